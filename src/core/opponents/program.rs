//! Programs that play.

use super::guest_name::GuestName;
use std::time::Duration;

/// A program's command and protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    pub protocol: Protocol,
    /// Command, quoted as in a shell; `{threads}` stands for [`Self::threads`].
    pub command: String,
    /// Working directory; `None` for ours.
    pub folder: Option<String>,
    /// Lines of its protocol to send first, such as `set contempt 10`.
    pub options: Vec<String>,
    pub threads: u32,
    /// Time for an answer beyond the time for a move; `None` for the default.
    pub patience: Option<Duration>,
}

/// Protocol of a program, named as in `gtp:COMMAND`.
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
    /// A command that every program of the protocol answers at any time.
    pub const fn greeting(self) -> &'static str {
        match self {
            Self::Gtp => "protocol_version",
            Self::Nboard => "ping 1",
        }
    }

    /// Whether the protocol can set up a board.
    pub const fn has_boards(self) -> bool {
        matches!(self, Self::Nboard)
    }
}

impl Program {
    /// Placeholder of the number of threads in a command.
    pub const THREADS: &'static str = "{threads}";

    pub const fn new(protocol: Protocol, command: String) -> Self {
        Self { protocol, command, folder: None, options: Vec::new(), threads: 1, patience: None }
    }

    /// Command with placeholders filled in.
    pub fn command_line(&self) -> String {
        self.command.replace(Self::THREADS, &self.threads.to_string())
    }
}

/// A configured program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    pub name: GuestName,
    pub program: Program,
}
