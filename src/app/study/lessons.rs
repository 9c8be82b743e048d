//! What there is to practise, as the keep knows it.

use crate::rules::{Color, Position, Square, Variant};

/// A position in which the player once made a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// Its number in the keep.
    pub id: i64,
    /// The rules.
    pub variant: Variant,
    /// The position, as who is to move sees it.
    pub position: Position,
    /// Who that is: the player's side then.
    pub side: Color,
    /// What the player made of it.
    pub made: Square,
    /// Discs that this lost.
    pub loss: i32,
    /// How many times in a row it was solved since.
    pub streak: u8,
}

/// What there is to practise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lessons {
    /// What is due, the longest due first.
    pub due: Vec<Exercise>,
    /// How many come back on a later day.
    pub later: usize,
    /// How many are solved for good.
    pub solved: usize,
    /// The day on which the next one of a later day comes, `2026-11-24`.
    pub next: Option<String>,
}
