//! Candidates: the moves of a position, in the order in which they are searched.

use crate::rules::{Position, Square};
use arrayvec::ArrayVec;

/// A move with the position after it, and what speaks for searching it early.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    pub square: Square,
    pub after: Position,
    /// The lower, the earlier.
    pub order: i32,
}

/// The moves of a position. Games have at most 34 in one, positions from outside may have more;
/// but nobody moves on a board with fewer than two discs.
pub type Candidates = ArrayVec<Candidate, 62>;

/// Brings the best of the moves from `index` on there: a step of a selection sort. Where the first moves settle a
/// position, the others need no order.
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
