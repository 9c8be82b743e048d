//! Requests for moves.

use super::guest_name::GuestName;
use super::program::Program;
use crate::engine::Level;
use crate::records::sanitize;
use crate::rules::{Clock, Game};

/// Specification of an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpponentSpec {
    Level(Level),
    /// A configured program.
    Guest(GuestName),
    Program(Program),
}

impl OpponentSpec {
    /// Name in result tables.
    pub fn title(&self) -> String {
        match self {
            Self::Level(level) if level.is_matched() => {
                format!("{level} (rating {})", level.number())
            }
            Self::Level(Level::Person(rating)) => format!("{} (person:{rating})", rating.name()),
            Self::Level(level) => format!("{level} (level {})", level.number()),
            Self::Guest(name) => name.to_string(),
            Self::Program(program) => sanitize(&program.command, 200),
        }
    }
}

/// A request for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRequest {
    pub opponent: OpponentSpec,
    /// Game in which the side to move can place a disc.
    pub game: Game,
    /// Seed: a level answers equal requests equally.
    pub seed: u64,
    /// Clocks of Black and White, if limited.
    pub clocks: [Option<Clock>; 2],
}
