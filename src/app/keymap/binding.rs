//! Bindings: commands and their keys.

use super::chord::Chord;

/// A command that keys are bound to.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString, strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "each one's `help` in the tables of the pages says what it does")]
pub enum Command {
    Up,
    Down,
    Left,
    Right,
    #[strum(to_string = "play")]
    Activate,
    NextLegal,
    PreviousLegal,
    Digit(u8),
    TypeMove,
    #[strum(to_string = "hints")]
    ToggleHints,
    #[strum(to_string = "values")]
    ToggleValues,
    #[strum(to_string = "coach")]
    ToggleAdvice,
    #[strum(to_string = "people")]
    TogglePeople,
    Review,
    PreviousMistake,
    NextMistake,
    #[strum(to_string = "mistakes-of")]
    NextSide,
    TryAgain,
    Drill,
    Lesson,
    SameIdea,
    #[strum(to_string = "times")]
    ToggleTimes,
    PreviousBoard,
    NextBoard,
    #[strum(to_string = "subject")]
    NextSubject,
    #[strum(to_string = "why")]
    Detail,
    Idea,
    Solution,
    #[strum(to_string = "line")]
    ShowLine,
    TakeBack,
    #[strum(to_string = "redo")]
    Replay,
    NewGame,
    Resign,
    Accept,
    Decline,
    #[strum(to_string = "claim")]
    Claim,
    #[strum(to_string = "draw")]
    OfferDraw,
    Greet,
    Account,
    Report,
    Mute,
    PlayEven,
    PlayOn,
    #[strum(to_string = "step")]
    ToggleStep,
    #[strum(to_string = "theme")]
    NextLook,
    TurnBoard,
    #[strum(to_string = "numbers")]
    ToggleNumbers,
    #[strum(to_string = "animation")]
    ToggleAnimation,
    #[strum(to_string = "mouse")]
    ToggleMouse,
    Library,
    Search,
    Crosstable,
    #[strum(to_string = "next-list")]
    NextView,
    #[strum(to_string = "previous-list")]
    PreviousView,
    #[strum(to_string = "sort")]
    NextSort,
    #[strum(to_string = "outcome")]
    NextOutcome,
    UndoImport,
    SameOpponent,
    Analyse,
    PreviousVariation,
    NextVariation,
    TakeLine,
    #[strum(to_string = "engine")]
    NextAnalyst,
    Promote,
    Restore,
    Mark,
    Comment,
    Fold,
    Explore,
    FilterGames,
    GamesHere,
    Train,
    Holes,
    AnalyseTree,
    ToggleEngine,
    Solve,
    EditPosition,
    PlaceBlack,
    PlaceWhite,
    Erase,
    OtherSide,
    EmptyBoard,
    StartBoard,
    SwapColors,
    Rotate,
    Mirror,
    SameEvent,
    Delete,
    Export,
    Copy,
    PageUp,
    PageDown,
    #[strum(to_string = "start")]
    First,
    #[strum(to_string = "end")]
    Last,
    Help,
    Back,
    Suspend,
    Repaint,
    Quit,
    Palette,
}

impl Command {
    /// Whether the command works in a window too small to show a page.
    pub const fn works_unseen(self) -> bool {
        matches!(self, Self::Quit | Self::Suspend | Self::Repaint)
    }

    /// Command of a mouse wheel in a list; down is positive.
    pub const fn of_wheel(lines: i16) -> Self {
        if lines < 0 { Self::Up } else { Self::Down }
    }
}

/// Label of a group of keys.
#[derive(Clone, Copy, Debug)]
pub enum KeyLabel {
    /// Literal text, which is not translated.
    Caps(&'static str),
    Message(&'static str),
}

/// A binding: keys with one command, and their help.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Binding {
    /// Names of the keys, separated by spaces.
    keys: &'static str,
    /// One label for all the keys; `None` shows their names.
    pub label: Option<KeyLabel>,
    /// Entry of the key line: the short name of the key, and the name of the message for the command.
    pub bar: Option<(&'static str, &'static str)>,
    /// Whether the entry is one of a finger's buttons alone.
    pub is_button: bool,
    pub command: Command,
    /// Name of the help message; empty if the binding shares the help of the previous one.
    pub help: &'static str,
}

/// A binding without an entry in the key line.
pub const fn key(keys: &'static str, command: Command, help: &'static str) -> Binding {
    Binding { keys, label: None, bar: None, is_button: false, command, help }
}

impl Binding {
    /// Adds an entry in the key line: the short name of the key, and the name of the message for the command.
    pub const fn bar(self, name: &'static str, word: &'static str) -> Self {
        Self { bar: Some((name, word)), ..self }
    }

    /// Adds a button for a finger, which is no entry of a key line.
    pub const fn button(self, name: &'static str, word: &'static str) -> Self {
        Self { is_button: true, ..self.bar(name, word) }
    }

    /// Removes the entry in the key line.
    pub const fn no_bar(self) -> Self {
        Self { bar: None, ..self }
    }

    pub const fn label(self, label: &'static str) -> Self {
        Self { label: Some(KeyLabel::Caps(label)), ..self }
    }

    pub const fn label_of(self, message: &'static str) -> Self {
        Self { label: Some(KeyLabel::Message(message)), ..self }
    }

    pub const fn help(self, help: &'static str) -> Self {
        Self { help, ..self }
    }

    pub const fn keys(self, keys: &'static str) -> Self {
        Self { keys, ..self }
    }

    pub fn chords(&self) -> impl Iterator<Item = Chord> {
        self.keys.split(' ').map(|name| Chord::usual(name).expect("a test reads them all"))
    }
}
