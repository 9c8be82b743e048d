//! The values of moves.

use crate::rules::Square;

/// The value of a move: what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// Where the disc is placed.
    pub square: Square,
    /// The expected final disc difference for the side that moves.
    pub score: i32,
}

/// The values of all moves of a position after one step of the search (multi-PV).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// Plies looked ahead.
    pub depth: u32,
    /// Whether the scores are proven rather than estimated.
    pub exact: bool,
    /// The moves, best first.
    pub moves: Vec<Value>,
    /// Positions visited so far.
    pub nodes: u64,
}
