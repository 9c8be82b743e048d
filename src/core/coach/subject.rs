//! Listeners and subjects of the coach's sentences.

use crate::rules::{Bitboard, Color, Square, Variant};
use crate::words::{say, who};

/// Listener of the coach: the variant, and the side addressed as `you`, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listener {
    pub variant: Variant,
    pub you: Option<Color>,
}

impl Listener {
    /// A listener on neither side.
    pub const fn neutral(variant: Variant) -> Self {
        Self { variant, you: None }
    }

    pub fn name(&self, side: Color) -> String {
        self.variant.side_name(side)
    }

    /// Name of a side in a sentence that does not address it: `your opponent` for the listener's opponent.
    pub fn called(&self, side: Color) -> String {
        if self.you == Some(!side) { say!("person-opponent") } else { self.name(side) }
    }

    /// Form of address of a side, as messages expect it: `you` or `other`.
    pub fn who(&self, side: Color) -> &'static str {
        who(self.you == Some(side))
    }
}

/// Squares separated by blanks.
pub fn list(squares: Bitboard) -> String {
    squares.squares().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

pub fn name(square: Square) -> String {
    square.to_string()
}

/// Subject of a sentence: a move, its side, and the listener.
#[derive(Clone, Copy)]
pub struct SentenceSubject {
    pub square: Square,
    pub side: Color,
    pub listener: Listener,
}

/// Names that most sentences need.
pub struct SentenceNames {
    pub square: String,
    pub own: String,
    pub other: String,
    /// Form of address of the side that moves.
    pub who: &'static str,
}

impl SentenceSubject {
    pub fn names(&self) -> SentenceNames {
        SentenceNames {
            square: self.square.to_string(),
            own: self.listener.called(self.side),
            other: self.listener.called(!self.side),
            who: self.listener.who(self.side),
        }
    }
}
