//! What a position is worth without looking further: the hand-made terms of the classic
//! programs (Rosenbloom, "A World-Championship-Level Othello Program", 1982): corners, the
//! squares beside them while they are free, and mobility.

pub mod patterns;
pub mod weights;

use crate::rules::kernel::Kernel;
use crate::rules::{Bitboard, Position};

/// What an evaluation counts a disc.
pub const DISC: i32 = 100;

/// In hundredths of a disc, each for one more than the opponent has.
mod weight {
    pub const CORNER: i32 = 1200;
    /// The square diagonally next to a free corner.
    pub const X_SQUARE: i32 = -600;
    /// An edge square next to a free corner.
    pub const C_SQUARE: i32 = -200;
    pub const MOVE: i32 = 150;
    /// An empty square next to an opponent's disc: perhaps a move later.
    pub const POTENTIAL_MOVE: i32 = 40;
}

/// A corner, its X-square, its two C-squares.
const CORNERS: [(u64, u64, u64); 4] = [
    (1, 1 << 9, 1 << 1 | 1 << 8),
    (1 << 7, 1 << 14, 1 << 6 | 1 << 15),
    (1 << 56, 1 << 49, 1 << 48 | 1 << 57),
    (1 << 63, 1 << 54, 1 << 55 | 1 << 62),
];

/// The expected final disc difference for the side to move, in hundredths of a disc.
pub fn evaluate<K: Kernel>(kernel: K, position: Position) -> i32 {
    side(kernel, position) - side(kernel, position.pass())
}

/// The terms of the side to move in `position`.
fn side<K: Kernel>(kernel: K, position: Position) -> i32 {
    let (own, other) = (position.player(), position.opponent());
    let count = |set: Bitboard| set.len().cast_signed();
    let (mut x_squares, mut c_squares) = (0, 0);
    for (corner, x_square, c_square) in CORNERS {
        if position.empties().0 & corner != 0 {
            x_squares |= x_square;
            c_squares |= c_square;
        }
    }
    weight::CORNER * count(own & Bitboard::CORNERS)
        + weight::X_SQUARE * count(own & Bitboard(x_squares))
        + weight::C_SQUARE * count(own & Bitboard(c_squares))
        + weight::MOVE * count(kernel.legal_moves(position))
        + weight::POTENTIAL_MOVE * count(other.neighbours() & position.empties())
}
