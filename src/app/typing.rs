//! Text input: moves, names and words, typed or pasted.

use crate::app::key::{Key, KeyCode};
use crate::records::{NAME_LENGTH, sanitize};
use crate::rules::{MAX_COMMENT, Notation, Square, latin, narrow};

/// Limit of characters of a move, and of the moves of a game.
const LONGEST_MOVE: usize = 12;
const LONGEST_LINE: usize = 128;
const LONGEST_ADDRESS: usize = 120;

/// Characters allowed in a text field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Charset {
    #[default]
    Move,
    /// Moves, or the name of an opening.
    Moves,
    /// A name, or words to search for.
    Words,
    Sentences,
    /// Address of a web page.
    Address,
}

impl Charset {
    /// Longest text in characters.
    pub const fn longest(self) -> usize {
        match self {
            Self::Move => LONGEST_MOVE,
            Self::Moves => LONGEST_LINE,
            Self::Words => NAME_LENGTH,
            Self::Sentences => MAX_COMMENT,
            Self::Address => LONGEST_ADDRESS,
        }
    }
}

/// Handles a letter or Backspace; returns whether the key was either.
pub fn key(text: &mut String, kind: Charset, key: Key) -> bool {
    match key.code {
        KeyCode::Backspace => drop(text.pop()),
        KeyCode::Char(c) if key.is_plain() => append(text, kind, c.encode_utf8(&mut [0; 4])),
        _ => return false,
    }
    true
}

/// Appends the allowed characters of a text, without control characters.
pub fn append(text: &mut String, kind: Charset, more: &str) {
    match kind {
        Charset::Move | Charset::Moves => append_graphic(text, kind.longest(), more, latin),
        Charset::Address => append_graphic(text, kind.longest(), more, narrow),
        Charset::Words | Charset::Sentences => append_words(text, kind.longest(), more),
    }
}

/// Appends the graphic characters of ASCII for which the typed ones stand.
fn append_graphic(text: &mut String, most: usize, more: &str, typed: fn(char) -> char) {
    let room = most.saturating_sub(text.len());
    text.extend(more.chars().map(typed).filter(char::is_ascii_graphic).take(room));
}

fn append_words(text: &mut String, most: usize, more: &str) {
    for c in more.chars().take(most) {
        let is_blank = c == ' ' && !text.is_empty();
        let shown = sanitize(c.encode_utf8(&mut [0; 4]), 1);
        if text.chars().count() < most && (is_blank || !shown.is_empty()) {
            text.push(c);
        }
    }
}

/// Square by its name, or by two digits, column and row.
pub fn square(notation: Notation, text: &str) -> Option<Square> {
    match text.as_bytes() {
        &[column @ b'1'..=b'8', row @ b'1'..=b'8'] if notation == Notation::Letters => {
            Square::from_file_rank(column - b'1', row - b'1')
        }
        _ => notation.read(text),
    }
}
