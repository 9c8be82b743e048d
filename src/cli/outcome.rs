//! The outcome of a game.

use crate::rules::Color;
use serde::Serialize;

/// The outcome of a game for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, strum::Display)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Outcome {
    /// One point.
    Win,
    /// Half a point each.
    Draw,
    /// Nothing.
    Loss,
}

impl Outcome {
    /// What it is to a player on `seat` that this side has won, or neither.
    pub fn of(winner: Option<Color>, seat: Color) -> Self {
        match winner {
            Some(winner) if winner == seat => Self::Win,
            Some(_) => Self::Loss,
            None => Self::Draw,
        }
    }

    /// What it is to end so many discs ahead.
    pub const fn by(discs: i32) -> Self {
        match discs.signum() {
            1 => Self::Win,
            0 => Self::Draw,
            _ => Self::Loss,
        }
    }

    /// Its points.
    pub fn points(self) -> f64 {
        [1.0, 0.5, 0.0][self as usize]
    }
}
