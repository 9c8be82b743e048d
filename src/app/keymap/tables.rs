//! The tables of the game and of what lies over it.

use super::binding::Chord::{Digit, Key};
use super::binding::{Binding, Command};
use super::common::{
    ADVICE, CANCEL, COPY, DETAIL, DOWN, EXPORT_GAME, FIRST, GAMES, HELP, HINTS, LAST, LEFT, LOOK,
    NEXT_LEGAL, PAGE_DOWN, PAGE_UP, PALETTE_KEY, PREVIOUS_LEGAL, QUIT, QUIT_BY_CONTROL, REPAINT,
    REVIEW, RIGHT, SHOW_LINE, SUSPEND, TURN, TYPE_MOVE, UP, VALUES, arrow,
};
use crate::app::key::KeyCode::{self, Char};

/// The keys of the mouse's table, for the help screen and the README.
pub const MOUSE: &[(&str, &str)] = &[("click", "key-click"), ("wheel", "key-wheel")];

/// The keys of a game.
pub const BOARD: &[Binding] = &[
    arrow(UP, "arrows", None, Command::Up, "key-cursor"),
    arrow(DOWN, "", None, Command::Down, ""),
    arrow(LEFT, "", None, Command::Left, ""),
    arrow(RIGHT, "", None, Command::Right, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-play")),
        command: Command::Activate,
        help: "key-play",
    },
    NEXT_LEGAL,
    PREVIOUS_LEGAL,
    Binding {
        chords: &[Digit],
        label: "digits",
        bar: None,
        command: Command::Digit(0),
        help: "key-digits",
    },
    TYPE_MOVE,
    HINTS,
    Binding { bar: Some(("i", "bar-coach")), ..ADVICE },
    DETAIL,
    SHOW_LINE,
    Binding { bar: Some(("e", "bar-values")), ..VALUES },
    Binding {
        chords: &[Key(Char('u')), Key(KeyCode::Backspace)],
        label: "u, Backspace",
        bar: Some(("u", "bar-undo")),
        command: Command::TakeBack,
        help: "key-take-back",
    },
    Binding {
        chords: &[Key(Char('r'))],
        label: "r",
        bar: Some(("r", "bar-redo")),
        command: Command::Replay,
        help: "key-redo",
    },
    Binding {
        chords: &[Key(Char('n'))],
        label: "n",
        bar: Some(("n", "bar-new")),
        command: Command::NewGame,
        help: "key-new",
    },
    Binding { bar: Some(("v", "bar-review")), help: "key-review-retry", ..REVIEW },
    GAMES,
    COPY,
    EXPORT_GAME,
    Binding {
        chords: &[Key(Char('s'))],
        label: "s",
        bar: None,
        command: Command::ToggleStep,
        help: "key-step",
    },
    LOOK,
    TURN,
    Binding {
        chords: &[Key(Char('a'))],
        label: "a",
        bar: None,
        command: Command::ToggleAnimation,
        help: "key-animation",
    },
    Binding {
        chords: &[Key(Char('m'))],
        label: "m",
        bar: None,
        command: Command::ToggleMouse,
        help: "key-mouse",
    },
    Binding {
        chords: &[Key(KeyCode::PageUp)],
        label: "PgUp, PgDn",
        bar: None,
        command: Command::PageUp,
        help: "key-scroll-log",
    },
    Binding {
        chords: &[Key(KeyCode::PageDown)],
        label: "",
        bar: None,
        command: Command::PageDown,
        help: "",
    },
    HELP,
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: None,
        command: Command::Back,
        help: "key-back-start-saved",
    },
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the start screen.
pub const START: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-start")),
        command: Command::Activate,
        help: "key-start",
    },
    arrow(UP, "Up, Down", None, Command::Up, "key-choose-line"),
    arrow(DOWN, "", Some(("Up/Down", "bar-choose")), Command::Down, ""),
    arrow(LEFT, "Left, Right", None, Command::Left, "key-change"),
    arrow(RIGHT, "", Some(("Left/Right", "bar-change")), Command::Right, ""),
    GAMES,
    LOOK,
    HELP,
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "bar-back")),
        command: Command::Back,
        help: "key-back-game",
    },
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while a move is typed.
pub const ENTRY: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter)],
        label: "Enter",
        bar: Some(("Enter", "bar-play")),
        command: Command::Activate,
        help: "key-play-entry",
    },
    CANCEL,
    SUSPEND,
    REPAINT,
    QUIT_BY_CONTROL,
];

/// The keys while the player is asked whether to take back to a move of the log.
pub const TAKE_BACK: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter)],
        label: "Enter",
        bar: Some(("Enter", "bar-take-back")),
        command: Command::Activate,
        help: "key-take-back-to",
    },
    CANCEL,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while the player is asked whether they are sure of a move.
pub const SURE: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter)],
        label: "Enter",
        bar: Some(("Enter", "bar-play")),
        command: Command::Activate,
        help: "key-sure",
    },
    CANCEL,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the result panel.
pub const RESULT: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-again")),
        command: Command::Activate,
        help: "key-again",
    },
    Binding { bar: Some(("v", "bar-review")), ..REVIEW },
    Binding {
        chords: &[Key(Char('n'))],
        label: "n",
        bar: Some(("n", "bar-new-setup")),
        command: Command::NewGame,
        help: "key-new-setup",
    },
    Binding {
        chords: &[Key(Char('u')), Key(KeyCode::Backspace)],
        label: "u, Backspace",
        bar: Some(("u", "bar-undo")),
        command: Command::TakeBack,
        help: "key-undo-last",
    },
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "bar-board")),
        command: Command::Back,
        help: "key-close-result",
    },
    COPY,
    EXPORT_GAME,
    GAMES,
    LOOK,
    HELP,
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the help screen.
pub const HELP_PAGE: &[Binding] = &[
    arrow(UP, "Up, Down", None, Command::Up, "key-scroll"),
    arrow(DOWN, "", Some(("Up/Down", "bar-scroll")), Command::Down, ""),
    PAGE_UP,
    PAGE_DOWN,
    FIRST,
    LAST,
    Binding {
        chords: &[Key(KeyCode::Esc), Key(KeyCode::Enter), Key(Char('?')), Key(KeyCode::F(1))],
        label: "Esc, Enter, ?",
        bar: Some(("Esc", "bar-close")),
        command: Command::Back,
        help: "key-close",
    },
    LOOK,
    SUSPEND,
    REPAINT,
    QUIT,
];
