//! Programs that play: how they are started, and what is spoken with them.

use super::guest_name::GuestName;
use std::time::Duration;

/// A program that plays: how it is started, and what is spoken with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The protocol that it speaks.
    pub protocol: Protocol,
    /// The command that starts it, quoted as in a shell; `{threads}` in it stands for [`Self::threads`].
    pub command: String,
    /// The folder that it is started in, where it wants its files there; else ours.
    pub folder: Option<String>,
    /// Lines of its protocol that it is told first, such as `set contempt 10`.
    pub options: Vec<String>,
    /// The threads that it may use.
    pub threads: u32,
    /// How long it may take for an answer, besides the time for a move; else as long as others.
    pub patience: Option<Duration>,
}

/// The protocol that a program speaks. The names are those of players on the command line: `gtp:COMMAND`.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Protocol {
    /// The Go Text Protocol, version 2.
    #[default]
    Gtp,
    /// NBoard's protocol, version 2.
    Nboard,
}

impl Protocol {
    /// Whether it has words for a board that games do not usually begin with.
    pub const fn has_boards(self) -> bool {
        matches!(self, Self::Nboard)
    }
}

impl Program {
    /// What stands for the number of threads in a command.
    pub const THREADS: &'static str = "{threads}";

    /// A program of which no more is known than its command.
    pub const fn new(protocol: Protocol, command: String) -> Self {
        Self { protocol, command, folder: None, options: Vec::new(), threads: 1, patience: None }
    }

    /// The command with everything filled in.
    pub fn command_line(&self) -> String {
        self.command.replace(Self::THREADS, &self.threads.to_string())
    }
}

/// A guest: a program that the player has given a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Its name.
    pub name: GuestName,
    /// The program.
    pub program: Program,
}
