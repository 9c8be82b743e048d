//! Positions to practise.

use crate::coach::Principle;
use crate::rules::{Color, Position, Square, Variant};

/// The exercise: a position in which the player once made a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// Its number in the store.
    pub id: i64,
    /// The variant.
    pub variant: Variant,
    /// The position, seen by the side to move.
    pub position: Position,
    /// The side to move: the player's side then.
    pub side: Color,
    /// What the player made of it.
    pub made: Square,
    /// Discs that this lost.
    pub loss: i32,
    /// How many times in a row it was solved since.
    pub streak: u8,
    /// The principle behind the mistake, where one is known.
    pub principle: Option<Principle>,
    /// The game that it comes from.
    pub origin: Origin,
}

/// The origin of an exercise: the game in which the mistake was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The day of the game, `2026-11-21`.
    pub day: String,
    /// The number of the computer's level, where it was the opponent.
    pub level: Option<u16>,
    /// The opponent's name, where it has one.
    pub opponent: String,
}

/// The exercises of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exercises {
    /// Those that are due, the costliest first; of those that were never practised, no more than fit into a day.
    pub due: Vec<Exercise>,
    /// How many that were never practised wait for another day.
    pub waiting: usize,
    /// How many come back on a later day.
    pub later: usize,
    /// How many are solved for good.
    pub solved: usize,
    /// The day on which the next one of a later day comes, `2026-11-24`.
    pub next: Option<String>,
}
