//! The numbered menu of the plain view. Every line is appended; nothing is drawn over.

use super::{Conversation, MAX_LINE, Next};
use crate::words::say;
use std::fmt::{self, Write};
use strum::VariantArray as _;

/// An entry of the menu, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum MenuChoice {
    Play,
    TicTacToe,
    Learn,
    Puzzles,
    Library,
    Settings,
    Practice,
}

impl MenuChoice {
    fn name(self) -> String {
        match self {
            Self::Play => say!("plain-menu-play"),
            Self::TicTacToe => say!("plain-menu-tic-tac-toe"),
            Self::Learn => say!("plain-menu-learn"),
            Self::Puzzles => say!("plain-menu-puzzles"),
            Self::Library => say!("plain-menu-library"),
            Self::Settings => say!("plain-menu-settings"),
            Self::Practice => say!("start-practice"),
        }
    }
}

/// Starts the conversation of an entry, or returns a sentence that says why it cannot start.
type Open = Box<dyn FnMut(MenuChoice) -> Result<Box<dyn Conversation>, String> + Send>;

/// The menu, and the conversation that it leads to.
pub struct PlainMenu {
    open: Open,
    inner: Option<Box<dyn Conversation>>,
}

impl PlainMenu {
    /// A menu whose entries `open` starts.
    pub fn new(open: Open) -> Self {
        Self { open, inner: None }
    }

    fn write_menu(out: &mut dyn Write) -> fmt::Result {
        writeln!(out, "\n{}", say!("plain-menu-title"))?;
        for (at, choice) in MenuChoice::VARIANTS.iter().enumerate() {
            writeln!(out, "{}  {}", at + 1, choice.name())?;
        }
        writeln!(out, "0  {}", say!("plain-menu-quit"))?;
        Self::ask(out)
    }

    fn ask(out: &mut dyn Write) -> fmt::Result {
        write!(out, "{} ", say!("plain-menu-number"))
    }

    fn choose(&mut self, text: &str, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        if ["0", "q", "quit"].contains(&text) {
            return Ok(Next::End);
        }
        let number: Option<usize> = text.parse().ok();
        let choice = number.and_then(|number| MenuChoice::VARIANTS.get(number.checked_sub(1)?));
        match choice.map(|choice| (self.open)(*choice)) {
            Some(Ok(mut inner)) => {
                inner.greet(out)?;
                self.inner = Some(inner);
            }
            Some(Err(why)) => {
                writeln!(out, "{why}")?;
                Self::ask(out)?;
            }
            None => {
                writeln!(out, "{}", say!("plain-menu-help", count = MenuChoice::VARIANTS.len()))?;
                Self::ask(out)?;
            }
        }
        Ok(Next::Line)
    }
}

impl Conversation for PlainMenu {
    fn greet(&mut self, out: &mut dyn Write) -> fmt::Result {
        Self::write_menu(out)
    }

    fn handle_line(&mut self, line: &str, out: &mut dyn Write) -> Result<Next, fmt::Error> {
        let Some(inner) = &mut self.inner else {
            let text: String = line.trim().chars().take(MAX_LINE).collect();
            return self.choose(&text.to_lowercase(), out);
        };
        if inner.handle_line(line, out)? == Next::End {
            self.inner = None;
            Self::write_menu(out)?;
        }
        Ok(Next::Line)
    }
}
