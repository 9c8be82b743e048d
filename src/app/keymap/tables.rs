//! The tables of the game and of what lies over it, and what all tables share.

use super::binding::Chord::{self, Ctrl, Digit, Key};
use super::binding::{Binding, Command};
use crossterm::event::KeyCode::{self, Char};

/// The keys of the mouse's table, for the help screen and the README.
pub const MOUSE: &[(&str, &str)] = &[("click", "key-click"), ("wheel", "key-wheel")];

pub(super) const UP: &[Chord] = &[Key(KeyCode::Up)];
pub(super) const DOWN: &[Chord] = &[Key(KeyCode::Down)];
pub(super) const LEFT: &[Chord] = &[Key(KeyCode::Left)];
pub(super) const RIGHT: &[Chord] = &[Key(KeyCode::Right)];

pub(super) const fn arrow(
    key: &'static [Chord],
    label: &'static str,
    bar: Option<(&'static str, &'static str)>,
    command: Command,
    help: &'static str,
) -> Binding {
    Binding { chords: key, label, bar, command, help }
}

pub(super) const HELP: Binding = Binding {
    chords: &[Key(Char('?')), Key(KeyCode::F(1))],
    label: "?",
    bar: Some(("?", "bar-help")),
    command: Command::Help,
    help: "key-help",
};

pub(super) const QUIT: Binding = Binding {
    chords: &[Key(Char('q')), Ctrl('c')],
    label: "q, Ctrl-C",
    bar: Some(("q", "bar-quit")),
    command: Command::Quit,
    help: "key-quit",
};

/// Quitting while letters are text.
pub(super) const QUIT_BY_CONTROL: Binding =
    Binding { chords: &[Ctrl('c')], label: "Ctrl-C", bar: None, ..QUIT };

pub(super) const SUSPEND: Binding = Binding {
    chords: &[Ctrl('z')],
    label: "Ctrl-Z",
    bar: None,
    command: Command::Suspend,
    help: "key-suspend",
};

pub(super) const REPAINT: Binding = Binding {
    chords: &[Ctrl('l')],
    label: "Ctrl-L",
    bar: None,
    command: Command::Repaint,
    help: "key-repaint",
};

pub(super) const PALETTE_KEY: Binding = Binding {
    chords: &[Ctrl('p'), Key(Char('>'))],
    label: "Ctrl-P, >",
    bar: None,
    command: Command::Palette,
    help: "key-palette",
};

pub(super) const LOOK: Binding = Binding {
    chords: &[Key(Char('l'))],
    label: "l",
    bar: None,
    command: Command::NextLook,
    help: "key-theme",
};

pub(super) const TURN: Binding = Binding {
    chords: &[Key(Char('b'))],
    label: "b",
    bar: None,
    command: Command::TurnBoard,
    help: "key-turn",
};

pub(super) const EXPORT_GAME: Binding = Binding {
    chords: &[Key(Char('x'))],
    label: "x",
    bar: None,
    command: Command::Export,
    help: "key-export",
};

pub(super) const COPY: Binding = Binding {
    chords: &[Key(Char('c'))],
    label: "c",
    bar: None,
    command: Command::Copy,
    help: "key-copy",
};

pub(super) const VALUES: Binding = Binding {
    chords: &[Key(Char('e'))],
    label: "e",
    bar: None,
    command: Command::ToggleValues,
    help: "key-values",
};

pub(super) const ADVICE: Binding = Binding {
    chords: &[Key(Char('i'))],
    label: "i",
    bar: None,
    command: Command::ToggleAdvice,
    help: "key-coach",
};

pub(super) const REVIEW: Binding = Binding {
    chords: &[Key(Char('v'))],
    label: "v",
    bar: None,
    command: Command::Review,
    help: "key-review",
};

pub(super) const TYPE_MOVE: Binding = Binding {
    chords: &[Key(Char(':'))],
    label: ":",
    bar: Some((":", "bar-type")),
    command: Command::TypeMove,
    help: "key-type",
};

pub(super) const NEXT_LEGAL: Binding = Binding {
    chords: &[Key(KeyCode::Tab)],
    label: "Tab, Shift-Tab",
    bar: Some(("Tab", "bar-next")),
    command: Command::NextLegal,
    help: "key-next-legal",
};

pub(super) const PREVIOUS_LEGAL: Binding = Binding {
    chords: &[Key(KeyCode::BackTab)],
    label: "",
    bar: None,
    command: Command::PreviousLegal,
    help: "",
};

pub(super) const HINTS: Binding = Binding {
    chords: &[Key(Char('h'))],
    label: "h",
    bar: Some(("h", "bar-hints")),
    command: Command::ToggleHints,
    help: "key-hints",
};

const GAMES: Binding = Binding {
    chords: &[Key(Char('g'))],
    label: "g",
    bar: None,
    command: Command::Library,
    help: "key-library",
};

pub(super) const BACK_TO_START: Binding = Binding {
    chords: &[Key(KeyCode::Esc)],
    label: "Esc",
    bar: Some(("Esc", "bar-back")),
    command: Command::Back,
    help: "key-back-start",
};

pub(super) const PAGE_UP: Binding = Binding {
    chords: &[Key(KeyCode::PageUp)],
    label: "PgUp, PgDn",
    bar: None,
    command: Command::PageUp,
    help: "key-page",
};

pub(super) const PAGE_DOWN: Binding = Binding {
    chords: &[Key(KeyCode::PageDown)],
    label: "",
    bar: None,
    command: Command::PageDown,
    help: "",
};

pub(super) const FIRST: Binding = Binding {
    chords: &[Key(KeyCode::Home)],
    label: "Home, End",
    bar: None,
    command: Command::First,
    help: "key-ends",
};

pub(super) const LAST: Binding = Binding {
    chords: &[Key(KeyCode::End)],
    label: "",
    bar: None,
    command: Command::Last,
    help: "",
};

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
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "bar-cancel")),
        command: Command::Back,
        help: "key-cancel",
    },
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
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "bar-cancel")),
        command: Command::Back,
        help: "key-cancel",
    },
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
