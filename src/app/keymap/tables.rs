//! The tables of the game and of what lies over it, and what all tables share.

use super::binding::Chord::{self, Ctrl, Digit, Key};
use super::binding::{Binding, Command};
use crossterm::event::KeyCode::{self, Char};

/// The keys of the mouse's table, for the help screen and the README.
pub const MOUSE: &[(&str, &str)] = &[
    ("click", "Play a square; choose from a menu or the key line"),
    ("wheel", "Scroll the move log"),
];

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
    bar: Some(("?", "help")),
    command: Command::Help,
    help: "All keys",
};

pub(super) const QUIT: Binding = Binding {
    chords: &[Key(Char('q')), Ctrl('c')],
    label: "q, Ctrl-C",
    bar: Some(("q", "quit")),
    command: Command::Quit,
    help: "Quit (the game is saved); while typing, only Ctrl-C",
};

/// Quitting while letters are text.
pub(super) const QUIT_BY_CONTROL: Binding =
    Binding { chords: &[Ctrl('c')], label: "Ctrl-C", bar: None, ..QUIT };

pub(super) const SUSPEND: Binding = Binding {
    chords: &[Ctrl('z')],
    label: "Ctrl-Z",
    bar: None,
    command: Command::Suspend,
    help: "Suspend to the shell; `fg` brings the game back",
};

pub(super) const REPAINT: Binding = Binding {
    chords: &[Ctrl('l')],
    label: "Ctrl-L",
    bar: None,
    command: Command::Repaint,
    help: "Redraw the screen",
};

pub(super) const LOOK: Binding = Binding {
    chords: &[Key(Char('l'))],
    label: "l",
    bar: None,
    command: Command::NextLook,
    help: "Next theme",
};

pub(super) const EXPORT_GAME: Binding = Binding {
    chords: &[Key(Char('x'))],
    label: "x",
    bar: None,
    command: Command::Export,
    help: "Export the game: copy it or save it to a file",
};

pub(super) const COPY: Binding = Binding {
    chords: &[Key(Char('c'))],
    label: "c",
    bar: None,
    command: Command::Copy,
    help: "Copy the moves",
};

pub(super) const VALUES: Binding = Binding {
    chords: &[Key(Char('e'))],
    label: "e",
    bar: None,
    command: Command::ToggleValues,
    help: "Expected final margin of each legal move",
};

pub(super) const ADVICE: Binding = Binding {
    chords: &[Key(Char('i'))],
    label: "i",
    bar: None,
    command: Command::ToggleAdvice,
    help: "Coach: the best move and why, or the cost of the move at the cursor",
};

pub(super) const REVIEW: Binding = Binding {
    chords: &[Key(Char('v'))],
    label: "v",
    bar: None,
    command: Command::Review,
    help: "Review the game move by move",
};

pub(super) const TYPE_MOVE: Binding = Binding {
    chords: &[Key(Char(':'))],
    label: ":",
    bar: Some((":", "type")),
    command: Command::TypeMove,
    help: "Type a move such as f5; Enter plays it, Esc cancels",
};

pub(super) const NEXT_LEGAL: Binding = Binding {
    chords: &[Key(KeyCode::Tab)],
    label: "Tab, Shift-Tab",
    bar: Some(("Tab", "next")),
    command: Command::NextLegal,
    help: "Next, previous legal square",
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
    bar: Some(("h", "hints")),
    command: Command::ToggleHints,
    help: "Hints on/off: legal squares; in tic-tac-toe, wins and threats",
};

const GAMES: Binding = Binding {
    chords: &[Key(Char('g'))],
    label: "g",
    bar: None,
    command: Command::Library,
    help: "Game library",
};

pub(super) const BACK_TO_START: Binding = Binding {
    chords: &[Key(KeyCode::Esc)],
    label: "Esc",
    bar: Some(("Esc", "back")),
    command: Command::Back,
    help: "Back to the start screen",
};

pub(super) const PAGE_UP: Binding = Binding {
    chords: &[Key(KeyCode::PageUp)],
    label: "PgUp, PgDn",
    bar: None,
    command: Command::PageUp,
    help: "Page up, page down",
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
    help: "To the start, to the end",
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
    arrow(UP, "arrows", None, Command::Up, "Move the cursor"),
    arrow(DOWN, "", None, Command::Down, ""),
    arrow(LEFT, "", None, Command::Left, ""),
    arrow(RIGHT, "", None, Command::Right, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "play")),
        command: Command::Activate,
        help: "Play at the cursor; in step mode, let the computer move",
    },
    NEXT_LEGAL,
    PREVIOUS_LEGAL,
    Binding {
        chords: &[Digit],
        label: "digits",
        bar: None,
        command: Command::Digit(0),
        help: "Column, then row: 81 is the top right; in tic-tac-toe one digit",
    },
    TYPE_MOVE,
    HINTS,
    VALUES,
    Binding { bar: Some(("i", "coach")), ..ADVICE },
    Binding {
        chords: &[Key(Char('u')), Key(KeyCode::Backspace)],
        label: "u, Backspace",
        bar: Some(("u", "undo")),
        command: Command::TakeBack,
        help: "Take back (against the computer: to your own turn)",
    },
    Binding {
        chords: &[Key(Char('r'))],
        label: "r",
        bar: Some(("r", "redo")),
        command: Command::Replay,
        help: "Redo a move you took back",
    },
    Binding {
        chords: &[Key(Char('n'))],
        label: "n",
        bar: Some(("n", "new")),
        command: Command::NewGame,
        help: "New game (this one is saved)",
    },
    Binding { help: "Review the game; while retrying a move: back to the review", ..REVIEW },
    GAMES,
    COPY,
    EXPORT_GAME,
    Binding {
        chords: &[Key(Char('s'))],
        label: "s",
        bar: None,
        command: Command::ToggleStep,
        help: "Step mode: the computer waits for Enter",
    },
    LOOK,
    Binding {
        chords: &[Key(Char('a'))],
        label: "a",
        bar: None,
        command: Command::ToggleAnimation,
        help: "Animation on/off",
    },
    Binding {
        chords: &[Key(Char('m'))],
        label: "m",
        bar: None,
        command: Command::ToggleMouse,
        help: "Mouse on/off (off: the terminal selects text)",
    },
    Binding {
        chords: &[Key(KeyCode::PageUp)],
        label: "PgUp, PgDn",
        bar: None,
        command: Command::PageUp,
        help: "Scroll the move log",
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
        help: "Back to the start screen (the game is saved)",
    },
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the start screen.
pub const START: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "start")),
        command: Command::Activate,
        help: "Start, or change the setting",
    },
    arrow(UP, "Up, Down", None, Command::Up, "Choose a line"),
    arrow(DOWN, "", Some(("Up/Down", "choose")), Command::Down, ""),
    arrow(LEFT, "Left, Right", None, Command::Left, "Change the setting"),
    arrow(RIGHT, "", Some(("Left/Right", "change")), Command::Right, ""),
    GAMES,
    LOOK,
    HELP,
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "back")),
        command: Command::Back,
        help: "Back to the game on the table",
    },
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while a move is typed.
pub const ENTRY: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter)],
        label: "Enter",
        bar: Some(("Enter", "play")),
        command: Command::Activate,
        help: "Play the move",
    },
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "cancel")),
        command: Command::Back,
        help: "Cancel",
    },
    SUSPEND,
    REPAINT,
    QUIT_BY_CONTROL,
];

/// The keys of the result panel.
pub const RESULT: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "play again")),
        command: Command::Activate,
        help: "Play again",
    },
    Binding { bar: Some(("v", "review")), ..REVIEW },
    Binding {
        chords: &[Key(Char('n'))],
        label: "n",
        bar: Some(("n", "new setup")),
        command: Command::NewGame,
        help: "Set up another game",
    },
    Binding {
        chords: &[Key(Char('u')), Key(KeyCode::Backspace)],
        label: "u, Backspace",
        bar: Some(("u", "undo")),
        command: Command::TakeBack,
        help: "Take back the last move",
    },
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "board")),
        command: Command::Back,
        help: "Close the panel and see the board",
    },
    COPY,
    EXPORT_GAME,
    GAMES,
    LOOK,
    HELP,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the help screen.
pub const HELP_PAGE: &[Binding] = &[
    arrow(UP, "Up, Down", None, Command::Up, "Scroll"),
    arrow(DOWN, "", Some(("Up/Down", "scroll")), Command::Down, ""),
    PAGE_UP,
    PAGE_DOWN,
    FIRST,
    LAST,
    Binding {
        chords: &[Key(KeyCode::Esc), Key(KeyCode::Enter), Key(Char('?')), Key(KeyCode::F(1))],
        label: "Esc, Enter, ?",
        bar: Some(("Esc", "close")),
        command: Command::Back,
        help: "Close",
    },
    LOOK,
    SUSPEND,
    REPAINT,
    QUIT,
];
