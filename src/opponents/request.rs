//! Requests to opponents: who is asked for a move, and in which game.

use crate::engine::Level;
use crate::records::sanitize;
use crate::rules::{Clock, Game};

/// The specification of an opponent: what it takes to seat one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpponentSpec {
    /// A level of this program.
    Level(Level),
    /// Another program.
    Program(Program),
}

/// A program that plays: how it is started, and what is spoken with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The protocol that it speaks.
    pub protocol: Protocol,
    /// The command that starts it, quoted as in a shell.
    pub command: String,
}

/// The protocol that a program speaks. The names are those of players on the command line: `gtp:COMMAND`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Protocol {
    /// The Go Text Protocol, version 2.
    Gtp,
    /// NBoard's protocol, version 2.
    Nboard,
}

impl OpponentSpec {
    /// What a table of results calls it.
    pub fn title(&self) -> String {
        match self {
            Self::Level(level) if level.is_matched() => {
                format!("{level} (rating {})", level.number())
            }
            Self::Level(level) => format!("{level} (level {})", level.number()),
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
