//! Refusals, each with its sentence.

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
    #[error("the game is over: n starts another")]
    Over,
    /// It is the turn of this player, who waits for Enter or does not.
    #[error("it is not your turn: {}", turn(name, *waits_for_enter))]
    NotYourTurn {
        /// Who is to move.
        name: String,
        /// Enter lets them.
        waits_for_enter: bool,
    },
    /// This player has to pass.
    #[error("{0} cannot move: Enter passes")]
    MustPass(String),
    /// The computer gave no legal move.
    #[error("the computer gave no legal move: Enter asks again")]
    NoMove,
    /// The opponent of this name cannot play on.
    #[error("{0} has no move, {1}: Enter asks again")]
    Opponent(String, OpponentError),
    /// No ply can be taken back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// No ply was taken back.
    #[error("there is nothing to replay")]
    NothingToReplay,
    /// The game before a move that is tried again cannot be changed.
    #[error("the game before the move to be tried stays as it was: v leads back")]
    BeforeRetry,
    /// Nobody at the keyboard plays.
    #[error("nobody at the keyboard plays this game")]
    NobodyTypes,
    /// A digit names no column.
    #[error("{0} is no column: type 1 to 8, for a to h")]
    NoColumn(u8),
    /// A digit names no row.
    #[error("{0} is no row: type 1 to 8")]
    NoRow(u8),
    /// A text names no square of this notation.
    #[error("{} is no square: type {}", .0, .1.range())]
    NoSquare(String, Notation),
    /// The coach does not know the game.
    #[error("the coach knows Reversi, not tic-tac-toe")]
    NoCoach,
    /// There is no move that could be reviewed.
    #[error("there is no move to review yet")]
    NothingToReview,
    /// The game has to be reviewed first.
    #[error("v reviews the game first")]
    NotReviewed,
    /// The review has only begun.
    #[error("the coach has only begun to look at the game")]
    ReviewBegun,
    /// There is no mistake after this move.
    #[error("no mistake after this")]
    NoNextMistake,
    /// There is no mistake before this move.
    #[error("no mistake before this")]
    NoPreviousMistake,
    /// The game that is looked through is over where it stands.
    #[error("the game is over here: step back with Left first")]
    OverHere,
    /// There is no move yet to try again.
    #[error("step to a move first: that one is tried again")]
    NothingToRetry,
    /// There is no game to export.
    #[error("there is no game to take along")]
    NothingToExport,
    /// Nothing has been deleted.
    #[error("nothing has been deleted here")]
    NothingDeleted,
    /// Pasted text is no record, and why.
    #[error("pasted text is no record: {0}")]
    NoRecord(String),
    /// Pasted text was recognised, but nothing in it can be read.
    #[error("pasted {}: {}", .0.kind, first(&.0.parsed.complaints))]
    NothingFound(Box<Found>),
    /// The game could not be saved, and why.
    #[error("it cannot be saved: {0}")]
    NotSaved(String),
    /// The settings could not be written, and why.
    #[error("the settings cannot be written: {0}")]
    NotRemembered(String),
    /// There is no shell to go back to.
    #[error("there is no shell here to go back to")]
    NoShell,
    /// Games are not kept, and why.
    #[error("not kept: {0}")]
    NotKept(StoreError),
    /// The store could not do something, and why.
    #[error("{0}")]
    Store(StoreError),
    /// The file of the games was damaged: it has this name now.
    #[error("the file of the games was damaged: it is {0} now")]
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
    if waits_for_enter { format!("Enter lets {name} move") } else { format!("{name} is to move") }
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
