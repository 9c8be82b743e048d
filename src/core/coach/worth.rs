//! Values of moves, corners and safe discs in final discs, to attribute a loss to a difference between lines.

use super::facts::safe_moves_of;
use super::grade::Phase;
use crate::engine::search::stable;
use crate::rules::{Bitboard, Position};

/// A countable feature of a position, for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum Feature {
    Moves,
    TheirMoves,
    Frontier,
    TheirFrontier,
    Stable,
    TheirStable,
    /// Corners, own less the opponent's.
    Corners,
    /// Safe moves, own less the opponent's.
    SafeMoves,
}

pub const FEATURES: usize = 8;

/// Counts by [`Feature`].
pub type Counts = [i32; FEATURES];

/// Counts of a position for a side, independent of the side to move.
pub fn counts(own: Bitboard, other: Bitboard) -> Option<Counts> {
    let [ours, theirs] = [Position::new(own, other)?, Position::new(other, own)?];
    let number = |set: Bitboard| set.len().cast_signed();
    let near = ours.empties().neighbours();
    let corners = number(own & Bitboard::CORNERS) - number(other & Bitboard::CORNERS);
    let safe = number(safe_moves_of(ours)) - number(safe_moves_of(theirs));
    Some([
        number(ours.legal_moves()),
        number(theirs.legal_moves()),
        number(own & near),
        number(other & near),
        number(stable(own, other)),
        number(stable(other, own)),
        corners,
        safe,
    ])
}

/// Value of one more of each feature in a phase, in final discs.
///
/// Least squares fit to scores of eight-ply searches on positions of 120 games of levels 6 to 9, by `outflank-train
/// worth` in November 2026; equal for both sides. Moves and frontiers were fitted separately, because they are
/// correlated; in the first twenty moves only frontiers matter.
pub const fn worth(phase: Phase) -> [f64; FEATURES] {
    let [moves, frontier, stable, corners, safe] = match phase {
        Phase::Opening => [0.1, 1.7, 3.8, 17.0, 1.8],
        Phase::Midgame => [1.7, 1.8, 0.9, 11.8, 1.1],
        Phase::Endgame => [2.7, 1.5, 0.9, 2.5, 1.2],
    };
    [moves, -moves, -frontier, frontier, stable, -stable, corners, safe]
}
