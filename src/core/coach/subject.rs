//! Whom the coach speaks to, and of what.

use crate::rules::{Bitboard, Color, Square};
use crate::words::{say, who};

/// The listener of the coach: what the sides are called, Black's name first, and which of them is the one who
/// listens, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listener<'a> {
    /// The names of the sides.
    pub names: [&'a str; 2],
    /// The side that is spoken to as `you`.
    pub you: Option<Color>,
}

impl<'a> Listener<'a> {
    /// Somebody who plays neither side.
    pub const fn neutral(names: [&'a str; 2]) -> Self {
        Self { names, you: None }
    }

    /// What a side is called.
    pub const fn name(&self, side: Color) -> &'a str {
        self.names[side.index()]
    }

    /// What a side is called in a sentence that does not speak to it: `your opponent` by the one who plays the other.
    pub fn called(&self, side: Color) -> String {
        if self.you == Some(!side) { say!("person-opponent") } else { self.name(side).to_owned() }
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
pub struct SentenceSubject<'a> {
    /// The move.
    pub square: Square,
    /// Who makes it.
    pub side: Color,
    /// Who is spoken to.
    pub listener: Listener<'a>,
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

impl SentenceSubject<'_> {
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
