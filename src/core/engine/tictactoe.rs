//! The players of tic-tac-toe. Each names the squares that are equally good to it; chance decides
//! among them.

mod perfect;

use crate::rules::tictactoe::{BOARD, CENTRE, CORNERS, SIDES, legal_moves, threats, wins};
use crate::rules::{Bitboard, Position, Square};

pub use perfect::{PerfectOutcome, outcomes, perfect};

/// The squares that win at once, else those that keep the other side from it. Every win is looked
/// for before any block.
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

/// As [`corners_first`], but the first reply is chosen: to a corner the opposite corner, to a side
/// a corner beside it, to the centre a corner.
pub fn chosen_reply(position: &Position) -> Bitboard {
    first_reply(position).unwrap_or_else(|| corners_first(position))
}

/// The answer of [`chosen_reply`] to the only disc on the board.
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
