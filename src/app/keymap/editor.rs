//! The table of the position editor.

use super::binding::Chord::Key;
use super::binding::{Binding, Command};
use super::common::{
    BACK_TO_START, COPY, DOWN, EXPORT_GAME, FIRST, HELP, LAST, LEFT, LOOK, PALETTE_KEY, QUIT,
    REPAINT, RIGHT, SUSPEND, UP, arrow,
};
use crate::app::key::KeyCode::{self, Char};

/// The keys while a position is set up.
pub const EDITOR: &[Binding] = &[
    arrow(UP, "arrows", None, Command::Up, "key-cursor"),
    arrow(DOWN, "", None, Command::Down, ""),
    arrow(LEFT, "", None, Command::Left, ""),
    arrow(RIGHT, "", None, Command::Right, ""),
    Binding {
        chords: &[Key(Char('x')), Key(Char('1'))],
        label: "x, 1",
        bar: Some(("x o -", "bar-set")),
        command: Command::PlaceBlack,
        help: "key-place-black",
    },
    Binding {
        chords: &[Key(Char('o')), Key(Char('2'))],
        label: "o, 2",
        bar: None,
        command: Command::PlaceWhite,
        help: "key-place-white",
    },
    Binding {
        chords: &[Key(Char('-')), Key(Char('.')), Key(Char('0')), Key(KeyCode::Delete)],
        label: "-, ., 0, Del",
        bar: None,
        command: Command::Erase,
        help: "key-erase",
    },
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: None,
        command: Command::Activate,
        help: "key-cycle",
    },
    FIRST,
    LAST,
    Binding {
        chords: &[Key(Char('t'))],
        label: "t",
        bar: Some(("t", "bar-turn")),
        command: Command::OtherSide,
        help: "key-other-side",
    },
    Binding {
        chords: &[Key(Char('n'))],
        label: "n",
        bar: None,
        command: Command::EmptyBoard,
        help: "key-empty-board",
    },
    Binding {
        chords: &[Key(Char('s'))],
        label: "s",
        bar: None,
        command: Command::StartBoard,
        help: "key-start-board",
    },
    Binding {
        chords: &[Key(Char('w'))],
        label: "w",
        bar: None,
        command: Command::SwapColors,
        help: "key-swap-colors",
    },
    Binding {
        chords: &[Key(Char('r'))],
        label: "r",
        bar: None,
        command: Command::Rotate,
        help: "key-rotate",
    },
    Binding {
        chords: &[Key(Char('m'))],
        label: "m",
        bar: None,
        command: Command::Mirror,
        help: "key-mirror",
    },
    Binding {
        chords: &[Key(Char('u')), Key(KeyCode::Backspace)],
        label: "u, Backspace",
        bar: Some(("u", "bar-undo")),
        command: Command::TakeBack,
        help: "key-undo-edit",
    },
    Binding {
        chords: &[Key(Char('a'))],
        label: "a",
        bar: Some(("a", "bar-analyse")),
        command: Command::Analyse,
        help: "key-analyse-position",
    },
    Binding {
        chords: &[Key(Char('S'))],
        label: "S",
        bar: Some(("S", "bar-solve")),
        command: Command::Solve,
        help: "key-solve-position",
    },
    Binding {
        chords: &[Key(Char('p'))],
        label: "p",
        bar: Some(("p", "bar-play-on")),
        command: Command::NewGame,
        help: "key-play-position",
    },
    COPY,
    Binding {
        bar: Some(("e", "bar-export")),
        chords: &[Key(Char('e'))],
        label: "e",
        ..EXPORT_GAME
    },
    LOOK,
    HELP,
    Binding { help: "key-back", ..BACK_TO_START },
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];
