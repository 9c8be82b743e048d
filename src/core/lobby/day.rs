//! Day of a lobby: its finished games, and the race for the puzzle of the day.

use super::account::AccountId;
use super::moment::DAY;
use super::shared_game::SharedGame;
use std::time::Duration;

/// Finished games that are kept: the latest.
const MOST_GAMES: usize = 100;

/// An account's time for the puzzle of a day, without a miss and without help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceRow {
    pub account: AccountId,
    pub name: String,
    pub time: Duration,
}

/// Knowledge of the day, as of the last query, with what has happened here since.
#[derive(Debug, Default)]
pub(super) struct LobbyDay {
    /// Number of the day of `race`, by UTC, from 1970-01-01; `None` before the first query, and when something has
    /// changed elsewhere.
    pub number: Option<i64>,
    /// Games that have ended, the last one first; those by correspondence only since the begin of this server.
    pub finished: Vec<SharedGame>,
    /// Times of the day, the shortest first.
    pub race: Vec<RaceRow>,
}

impl LobbyDay {
    /// Notes a game that has ended. Older ones make room.
    pub fn note_end(&mut self, game: SharedGame, now: i64) {
        self.finished.retain(|other| other.number != game.number && other.moved > now - DAY);
        self.finished.insert(0, game);
        self.finished.truncate(MOST_GAMES);
    }

    /// Place of an account in the race, from 1, with its time.
    pub fn place_of(&self, account: AccountId) -> Option<(usize, Duration)> {
        let at = self.race.iter().position(|row| row.account == account)?;
        Some((at + 1, self.race[at].time))
    }
}
