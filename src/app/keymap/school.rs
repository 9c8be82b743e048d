//! The tables of the school: the list of lessons, a lesson, the list of puzzles, and a puzzle.

use super::binding::Chord::{self, Key};
use super::binding::{Binding, Command};
use super::common::{
    BACK_TO_START, COPY, DETAIL, DOWN, HELP, HINTS, LEFT, LOOK, NEXT_LEGAL, PALETTE_KEY,
    PREVIOUS_LEGAL, QUIT, REPAINT, RIGHT, SHOW_LINE, SUSPEND, TYPE_MOVE, UP, arrow,
};
use crate::app::key::KeyCode::{self, Char};

/// The keys of the list of lessons.
pub const LEARN: &[Binding] = &[
    arrow(UP, "Up, Down", None, Command::Up, "key-choose-lesson"),
    arrow(DOWN, "", Some(("Up/Down", "bar-choose")), Command::Down, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-open")),
        command: Command::Activate,
        help: "key-open-lesson",
    },
    LOOK,
    HELP,
    BACK_TO_START,
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of a lesson.
pub const LESSON: &[Binding] = &[
    arrow(UP, "arrows", None, Command::Up, "key-cursor"),
    arrow(DOWN, "", None, Command::Down, ""),
    arrow(LEFT, "", None, Command::Left, ""),
    arrow(RIGHT, "", None, Command::Right, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-play")),
        command: Command::Activate,
        help: "key-lesson-answer",
    },
    Binding { bar: Some(("Tab", "bar-next")), ..NEXT_LEGAL },
    PREVIOUS_LEGAL,
    Binding {
        chords: &[Chord::Digit],
        label: "0-9",
        bar: None,
        command: Command::Digit(0),
        help: "key-lesson-number",
    },
    TYPE_MOVE,
    Binding {
        chords: &[Key(Char('u'))],
        label: "u",
        bar: Some(("u", "bar-try-again")),
        command: Command::TakeBack,
        help: "key-lesson-again",
    },
    Binding {
        chords: &[Key(Char('['))],
        label: "[, ]",
        bar: None,
        command: Command::PreviousBoard,
        help: "key-lesson-boards",
    },
    Binding {
        chords: &[Key(Char(']'))],
        label: "",
        bar: None,
        command: Command::NextBoard,
        help: "",
    },
    Binding { bar: Some(("h", "bar-hints")), ..HINTS },
    Binding { bar: Some(("w", "bar-why")), ..DETAIL },
    Binding { bar: Some(("o", "bar-line")), ..SHOW_LINE },
    LOOK,
    HELP,
    Binding { help: "key-lesson-leave", ..BACK_TO_START },
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the list of puzzles.
pub const PUZZLES: &[Binding] = &[
    arrow(UP, "Up, Down", None, Command::Up, "key-choose-puzzles"),
    arrow(DOWN, "", Some(("Up/Down", "bar-choose")), Command::Down, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-open")),
        command: Command::Activate,
        help: "key-open-puzzles",
    },
    LOOK,
    HELP,
    BACK_TO_START,
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of a puzzle.
pub const PUZZLE: &[Binding] = &[
    arrow(UP, "arrows", None, Command::Up, "key-cursor"),
    arrow(DOWN, "", None, Command::Down, ""),
    arrow(LEFT, "", None, Command::Left, ""),
    arrow(RIGHT, "", None, Command::Right, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-play")),
        command: Command::Activate,
        help: "key-puzzle-play",
    },
    Binding { bar: Some(("Tab", "bar-next")), ..NEXT_LEGAL },
    PREVIOUS_LEGAL,
    TYPE_MOVE,
    Binding {
        chords: &[Key(Char('u'))],
        label: "u",
        bar: None,
        command: Command::TakeBack,
        help: "key-puzzle-again",
    },
    Binding {
        chords: &[Chord::Digit],
        label: "1-4",
        bar: None,
        command: Command::Digit(0),
        help: "key-puzzle-name",
    },
    Binding {
        chords: &[Key(Char('i'))],
        label: "i",
        bar: Some(("i", "bar-idea")),
        command: Command::Idea,
        help: "key-puzzle-idea",
    },
    Binding {
        chords: &[Key(Char('s'))],
        label: "s",
        bar: Some(("s", "bar-solution")),
        command: Command::Solution,
        help: "key-puzzle-solution",
    },
    Binding { bar: Some(("h", "bar-hints")), ..HINTS },
    Binding { bar: Some(("w", "bar-why")), ..DETAIL },
    Binding { bar: Some(("o", "bar-line")), ..SHOW_LINE },
    Binding { bar: Some(("c", "bar-copy")), help: "key-puzzle-copy", ..COPY },
    LOOK,
    HELP,
    Binding { help: "key-puzzle-leave", ..BACK_TO_START },
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];
