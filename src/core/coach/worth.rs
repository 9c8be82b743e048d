//! What moves, corners and safe discs are worth in discs at the end: how much of a loss a difference between two
//! lines accounts for.

use super::facts::safe_moves_of;
use super::grade::Phase;
use crate::engine::search::stable;
use crate::rules::{Bitboard, Position};

/// The feature of a position: what is counted, seen by one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum Feature {
    /// Its moves.
    Moves,
    /// The other side's moves.
    TheirMoves,
    /// Its discs at empty squares.
    Frontier,
    /// The other side's discs at empty squares.
    TheirFrontier,
    /// Its discs that can never be flipped.
    Stable,
    /// The other side's discs that can never be flipped.
    TheirStable,
    /// Its corners less the other side's.
    Corners,
    /// Its moves that give no corner away less the other side's.
    SafeMoves,
}

/// How many features there are.
pub const FEATURES: usize = 8;

/// The counts of a position, by [`Feature`].
pub type Counts = [i32; FEATURES];

/// The counts of a position, seen by this side, whoever is to move.
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

/// What one more of each feature is worth in a phase, in discs at the end.
///
/// Least squares of the scores that searches of eight plies gave to positions of 120 games of levels 6 to 9, by
/// `outflank-train worth` in November 2026; the same for both sides. Frontiers were fitted in the place of moves: the
/// two say much the same, and in the first twenty moves only frontiers say anything.
pub const fn worth(phase: Phase) -> [f64; FEATURES] {
    let [moves, frontier, stable, corners, safe] = match phase {
        Phase::Opening => [0.1, 1.7, 3.8, 17.0, 1.8],
        Phase::Midgame => [1.7, 1.8, 0.9, 11.8, 1.1],
        Phase::Endgame => [2.7, 1.5, 0.9, 2.5, 1.2],
    };
    [moves, -moves, -frontier, frontier, stable, -stable, corners, safe]
}
