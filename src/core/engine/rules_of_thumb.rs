//! The players that look at the board once: levels 1 to 3 of Reversi. Each names the squares that
//! are equally good to it; chance decides among them.

use crate::rules::{Bitboard, Goal, Position, Square, Variant};

/// The moves that flip as many discs as any, or where the fewest discs win as few as any.
pub fn greediest(variant: Variant, position: &Position) -> Bitboard {
    greediest_of(variant.legal_moves(position), variant, position)
}

/// The corners that can be had; without one, as [`greediest`]. Where the fewest discs win, the greediest of the other moves,
/// if there are any.
pub fn corner_or_greediest(variant: Variant, position: &Position) -> Bitboard {
    let (moves, corners) = (variant.legal_moves(position), variant.board.corners());
    if variant.goal == Goal::FewestDiscs {
        let others = (moves - corners).or_else(|| moves);
        return greediest_of(others, variant, position);
    }
    (moves & corners).or_else(|| greediest(variant, position))
}

fn greediest_of(moves: Bitboard, variant: Variant, position: &Position) -> Bitboard {
    let sign = if variant.goal == Goal::FewestDiscs { -1 } else { 1 };
    let gain = |square: Square| sign * position.flips(square).len().cast_signed();
    let most = moves.squares().map(gain).max();
    moves.squares().filter(|&square| Some(gain(square)) == most).collect()
}
