//! Moves in search order.

use crate::rules::{Position, Square};
use arrayvec::ArrayVec;

/// A move with the position after it and its order.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    pub square: Square,
    pub after: Position,
    /// Lower is earlier.
    pub order: i32,
}

/// Moves of a position. Games have at most 34; positions from outside may have more, but none with fewer than two
/// discs.
pub type Candidates = ArrayVec<Candidate, 62>;

/// Swaps the best move from `index` on to `index`: a step of a selection sort, which stops early when a move cuts
/// off.
#[inline(always)]
pub fn bring_next(moves: &mut Candidates, index: usize) -> Candidate {
    let mut best = index;
    for other in index + 1..moves.len() {
        if moves[other].order < moves[best].order {
            best = other;
        }
    }
    moves.swap(index, best);
    moves[index]
}
