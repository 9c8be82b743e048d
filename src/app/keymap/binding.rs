//! Bindings: commands, and the keys that stand for them.

use super::chord::Chord;

/// The command that a key stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
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
    Review,
    PreviousMistake,
    NextMistake,
    #[strum(to_string = "mistakes-of")]
    NextSide,
    TryAgain,
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
    #[strum(to_string = "next-list")]
    NextView,
    #[strum(to_string = "previous-list")]
    PreviousView,
    #[strum(to_string = "sort")]
    NextSort,
    #[strum(to_string = "outcome")]
    NextOutcome,
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
    /// Whether it makes sense where the window is too small to show anything.
    pub const fn works_unseen(self) -> bool {
        matches!(self, Self::Quit | Self::Suspend | Self::Repaint)
    }

    /// The command that scrolling stands for in a list; down is positive.
    pub const fn of_wheel(lines: i16) -> Self {
        if lines < 0 { Self::Up } else { Self::Down }
    }
}

/// The label of several keys.
#[derive(Clone, Copy, Debug)]
pub enum KeyLabel {
    /// The text printed on the keys.
    Caps(&'static str),
    /// The name of a message.
    Message(&'static str),
}

/// The binding: keys that do the same thing, and how to speak of them.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Binding {
    /// Their names, apart by spaces.
    keys: &'static str,
    /// What they are called together, where that is not their names.
    pub label: Option<KeyLabel>,
    /// A short name and the message of a word for the key line, for the keys that stand in it.
    pub bar: Option<(&'static str, &'static str)>,
    /// What they ask for.
    pub command: Command,
    /// The message of what they do; empty where the line before this one speaks for them too.
    pub help: &'static str,
}

/// Keys by their names, what they ask for, and the message of what they do.
pub const fn key(keys: &'static str, command: Command, help: &'static str) -> Binding {
    Binding { keys, label: None, bar: None, command, help }
}

impl Binding {
    /// The same in the key line, with a short name and the message of a word.
    pub const fn bar(self, name: &'static str, word: &'static str) -> Self {
        Self { bar: Some((name, word)), ..self }
    }

    /// The same out of the key line.
    pub const fn no_bar(self) -> Self {
        Self { bar: None, ..self }
    }

    /// The same by another name, as it stands on keys.
    pub const fn label(self, label: &'static str) -> Self {
        Self { label: Some(KeyLabel::Caps(label)), ..self }
    }

    /// The same by the name in a message.
    pub const fn label_of(self, message: &'static str) -> Self {
        Self { label: Some(KeyLabel::Message(message)), ..self }
    }

    /// The same with another message of what it does.
    pub const fn help(self, help: &'static str) -> Self {
        Self { help, ..self }
    }

    /// The same by other keys.
    pub const fn keys(self, keys: &'static str) -> Self {
        Self { keys, ..self }
    }

    /// How to press them.
    pub fn chords(&self) -> impl Iterator<Item = Chord> {
        self.keys.split(' ').map(|name| Chord::usual(name).expect("a test reads them all"))
    }
}
