//! Finished games of the day, and the race for the puzzle of the day.

use super::{LobbyServer, Member, MemberId, Pending};
use crate::lobby::account::AccountId;
use crate::lobby::lobby_view::{FinishedRow, RaceView};
use crate::lobby::moment::DAY;
use crate::lobby::people_store::{PeopleAnswer, PeopleNotice, PeopleRequest};
use crate::lobby::shared_game::SharedGame;
use crate::records::{PlayerName, Record};
use crate::rules::Color;
use std::cmp::Reverse;
use std::sync::Arc;
use std::time::Duration;

/// Finished games in the lobby, and those of the reader.
const SHOWN: usize = 5;
const OWN_SHOWN: usize = 3;
/// Moves from which on a game is worth a replay.
const FEWEST_MOVES: usize = 20;
/// Times for a puzzle that are possible: a person reads the board first.
const POSSIBLE: std::ops::RangeInclusive<Duration> =
    Duration::from_secs(1)..=Duration::from_hours(24);

impl LobbyServer {
    /// Asks for games and race of the day, if they are unknown or of an earlier day.
    pub(super) fn refresh_day(&mut self) {
        let day = self.now.day();
        if self.day.number.replace(day) == Some(day) {
            return;
        }
        self.query(Pending::Finished, PeopleRequest::Finished);
        self.query(Pending::Race, PeopleRequest::Race(day));
    }

    /// Lets games and race of the day be asked for again, before the lists are shown next.
    pub(super) fn note_stale_day(&mut self) {
        self.day.number = None;
        self.has_changed = true;
    }

    pub(super) fn on_day(&mut self, pending: &Pending, answer: PeopleAnswer) {
        match (pending, answer) {
            (Pending::Finished, PeopleAnswer::Games(games)) => self.day.finished = games,
            (Pending::Race, PeopleAnswer::Race(race)) => self.day.race = race,
            _ => return,
        }
        self.has_changed = true;
    }

    /// Notes that a session has solved the puzzle of a day, unless the day is over.
    pub(super) fn note_solved(&mut self, member: MemberId, day: i64, time: Duration) {
        let Some(account) = self.account_of(member).map(|account| account.id) else { return };
        if day != self.now.day() || !POSSIBLE.contains(&time) {
            return;
        }
        self.query(Pending::Race, PeopleRequest::Solved { day, account, time });
        self.notify(PeopleNotice::Solved);
    }

    /// Games of the day that are most worth a replay.
    pub(super) fn finished(&self) -> Vec<FinishedRow> {
        let now = self.now.unix;
        let is_shown = |game: &&SharedGame| {
            let is_whole = game.game.moves_played() >= FEWEST_MOVES && game.score().is_some();
            let is_live = game.terms.pace.is_live();
            is_live && is_whole && game.moved > now - DAY && !self.is_exhibition(game)
        };
        let mut games: Vec<&SharedGame> = self.day.finished.iter().filter(is_shown).collect();
        games.sort_by_cached_key(|game| Reverse((self.worth(game), game.number)));
        games.into_iter().take(SHOWN).map(|game| finished_row(game, None)).collect()
    }

    /// The latest games of an account: who comes back reads how a game has ended.
    pub(super) fn own_finished_of(&self, account: AccountId) -> Vec<FinishedRow> {
        let now = self.now.unix;
        let is_shown = |game: &&SharedGame| game.score().is_some() && game.moved > now - DAY;
        let games = self.day.finished.iter().filter(is_shown);
        let games = games.filter_map(|game| Some((game, game.side_of(account)?)));
        let rows = games.take(OWN_SHOWN);
        rows.map(|(game, side)| finished_row(game, Some(side))).collect()
    }

    /// The race as a session sees it.
    pub(super) fn race_for(&self, member: &Member) -> RaceView {
        let own: AccountId = member.account.id;
        let best = self.day.race.first().map(|row| (row.name.clone(), row.time));
        RaceView { solved: self.day.race.len(), best, own: self.day.place_of(own) }
    }
}

fn finished_row(game: &SharedGame, side: Option<Color>) -> FinishedRow {
    let players = Color::BOTH.map(|side| PlayerName::named(&game.player(side).name));
    let record = Record { players, ..Record::of(game.game.clone()) };
    FinishedRow { game: game.number, terms: game.terms, record: Arc::new(record), side }
}
