//! The one table of keys: it feeds the input, the key line, the help screen and the README.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::fmt::Write as _;

/// What a key can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each one's `help` in the tables below says what it does")]
pub enum Command {
    Up,
    Down,
    Left,
    Right,
    Activate,
    NextLegal,
    PreviousLegal,
    Digit(u8),
    TypeMove,
    ToggleHints,
    TakeBack,
    Replay,
    NewGame,
    ToggleStep,
    NextLook,
    ToggleAnimation,
    ToggleMouse,
    PageUp,
    PageDown,
    Help,
    Back,
    Suspend,
    Repaint,
    Quit,
}

/// Where keys mean different things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// The start screen.
    Start,
    /// A game.
    Board,
    /// A move being typed: letters are text.
    Entry,
    /// The result of a game.
    Result,
    /// The page of keys.
    Help,
}

/// A way to press a key.
#[derive(Clone, Copy, Debug)]
enum Chord {
    Key(KeyCode),
    Ctrl(char),
    Digit,
}

/// Keys that do the same thing, and how to speak of them.
#[derive(Debug)]
pub struct Binding {
    chords: &'static [Chord],
    /// Their names; empty where the line before this one speaks for them too.
    pub label: &'static str,
    /// A short name and a word for the key line, for the keys that stand in it.
    pub bar: Option<(&'static str, &'static str)>,
    /// What they ask for.
    pub command: Command,
    /// What they do.
    pub help: &'static str,
}

use Chord::{Ctrl, Digit, Key};
use KeyCode::Char;

/// The keys of the mouse's table, for the help screen and the README.
pub const MOUSE: &[(&str, &str)] = &[
    ("click", "Play on a square; choose in a menu or in the key line"),
    ("wheel", "Scroll the move log"),
];

const ARROW_COMMANDS: [(KeyCode, Command); 4] = [
    (KeyCode::Up, Command::Up),
    (KeyCode::Down, Command::Down),
    (KeyCode::Left, Command::Left),
    (KeyCode::Right, Command::Right),
];

const HELP: Binding = Binding {
    chords: &[Key(Char('?')), Key(KeyCode::F(1))],
    label: "?",
    bar: Some(("?", "help")),
    command: Command::Help,
    help: "Every key",
};

const QUIT: Binding = Binding {
    chords: &[Key(Char('q')), Ctrl('c')],
    label: "q, Ctrl-C",
    bar: Some(("q", "quit")),
    command: Command::Quit,
    help: "Quit; the line left in the terminal goes on from here",
};

/// Quitting while letters are text.
const QUIT_BY_CONTROL: Binding =
    Binding { chords: &[Ctrl('c')], label: "Ctrl-C", bar: None, ..QUIT };

const SUSPEND: Binding = Binding {
    chords: &[Ctrl('z')],
    label: "Ctrl-Z",
    bar: None,
    command: Command::Suspend,
    help: "Back to the shell; `fg` returns to the game",
};

const REPAINT: Binding = Binding {
    chords: &[Ctrl('l')],
    label: "Ctrl-L",
    bar: None,
    command: Command::Repaint,
    help: "Draw the screen again",
};

const LOOK: Binding = Binding {
    chords: &[Key(Char('l'))],
    label: "l",
    bar: None,
    command: Command::NextLook,
    help: "The next look",
};

/// The keys of a game.
pub const BOARD: &[Binding] = &[
    Binding {
        chords: &[], // the arrows: see ARROW_COMMANDS
        label: "arrows",
        bar: None,
        command: Command::Up,
        help: "Move the cursor",
    },
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "play")),
        command: Command::Activate,
        help: "Play on the cursor; in step mode, let the computer move",
    },
    Binding {
        chords: &[Key(KeyCode::Tab)],
        label: "Tab, Shift-Tab",
        bar: Some(("Tab", "next")),
        command: Command::NextLegal,
        help: "To the next, to the previous legal square",
    },
    Binding {
        chords: &[Key(KeyCode::BackTab)],
        label: "",
        bar: None,
        command: Command::PreviousLegal,
        help: "",
    },
    Binding {
        chords: &[Digit],
        label: "two digits",
        bar: None,
        command: Command::Digit(0),
        help: "Play by column and row: 81 is the top right corner",
    },
    Binding {
        chords: &[Key(Char(':'))],
        label: ":",
        bar: Some((":", "type")),
        command: Command::TypeMove,
        help: "Type a move such as f5; Enter plays it, Esc leaves",
    },
    Binding {
        chords: &[Key(Char('h'))],
        label: "h",
        bar: Some(("h", "hints")),
        command: Command::ToggleHints,
        help: "Dots on the legal squares, on and off",
    },
    Binding {
        chords: &[Key(Char('u')), Key(KeyCode::Backspace)],
        label: "u, Backspace",
        bar: Some(("u", "undo")),
        command: Command::TakeBack,
        help: "Take back; against the computer, to your own turn",
    },
    Binding {
        chords: &[Key(Char('r'))],
        label: "r",
        bar: Some(("r", "redo")),
        command: Command::Replay,
        help: "Replay what was taken back",
    },
    Binding {
        chords: &[Key(Char('n'))],
        label: "n",
        bar: Some(("n", "new")),
        command: Command::NewGame,
        help: "A new game; the one on the table is kept",
    },
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
        help: "Discs turn over visibly, on and off",
    },
    Binding {
        chords: &[Key(Char('m'))],
        label: "m",
        bar: None,
        command: Command::ToggleMouse,
        help: "Mouse on and off (off: the terminal selects text)",
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
        help: "Back to the start screen; the game is kept",
    },
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the start screen.
pub const START: &[Binding] = &[
    Binding {
        chords: &[],
        label: "Up, Down",
        bar: Some(("Up/Down", "choose")),
        command: Command::Down,
        help: "Choose a line",
    },
    Binding {
        chords: &[],
        label: "Left, Right",
        bar: Some(("Left/Right", "change")),
        command: Command::Right,
        help: "Change its value",
    },
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "start")),
        command: Command::Activate,
        help: "Start, or change the value",
    },
    LOOK,
    HELP,
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: None,
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
        bar: Some(("Esc", "leave")),
        command: Command::Back,
        help: "Leave without a move",
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
    Binding {
        chords: &[Key(Char('n'))],
        label: "n",
        bar: Some(("n", "another game")),
        command: Command::NewGame,
        help: "Set up another game",
    },
    Binding {
        chords: &[Key(Char('u')), Key(KeyCode::Backspace)],
        label: "u, Backspace",
        bar: Some(("u", "take back")),
        command: Command::TakeBack,
        help: "Take back the last move",
    },
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "see the board")),
        command: Command::Back,
        help: "Close the panel and look at the board",
    },
    LOOK,
    HELP,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the help screen.
pub const HELP_PAGE: &[Binding] = &[
    Binding {
        chords: &[],
        label: "Up, Down",
        bar: Some(("Up/Down", "scroll")),
        command: Command::Down,
        help: "Scroll",
    },
    Binding {
        chords: &[Key(KeyCode::PageUp)],
        label: "PgUp",
        bar: None,
        command: Command::PageUp,
        help: "Scroll a page up",
    },
    Binding {
        chords: &[Key(KeyCode::PageDown)],
        label: "PgDn",
        bar: None,
        command: Command::PageDown,
        help: "Scroll a page down",
    },
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

/// The keys that mean something in `context`.
pub const fn bindings(context: Context) -> &'static [Binding] {
    match context {
        Context::Start => START,
        Context::Board => BOARD,
        Context::Entry => ENTRY,
        Context::Result => RESULT,
        Context::Help => HELP_PAGE,
    }
}

/// What `key` asks for in `context`; letters count in either case.
pub fn command_for(context: Context, key: KeyEvent) -> Option<Command> {
    let has_control = key.modifiers.contains(KeyModifiers::CONTROL);
    let is_plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    let code = match key.code {
        Char(c) => Char(c.to_ascii_lowercase()),
        code => code,
    };
    let arrow = ARROW_COMMANDS.iter().find(|(arrow, _)| is_plain && *arrow == code);
    if let Some(&(_, command)) = arrow {
        return Some(command);
    }
    let binding = bindings(context).iter().find(|binding| {
        binding.chords.iter().any(|chord| match chord {
            Key(wanted) => is_plain && *wanted == code,
            Ctrl(wanted) => has_control && code == Char(*wanted),
            Digit => is_plain && matches!(code, Char('0'..='9')),
        })
    })?;
    match (binding.command, code) {
        (Command::Digit(_), Char(digit)) => digit.to_digit(10).map(|n| Command::Digit(n as u8)),
        (command, _) => Some(command),
    }
}

fn listed(bindings: &[Binding]) -> impl Iterator<Item = (&'static str, &'static str)> {
    let labels = bindings.iter().map(|binding| (binding.label, binding.help));
    labels.filter(|(label, _)| !label.is_empty())
}

/// Every key of a game with what it does: the help page.
pub fn page() -> Vec<(&'static str, &'static str)> {
    listed(BOARD).chain(MOUSE.iter().copied()).collect()
}

/// The keys as tables of a Markdown page: the README holds exactly this.
pub fn markdown() -> String {
    let mut text = String::new();
    let start = listed(START).collect();
    for (title, rows) in [("In a game", page()), ("On the start screen", start)] {
        let _ = write!(text, "| {title} | |\n|---|---|\n");
        for (label, help) in rows {
            let label = label.split(", ").map(|key| format!("`{key}`")).collect::<Vec<_>>();
            let _ = writeln!(text, "| {} | {help} |", label.join(", "));
        }
        text.push('\n');
    }
    text
}
