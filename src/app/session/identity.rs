//! The identity of a game: its place in this run and in the store, and the details of its record.

use crate::app::session::game_lines::GameLines;
use crate::app::session::series_score::SeriesScore;
use crate::records::Record;
use crate::rules::{Forfeit, Square};
use crate::store::{GameId, RequestId, Slot};
use std::time::Duration;

/// The identity of a game: what tells it from others, and how it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Identity {
    /// Tells it apart from the other games of this run, once it is kept.
    pub slot: Option<Slot>,
    /// Its number in the store, once that is known.
    pub id: Option<GameId>,
    /// Its revision in the store as loaded or saved last; 0 before the first time.
    pub revision: i64,
    /// The request by which it is being taken into the store: its number is still to come, and with it the lines that
    /// are kept of the game.
    pub(in crate::app) taken_in: Option<RequestId>,
    /// When it was played, where the store says so.
    pub date: String,
    /// What the people at it are called, where not by the usual names.
    pub names: [String; 2],
    /// What its record says, where it was not played here.
    pub about: Option<About>,
    /// Its variations, comments and marks, where there are any.
    pub lines: Option<GameLines>,
    /// How the same players' games before this one ended.
    pub earlier: SeriesScore,
    /// How it stood when it was kept last.
    pub(in crate::app) kept: Option<GameState>,
    /// The squares of a game that is there already: as long as only these are played, it is that game, and
    /// not to be kept once more.
    pub(in crate::app) copied: Vec<Option<Square>>,
}

/// The state of a game when it was kept: what is compared to see whether it has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct GameState {
    /// Plies played and taken back.
    pub plies: [usize; 2],
    /// Who had lost it without playing to the end.
    pub forfeit: Option<Forfeit>,
    /// The time that both sides had used.
    pub used: [Duration; 2],
}

/// The details of a game's record: what it says beside the moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The names of Black's and White's player.
    pub players: [String; 2],
    /// When it was played.
    pub date: String,
    /// Where.
    pub place: String,
    /// The result that the record states, Black's discs less White's.
    pub stated: Option<i32>,
}

impl Identity {
    /// Whether both are the same game of this run or of the library.
    pub(in crate::app) fn is_same_game(&self, other: &Self) -> bool {
        self.id.is_some() && self.id == other.id
            || self.slot.is_some() && self.slot == other.slot
            || self.taken_in.is_some() && self.taken_in == other.taken_in
    }
}

impl From<&Record> for About {
    fn from(record: &Record) -> Self {
        Self {
            players: record.players.clone(),
            date: record.date.clone(),
            place: record.place.clone(),
            stated: record.stated,
        }
    }
}
