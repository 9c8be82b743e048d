//! Global counts that patterns cannot see: mobility of both sides, potential mobility, empties.

use crate::rules::{Bitboard, Position};

pub const COUNTS: usize = 5;

/// Limit of each count.
pub const HIGHEST: usize = 64;

/// The figures of a position in which the sides have these moves, the side to move first: how many they have each, the
/// squares beside a disc of the other's and of one's own (Rosenbloom, "A World-Championship-Level Othello Program",
/// 1982, calls these potential mobility), the empty squares.
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
