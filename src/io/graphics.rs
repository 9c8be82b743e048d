//! The terminal's graphics: the query, its replies, and whether squares are drawn as pictures.

use super::pictures::{Graphics, cell_size};
use super::terminal_replies::GraphicsReply;
use crate::app::{CellSize, Pictures};

/// Variables of the environment that tell terminals apart.
#[derive(Clone, Debug, Default)]
pub struct TerminalNames {
    term: String,
    /// Whether the terminal is iTerm2 or `WezTerm`, which show iTerm2's inline images.
    is_inline: bool,
    /// Whether another program or machine stands between this one and the terminal.
    is_remote: bool,
}

impl TerminalNames {
    /// Names by the variables of an environment.
    pub fn of(variable: impl Fn(&str) -> Option<String>) -> Self {
        let is = |name: &str, values: &[&str]| {
            variable(name).is_some_and(|value| values.contains(&value.as_str()))
        };
        Self {
            term: variable("TERM").unwrap_or_default(),
            is_inline: is("TERM_PROGRAM", &["iTerm.app", "WezTerm"])
                || is("LC_TERMINAL", &["iTerm2"]),
            is_remote: ["TMUX", "STY", "SSH_CONNECTION", "SSH_TTY"]
                .iter()
                .any(|name| variable(name).is_some()),
        }
    }

    /// Bytes that ask for graphics; empty where a reply cannot be expected. The order is that of the replies.
    ///
    /// Terminals of other families print kitty's queries as text, so only its own family is asked for its version.
    pub fn query(&self) -> String {
        if ["", "dumb", "linux"].contains(&self.term.as_str()) {
            return String::new();
        }
        let is_kitty = ["kitty", "ghostty"].iter().any(|name| self.term.contains(name));
        let version = if is_kitty { "\x1b[>q" } else { "" };
        format!("{version}\x1b[16t\x1b[c")
    }

    /// Graphics that the environment promises without a reply.
    fn promised(&self, pictures: Pictures) -> Option<Graphics> {
        let is_trusted = pictures == Pictures::On || !self.is_remote;
        (self.is_inline && is_trusted).then_some(Graphics::Iterm2)
    }
}

/// Replies so far, and the setting.
#[derive(Debug, Default)]
pub struct GraphicsState {
    names: TerminalNames,
    replied: Option<Graphics>,
    cell: Option<CellSize>,
}

impl GraphicsState {
    pub fn new(names: TerminalNames) -> Self {
        Self { names, replied: None, cell: None }
    }

    pub fn query(&self) -> String {
        self.names.query()
    }

    pub fn on_reply(&mut self, reply: GraphicsReply) {
        match reply {
            // Kitty's placeholders move with the text; sixels do not.
            GraphicsReply::Graphics(graphics) if self.replied != Some(Graphics::Kitty) => {
                self.replied = Some(graphics);
            }
            GraphicsReply::Graphics(_) => {}
            GraphicsReply::Cell(cell) => self.cell = Some(cell),
        }
    }

    /// Protocol and size of a cell, if pictures are wanted and possible.
    pub fn chosen(&self, pictures: Pictures) -> Option<(Graphics, CellSize)> {
        if pictures == Pictures::Off {
            return None;
        }
        // A reply is surer than a name, and sixels are shorter than inline images.
        let graphics = self.replied.or_else(|| self.names.promised(pictures))?;
        Some((graphics, cell_size().or(self.cell)?))
    }
}
