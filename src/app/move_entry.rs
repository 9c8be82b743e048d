//! A move that is typed.

use crate::app::key::Key;
use crate::app::keymap::{CANCEL, Command, KeyTable, accept};
use crate::app::typing::{self, Charset};
use crate::words::say;

/// The keys while a move is typed.
pub static ENTRY: KeyTable =
    KeyTable::text("entry", &[&[accept("key-play-entry", "bar-play")]]).back(CANCEL).listed(true);

/// Characters in sight of a text that is typed in the status line.
const TYPED: usize = 60;

/// The end of a text that is typed, where the typing is.
pub fn typed_end(text: &str) -> String {
    let count = text.chars().count();
    let end: String = text.chars().skip(count.saturating_sub(TYPED)).collect();
    if count > TYPED { format!("...{end}") } else { end }
}

/// The entry of a move: letters until Enter takes them or Esc throws them away.
#[derive(Clone, Debug, Default)]
pub struct MoveEntry {
    text: Option<String>,
}

impl MoveEntry {
    /// Begins with nothing.
    pub fn open(&mut self) {
        self.text = Some(String::new());
    }

    /// Throws away what was typed.
    pub fn close(&mut self) {
        self.text = None;
    }

    /// Whether a move is typed.
    pub const fn is_open(&self) -> bool {
        self.text.is_some()
    }

    /// What has been typed; `None` where nothing is.
    pub fn text(&self) -> Option<&str> {
        self.text.as_deref()
    }

    /// What has been typed, for the status line; `None` where nothing is.
    pub fn status(&self) -> Option<String> {
        self.text().map(|text| say!("typed-move", text = typed_end(text)))
    }

    /// Does what a key asks for while a move is typed: what was typed, where it is taken.
    pub fn handle_command(&mut self, command: Command) -> Option<String> {
        let text = self.text.take()?;
        match command {
            Command::Activate if !text.is_empty() => return Some(text),
            Command::Activate | Command::Back => {}
            _ => self.text = Some(text),
        }
        None
    }

    /// Takes a key that is text; says whether a move is typed.
    pub fn key(&mut self, key: Key) -> bool {
        let Some(text) = &mut self.text else { return false };
        typing::key(text, Charset::Moves, key);
        true
    }

    /// Takes pasted text; says whether a move is typed.
    pub fn paste(&mut self, pasted: &str) -> bool {
        let Some(text) = &mut self.text else { return false };
        typing::append(text, Charset::Moves, pasted);
        true
    }
}
