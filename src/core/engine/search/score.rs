//! Scores: final disc differences for the side to move.

use crate::rules::Square;

/// The highest score: every square of the board.
pub const MAX_SCORE: i32 = Square::COUNT.cast_signed();
/// Below every score.
pub const MIN_SCORE: i32 = -MAX_SCORE - 1;

/// The search was stopped from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;
