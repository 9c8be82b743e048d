//! Entry of a typed move.

use crate::app::key::Key;
use crate::app::keymap::{CANCEL, Command, KeyTable, accept};
use crate::app::typing::{self, Charset};
use crate::words::say;

pub static ENTRY: KeyTable =
    KeyTable::text("entry", &[&[accept("key-play-entry", "bar-play")]]).back(CANCEL).listed(true);

/// Maximum number of characters of a typed text in the status line.
const TYPED: usize = 60;

/// Last characters of a typed text, after `...` if the text is longer than the status line shows.
pub fn typed_end(text: &str) -> String {
    let count = text.chars().count();
    let end: String = text.chars().skip(count.saturating_sub(TYPED)).collect();
    if count > TYPED { format!("...{end}") } else { end }
}

/// A text field for a move: Enter plays it, Esc cancels.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveEntry {
    text: Option<String>,
    charset: Charset,
}

impl MoveEntry {
    /// An entry that takes several moves, or the name of an opening.
    pub fn of_moves() -> Self {
        Self { charset: Charset::Moves, ..Self::default() }
    }

    pub fn open(&mut self) {
        self.text = Some(String::new());
    }

    pub fn close(&mut self) {
        self.text = None;
    }

    pub const fn is_open(&self) -> bool {
        self.text.is_some()
    }

    pub fn text(&self) -> Option<&str> {
        self.text.as_deref()
    }

    /// Text for the status line.
    pub fn status(&self) -> Option<String> {
        self.text().map(|text| say!("typed-move", text = typed_end(text)))
    }

    /// Handles a command; returns the entered text on Enter.
    pub fn handle_command(&mut self, command: Command) -> Option<String> {
        let text = self.text.take()?;
        match command {
            Command::Activate if !text.is_empty() => return Some(text),
            Command::Activate | Command::Back => {}
            _ => self.text = Some(text),
        }
        None
    }

    /// Handles a character; returns whether the field is open.
    pub fn key(&mut self, key: Key) -> bool {
        let Some(text) = &mut self.text else { return false };
        typing::key(text, self.charset, key);
        true
    }

    /// Handles pasted text; returns whether the field is open.
    pub fn paste(&mut self, pasted: &str) -> bool {
        let Some(text) = &mut self.text else { return false };
        typing::append(text, self.charset, pasted);
        true
    }
}
