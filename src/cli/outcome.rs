//! Outcomes of games.

use crate::rules::Color;
use serde::Serialize;

/// Outcome for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, strum::Display)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Outcome {
    Win,
    Draw,
    Loss,
}

impl Outcome {
    /// Outcome for a player on `seat`, given the winner.
    pub fn of(winner: Option<Color>, seat: Color) -> Self {
        match winner {
            Some(winner) if winner == seat => Self::Win,
            Some(_) => Self::Loss,
            None => Self::Draw,
        }
    }

    pub const fn by(discs: i32) -> Self {
        match discs.signum() {
            1 => Self::Win,
            0 => Self::Draw,
            _ => Self::Loss,
        }
    }

    /// Points: 1, 0.5 or 0.
    pub fn points(self) -> f64 {
        [1.0, 0.5, 0.0][self as usize]
    }
}
