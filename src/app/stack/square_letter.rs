//! The letter of a square, typed without `:`, until its digit follows.

use crate::app::key::{Key, KeyCode};
use crate::app::keymap::Command;
use std::time::Duration;

/// Time a digit has to follow a letter that is also a command.
const PATIENCE: Duration = Duration::from_millis(300);

/// A typed letter that waits for its digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareLetter {
    pub letter: char,
    /// The letter's own command, carried out at this time unless a digit follows.
    command: Option<(Command, Duration)>,
}

/// Meaning of a key after a letter.
pub enum NextKey {
    /// The square is complete.
    Square(String),
    /// The letter is dropped, and the key with it.
    Dropped,
    /// The letter's command comes first, if it has one; then the key has its usual meaning.
    Other(Option<Command>),
}

impl SquareLetter {
    /// Letter of a key pressed at `now`; `None` if it is no letter of a square, or if its command is carried out at
    /// once. With `do_hints_wait`, the command for hints on `h` waits for a digit.
    pub fn of(
        key: Key,
        command: Option<Command>,
        now: Duration,
        do_hints_wait: bool,
    ) -> Option<Self> {
        let KeyCode::Char(letter @ ('a'..='h' | 'A'..='H')) = key.code else { return None };
        let command = match command {
            None => None,
            Some(Command::ToggleHints) if do_hints_wait && letter == 'h' => {
                Some((Command::ToggleHints, now + PATIENCE))
            }
            Some(_) => return None,
        };
        key.is_plain().then(|| Self { letter: letter.to_ascii_lowercase(), command })
    }

    /// Meaning of the key after this letter.
    pub fn followed_by(self, key: Key) -> NextKey {
        let command = self.command.map(|(command, _)| command);
        match key.code {
            KeyCode::Char(digit @ '0'..='9') if key.is_plain() => {
                NextKey::Square(format!("{}{digit}", self.letter))
            }
            KeyCode::Esc | KeyCode::Backspace if command.is_none() => NextKey::Dropped,
            _ => NextKey::Other(command),
        }
    }

    /// Time at which the letter's command is carried out.
    pub fn due_at(self) -> Option<Duration> {
        self.command.map(|(_, due)| due)
    }

    /// The letter's command, once its time has come.
    pub fn due(self, now: Duration) -> Option<Command> {
        self.command.filter(|(_, due)| *due <= now).map(|(command, _)| command)
    }
}
