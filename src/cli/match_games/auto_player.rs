//! The player `auto` of a match.

use super::standing::Finished;
use crate::cli::outcome::Outcome;
use crate::engine::Level;
use crate::opponents::OpponentSpec;
use crate::school::Estimate;
use std::sync::Mutex;

/// The player `auto`: as strong as the other player has been in the games so far. Games that run side by side are
/// counted in the order in which they end.
#[derive(Debug)]
pub struct AutoPlayer {
    /// Index among the two players.
    pub index: usize,
    /// Strength of the other player.
    other: Mutex<Estimate>,
}

impl AutoPlayer {
    pub fn new(index: usize) -> Self {
        Self { index, other: Mutex::default() }
    }

    /// Level of the next game.
    pub fn level(&self) -> Level {
        self.other.lock().expect("no thread panics with it").partner()
    }

    /// Notes a game that was played at this level.
    pub fn note(&self, game: &Finished, level: Level) {
        let own = match (game.result, self.index) {
            (Outcome::Draw, _) => 0.5,
            (Outcome::Win, 0) | (Outcome::Loss, 1) => 1.0,
            _ => 0.0,
        };
        let rating = f64::from(level.number());
        self.other.lock().expect("no thread panics with it").note(rating, 1.0 - own);
    }

    /// The player as a level, before its first game.
    pub fn spec(&self) -> OpponentSpec {
        OpponentSpec::Level(self.level())
    }
}
