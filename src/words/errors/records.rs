//! Errors of records in words.

use super::Sentence;
use crate::names::color_name;
use crate::readings::guess;
use crate::say;
use outflank_core::records::{
    BoardError, GameError, GgfError, GridError, JsonError, MoveError, NoReading, ObfError,
    PgnError, SgfError, SiteError, StopReason, TableError, TextError, TreeJsonError, WthorError,
};
use outflank_core::rules::{MAX_COMMENT, Variant};

impl Sentence for BoardError {
    fn sentence(&self) -> String {
        match self {
            Self::CellCount { found, wanted } => {
                say!("error-board-cell-count", found = *found, wanted = *wanted)
            }
            Self::NotACell { number, found } => {
                say!("error-board-not-a-cell", number = *number, found = format!("{:?}", found))
            }
            Self::NotASide(value) => say!("error-board-not-a-side", value = format!("{:?}", value)),
        }
    }
}

impl Sentence for TreeJsonError {
    fn sentence(&self) -> String {
        match self {
            Self::NoParent(value) => say!("error-tree-json-no-parent", value = *value),
            Self::NotASquare { number, text } => {
                say!("error-tree-json-not-a-square", number = *number, text = text)
            }
            Self::Refused { number, reason } => {
                say!("error-tree-json-refused", number = *number, reason = reason.sentence())
            }
        }
    }
}

impl Sentence for NoReading {
    fn sentence(&self) -> String {
        match self {
            Self::Empty => say!("no-reading-empty"),
            Self::NoForm => say!("no-reading-form"),
            Self::NoMoves => say!("no-reading-moves"),
            Self::NoText => say!("no-reading-bytes"),
            Self::WthorNames => say!("no-reading-names"),
            Self::Wthor(error) => error.sentence(),
            Self::NotYet(name) => say!("no-reading-yet", name = *name),
            Self::Prose(readings) => guess(readings),
        }
    }
}

impl Sentence for StopReason {
    fn sentence(&self) -> String {
        match self {
            Self::Ggf(error) => error.sentence(),
            Self::Sgf(error) => error.sentence(),
            Self::Pgn(error) => error.sentence(),
            Self::Json(error) => error.sentence(),
            Self::Site(error) => error.sentence(),
            Self::Text(error) => error.sentence(),
            Self::Obf(error) => error.sentence(),
            Self::Wthor(error) => error.sentence(),
            Self::Grid(error) => error.sentence(),
            Self::Table(error) => error.sentence(),
        }
    }
}

impl Sentence for TextError {
    fn sentence(&self) -> String {
        match self {
            Self::Board(error) => error.sentence(),
            Self::Moves(error) => error.sentence(),
        }
    }
}

impl Sentence for GridError {
    fn sentence(&self) -> String {
        match self {
            Self::Twice(number) => say!("error-grid-twice", number = *number),
            Self::Missing(number) => say!("error-grid-missing", number = *number),
            Self::Moves(error) => error.sentence(),
        }
    }
}

impl Sentence for TableError {
    fn sentence(&self) -> String {
        match self {
            Self::NoMoves => say!("error-table-moves"),
            Self::Moves(error) => error.sentence(),
        }
    }
}

impl Sentence for SiteError {
    fn sentence(&self) -> String {
        match self {
            Self::CutShort => say!("error-site-cut-short"),
            Self::NoMoves => say!("error-site-no-moves"),
            Self::OtherGame(value) => say!("error-site-other-game", value = value),
            Self::Moves(error) => error.sentence(),
        }
    }
}

impl Sentence for JsonError {
    fn sentence(&self) -> String {
        match self {
            Self::NoRecord(value) => say!("error-json-no-record", value = value),
            Self::OtherGame(value) => say!(
                "error-json-other-game",
                value = value,
                known = Variant::ALL.iter().map(|it| it.key).collect::<Vec<_>>().join(", ")
            ),
            Self::Board(value) => say!("error-json-board", value = value.sentence()),
            Self::Moves(error) => error.sentence(),
            Self::Tree(error) => error.sentence(),
        }
    }
}

impl Sentence for MoveError {
    fn sentence(&self) -> String {
        match self {
            Self::NotAMove { number, text } => {
                say!("error-ggf-not-a-move", number = *number, text = text)
            }
            Self::Refused { number, text, reason } => {
                say!("error-ggf-refused", number = *number, text = text, reason = reason.sentence())
            }
        }
    }
}

impl Sentence for PgnError {
    fn sentence(&self) -> String {
        match self {
            Self::Move(error) => error.sentence(),
            Self::CutShort => say!("error-sgf-cut-short"),
        }
    }
}

impl Sentence for GgfError {
    fn sentence(&self) -> String {
        match self {
            Self::CutShort => say!("error-ggf-cut-short"),
            Self::OtherGame(value) => say!("error-ggf-other-game", value = value),
            Self::OtherType(value) => say!("error-ggf-other-type", value = value),
            Self::Board(value) => say!("error-ggf-board", value = value.sentence()),
            Self::Move(error) => error.sentence(),
            Self::WrongSide { number, side } => {
                say!("error-ggf-wrong-side", number = *number, side = color_name(*side))
            }
        }
    }
}

impl Sentence for SgfError {
    fn sentence(&self) -> String {
        match self {
            Self::CutShort => say!("error-sgf-cut-short"),
            Self::Empty => say!("error-sgf-empty"),
            Self::OtherGame(value) => say!("error-sgf-other-game", value = value),
            Self::OtherSize(value) => say!("error-sgf-other-size", value = value),
            Self::NotASquare { line, text } => {
                say!("error-sgf-not-a-square", line = *line, text = text)
            }
            Self::TwoDiscs(value) => say!("error-sgf-two-discs", value = value.to_string()),
            Self::SetUpLater { line } => say!("error-sgf-set-up-later", line = *line),
            Self::Refused { line, text, reason } => {
                say!("error-sgf-refused", line = *line, text = text, reason = reason.sentence())
            }
            Self::LongComment { line } => {
                say!("error-sgf-long-comment", line = *line, max_comment = MAX_COMMENT)
            }
            Self::WrongSide { line, text, side } => {
                say!("error-sgf-wrong-side", line = *line, text = text, side = color_name(*side))
            }
        }
    }
}

impl Sentence for ObfError {
    fn sentence(&self) -> String {
        match self {
            Self::Board(error) => error.sentence(),
            Self::NotAScore(value) => say!("error-obf-not-a-score", value = format!("{:?}", value)),
        }
    }
}

impl Sentence for WthorError {
    fn sentence(&self) -> String {
        match self {
            Self::TooShort => say!("error-wthor-too-short"),
            Self::OtherLength { promised, size, found } => {
                say!("error-wthor-other-length", promised = *promised, size = *size, found = *found)
            }
            Self::OtherBoard(value) => say!("error-wthor-other-board", value = *value),
            Self::Solitaires => say!("error-wthor-solitaires"),
        }
    }
}

impl Sentence for GameError {
    fn sentence(&self) -> String {
        match self {
            Self::NotASquare { number, byte } => {
                say!("error-game-not-a-square", number = *number, byte = *byte)
            }
            Self::Refused { number, square, reason } => say!(
                "error-game-refused",
                number = *number,
                square = square.to_string(),
                reason = reason.sentence()
            ),
            Self::TooManyDiscs(value) => say!("error-game-too-many-discs", value = *value),
        }
    }
}
