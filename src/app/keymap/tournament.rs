//! The tables of a tournament and of one of its boards.

use super::binding::Chord::Key;
use super::binding::{Binding, Command};
use super::common::{
    DOWN, HELP, HINTS, LEFT, LOOK, NEXT_LEGAL, PREVIOUS_LEGAL, QUIT, REPAINT, RIGHT, SUSPEND, TURN,
    TYPE_MOVE, UP, arrow,
};
use crate::app::key::KeyCode::{self, Char};

/// The keys of a tournament.
pub const TOURNAMENT: &[Binding] = &[
    arrow(UP, "arrows", None, Command::Up, "key-choose-board"),
    arrow(DOWN, "", Some(("Up/Down", "bar-choose")), Command::Down, ""),
    arrow(LEFT, "", None, Command::Left, ""),
    arrow(RIGHT, "", None, Command::Right, ""),
    Binding {
        chords: &[Key(KeyCode::Tab)],
        label: "Tab, Shift-Tab",
        bar: None,
        command: Command::NextView,
        help: "key-next-board",
    },
    Binding {
        chords: &[Key(KeyCode::BackTab)],
        label: "",
        bar: None,
        command: Command::PreviousView,
        help: "",
    },
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-board")),
        command: Command::Activate,
        help: "key-see-board",
    },
    Binding {
        chords: &[Key(KeyCode::PageUp)],
        label: "PgUp, PgDn",
        bar: Some(("PgUp/PgDn", "bar-scroll")),
        command: Command::PageUp,
        help: "key-scroll-standings",
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
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of a board of a tournament.
pub const TOURNAMENT_BOARD: &[Binding] = &[
    arrow(UP, "arrows", None, Command::Up, "key-cursor"),
    arrow(DOWN, "", None, Command::Down, ""),
    arrow(LEFT, "", None, Command::Left, ""),
    arrow(RIGHT, "", None, Command::Right, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-play")),
        command: Command::Activate,
        help: "key-play-on-turn",
    },
    TYPE_MOVE,
    Binding { bar: Some(("h", "bar-hints")), ..HINTS },
    Binding { bar: Some(("Tab", "bar-next-board")), help: "key-next-legal-or-board", ..NEXT_LEGAL },
    PREVIOUS_LEGAL,
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "bar-tournament")),
        command: Command::Back,
        help: "key-back-tournament",
    },
    LOOK,
    TURN,
    HELP,
    SUSPEND,
    REPAINT,
    QUIT,
];
