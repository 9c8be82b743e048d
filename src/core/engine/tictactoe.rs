//! Players of tic-tac-toe. Each has a set of equal moves.

mod perfect;

use crate::rules::tictactoe::{BOARD, CENTRE, CORNERS, SIDES, legal_moves, threats, wins};
use crate::rules::{Bitboard, Position, Square};

pub use perfect::{PerfectOutcome, outcomes, perfect};

/// Winning squares, else blocking squares.
fn win_or_block(position: &Position) -> Bitboard {
    wins(position).or_else(|| threats(position))
}

/// Wins, else blocks, else any free square.
pub fn careful(position: &Position) -> Bitboard {
    win_or_block(position).or_else(|| legal_moves(position))
}

/// Wins, else blocks, else a free corner, else the centre, else a side.
pub fn corners_first(position: &Position) -> Bitboard {
    let free = legal_moves(position);
    win_or_block(position)
        .or_else(|| free & CORNERS)
        .or_else(|| free & CENTRE)
        .or_else(|| free & SIDES)
}

/// As [`corners_first`] with a chosen first reply: to a corner the opposite one, to a side an adjacent corner, to the
/// centre a corner.
pub fn chosen_reply(position: &Position) -> Bitboard {
    first_reply(position).unwrap_or_else(|| corners_first(position))
}

/// Reply of [`chosen_reply`] to a single disc.
fn first_reply(position: &Position) -> Option<Bitboard> {
    let mut discs = ((position.player() | position.opponent()) & BOARD).squares();
    let (Some(disc), None) = (discs.next(), discs.next()) else { return None };
    if Bitboard::of(disc) == CENTRE {
        return Some(CORNERS);
    }
    let beside = |&corner: &Square| {
        disc.file().abs_diff(corner.file()) + disc.rank().abs_diff(corner.rank()) == 1
    };
    let opposite = |&corner: &Square| {
        disc.file().abs_diff(corner.file()) == 2 && disc.rank().abs_diff(corner.rank()) == 2
    };
    let is_corner = CORNERS.contains(disc);
    let answers = |corner: &Square| if is_corner { opposite(corner) } else { beside(corner) };
    Some(CORNERS.squares().filter(answers).collect())
}
