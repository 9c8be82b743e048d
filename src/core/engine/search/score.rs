//! Scores: final margins in discs for the side to move.

use crate::rules::Square;

pub const MAX_SCORE: i32 = Square::COUNT.cast_signed();
pub const MIN_SCORE: i32 = -MAX_SCORE - 1;

/// The search was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;
