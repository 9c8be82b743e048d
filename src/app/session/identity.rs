//! The identity of a game: its place in this run and in the store, and the details of its record.

use crate::app::session::game_lines::GameLines;
use crate::app::session::series_score::SeriesScore;
use crate::records::{PlayerName, Record};
use crate::rules::{Forfeit, Square};
use crate::store::{GameId, RequestId, Slot};
use std::time::Duration;

/// Identity of a game in this run and in the store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Identity {
    /// Slot under which this run saves the game; `None` before the first save.
    pub slot: Option<Slot>,
    /// Number in the store, once known.
    pub id: Option<GameId>,
    /// Revision in the store as last loaded or saved; 0 before the first save.
    pub revision: i64,
    /// Request of the running import; its answer brings the game's number and its stored lines.
    pub(in crate::app) taken_in: Option<RequestId>,
    /// Date of play, if the store knows it.
    pub date: String,
    /// Names of the players, empty for the usual ones.
    pub names: [String; 2],
    /// Details of an imported record.
    pub about: Option<About>,
    /// Variations, comments and marks, if any.
    pub lines: Option<GameLines>,
    pub earlier: SeriesScore,
    /// State at the last save.
    pub(in crate::app) kept: Option<GameState>,
    /// Squares of the copied game (`None` for a pass); empty without one. The copy is saved once it has plies of
    /// its own.
    pub(in crate::app) copied: Vec<Option<Square>>,
}

/// State of a game at a save, to detect changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct GameState {
    /// Plies played, and plies taken back.
    pub plies: [usize; 2],
    pub forfeit: Option<Forfeit>,
    /// Time used by both sides.
    pub used: [Duration; 2],
}

/// Details of a record besides its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    pub players: [PlayerName; 2],
    pub date: String,
    pub place: String,
    /// Stated result, Black's discs less White's.
    pub stated: Option<i32>,
}

impl Identity {
    /// Whether this run or the library keeps the game.
    pub(in crate::app) fn is_kept(&self) -> bool {
        self.id.is_some() || self.slot.is_some() || self.taken_in.is_some()
    }

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
