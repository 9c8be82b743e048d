//! Errors of rules in words.

use super::Sentence;
use crate::say;
use outflank_core::rules::transcript::{MAX_LENGTH, TranscriptError};
use outflank_core::rules::{
    IllegalMove, MAX_COMMENT, MAX_NODES, MAX_TEXT, NotAForfeit, NotASquare, Notation, PlayError,
    Square, SquareRange, TimeControlError, TreeError,
};

impl Sentence for NotAForfeit {
    fn sentence(&self) -> String {
        say!("error-not-a-forfeit")
    }
}

impl Sentence for PlayError {
    fn sentence(&self) -> String {
        match self {
            Self::Illegal(error) => error.sentence(),
            Self::Over => say!("error-play-over"),
            Self::CanMove => say!("error-play-can-move"),
            Self::MustPass => say!("error-play-must-pass"),
        }
    }
}

/// An illegal move, with squares in this notation.
fn illegal(error: &IllegalMove, notation: Notation) -> String {
    let name = |square: &Square| notation.name(*square);
    match error {
        IllegalMove::Occupied(square) => say!("illegal-occupied", square = name(square)),
        IllegalMove::FlipsNothing(square) => say!("illegal-flips-nothing", square = name(square)),
        IllegalMove::NotYet { square, squares } => {
            let mut names: Vec<_> = squares.squares().map(|it| notation.name(it)).collect();
            let last = names.pop().unwrap_or_default();
            let square = name(square);
            if names.is_empty() {
                return say!("illegal-not-yet-only", square = square, other = last);
            }
            let others = names.join(", ");
            say!("illegal-not-yet", square = square, others = others, last = last)
        }
        IllegalMove::Taken(square) => say!("illegal-taken", square = name(square)),
        IllegalMove::OffBoard(square) => say!("illegal-off-board", square = name(square)),
    }
}

impl Sentence for IllegalMove {
    fn sentence(&self) -> String {
        illegal(
            self,
            if matches!(self, Self::Taken(_)) { Notation::Digits } else { Notation::Letters },
        )
    }
}

/// A refused ply in a sentence without a full stop, with squares in this notation.
pub fn explain(error: &PlayError, notation: Notation) -> String {
    match error {
        PlayError::Illegal(error) => illegal(error, notation),
        PlayError::Over | PlayError::CanMove | PlayError::MustPass => error.sentence(),
    }
}

impl Sentence for SquareRange {
    fn sentence(&self) -> String {
        say!("square-range", first = &self.first, last = &self.last)
    }
}

impl Sentence for NotASquare {
    fn sentence(&self) -> String {
        let Self(value) = self;
        say!("error-not-a-square", value = value)
    }
}

impl Sentence for TimeControlError {
    fn sentence(&self) -> String {
        match self {
            Self::NotATime(value) => say!("error-time-control-not-a-time", value = value),
            Self::TooLong(value) => say!("error-time-control-too-long", value = value),
            Self::NotACount(value) => say!("error-time-control-not-a-count", value = value),
            Self::NoTime => say!("error-time-control-no-time"),
        }
    }
}

impl Sentence for TranscriptError {
    fn sentence(&self) -> String {
        match self {
            Self::NotAMove { number, text, range } => say!(
                "error-transcript-not-a-move",
                number = *number,
                text = text,
                range = range.sentence()
            ),
            Self::Refused { number, text, reason } => say!(
                "error-transcript-refused",
                number = *number,
                text = text,
                reason = reason.sentence()
            ),
            Self::TooLong => say!("error-transcript-too-long", max_length = MAX_LENGTH),
        }
    }
}

impl Sentence for TreeError {
    fn sentence(&self) -> String {
        match self {
            Self::Play(error) => error.sentence(),
            Self::Full => say!("error-tree-full", max_nodes = MAX_NODES),
            Self::TooMuchText => {
                say!("error-tree-too-much-text", max_comment = MAX_COMMENT, max_text = MAX_TEXT)
            }
            Self::Played => say!("error-tree-played"),
            Self::MainLine => say!("error-tree-main-line"),
        }
    }
}
