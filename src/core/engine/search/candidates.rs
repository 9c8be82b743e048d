//! Moves in search order.

use crate::rules::{Bitboard, Position, Square};
use arrayvec::ArrayVec;

/// A move with the position after it and its order.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    pub square: Square,
    pub after: Position,
    /// Moves of the other side after it, if the order has needed them.
    pub replies: Option<Bitboard>,
    /// Lower is earlier.
    pub order: i32,
}

/// Moves of a position: at most 34 in games. Imported positions may have more, at most 62, because a move requires two
/// discs on the board.
pub type Candidates = ArrayVec<Candidate, 62>;

/// Swaps the best of the moves from `index` to the end into place `index`, and returns it: a step of a selection sort,
/// which saves the rest of the sort after a cutoff.
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
