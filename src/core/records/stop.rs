//! Reasons for which a text is read to no end, each with its place and what stands there.

use super::board::BoardError;
use super::json_tree::TreeJsonError;
use crate::rules::transcript::TranscriptError;
use crate::rules::{Color, MAX_COMMENT, PlayError, Square, TreeError, Variant};
use crate::words::say;

/// Reason for which a reading ends early.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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
pub enum TextError {
    #[error(transparent)]
    Board(#[from] BoardError),
    #[error(transparent)]
    Moves(#[from] TranscriptError),
}

/// Error of an invalid grid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GridError {
    #[error("{}", say!("error-grid-twice", number = *.0))]
    Twice(u32),
    #[error("{}", say!("error-grid-missing", number = *.0))]
    Missing(u32),
    #[error(transparent)]
    Moves(#[from] TextError),
}

/// Error of an invalid row.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    #[error("{}", say!("error-table-moves"))]
    NoMoves,
    #[error(transparent)]
    Moves(#[from] TextError),
}

/// Error of an invalid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SiteError {
    #[error("{}", say!("error-site-cut-short"))]
    CutShort,
    #[error("{}", say!("error-site-no-moves"))]
    NoMoves,
    /// Another game of that server.
    #[error("{}", say!("error-site-other-game", value = .0))]
    OtherGame(String),
    #[error(transparent)]
    Moves(#[from] TextError),
}

/// Error of an invalid object.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JsonError {
    /// Not JSON, or another object.
    #[error("{}", say!("error-json-no-record", value = .0))]
    NoRecord(String),
    #[error("{}", say!("error-json-other-game", value = .0, known = Variant::ALL.iter().map(|it| it.key).collect::<Vec<_>>().join(", ")))]
    OtherGame(String),
    #[error("{}", say!("error-json-board", value = .0.to_string()))]
    Board(#[from] BoardError),
    #[error(transparent)]
    Moves(#[from] TranscriptError),
    #[error(transparent)]
    Tree(#[from] TreeJsonError),
}

/// Error of a move of PGN or GGF.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    #[error("{}", say!("error-ggf-not-a-move", number = *.number, text = .text))]
    NotAMove {
        /// Number among the moves of the game, from 1, passes included.
        number: usize,
        text: String,
    },
    #[error("{}", say!("error-ggf-refused", number = *.number, text = .text, reason = .reason.to_string()))]
    Refused {
        /// Number among the moves of the game, from 1, passes included.
        number: usize,
        text: String,
        reason: PlayError,
    },
}

/// Error of an invalid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PgnError {
    #[error(transparent)]
    Move(#[from] MoveError),
    /// A comment or a variation has no end.
    #[error("{}", say!("error-sgf-cut-short"))]
    CutShort,
}

/// Error of an invalid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GgfError {
    #[error("{}", say!("error-ggf-cut-short"))]
    CutShort,
    #[error("{}", say!("error-ggf-other-game", value = .0))]
    OtherGame(String),
    /// Another board size or other rules.
    #[error("{}", say!("error-ggf-other-type", value = .0))]
    OtherType(String),
    #[error("{}", say!("error-ggf-board", value = .0.to_string()))]
    Board(#[from] BoardError),
    #[error(transparent)]
    Move(#[from] MoveError),
    /// A side moves twice.
    #[error("{}", say!("error-ggf-wrong-side", number = *.number, side = .side.name()))]
    WrongSide {
        /// Number among the game's moves, from 1, passes included.
        number: usize,
        side: Color,
    },
}

/// Error of an invalid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SgfError {
    #[error("{}", say!("error-sgf-cut-short"))]
    CutShort,
    #[error("{}", say!("error-sgf-empty"))]
    Empty,
    #[error("{}", say!("error-sgf-other-game", value = .0))]
    OtherGame(String),
    #[error("{}", say!("error-sgf-other-size", value = .0))]
    OtherSize(String),
    #[error("{}", say!("error-sgf-not-a-square", line = *.line, text = .text))]
    NotASquare {
        /// From 1.
        line: usize,
        text: String,
    },
    /// Discs of both sides on one square.
    #[error("{}", say!("error-sgf-two-discs", value = .0.to_string()))]
    TwoDiscs(Square),
    /// Discs set after the start.
    #[error("{}", say!("error-sgf-set-up-later", line = *.line))]
    SetUpLater {
        /// From 1.
        line: usize,
    },
    /// Illegal, or too many plies.
    #[error("{}", say!("error-sgf-refused", line = *.line, text = .text, reason = .reason.to_string()))]
    Refused {
        /// From 1.
        line: usize,
        text: String,
        reason: TreeError,
    },
    #[error("{}", say!("error-sgf-long-comment", line = *.line, max_comment = MAX_COMMENT))]
    LongComment {
        /// From 1.
        line: usize,
    },
    /// A side moves twice.
    #[error("{}", say!("error-sgf-wrong-side", line = *.line, text = .text, side = .side.name()))]
    WrongSide {
        /// From 1.
        line: usize,
        text: String,
        side: Color,
    },
}

/// Error of an invalid line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ObfError {
    #[error(transparent)]
    Board(#[from] BoardError),
    #[error("{}", say!("error-obf-not-a-score", value = format!("{:?}", .0)))]
    NotAScore(String),
}

/// Error of an invalid file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WthorError {
    #[error("{}", say!("error-wthor-too-short"))]
    TooShort,
    /// Length different from the header's.
    #[error("{}", say!("error-wthor-other-length", promised = *.promised, size = *.size, found = *.found))]
    OtherLength {
        promised: u64,
        size: usize,
        /// Bytes after the header.
        found: usize,
    },
    #[error("{}", say!("error-wthor-other-board", value = *.0))]
    OtherBoard(u8),
    /// Solitaires: problems, not games.
    #[error("{}", say!("error-wthor-solitaires"))]
    Solitaires,
}

/// Error of an invalid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    #[error("{}", say!("error-game-not-a-square", number = *.number, byte = *.byte))]
    NotASquare {
        /// From 1.
        number: usize,
        byte: u8,
    },
    #[error("{}", say!("error-game-refused", number = *.number, square = .square.to_string(), reason = .reason.to_string()))]
    Refused {
        /// From 1.
        number: usize,
        square: Square,
        reason: PlayError,
    },
    #[error("{}", say!("error-game-too-many-discs", value = *.0))]
    TooManyDiscs(u8),
}

impl From<BoardError> for StopReason {
    fn from(error: BoardError) -> Self {
        Self::Text(error.into())
    }
}
