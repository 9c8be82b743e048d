//! Chords: a key with its modifiers, and its name.

use crate::app::key::KeyCode::{self, Char};
use crate::words::say;

/// A key press that a binding matches: one key, a letter with Ctrl, or any digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chord {
    Key(KeyCode),
    Ctrl(char),
    Digit,
}

impl Chord {
    /// Chord of a name in a key table: `0-9` is any digit.
    pub fn usual(name: &str) -> Option<Self> {
        if name == "0-9" { Some(Self::Digit) } else { Self::named(name) }
    }

    /// Chord of a name: `k`, `Up`, `Ctrl-X`, `F2`.
    pub fn named(name: &str) -> Option<Self> {
        let lower = name.to_ascii_lowercase();
        if let Some(letter) = lower.strip_prefix("ctrl-") {
            let mut letters = letter.chars();
            let letter = letters.next().filter(char::is_ascii_lowercase);
            return letter.filter(|_| letters.next().is_none()).map(Self::Ctrl);
        }
        let mut characters = name.chars();
        if let (Some(character), None) = (characters.next(), characters.next()) {
            return (!character.is_control()).then_some(Self::Key(Char(character)));
        }
        let named = NAMES.iter().find(|(_, known)| known.eq_ignore_ascii_case(name));
        let function = || lower.strip_prefix('f')?.parse().ok().filter(|it| (1..=12).contains(it));
        named.map(|(code, _)| *code).or_else(|| function().map(KeyCode::F)).map(Self::Key)
    }

    pub fn name(self) -> String {
        match self {
            Self::Ctrl(letter) => format!("Ctrl-{}", letter.to_ascii_uppercase()),
            Self::Digit => say!("keys-digits"),
            Self::Key(KeyCode::F(number)) => format!("F{number}"),
            Self::Key(code) => match (NAMES.iter().find(|(known, _)| *known == code), code) {
                (Some((_, name)), _) => (*name).to_owned(),
                (None, Char(c)) => c.to_string(),
                (None, _) => unreachable!("every other key has a name"),
            },
        }
    }

    /// Whether one key press matches both.
    pub fn collides_with(self, other: Self) -> bool {
        let is_digit = |chord| matches!(chord, Self::Key(Char('0'..='9')));
        self == other
            || self == Self::Digit && is_digit(other)
            || other == Self::Digit && is_digit(self)
    }
}

/// Names of the keys that are not characters, and of the space.
const NAMES: [(KeyCode, &str); 16] = [
    (KeyCode::Up, "Up"),
    (KeyCode::Down, "Down"),
    (KeyCode::Left, "Left"),
    (KeyCode::Right, "Right"),
    (KeyCode::Enter, "Enter"),
    (Char(' '), "Space"),
    (KeyCode::Esc, "Esc"),
    (KeyCode::Tab, "Tab"),
    (KeyCode::BackTab, "Shift-Tab"),
    (KeyCode::Backspace, "Backspace"),
    (KeyCode::Delete, "Del"),
    (KeyCode::Insert, "Ins"),
    (KeyCode::Home, "Home"),
    (KeyCode::End, "End"),
    (KeyCode::PageUp, "PgUp"),
    (KeyCode::PageDown, "PgDn"),
];
