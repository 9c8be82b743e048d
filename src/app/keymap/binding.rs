//! Bindings: commands, the keys that stand for them, and where.

use crate::words::message;
use crossterm::event::KeyCode;

/// The command that a key stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each one's `help` in the tables below says what it does")]
pub enum Command {
    Up,
    Down,
    Left,
    Right,
    Activate,
    NextLegal,
    PreviousLegal,
    Digit(u8),
    TypeMove,
    ToggleHints,
    ToggleValues,
    ToggleAdvice,
    Review,
    PreviousMistake,
    NextMistake,
    NextSide,
    TryAgain,
    TakeBack,
    Replay,
    NewGame,
    ToggleStep,
    NextLook,
    TurnBoard,
    ToggleNumbers,
    ToggleAnimation,
    ToggleMouse,
    Library,
    Search,
    NextView,
    PreviousView,
    NextSort,
    NextOutcome,
    SameOpponent,
    SameEvent,
    Delete,
    Export,
    Copy,
    PageUp,
    PageDown,
    First,
    Last,
    Help,
    Back,
    Suspend,
    Repaint,
    Quit,
}

impl Command {
    /// Whether it makes sense where the window is too small to show anything.
    pub const fn works_unseen(self) -> bool {
        matches!(self, Self::Quit | Self::Suspend | Self::Repaint)
    }
}

/// The context of a key: where keys mean different things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// The start screen.
    Start,
    /// A game.
    Board,
    /// A move being typed: letters are text.
    Entry,
    /// Whether to take back to a move of the log.
    TakeBack,
    /// The result of a game.
    Result,
    /// The page of keys.
    Help,
    /// The settings.
    Settings,
    /// A name being typed.
    Name,
    /// The list of all games.
    Library,
    /// Words to search it for being typed.
    Search,
    /// A game that is looked through.
    Replay,
    /// How the player has done.
    Statistics,
    /// The player's own mistakes.
    Practice,
    /// The ways to take a game along.
    Export,
    /// What was pasted.
    Pasted,
}

/// The chord: a way to press a key.
#[derive(Clone, Copy, Debug)]
pub enum Chord {
    /// This key.
    Key(KeyCode),
    /// This letter with Ctrl.
    Ctrl(char),
    /// Any digit.
    Digit,
}

/// The binding: keys that do the same thing, and how to speak of them.
#[derive(Debug)]
pub struct Binding {
    /// How to press them.
    pub chords: &'static [Chord],
    /// Their names; empty where the line before this one speaks for them too.
    pub label: &'static str,
    /// A short name and the message of a word for the key line, for the keys that stand in it.
    pub bar: Option<(&'static str, &'static str)>,
    /// What they ask for.
    pub command: Command,
    /// The message of what they do; empty where the line before this one speaks for them too.
    pub help: &'static str,
}

impl Binding {
    /// Its names, and what it does.
    pub(super) fn row(&self) -> (&'static str, String) {
        (self.label, if self.help.is_empty() { String::new() } else { message(self.help, &[]) })
    }
}
