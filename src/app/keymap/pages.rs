//! The tables of the pages beside the game.

use super::binding::Chord::Key;
use super::binding::{Binding, Command};
use super::tables::{
    ADVICE, BACK_TO_START, COPY, DOWN, EXPORT_GAME, FIRST, HELP, HINTS, LAST, LEFT, LOOK,
    NEXT_LEGAL, PAGE_DOWN, PAGE_UP, PREVIOUS_LEGAL, QUIT, QUIT_BY_CONTROL, REPAINT, REVIEW, RIGHT,
    SUSPEND, TYPE_MOVE, UP, VALUES, arrow,
};
use crossterm::event::KeyCode::{self, Char};

/// The keys of the settings.
pub const SETTINGS: &[Binding] = &[
    arrow(UP, "Up, Down", None, Command::Up, "Choose a line"),
    arrow(DOWN, "", Some(("Up/Down", "choose")), Command::Down, ""),
    arrow(LEFT, "Left, Right", None, Command::Left, "Change and save"),
    arrow(RIGHT, "", Some(("Left/Right", "change")), Command::Right, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: None,
        command: Command::Activate,
        help: "Change; edit a name",
    },
    HELP,
    BACK_TO_START,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while a name is typed.
pub const NAME: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter)],
        label: "Enter",
        bar: Some(("Enter", "OK")),
        command: Command::Activate,
        help: "Save the name",
    },
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "cancel")),
        command: Command::Back,
        help: "Keep the old name",
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
        bar: Some(("Enter", "open")),
        command: Command::Activate,
        help: "Open the game; carry on with an unfinished one",
    },
    arrow(UP, "Up, Down", None, Command::Up, "Choose a game"),
    arrow(DOWN, "", None, Command::Down, ""),
    PAGE_UP,
    PAGE_DOWN,
    FIRST,
    LAST,
    Binding {
        chords: &[Key(Char('/'))],
        label: "/",
        bar: Some(("/", "search")),
        command: Command::Search,
        help: "Search by name, date, place or opening",
    },
    Binding {
        chords: &[Key(KeyCode::Tab)],
        label: "Tab, Shift-Tab",
        bar: Some(("Tab", "view")),
        command: Command::NextView,
        help: "Show: all, played here, unfinished, imported, deleted",
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
        bar: Some(("s", "sort")),
        command: Command::NextSort,
        help: "Sort by date, Black, White, result, opening",
    },
    Binding {
        chords: &[Key(Char('d')), Key(KeyCode::Delete)],
        label: "d, Del",
        bar: Some(("d", "delete")),
        command: Command::Delete,
        help: "Delete the game; in the deleted list, restore it",
    },
    Binding {
        chords: &[Key(Char('u')), Key(KeyCode::Backspace)],
        label: "u, Backspace",
        bar: Some(("u", "undo")),
        command: Command::TakeBack,
        help: "Undo the last delete",
    },
    LOOK,
    HELP,
    Binding { help: "Clear the search, then back to the start screen", ..BACK_TO_START },
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while words are typed to search for.
pub const SEARCH: &[Binding] = &[
    arrow(UP, "Up, Down", None, Command::Up, "Choose a game"),
    arrow(DOWN, "", Some(("Up/Down", "choose")), Command::Down, ""),
    PAGE_UP,
    PAGE_DOWN,
    Binding {
        chords: &[Key(KeyCode::Enter)],
        label: "Enter",
        bar: Some(("Enter", "done")),
        command: Command::Activate,
        help: "Finish typing",
    },
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "clear")),
        command: Command::Back,
        help: "Clear the search",
    },
    SUSPEND,
    REPAINT,
    QUIT_BY_CONTROL,
];

/// The keys while a game is looked through.
pub const REPLAY: &[Binding] = &[
    arrow(LEFT, "Left, Right", None, Command::Left, "One move back, forward"),
    arrow(RIGHT, "", Some(("Left/Right", "step")), Command::Right, ""),
    arrow(UP, "Up, Down", None, Command::Up, "Ten moves back, forward"),
    arrow(DOWN, "", None, Command::Down, ""),
    Binding { bar: Some(("Home/End", "ends")), ..FIRST },
    LAST,
    Binding { bar: Some(("v", "review")), ..REVIEW },
    Binding {
        chords: &[Key(Char('['))],
        label: "[, ]",
        bar: Some(("[", "previous")),
        command: Command::PreviousMistake,
        help: "Previous, next mistake",
    },
    Binding {
        chords: &[Key(Char(']'))],
        label: "",
        bar: Some(("]", "next mistake")),
        command: Command::NextMistake,
        help: "",
    },
    Binding {
        chords: &[Key(KeyCode::Tab), Key(KeyCode::BackTab)],
        label: "Tab",
        bar: None,
        command: Command::NextSide,
        help: "Show mistakes of: both, Black, White",
    },
    Binding {
        chords: &[Key(Char('t'))],
        label: "t",
        bar: Some(("t", "try again")),
        command: Command::TryAgain,
        help: "Retry: play another move here",
    },
    VALUES,
    ADVICE,
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "play on")),
        command: Command::Activate,
        help: "Play on from here as a new game",
    },
    Binding { bar: Some(("c", "copy")), ..COPY },
    Binding { bar: Some(("x", "export")), ..EXPORT_GAME },
    LOOK,
    HELP,
    Binding { help: "Back", ..BACK_TO_START },
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the statistics.
pub const STATISTICS: &[Binding] = &[
    arrow(LEFT, "Left, Right", None, Command::Left, "Another game"),
    arrow(RIGHT, "", Some(("Left/Right", "game")), Command::Right, ""),
    LOOK,
    HELP,
    BACK_TO_START,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the practice.
pub const PRACTICE: &[Binding] = &[
    arrow(UP, "arrows", None, Command::Up, "Move the cursor"),
    arrow(DOWN, "", None, Command::Down, ""),
    arrow(LEFT, "", None, Command::Left, ""),
    arrow(RIGHT, "", None, Command::Right, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "play")),
        command: Command::Activate,
        help: "Play at the cursor; then the next position",
    },
    Binding { bar: Some(("Tab", "next")), ..NEXT_LEGAL },
    PREVIOUS_LEGAL,
    TYPE_MOVE,
    Binding { bar: Some(("h", "hints")), ..HINTS },
    LOOK,
    HELP,
    BACK_TO_START,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while the ways to take a game along are shown.
pub const EXPORT: &[Binding] = &[
    arrow(UP, "Up, Down", None, Command::Up, "Choose a format"),
    arrow(DOWN, "", Some(("Up/Down", "choose")), Command::Down, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "export")),
        command: Command::Activate,
        help: "Export",
    },
    Binding { help: "Close", ..BACK_TO_START },
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while the player is asked about what was pasted.
pub const PASTED: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter)],
        label: "Enter",
        bar: Some(("Enter", "OK")),
        command: Command::Activate,
        help: "Accept",
    },
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "discard")),
        command: Command::Back,
        help: "Discard",
    },
    SUSPEND,
    REPAINT,
    QUIT,
];
