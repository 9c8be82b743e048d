//! What the patterns cannot see, because it lies all over the board: how many moves both sides
//! have, how many they may come to have, and how many squares are left.

use crate::rules::{Bitboard, Position};

/// How many figures there are.
pub const COUNTS: usize = 5;

/// Each figure is lower: nobody moves on an empty board.
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
