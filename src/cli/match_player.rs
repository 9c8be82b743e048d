//! Who plays in a match.

use crate::engine::Level;
use crate::records::sanitize;

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchPlayer {
    /// A level of this program.
    Level(Level),
    /// Another program, by its command.
    Program(String),
}

impl MatchPlayer {
    /// What the table calls it.
    pub fn title(&self) -> String {
        match self {
            Self::Level(level) => format!("{level} (level {})", level.number()),
            Self::Program(command) => sanitize(command, 200),
        }
    }
}
