//! Values of moves.

use crate::rules::Square;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Value {
    pub square: Square,
    /// Expected final margin for the side that moves.
    pub score: i32,
}

/// Values of all moves after a step (multi-PV).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    pub depth: u32,
    /// Whether the scores are proven.
    pub exact: bool,
    /// Moves, best first.
    pub moves: Vec<Value>,
    /// Nodes searched so far.
    pub nodes: u64,
}
