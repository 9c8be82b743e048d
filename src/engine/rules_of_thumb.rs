//! The players that look at the board once: levels 1 to 3.

use super::Random;
use crate::rules::{Bitboard, Position, Square};
use rand::seq::IteratorRandom as _;

/// Any legal move.
pub fn any(position: &Position, random: &mut Random) -> Option<Square> {
    position.legal_moves().squares().choose(random)
}

/// A move that flips as many discs as any, ties at random.
pub fn most_flips(position: &Position, random: &mut Random) -> Option<Square> {
    let flips = |square: Square| position.flips(square).len();
    let moves = position.legal_moves();
    let most = moves.squares().map(flips).max()?;
    moves.squares().filter(|&square| flips(square) == most).choose(random)
}

/// A free corner, ties at random; without one, as [`most_flips`].
pub fn corner_or_most_flips(position: &Position, random: &mut Random) -> Option<Square> {
    let corners = position.legal_moves() & Bitboard::CORNERS;
    corners.squares().choose(random).or_else(|| most_flips(position, random))
}
