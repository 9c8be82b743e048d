//! The players that look at the board once: levels 1 to 3 of Reversi. Each names the squares that
//! are equally good to it; chance decides among them.

use crate::rules::{Bitboard, Position, Square};

/// The moves that flip as many discs as any.
pub fn most_flips(position: &Position) -> Bitboard {
    let flips = |square: Square| position.flips(square).len();
    let moves = position.legal_moves();
    let most = moves.squares().map(flips).max();
    moves.squares().filter(|&square| Some(flips(square)) == most).collect()
}

/// The free corners; without one, as [`most_flips`].
pub fn corner_or_most_flips(position: &Position) -> Bitboard {
    let corners = position.legal_moves() & Bitboard::CORNERS;
    corners.or_else(|| most_flips(position))
}
