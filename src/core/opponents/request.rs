//! Requests to opponents: who is asked for a move, and in which game.

use super::guest_name::GuestName;
use super::program::Program;
use crate::engine::Level;
use crate::records::sanitize;
use crate::rules::{Clock, Game};

/// The specification of an opponent: what it takes to seat one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpponentSpec {
    /// A level of this program.
    Level(Level),
    /// A program that the player has named.
    Guest(GuestName),
    /// Another program.
    Program(Program),
}

impl OpponentSpec {
    /// What a table of results calls it.
    pub fn title(&self) -> String {
        match self {
            Self::Level(level) if level.is_matched() => {
                format!("{level} (rating {})", level.number())
            }
            Self::Level(level) => format!("{level} (level {})", level.number()),
            Self::Guest(name) => name.to_string(),
            Self::Program(program) => sanitize(&program.command, 200),
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
    /// Black's clock and White's, where their time is limited.
    pub clocks: [Option<Clock>; 2],
}
