//! The help page: every key.

use crate::app::keymap::{Command, Context};
use crate::app::reaction::{Go, Reaction};

/// Lines that a page key scrolls.
pub const PAGE: i16 = 8;

/// The keys, over whatever is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HelpPage {
    /// Whose keys come first: those of the page beneath.
    pub first: Context,
    /// Scrolled down by so many lines.
    pub top: u16,
}

impl HelpPage {
    /// The keys, these first.
    pub const fn new(first: Context) -> Self {
        Self { first, top: 0 }
    }

    /// Whose keys count.
    pub const fn context(&self) -> Context {
        Context::Help
    }

    /// Does what a key asks for, where so many lines are out of sight.
    pub fn obey(&mut self, command: Command, overflow: u16) -> Reaction {
        let lines = match command {
            Command::Up => -1,
            Command::Down => 1,
            Command::PageUp => -PAGE,
            Command::PageDown => PAGE,
            Command::First => i16::MIN,
            Command::Last => i16::MAX,
            Command::Back => return Reaction::go(Go::Back),
            _ => 0,
        };
        self.scroll(lines, overflow);
        Reaction::none()
    }

    /// Scrolls by so many lines, down is positive, where so many are out of sight.
    pub fn scroll(&mut self, lines: i16, overflow: u16) {
        self.top = self.top.saturating_add_signed(lines).min(overflow);
    }
}
