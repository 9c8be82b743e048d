//! Requests to opponents: who is asked for a move, and in which game.

use crate::engine::Level;
use crate::records::sanitize;
use crate::rules::{Clock, Game};

/// The specification of an opponent: what it takes to seat one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpponentSpec {
    /// A level of this program.
    Level(Level),
    /// Another program that speaks GTP, by its command.
    Gtp(String),
}

impl OpponentSpec {
    /// What a table of results calls it.
    pub fn title(&self) -> String {
        match self {
            Self::Level(level) if level.is_matched() => {
                format!("{level} (rating {})", level.number())
            }
            Self::Level(level) => format!("{level} (level {})", level.number()),
            Self::Gtp(command) => sanitize(command, 200),
        }
    }
}

/// A request for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRequest {
    /// Who is asked.
    pub opponent: OpponentSpec,
    /// The game, in which the side to move can place a disc.
    pub game: Game,
    /// Decides among equals: a level answers the same request with the same seed in the same way.
    pub seed: u64,
    /// The clock of the side to move, where its time is limited.
    pub clock: Option<Clock>,
}
