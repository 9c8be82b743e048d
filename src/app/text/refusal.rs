//! Refusals with their sentences.

use crate::explorer::FilterError;
use crate::lobby::{ActionError, InvalidName, LobbyRefusal};
use crate::opponents::{GuestName, OpponentError};
use crate::records::{NoReading, Readings};
use crate::rules::transcript::TranscriptError;
use crate::rules::{Notation, PlayError, TreeError};
use crate::store::StoreError;
use crate::words::{Sentence as _, complaints, explain, say, who};

/// Reason why something is not possible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// An illegal move.
    #[error("{}", explain(.0, *.1))]
    Play(PlayError, Notation),
    #[error("{}", say!("refusal-over"))]
    Over,
    /// The lobby refused a request.
    #[error("{}", lobby_refusal(.0))]
    Lobby(LobbyRefusal),
    /// Coach and engines are off during a rated game.
    #[error("{}", say!("refusal-assistance"))]
    NoAssistance,
    /// A game between people has no coach, but a review at its end.
    #[error("{}", say!("refusal-no-coach-here"))]
    NoCoachHere,
    /// Another player is to move.
    #[error("{}", turn(name, *waits_for_enter))]
    NotYourTurn {
        name: String,
        /// Whether Enter makes the player move.
        waits_for_enter: bool,
    },
    #[error("{}", say!("refusal-must-pass", who = who(*is_you), name = name))]
    MustPass { name: String, is_you: bool },
    /// The computer returned no legal move.
    #[error("{}", say!("refusal-no-move"))]
    NoMove,
    /// An internal error ended the coach's search.
    #[error("{}", say!("refusal-coach-failed"))]
    CoachFailed,
    /// The opponent of this name failed.
    #[error("{}", say!("refusal-opponent", name = .0, why = .1.sentence()))]
    Opponent(String, OpponentError),
    #[error("{}", say!("refusal-take-back"))]
    NothingToTakeBack,
    #[error("{}", say!("refusal-redo"))]
    NothingToReplay,
    /// The moves before a retry are fixed.
    #[error("{}", say!("refusal-before-retry"))]
    BeforeRetry,
    /// No game that a person could resign.
    #[error("{}", say!("refusal-no-resigning"))]
    NoResigning,
    /// No person plays here.
    #[error("{}", say!("refusal-no-typing"))]
    NoTyping,
    #[error("{}", say!("refusal-column", digit = *.0))]
    NoColumn(u8),
    #[error("{}", say!("refusal-no-number"))]
    NoNumber,
    #[error("{}", say!("refusal-name-idea"))]
    NameIdea,
    #[error("{}", say!("refusal-type-number"))]
    TypeNumber,
    /// A column without its row.
    #[error("{}", say!("refusal-half-move"))]
    HalfMove,
    #[error("{}", say!("refusal-row", digit = *.0))]
    NoRow(u8),
    #[error("{}", say!("refusal-square", text = .text, range = .range.as_str()))]
    NoSquare {
        text: String,
        /// The squares of the board, in words.
        range: String,
    },
    /// No engine is configured.
    #[error("{}", say!("refusal-no-engines"))]
    NoGuests,
    /// Quitting now would end the rush.
    #[error("{}", say!("refusal-rush"))]
    RushUnfinished,
    /// Quitting during a game whose clock runs on.
    #[error("{}", say!("refusal-clock-runs"))]
    ClockRuns,
    /// Quitting now would abandon running games.
    #[error("{}", say!("refusal-tournament"))]
    TournamentUnfinished,
    /// The board of this variant cannot be rotated.
    #[error("{}", say!("refusal-turn-board"))]
    NotTurned,
    /// The coach does not know the game.
    #[error("{}", say!("refusal-coach"))]
    NoCoach,
    /// The coach's reasons do not hold in this variant.
    #[error("{}", say!("refusal-coach-silent"))]
    CoachSilent,
    /// This engine's protocol cannot set up a board.
    #[error("{}", say!("refusal-guest-unsuited", name = .0.to_string()))]
    GuestUnsuited(GuestName),
    #[error("{}", say!("refusal-values"))]
    NoValues,
    #[error("{}", say!("refusal-no-people"))]
    NoPeople,
    #[error("{}", say!("refusal-review"))]
    NothingToReview,
    #[error("{}", say!("refusal-reviewed"))]
    NotReviewed,
    #[error("{}", say!("refusal-review-begun"))]
    ReviewBegun,
    #[error("{}", say!("refusal-explain"))]
    NothingToExplain,
    #[error("{}", say!("refusal-more"))]
    NothingMore,
    #[error("{}", say!("refusal-no-times"))]
    NoTimes,
    #[error("{}", say!("line-none"))]
    NoLine,
    #[error("{}", say!("refusal-mistake"))]
    NoMistake,
    #[error("{}", say!("refusal-over-here"))]
    OverHere,
    #[error("{}", say!("refusal-retry"))]
    NothingToRetry,
    #[error("{}", say!("refusal-export"))]
    NothingToExport,
    #[error("{}", say!("refusal-nothing-to-solve"))]
    NothingToSolve,
    /// The start cannot be deleted.
    #[error("{}", say!("refusal-nothing-to-delete"))]
    NothingToDelete,
    /// A text that is neither a move nor an opening.
    #[error("{}", say!("refusal-no-move-or-opening", text = .0))]
    NoMoveOrOpening(String),
    /// A link to the web page that opens nothing.
    #[error("{}", say!("refusal-no-link"))]
    NoLink,
    #[error("{}", say!("refusal-no-moves"))]
    NoMoves,
    /// Only the result of the daily puzzle can be copied.
    #[error("{}", say!("refusal-copy-puzzle"))]
    NothingToCopy,
    #[error("{}", say!("refusal-analysis"))]
    NoAnalysis,
    /// Typed moves that are not legal.
    #[error("{}", .0.sentence())]
    Moves(TranscriptError),
    #[error("{}", .0.sentence())]
    Tree(TreeError),
    #[error("{}", say!("refusal-not-in-line"))]
    NotInLine,
    #[error("{}", say!("refusal-qr"))]
    TooLongForQr,
    #[error("{}", say!("refusal-no-library"))]
    NoLibrary,
    #[error("{}", .0.sentence())]
    Filter(FilterError),
    /// The expected line is in the tree already.
    #[error("{}", say!("refusal-line-known"))]
    LineKnown,
    #[error("{}", say!("refusal-lines"))]
    TooManyLines,
    #[error("{}", say!("refusal-end-of-line"))]
    EndOfLine,
    #[error("{}", say!("refusal-variation"))]
    NoVariation,
    /// The start cannot be marked.
    #[error("{}", say!("refusal-mark"))]
    NothingToMark,
    #[error("{}", say!("refusal-undelete"))]
    NothingDeleted,
    #[error("{}", say!("refusal-no-import"))]
    NoImport,
    /// The keys of a visitor's ssh client could not be used.
    #[error("{}", say!("refusal-lost-key"))]
    LostKey,
    /// Pasted text that is not a record, with the reason.
    #[error("{}", say!("refusal-record", why = .0.sentence()))]
    NoRecord(NoReading),
    /// Pasted text of a known format without a readable game.
    #[error("{}", say!("refusal-pasted", kind = .0.kind.to_string(), why = first(&complaints(.0))))]
    NothingFound(Box<Readings>),
    #[error("{}", say!("refusal-not-saved", why = .0))]
    NotSaved(String),
    #[error("{}", say!("refusal-settings-not-saved", why = .0))]
    NotRemembered(String),
    /// There is no shell to suspend to.
    #[error("{}", say!("refusal-shell"))]
    NoShell,
    #[error("{}", say!("refusal-not-kept", why = .0.sentence()))]
    NotKept(StoreError),
    #[error("{}", .0.sentence())]
    Store(StoreError),
    /// A damaged library was renamed to this file name.
    #[error("{}", say!("refusal-set-aside", name = .0))]
    SetAside(String),
    /// Invalid entries in the settings file.
    #[error("{}", settings(file, complaints))]
    Settings { file: String, complaints: Vec<String> },
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

/// First complaint about a settings file, and the number of others.
fn settings(file: &str, complaints: &[String]) -> String {
    let first = first(complaints);
    match complaints.len() {
        0 | 1 => say!("refusal-settings", file = file, first = first),
        count => say!("refusal-settings-more", file = file, first = first, more = count - 1),
    }
}

/// Reason why the lobby refused a request.
fn lobby_refusal(refusal: &LobbyRefusal) -> String {
    match refusal {
        LobbyRefusal::Name(why @ (InvalidName::Form | InvalidName::Reserved)) => why.sentence(),
        LobbyRefusal::NameTaken => say!("lobby-name-taken"),
        LobbyRefusal::NoName => say!("lobby-no-name"),
        LobbyRefusal::GuestTerms => say!("lobby-guest-terms"),
        LobbyRefusal::Busy => say!("lobby-busy"),
        LobbyRefusal::TooManySeeks => say!("lobby-too-many-seeks"),
        LobbyRefusal::TooManyGames => say!("lobby-too-many-games"),
        LobbyRefusal::EnoughRated => say!("lobby-enough-rated"),
        LobbyRefusal::Muted => say!("lobby-operator-muted"),
        LobbyRefusal::OwnKey => say!("account-own-key"),
        LobbyRefusal::SeekGone => say!("lobby-seek-gone"),
        LobbyRefusal::NoGame => say!("lobby-no-game"),
        LobbyRefusal::NotYourGame => say!("lobby-not-your-game"),
        LobbyRefusal::NotHere => say!("lobby-not-here"),
        LobbyRefusal::Unavailable => say!("lobby-store-unavailable"),
        LobbyRefusal::NoSuchCode => say!("account-no-such-code"),
        LobbyRefusal::HasMore => say!("account-has-more"),
        LobbyRefusal::NoVacation => say!("account-no-vacation"),
        LobbyRefusal::Guest => say!("account-guest"),
        LobbyRefusal::HousePlays => say!("lobby-house-plays"),
        LobbyRefusal::TournamentFull => say!("lobby-tournament-full"),
        LobbyRefusal::Action(error) => match error {
            ActionError::Over => say!("refusal-over"),
            ActionError::NotYourTurn => say!("lobby-not-your-turn"),
            ActionError::Illegal(why) => explain(why, Notation::default()),
            ActionError::NoOffer => say!("lobby-no-offer"),
            ActionError::NothingToTakeBack => say!("refusal-take-back"),
            ActionError::NotAway => say!("lobby-not-away"),
            ActionError::HasTime => say!("lobby-has-time"),
        },
    }
}
