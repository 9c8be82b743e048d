//! The tables of the pages beside the game.

use super::binding::Chord::Key;
use super::binding::{Binding, Command};
use super::common::{
    ADVICE, BACK_TO_START, CANCEL, COPY, DETAIL, DOWN, EXPORT_GAME, FIRST, HELP, HINTS, LAST, LEFT,
    LOOK, NEXT_LEGAL, PAGE_DOWN, PAGE_UP, PALETTE_KEY, PREVIOUS_LEGAL, QUIT, QUIT_BY_CONTROL,
    REPAINT, REVIEW, RIGHT, SHOW_LINE, SUSPEND, TURN, TYPE_MOVE, UP, VALUES, arrow,
};
use crate::app::key::KeyCode::{self, Char};

/// The keys of the settings.
pub const SETTINGS: &[Binding] = &[
    arrow(UP, "Up, Down", None, Command::Up, "key-choose-line"),
    arrow(DOWN, "", Some(("Up/Down", "bar-choose")), Command::Down, ""),
    arrow(LEFT, "Left, Right", None, Command::Left, "key-change-save"),
    arrow(RIGHT, "", Some(("Left/Right", "bar-change")), Command::Right, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: None,
        command: Command::Activate,
        help: "key-change-name",
    },
    HELP,
    BACK_TO_START,
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while a name is typed.
pub const NAME: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter)],
        label: "Enter",
        bar: Some(("Enter", "bar-ok")),
        command: Command::Activate,
        help: "key-save-name",
    },
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "bar-cancel")),
        command: Command::Back,
        help: "key-keep-name",
    },
    SUSPEND,
    REPAINT,
    QUIT_BY_CONTROL,
];

/// The keys of the list of all games.
pub const LIBRARY: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-open")),
        command: Command::Activate,
        help: "key-open",
    },
    arrow(UP, "Up, Down", None, Command::Up, "key-choose-game"),
    arrow(DOWN, "", None, Command::Down, ""),
    PAGE_UP,
    PAGE_DOWN,
    FIRST,
    LAST,
    Binding {
        chords: &[Key(Char('/'))],
        label: "/",
        bar: Some(("/", "bar-search")),
        command: Command::Search,
        help: "key-search",
    },
    Binding {
        chords: &[Key(KeyCode::Tab)],
        label: "Tab, Shift-Tab",
        bar: Some(("Tab", "bar-view")),
        command: Command::NextView,
        help: "key-view",
    },
    Binding {
        chords: &[Key(KeyCode::BackTab)],
        label: "",
        bar: None,
        command: Command::PreviousView,
        help: "",
    },
    Binding {
        chords: &[Key(Char('s'))],
        label: "s",
        bar: Some(("s", "bar-sort")),
        command: Command::NextSort,
        help: "key-sort",
    },
    Binding {
        chords: &[Key(Char('f'))],
        label: "f",
        bar: Some(("f", "bar-filter")),
        command: Command::NextOutcome,
        help: "key-outcome",
    },
    Binding {
        chords: &[Key(Char('o'))],
        label: "o",
        bar: None,
        command: Command::SameOpponent,
        help: "key-opponent",
    },
    Binding {
        chords: &[Key(Char('e'))],
        label: "e",
        bar: None,
        command: Command::SameEvent,
        help: "key-event",
    },
    Binding {
        chords: &[Key(Char('d')), Key(KeyCode::Delete)],
        label: "d, Del",
        bar: Some(("d", "bar-delete")),
        command: Command::Delete,
        help: "key-delete",
    },
    Binding {
        chords: &[Key(Char('u')), Key(KeyCode::Backspace)],
        label: "u, Backspace",
        bar: Some(("u", "bar-undo")),
        command: Command::TakeBack,
        help: "key-undelete",
    },
    LOOK,
    HELP,
    Binding { help: "key-clear-back", ..BACK_TO_START },
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while words are typed to search for.
pub const SEARCH: &[Binding] = &[
    arrow(UP, "Up, Down", None, Command::Up, "key-choose-game"),
    arrow(DOWN, "", Some(("Up/Down", "bar-choose")), Command::Down, ""),
    PAGE_UP,
    PAGE_DOWN,
    Binding {
        chords: &[Key(KeyCode::Enter)],
        label: "Enter",
        bar: Some(("Enter", "bar-done")),
        command: Command::Activate,
        help: "key-finish-search",
    },
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "bar-clear")),
        command: Command::Back,
        help: "key-clear-search",
    },
    SUSPEND,
    REPAINT,
    QUIT_BY_CONTROL,
];

/// The keys while a game is looked through.
pub const REPLAY: &[Binding] = &[
    arrow(LEFT, "Left, Right", None, Command::Left, "key-step-move"),
    arrow(RIGHT, "", Some(("Left/Right", "bar-step")), Command::Right, ""),
    arrow(UP, "Up, Down", None, Command::Up, "key-step-ten"),
    arrow(DOWN, "", None, Command::Down, ""),
    Binding { bar: Some(("Home/End", "bar-ends")), ..FIRST },
    LAST,
    Binding { bar: Some(("v", "bar-review")), ..REVIEW },
    Binding {
        chords: &[Key(Char('a'))],
        label: "a",
        bar: Some(("a", "bar-analyse")),
        command: Command::Analyse,
        help: "key-analyse",
    },
    Binding {
        chords: &[Key(Char('['))],
        label: "[, ]",
        bar: None,
        command: Command::PreviousMistake,
        help: "key-mistakes",
    },
    Binding {
        chords: &[Key(Char(']'))],
        label: "",
        bar: Some(("[ ]", "bar-mistakes")),
        command: Command::NextMistake,
        help: "",
    },
    Binding {
        chords: &[Key(KeyCode::Tab), Key(KeyCode::BackTab)],
        label: "Tab",
        bar: None,
        command: Command::NextSide,
        help: "key-mistakes-of",
    },
    Binding {
        chords: &[Key(Char('t'))],
        label: "t",
        bar: Some(("t", "bar-try-again")),
        command: Command::TryAgain,
        help: "key-try-again",
    },
    Binding {
        chords: &[Key(Char('T'))],
        label: "T",
        bar: None,
        command: Command::ToggleTimes,
        help: "key-times",
    },
    Binding { bar: Some(("w", "bar-why")), ..DETAIL },
    Binding { bar: Some(("o", "bar-line")), ..SHOW_LINE },
    Binding {
        chords: &[Key(Char('E'))],
        label: "E",
        bar: None,
        command: Command::EditPosition,
        help: "key-edit",
    },
    Binding { bar: Some(("e", "bar-values")), ..VALUES },
    ADVICE,
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-play-on")),
        command: Command::Activate,
        help: "key-play-on",
    },
    Binding {
        chords: &[Key(Char('#'))],
        label: "#",
        bar: None,
        command: Command::ToggleNumbers,
        help: "key-numbers",
    },
    TURN,
    Binding { bar: Some(("c", "bar-copy")), ..COPY },
    Binding { bar: Some(("x", "bar-export")), ..EXPORT_GAME },
    LOOK,
    HELP,
    Binding { help: "key-back", ..BACK_TO_START },
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of a QR code.
pub const QR: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Esc), Key(KeyCode::Enter), Key(Char('x'))],
        label: "Esc",
        bar: Some(("Esc", "bar-back")),
        command: Command::Back,
        help: "key-back",
    },
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while an expected line is walked.
pub const LINE: &[Binding] = &[
    arrow(LEFT, "Left, Right", None, Command::Left, "key-step-move"),
    arrow(RIGHT, "", Some(("Left/Right", "bar-step")), Command::Right, ""),
    Binding { bar: Some(("Home/End", "bar-ends")), ..FIRST },
    LAST,
    Binding {
        chords: &[Key(KeyCode::Tab), Key(KeyCode::BackTab)],
        label: "Tab",
        bar: Some(("Tab", "bar-other-line")),
        command: Command::NextSide,
        help: "key-other-line",
    },
    TURN,
    LOOK,
    HELP,
    Binding {
        chords: &[Key(KeyCode::Esc), Key(Char('o'))],
        label: "Esc, o",
        bar: Some(("Esc", "bar-back")),
        command: Command::Back,
        help: "key-leave-line",
    },
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the statistics.
pub const STATISTICS: &[Binding] = &[
    arrow(LEFT, "Left, Right", None, Command::Left, "key-another-game"),
    arrow(RIGHT, "", Some(("Left/Right", "bar-game")), Command::Right, ""),
    arrow(UP, "Up, Down", None, Command::Up, "key-choose-weakness"),
    arrow(DOWN, "", Some(("Up/Down", "bar-choose")), Command::Down, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-practise")),
        command: Command::Activate,
        help: "key-practise-weakness",
    },
    LOOK,
    HELP,
    BACK_TO_START,
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the practice.
pub const PRACTICE: &[Binding] = &[
    arrow(UP, "arrows", None, Command::Up, "key-cursor"),
    arrow(DOWN, "", None, Command::Down, ""),
    arrow(LEFT, "", None, Command::Left, ""),
    arrow(RIGHT, "", None, Command::Right, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-play")),
        command: Command::Activate,
        help: "key-practice-play",
    },
    Binding { bar: Some(("Tab", "bar-next")), ..NEXT_LEGAL },
    PREVIOUS_LEGAL,
    TYPE_MOVE,
    Binding {
        chords: &[Key(Char('f'))],
        label: "f",
        bar: Some(("f", "bar-subject")),
        command: Command::NextSubject,
        help: "key-subject",
    },
    Binding { bar: Some(("h", "bar-hints")), ..HINTS },
    Binding { bar: Some(("w", "bar-why")), ..DETAIL },
    Binding { bar: Some(("o", "bar-line")), ..SHOW_LINE },
    LOOK,
    HELP,
    BACK_TO_START,
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the page of guests.
pub const GUESTS: &[Binding] = &[
    arrow(UP, "Up, Down", None, Command::Up, "key-choose-guest"),
    arrow(DOWN, "", Some(("Up/Down", "bar-choose")), Command::Down, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-try")),
        command: Command::Activate,
        help: "key-try-guest",
    },
    Binding {
        chords: &[Key(KeyCode::PageUp)],
        label: "PgUp, PgDn",
        bar: Some(("PgUp/PgDn", "bar-scroll")),
        command: Command::PageUp,
        help: "key-scroll-guest-log",
    },
    Binding {
        chords: &[Key(KeyCode::PageDown)],
        label: "",
        bar: None,
        command: Command::PageDown,
        help: "",
    },
    LOOK,
    HELP,
    BACK_TO_START,
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while the ways to take a game along are shown.
pub const EXPORT: &[Binding] = &[
    arrow(UP, "Up, Down", None, Command::Up, "key-choose-format"),
    arrow(DOWN, "", Some(("Up/Down", "bar-choose")), Command::Down, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-export")),
        command: Command::Activate,
        help: "key-do-export",
    },
    Binding { help: "key-close", ..BACK_TO_START },
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while the player is asked about what was pasted.
pub const PASTED: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter)],
        label: "Enter",
        bar: Some(("Enter", "bar-ok")),
        command: Command::Activate,
        help: "key-accept",
    },
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "bar-discard")),
        command: Command::Back,
        help: "key-discard",
    },
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while a command is looked for.
pub const PALETTE: &[Binding] = &[
    arrow(UP, "Up, Down", None, Command::Up, "key-choose-line"),
    arrow(DOWN, "", Some(("Up/Down", "bar-choose")), Command::Down, ""),
    Binding {
        chords: &[Key(KeyCode::Enter)],
        label: "Enter",
        bar: Some(("Enter", "bar-run")),
        command: Command::Activate,
        help: "key-run",
    },
    CANCEL,
    SUSPEND,
    REPAINT,
    QUIT_BY_CONTROL,
];
