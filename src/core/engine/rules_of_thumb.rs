//! Players without a search: levels 1 to 3 of Reversi. Each function returns the moves that its level likes equally.

use crate::rules::{Bitboard, Goal, Position, Square, Variant};

/// Moves with most flips; in anti-reversi with fewest.
pub fn greediest(variant: Variant, position: &Position) -> Bitboard {
    greediest_of(variant.legal_moves(position), variant, position)
}

/// Available corners, else [`greediest`]. In anti-reversi the greediest moves off the corners, or the greediest corners
/// if there are no other moves.
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
