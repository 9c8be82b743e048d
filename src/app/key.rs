//! A key as the app knows it, whatever sends it: a terminal, a web page or a test.

/// The code of a key: a character, or the name that is on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyCode {
    /// The character that the key writes, with Shift where that was held.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Tab.
    Tab,
    /// Tab with Shift.
    BackTab,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Insert.
    Insert,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// A function key, from 1.
    F(u8),
}

/// A key that was pressed, with the modifiers that change its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// Its code.
    pub code: KeyCode,
    /// Whether Ctrl was held.
    pub has_control: bool,
    /// Whether Alt was held.
    pub has_alt: bool,
}

/// The key without modifiers.
impl From<KeyCode> for Key {
    fn from(code: KeyCode) -> Self {
        Self { code, has_control: false, has_alt: false }
    }
}

impl Key {
    /// Whether neither Ctrl nor Alt was held.
    pub const fn is_plain(self) -> bool {
        !self.has_control && !self.has_alt
    }
}
