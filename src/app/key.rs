//! Keys in the app's own terms, independent of the terminal, web page or test that sends them.

use crate::rules::latin;

/// Code of a key: a character, or a named key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyCode {
    /// The character, with Shift applied.
    Char(char),
    Enter,
    Esc,
    Tab,
    BackTab,
    Backspace,
    Delete,
    Insert,
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
    PageUp,
    PageDown,
    /// Function key, from 1.
    F(u8),
}

/// A key press with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    pub code: KeyCode,
    pub has_control: bool,
    pub has_alt: bool,
}

impl From<KeyCode> for Key {
    fn from(code: KeyCode) -> Self {
        Self { code, has_control: false, has_alt: false }
    }
}

impl Key {
    /// The same key of a Latin keyboard.
    #[must_use]
    pub fn in_latin(self) -> Self {
        match self.code {
            KeyCode::Char(c) => Self { code: KeyCode::Char(latin(c)), ..self },
            _ => self,
        }
    }

    pub const fn is_plain(self) -> bool {
        !self.has_control && !self.has_alt
    }
}
