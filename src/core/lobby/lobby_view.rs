//! Rows of the lobby, as a session shows them.

use super::account::AccountId;
use super::seek::SeekId;
use super::shared_game::{OfferKind, SharedGameNumber};
use super::terms::GameTerms;
use crate::club::GameNumber;
use crate::records::Record;
use crate::rules::Color;
use std::sync::Arc;
use std::time::Duration;

/// A person in the lobby.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonRow {
    pub account: AccountId,
    pub name: String,
    /// `None` for guests.
    pub rating: Option<(i32, bool)>,
    pub is_playing: bool,
    /// Whether the reader has muted them.
    pub is_muted: bool,
    pub is_you: bool,
}

/// An open seek, or a challenge to the reader.
#[derive(Clone, Debug, PartialEq)]
pub struct SeekRow {
    pub seek: SeekId,
    pub name: String,
    pub rating: Option<(i32, bool)>,
    pub terms: GameTerms,
    pub is_yours: bool,
    /// Name of the person whom the reader challenges with it, as far as it is known here.
    pub to: Option<String>,
    /// Whether only the reader may accept it.
    pub is_challenge: bool,
}

/// A running game of others.
#[derive(Clone, Debug, PartialEq)]
pub struct RunningRow {
    pub game: SharedGameNumber,
    pub names: [String; 2],
    pub terms: GameTerms,
    pub moves: usize,
    /// Whether both players are there.
    pub is_attended: bool,
}

/// A finished game of the day.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedRow {
    pub game: SharedGameNumber,
    pub terms: GameTerms,
    /// The game with its players.
    pub record: Arc<Record>,
    /// Side of the reader in one of their own games.
    pub side: Option<Color>,
}

/// The race for the puzzle of the day, as one session sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RaceView {
    /// Number of accounts that have solved it at once and without help.
    pub solved: usize,
    /// Name and time of the fastest.
    pub best: Option<(String, Duration)>,
    /// Place of the reader, from 1, and time.
    pub own: Option<(usize, Duration)>,
}

/// An unfinished game of the reader.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnGameRow {
    pub game: SharedGameNumber,
    pub opponent: String,
    pub side: Color,
    pub terms: GameTerms,
    pub moves: usize,
    pub is_your_turn: bool,
    /// Open offer of the opponent.
    pub offer: Option<OfferKind>,
    /// Time that the side to move has left, by correspondence.
    pub left: Option<Duration>,
    /// Whether the opponent is on vacation.
    pub is_opponent_away: bool,
}

/// Vacation of the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VacationView {
    /// Time until the present vacation ends.
    pub ends_in: Option<Duration>,
    /// Days that can be taken.
    pub days_left: u8,
}

/// A game of the tournament that the reader can begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRow {
    pub number: GameNumber,
    pub opponent: String,
    /// Side of the reader.
    pub side: Color,
    /// Whether the opponent is here, and whether they wait for the game.
    pub is_here: bool,
    pub waits: bool,
    /// Whether the reader waits for the game.
    pub is_ready: bool,
}

/// The tournament as the reader sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentView {
    pub name: String,
    /// Present round from 1, and the number of rounds.
    pub round: [u32; 2],
    pub games: Vec<TournamentRow>,
    /// Name of the winner, once it is over.
    pub winner: Option<String>,
}

/// The weekly tournament that is next, as one session sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeeklyView {
    pub name: String,
    /// Unix time in milliseconds of its begin.
    pub begins: i64,
    /// Number of accounts that have signed up.
    pub players: usize,
    /// Whether the reader has signed up.
    pub is_in: bool,
}

/// A key of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyRow {
    /// `SHA256:...` of an ssh key, `web:...` of a browser.
    pub fingerprint: String,
    /// Unix time in milliseconds of its last login; `None` before these were noted.
    pub used: Option<i64>,
    /// Whether the reader's session uses it.
    pub is_yours: bool,
}

/// A place of the ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderRow {
    pub name: String,
    pub rating: i32,
    pub games: u32,
}

/// The lobby as one session sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LobbyView {
    /// Name of the reader.
    pub name: String,
    /// Whether the reader may choose a name.
    pub may_choose_name: bool,
    /// Rating of the reader at one sitting, and whether it is provisional; `None` for guests.
    pub rating: Option<(i32, bool)>,
    /// The same for games by correspondence.
    pub correspondence: Option<(i32, bool)>,
    pub own_games: Vec<OwnGameRow>,
    /// The latest games of the reader that have ended within a day, the last one first.
    pub own_finished: Vec<FinishedRow>,
    pub tournament: Option<TournamentView>,
    pub weekly: Option<WeeklyView>,
    pub seeks: Vec<SeekRow>,
    /// Games of others at one sitting, the one most worth watching first.
    pub running: Vec<RunningRow>,
    /// Finished games of the day, the one most worth a replay first.
    pub finished: Vec<FinishedRow>,
    pub race: RaceView,
    pub people: Vec<PersonRow>,
    /// `None` for guests.
    pub vacation: Option<VacationView>,
    /// Whether the database does not answer.
    pub is_cut_off: bool,
    /// Whether no other person is here.
    pub is_alone: bool,
    /// Strength of the house's player for the reader; `None` without a house.
    pub house: Option<u16>,
}

impl LobbyView {
    /// Number of games in which the reader is to move.
    pub fn turns(&self) -> usize {
        self.own_games.iter().filter(|row| row.is_your_turn).count()
    }
}
