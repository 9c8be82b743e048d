//! Games of tournaments of people.

use crate::club::GameNumber;
use serde::{Deserialize, Serialize};

/// A game of a tournament of people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventGame {
    /// Name of the tournament.
    pub tournament: String,
    pub number: GameNumber,
    /// Whether the clock runs from the beginning, also without the players, and the game has a result in any case.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_timed: bool,
}

impl EventGame {
    /// Text by which a database finds the game among those of its tournament.
    pub fn key(&self) -> String {
        let GameNumber { round, table, game } = self.number;
        format!("{round}.{table}.{game}")
    }
}
