//! Expected lines played out on the beginner's board.

use super::slow::{self, Board};
use super::truth::{after, at};
use outflank::coach::Line;
use outflank::rules::Square;

/// A disc placed in a line.
pub struct Placed {
    pub square: Square,
    pub mover: u8,
    pub before: Board,
    /// Side that had to pass before it.
    pub passed: Option<u8>,
}

pub fn other_than(side: u8) -> u8 {
    if side == b'X' { b'O' } else { b'X' }
}

/// Every disc of a line that `own` begins, and the board after the last.
pub fn walk(before: &Board, own: u8, line: &Line) -> (Vec<Placed>, Board) {
    let (mut here, mut mover) = (*before, own);
    let mut placed = Vec::new();
    for &square in std::iter::once(&line.square).chain(&line.replies) {
        let has_to_pass = slow::moves(&here, mover).is_empty();
        let passed = has_to_pass.then_some(mover);
        if has_to_pass {
            mover = other_than(mover);
        }
        placed.push(Placed { square, mover, before: here, passed });
        here = after(&here, mover, at(square));
        mover = other_than(mover);
    }
    (placed, here)
}
