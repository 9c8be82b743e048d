//! The value of a move.

use crate::rules::Square;

/// The value of a move: what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// Where the disc is placed.
    pub square: Square,
    /// The expected final disc difference for the side that moves.
    pub score: i32,
}
