//! Bindings: commands, the keys that stand for them, and where.

use crate::app::key::KeyCode;

/// The command that a key stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "each one's `help` in the tables below says what it does")]
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
}

/// The context of a key: where keys mean different things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum Context {
    /// The start screen.
    Start,
    /// A game.
    Board,
    /// A move being typed: letters are text.
    Entry,
    /// Whether to take back to a move of the log.
    TakeBack,
    /// Whether the player is sure of a move.
    Sure,
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
    /// An expected line that is walked.
    Line,
    /// A game with its variations.
    Analysis,
    /// What is said of a move being typed.
    Comment,
    /// Which games count being typed.
    Filter,
    /// The games that went through a position.
    GamesHere,
    /// An opening that is trained.
    Trainer,
    /// The holes of a repertoire.
    Holes,
    /// A position that is set up.
    Editor,
    /// The programs that the player has named.
    Guests,
    /// A tournament.
    Tournament,
    /// One of its boards in large.
    TournamentBoard,
    /// How the player has done.
    Statistics,
    /// The player's own mistakes.
    Practice,
    /// The list of lessons.
    Learn,
    /// A lesson.
    Lesson,
    /// The list of puzzles.
    Puzzles,
    /// A puzzle.
    Puzzle,
    /// The ways to take a game along.
    Export,
    /// A QR code.
    Qr,
    /// What was pasted.
    Pasted,
    /// A command being looked for by its name.
    Palette,
}

impl Context {
    /// Whether letters are text there.
    pub const fn takes_text(self) -> bool {
        matches!(
            self,
            Self::Entry | Self::Name | Self::Search | Self::Comment | Self::Filter | Self::Palette
        )
    }
}

/// The chord: a way to press a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
