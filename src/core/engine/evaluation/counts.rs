//! Global counts that patterns cannot see: mobility of both sides, potential mobility, empties.

use crate::rules::{Bitboard, Position};

pub const COUNTS: usize = 5;

pub const HIGHEST: usize = 64;

/// Counts of a position for sides with these moves, side to move first: mobility of each, empty squares beside an
/// opponent's disc and beside an own one (potential mobility: Rosenbloom, "A World-Championship-Level Othello
/// Program", 1982), empties.
#[inline(always)]
pub fn counts(position: &Position, moves: &[Bitboard; 2]) -> [u32; COUNTS] {
    let empties = position.empties();
    [
        moves[0].len(),
        moves[1].len(),
        (position.opponent().neighbours() & empties).len(),
        (position.player().neighbours() & empties).len(),
        empties.len(),
    ]
}
