//! Exercises.

use crate::coach::Principle;
use crate::rules::{Color, Position, Square, Variant};

/// A position in which the player once made a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    pub id: i64,
    pub variant: Variant,
    /// Position for the side to move.
    pub position: Position,
    /// Side to move: the player's.
    pub side: Color,
    /// The player's move in the game.
    pub made: Square,
    /// Discs it lost.
    pub loss: i32,
    /// Consecutive solutions.
    pub streak: u8,
    /// Principle of the mistake, if known.
    pub principle: Option<Principle>,
    pub origin: Origin,
}

/// Game of the mistake.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// Day of the game, `2026-11-21`.
    pub day: String,
    /// Level of a computer opponent.
    pub level: Option<u16>,
    pub opponent: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exercises {
    /// Due exercises, costliest first, with a daily limit of new ones.
    pub due: Vec<Exercise>,
    /// Number of new ones beyond the limit.
    pub waiting: usize,
    /// Number due on later days.
    pub later: usize,
    pub solved: usize,
    /// Next due day, `2026-11-24`.
    pub next: Option<String>,
}
