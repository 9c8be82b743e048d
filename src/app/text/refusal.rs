//! Refusals, each with its sentence.

use super::players::must_pass;
use crate::opponents::OpponentError;
use crate::records::Found;
use crate::rules::{Notation, PlayError};
use crate::store::StoreError;

/// The refusal: why something is not possible, without a full stop.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A move is against the rules; its square is named so.
    #[error("{}", .0.explain(*.1))]
    Play(PlayError, Notation),
    /// The game is over, and another can be started.
    #[error("the game is over (n: new game)")]
    Over,
    /// It is the turn of this player, who waits for Enter or does not.
    #[error("not your turn: {}", turn(name, *waits_for_enter))]
    NotYourTurn {
        /// Who is to move.
        name: String,
        /// Enter lets them.
        waits_for_enter: bool,
    },
    /// This player has to pass.
    #[error("{}: press Enter", must_pass(name, *is_you))]
    MustPass {
        /// Who has to pass.
        name: String,
        /// It is the player who reads this.
        is_you: bool,
    },
    /// The computer gave no legal move.
    #[error("the computer found no legal move: press Enter to ask again")]
    NoMove,
    /// The opponent of this name cannot play on.
    #[error("{0} gave no move ({1}): press Enter to ask again")]
    Opponent(String, OpponentError),
    /// No ply can be taken back.
    #[error("nothing to take back")]
    NothingToTakeBack,
    /// No ply was taken back.
    #[error("nothing to redo")]
    NothingToReplay,
    /// The game before a move that is tried again cannot be changed.
    #[error("earlier moves cannot change while you retry (v: back to the review)")]
    BeforeRetry,
    /// Nobody at the keyboard plays.
    #[error("nobody is playing from the keyboard")]
    NobodyTypes,
    /// A digit names no column.
    #[error("there is no column {0}: type 1 to 8 for a to h")]
    NoColumn(u8),
    /// A digit names no row.
    #[error("there is no row {0}: type 1 to 8")]
    NoRow(u8),
    /// A text names no square of this notation.
    #[error("{} is not a square: type {}", .0, .1.range())]
    NoSquare(String, Notation),
    /// The coach does not know the game.
    #[error("the coach only knows Reversi")]
    NoCoach,
    /// There is no move that could be reviewed.
    #[error("no moves to review yet")]
    NothingToReview,
    /// The game has to be reviewed first.
    #[error("review the game first (v)")]
    NotReviewed,
    /// The review has only begun.
    #[error("the review has only just started")]
    ReviewBegun,
    /// There is no mistake after this move.
    #[error("no more mistakes after this")]
    NoNextMistake,
    /// There is no mistake before this move.
    #[error("no mistakes before this")]
    NoPreviousMistake,
    /// The game that is looked through is over where it stands.
    #[error("the game is over here: step back first (Left)")]
    OverHere,
    /// There is no move yet to try again.
    #[error("step to a move first, then try another")]
    NothingToRetry,
    /// There is no game to export.
    #[error("no game to export")]
    NothingToExport,
    /// Nothing has been deleted.
    #[error("nothing to undo")]
    NothingDeleted,
    /// Pasted text is no record, and why.
    #[error("that isn't a game I can read: {0}")]
    NoRecord(String),
    /// Pasted text was recognised, but nothing in it can be read.
    #[error("pasted {}: {}", .0.kind, first(&.0.parsed.complaints))]
    NothingFound(Box<Found>),
    /// The game could not be saved, and why.
    #[error("could not save the game: {0}")]
    NotSaved(String),
    /// The settings could not be written, and why.
    #[error("could not save the settings: {0}")]
    NotRemembered(String),
    /// There is no shell to go back to.
    #[error("no shell to return to")]
    NoShell,
    /// Games are not kept, and why.
    #[error("game not saved: {0}")]
    NotKept(StoreError),
    /// The store could not do something, and why.
    #[error("{0}")]
    Store(StoreError),
    /// The file of the games was damaged: it has this name now.
    #[error("the game library was damaged and is now {0}")]
    SetAside(String),
    /// Something in the settings file means nothing: the first of these complaints.
    #[error("{file}, {}{}", first(complaints), more(complaints))]
    Settings {
        /// The name of the file.
        file: String,
        /// What is wrong, line by line; at least one.
        complaints: Vec<String>,
    },
}

fn turn(name: &str, waits_for_enter: bool) -> String {
    if waits_for_enter {
        format!("press Enter to let {name} move")
    } else {
        format!("{name} is to move")
    }
}

fn first(complaints: &[String]) -> &str {
    complaints.first().map_or("", String::as_str)
}

/// How many complaints there are besides the first.
fn more(complaints: &[String]) -> String {
    match complaints.len() {
        0 | 1 => String::new(),
        count => format!(" (and {} more)", count - 1),
    }
}
