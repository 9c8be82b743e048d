//! Whom the coach speaks to, and of what.

use crate::rules::{Bitboard, Color, Square, Variant};
use crate::words::{say, who};

/// The listener of the coach: which game is spoken of, and which of its sides is the one who listens, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listener {
    /// The game: it says what the sides are called.
    pub variant: Variant,
    /// The side that is spoken to as `you`.
    pub you: Option<Color>,
}

impl Listener {
    /// A listener who plays neither side of a game.
    pub const fn neutral(variant: Variant) -> Self {
        Self { variant, you: None }
    }

    /// What a side is called.
    pub fn name(&self, side: Color) -> String {
        self.variant.side_name(side)
    }

    /// What a side is called in a sentence that does not speak to it: `your opponent` by the one who plays the other.
    pub fn called(&self, side: Color) -> String {
        if self.you == Some(!side) { say!("person-opponent") } else { self.name(side) }
    }

    /// Whether sentences about a side say `you`, as messages want it.
    pub fn who(&self, side: Color) -> &'static str {
        who(self.you == Some(side))
    }
}

/// Squares with blanks between.
pub fn list(squares: Bitboard) -> String {
    squares.squares().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// What a square is called in a sentence.
pub fn name(square: Square) -> String {
    square.to_string()
}

/// The subject of a sentence: a move, whose it is, and who is spoken to.
#[derive(Clone, Copy)]
pub struct SentenceSubject {
    /// The move.
    pub square: Square,
    /// Who makes it.
    pub side: Color,
    /// Who is spoken to.
    pub listener: Listener,
}

/// The names that most sentences about a move need.
pub struct SentenceNames {
    /// The move.
    pub square: String,
    /// Who moves.
    pub own: String,
    /// The other side.
    pub other: String,
    /// Whether who moves is spoken to.
    pub who: &'static str,
}

impl SentenceSubject {
    /// The names.
    pub fn names(&self) -> SentenceNames {
        SentenceNames {
            square: self.square.to_string(),
            own: self.listener.called(self.side),
            other: self.listener.called(!self.side),
            who: self.listener.who(self.side),
        }
    }
}
