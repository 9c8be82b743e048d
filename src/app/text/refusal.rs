//! Refusals, each with its sentence.

use crate::explorer::FilterError;
use crate::opponents::{GuestName, OpponentError};
use crate::records::Found;
use crate::rules::transcript::TranscriptError;
use crate::rules::{Notation, PlayError, TreeError};
use crate::store::StoreError;
use crate::words::{say, who};

/// The refusal: why something is not possible, without a full stop.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A move is against the rules; its square is named so.
    #[error("{}", .0.explain(*.1))]
    Play(PlayError, Notation),
    /// The game is over, and another can be started.
    #[error("{}", say!("refusal-over"))]
    Over,
    /// It is the turn of this player, who waits for Enter or does not.
    #[error("{}", turn(name, *waits_for_enter))]
    NotYourTurn {
        /// Who is to move.
        name: String,
        /// Enter lets them.
        waits_for_enter: bool,
    },
    /// This player has to pass.
    #[error("{}", say!("refusal-must-pass", who = who(*is_you), name = name))]
    MustPass {
        /// Who has to pass.
        name: String,
        /// It is the player who reads this.
        is_you: bool,
    },
    /// The computer gave no legal move.
    #[error("{}", say!("refusal-no-move"))]
    NoMove,
    /// A fault of ours ended the coach's work.
    #[error("{}", say!("refusal-coach-failed"))]
    CoachFailed,
    /// The opponent of this name cannot play on.
    #[error("{}", say!("refusal-opponent", name = .0, why = .1.to_string()))]
    Opponent(String, OpponentError),
    /// No ply can be taken back.
    #[error("{}", say!("refusal-take-back"))]
    NothingToTakeBack,
    /// No ply was taken back.
    #[error("{}", say!("refusal-redo"))]
    NothingToReplay,
    /// The game before a move that is tried again cannot be changed.
    #[error("{}", say!("refusal-before-retry"))]
    BeforeRetry,
    /// Nobody at the keyboard plays.
    #[error("{}", say!("refusal-nobody"))]
    NobodyTypes,
    /// A digit names no column.
    #[error("{}", say!("refusal-column", digit = *.0))]
    NoColumn(u8),
    /// No number is asked for.
    #[error("{}", say!("refusal-no-number"))]
    NoNumber,
    /// An idea is to be chosen by its number.
    #[error("{}", say!("refusal-name-idea"))]
    NameIdea,
    /// A number is asked for, and none was typed.
    #[error("{}", say!("refusal-type-number"))]
    TypeNumber,
    /// A column was typed, and no row.
    #[error("{}", say!("refusal-half-move"))]
    HalfMove,
    /// A digit names no row.
    #[error("{}", say!("refusal-row", digit = *.0))]
    NoRow(u8),
    /// A text names no square of those that there are.
    #[error("{}", say!("refusal-square", text = .text, range = .range.as_str()))]
    NoSquare {
        /// What was typed.
        text: String,
        /// The squares that there are, in words.
        range: String,
    },
    /// The settings name no program.
    #[error("{}", say!("refusal-no-engines"))]
    NoGuests,
    /// Whoever leaves now ends games that are under way.
    #[error("{}", say!("refusal-tournament"))]
    TournamentUnfinished,
    /// A board whose squares are known by their place.
    #[error("{}", say!("refusal-turn-board"))]
    NotTurned,
    /// The coach does not know the game.
    #[error("{}", say!("refusal-coach"))]
    NoCoach,
    /// The coach's reasons do not hold in the game.
    #[error("{}", say!("refusal-coach-silent"))]
    CoachSilent,
    /// This guest's protocol has no words for a board of its own.
    #[error("{}", say!("refusal-guest-unsuited", name = .0.to_string()))]
    GuestUnsuited(GuestName),
    /// Squares have no values in this game.
    #[error("{}", say!("refusal-values"))]
    NoValues,
    /// There is no move that could be reviewed.
    #[error("{}", say!("refusal-review"))]
    NothingToReview,
    /// The game has to be reviewed first.
    #[error("{}", say!("refusal-reviewed"))]
    NotReviewed,
    /// The review has only begun.
    #[error("{}", say!("refusal-review-begun"))]
    ReviewBegun,
    /// The coach has given no reason yet that could be told in detail.
    #[error("{}", say!("refusal-explain"))]
    NothingToExplain,
    /// The review has said everything.
    #[error("{}", say!("refusal-more"))]
    NothingMore,
    /// Nobody has measured how long the moves took.
    #[error("{}", say!("refusal-no-times"))]
    NoTimes,
    /// No line is expected here.
    #[error("{}", say!("line-none"))]
    NoLine,
    /// The review has found no mistake.
    #[error("{}", say!("refusal-mistake"))]
    NoMistake,
    /// The game that is looked through is over where it stands.
    #[error("{}", say!("refusal-over-here"))]
    OverHere,
    /// There is no move yet to try again.
    #[error("{}", say!("refusal-retry"))]
    NothingToRetry,
    /// There is no game to export.
    #[error("{}", say!("refusal-export"))]
    NothingToExport,
    /// There is nothing to play or to solve.
    #[error("{}", say!("refusal-nobody-can-move"))]
    NobodyCanMove,
    /// The start is no move.
    #[error("{}", say!("refusal-nothing-to-delete"))]
    NothingToDelete,
    /// What was typed is none of what may be.
    #[error("{}", say!("refusal-no-move-or-opening", text = .0))]
    NoMoveOrOpening(String),
    /// The game has no moves yet.
    #[error("{}", say!("refusal-no-moves"))]
    NoMoves,
    /// Only the daily puzzle has a result to be copied.
    #[error("{}", say!("refusal-copy-puzzle"))]
    NothingToCopy,
    /// The game has no variations to analyse.
    #[error("{}", say!("refusal-analysis"))]
    NoAnalysis,
    /// Moves that were typed cannot all be played.
    #[error("{0}")]
    Moves(TranscriptError),
    /// The tree of an analysis cannot be changed so.
    #[error("{0}")]
    Tree(TreeError),
    /// The move is not the one to be remembered.
    #[error("{}", say!("refusal-not-in-line"))]
    NotInLine,
    /// More text than a QR code holds.
    #[error("{}", say!("refusal-qr"))]
    TooLongForQr,
    /// No games are kept that could be asked.
    #[error("{}", say!("refusal-no-library"))]
    NoLibrary,
    /// A word that says nothing of which games count.
    #[error("{0}")]
    Filter(FilterError),
    /// The expected line is in the tree.
    #[error("{}", say!("refusal-line-known"))]
    LineKnown,
    /// More lines are asked for than are shown.
    #[error("{}", say!("refusal-lines"))]
    TooManyLines,
    /// Nothing follows.
    #[error("{}", say!("refusal-end-of-line"))]
    EndOfLine,
    /// The move has no alternative.
    #[error("{}", say!("refusal-variation"))]
    NoVariation,
    /// The start of a game cannot be marked.
    #[error("{}", say!("refusal-mark"))]
    NothingToMark,
    /// Nothing has been deleted.
    #[error("{}", say!("refusal-undelete"))]
    NothingDeleted,
    /// Pasted text is no record, and why.
    #[error("{}", say!("refusal-record", why = .0))]
    NoRecord(String),
    /// Pasted text was recognised, but nothing in it can be read.
    #[error("{}", say!("refusal-pasted", kind = .0.kind.to_string(), why = first(&.0.parsed.complaints)))]
    NothingFound(Box<Found>),
    /// The game could not be saved, and why.
    #[error("{}", say!("refusal-not-saved", why = .0))]
    NotSaved(String),
    /// The settings could not be written, and why.
    #[error("{}", say!("refusal-settings-not-saved", why = .0))]
    NotRemembered(String),
    /// There is no shell to go back to.
    #[error("{}", say!("refusal-shell"))]
    NoShell,
    /// Games are not kept, and why.
    #[error("{}", say!("refusal-not-kept", why = .0.to_string()))]
    NotKept(StoreError),
    /// The store could not do something, and why.
    #[error("{0}")]
    Store(StoreError),
    /// The file of the games was damaged: it has this name now.
    #[error("{}", say!("refusal-set-aside", name = .0))]
    SetAside(String),
    /// Something in the settings file means nothing: the first of these complaints.
    #[error("{}", settings(file, complaints))]
    Settings {
        /// The name of the file.
        file: String,
        /// What is wrong, line by line; at least one.
        complaints: Vec<String>,
    },
}

fn turn(name: &str, waits_for_enter: bool) -> String {
    if waits_for_enter {
        say!("refusal-turn-enter", name = name)
    } else {
        say!("refusal-turn", name = name)
    }
}

fn first(complaints: &[String]) -> &str {
    complaints.first().map_or("", String::as_str)
}

/// The first complaint about a settings file, and how many more there are.
fn settings(file: &str, complaints: &[String]) -> String {
    let first = first(complaints);
    match complaints.len() {
        0 | 1 => say!("refusal-settings", file = file, first = first),
        count => say!("refusal-settings-more", file = file, first = first, more = count - 1),
    }
}
