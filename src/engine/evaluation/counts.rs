//! What the patterns cannot see, because it lies all over the board: how many moves both sides
//! have, how many they may come to have, and how many squares are left.

use crate::rules::Position;
use crate::rules::kernel::Kernel;

/// How many figures there are.
pub const COUNTS: usize = 5;

/// Each figure is lower: nobody moves on an empty board.
pub const HIGHEST: usize = 64;

/// The figures of a position: the moves of the side to move and of the other, the squares beside a
/// disc of the other's and of one's own (Rosenbloom, "A World-Championship-Level Othello Program",
/// 1982, calls these potential mobility), the empty squares.
#[inline(always)]
pub fn counts<K: Kernel>(kernel: K, position: &Position) -> [u32; COUNTS] {
    let passed = position.pass();
    let empties = position.empties();
    [
        kernel.legal_moves(*position).len(),
        kernel.legal_moves(passed).len(),
        (position.opponent().neighbours() & empties).len(),
        (position.player().neighbours() & empties).len(),
        empties.len(),
    ]
}
