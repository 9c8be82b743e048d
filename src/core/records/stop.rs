//! Reasons for which a text is read to no end, each with its place and what stands there.

use super::board::BoardError;
use super::json_tree::TreeJsonError;
use crate::rules::transcript::TranscriptError;
use crate::rules::{Color, MAX_COMMENT, PlayError, Square, TreeError, Variant};

/// Reason for which a reading ends early.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum StopReason {
    #[error(transparent)]
    Ggf(#[from] GgfError),
    #[error(transparent)]
    Sgf(#[from] SgfError),
    #[error(transparent)]
    Pgn(#[from] PgnError),
    #[error(transparent)]
    Json(#[from] JsonError),
    #[error(transparent)]
    Site(#[from] SiteError),
    #[error(transparent)]
    Text(#[from] TextError),
    #[error(transparent)]
    Obf(#[from] ObfError),
    #[error(transparent)]
    Wthor(#[from] GameError),
    #[error(transparent)]
    Grid(#[from] GridError),
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Error of an invalid transcript.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum TextError {
    #[error(transparent)]
    Board(#[from] BoardError),
    #[error(transparent)]
    Moves(#[from] TranscriptError),
}

/// Error of an invalid grid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum GridError {
    #[error("number {0} stands twice")]
    Twice(u32),
    #[error("number {0} is missing")]
    Missing(u32),
    #[error(transparent)]
    Moves(#[from] TextError),
}

/// Error of an invalid row.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum TableError {
    #[error("it has no moves")]
    NoMoves,
    #[error(transparent)]
    Moves(#[from] TextError),
}

/// Error of an invalid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum SiteError {
    #[error("it is cut short")]
    CutShort,
    #[error("it has no moves")]
    NoMoves,
    /// Another game of that server.
    #[error("it is a game of {0}, not of reversi1")]
    OtherGame(String),
    #[error(transparent)]
    Moves(#[from] TextError),
}

/// Error of an invalid object.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum JsonError {
    /// Not JSON, or another object.
    #[error("it is not a game in JSON: {0}")]
    NoRecord(String),
    #[error("unknown game '{0}': {known}", known = Variant::ALL.iter().map(|it| it.key).collect::<Vec<_>>().join(", "))]
    OtherGame(String),
    #[error("its start: {0}")]
    Board(#[from] BoardError),
    #[error(transparent)]
    Moves(#[from] TranscriptError),
    #[error(transparent)]
    Tree(#[from] TreeJsonError),
}

/// Error of a move of PGN or GGF.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum MoveError {
    #[error("move {number}: '{text}' is neither a square nor PA")]
    NotAMove {
        /// Number among the moves of the game, from 1, passes included.
        number: usize,
        text: String,
    },
    #[error("move {number} ({text}) is illegal: {reason}")]
    Refused {
        /// Number among the moves of the game, from 1, passes included.
        number: usize,
        text: String,
        reason: PlayError,
    },
}

/// Error of an invalid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PgnError {
    #[error(transparent)]
    Move(#[from] MoveError),
    /// A comment or a variation has no end.
    #[error("it is cut short")]
    CutShort,
}

/// Error of an invalid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum GgfError {
    #[error("it is cut short")]
    CutShort,
    #[error("it is a game of {0}, not of Othello")]
    OtherGame(String),
    /// Another board size or other rules.
    #[error("unknown type '{0}': 8, 8a, 6 and 4 are known, with s, r, k, b or w")]
    OtherType(String),
    #[error("its start BO: {0}")]
    Board(#[from] BoardError),
    #[error(transparent)]
    Move(#[from] MoveError),
    /// A side moves twice.
    #[error("move {number} is {side}'s, who is not to move")]
    WrongSide {
        /// Number among the game's moves, from 1, passes included.
        number: usize,
        side: Color,
    },
}

/// Error of an invalid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum SgfError {
    #[error("it is cut short")]
    CutShort,
    #[error("there is nothing between its parentheses")]
    Empty,
    #[error("it is game number {0} of SGF; Othello is number 2")]
    OtherGame(String),
    #[error("its board size is {0}: only 8, 6 and 4 are supported")]
    OtherSize(String),
    #[error("line {line}: '{text}' is not a square")]
    NotASquare {
        /// From 1.
        line: usize,
        text: String,
    },
    /// Discs of both sides on one square.
    #[error("its start has two discs on {0}")]
    TwoDiscs(Square),
    /// Discs set after the start.
    #[error("line {line}: discs are set after the first move")]
    SetUpLater {
        /// From 1.
        line: usize,
    },
    /// Illegal, or too many plies.
    #[error("line {line}: {text} is refused: {reason}")]
    Refused {
        /// From 1.
        line: usize,
        text: String,
        reason: TreeError,
    },
    #[error("line {line}: only the first {max_comment} characters of the comment are kept", max_comment = MAX_COMMENT)]
    LongComment {
        /// From 1.
        line: usize,
    },
    /// A side moves twice.
    #[error("line {line}: {text} is {side}'s move, but it isn't {side}'s turn")]
    WrongSide {
        /// From 1.
        line: usize,
        text: String,
        side: Color,
    },
}

/// Error of an invalid line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ObfError {
    #[error(transparent)]
    Board(#[from] BoardError),
    #[error("{0:?} is not a score between -64 and +64")]
    NotAScore(String),
}

/// Error of an invalid file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum WthorError {
    #[error("too short for a WTHOR file")]
    TooShort,
    /// Length different from the header's.
    #[error("its header promises {promised} records of {size} bytes, but {found} bytes follow")]
    OtherLength {
        promised: u64,
        size: usize,
        /// Bytes after the header.
        found: usize,
    },
    #[error("its board has {0} rows: only 8 are known")]
    OtherBoard(u8),
    /// Solitaires: problems, not games.
    #[error("it contains problems (solitaires), not games")]
    Solitaires,
}

/// Error of an invalid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum GameError {
    #[error("move {number} is {byte}, which is no square: 10 times the row and the column")]
    NotASquare {
        /// From 1.
        number: usize,
        byte: u8,
    },
    #[error("move {number} ({square}) is illegal: {reason}")]
    Refused {
        /// From 1.
        number: usize,
        square: Square,
        reason: PlayError,
    },
    #[error("its {0} discs of Black are more than 64")]
    TooManyDiscs(u8),
}

impl From<BoardError> for StopReason {
    fn from(error: BoardError) -> Self {
        Self::Text(error.into())
    }
}
