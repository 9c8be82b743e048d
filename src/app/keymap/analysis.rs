//! The tables of the analysis board.

use super::binding::Chord::{Digit, Key};
use super::binding::{Binding, Command};
use super::common::{
    ADVICE, BACK_TO_START, COPY, DETAIL, DOWN, EXPORT_GAME, FIRST, HELP, HINTS, LAST, LEFT, LOOK,
    NEXT_LEGAL, PAGE_DOWN, PAGE_UP, PALETTE_KEY, PREVIOUS_LEGAL, QUIT, QUIT_BY_CONTROL, REPAINT,
    RIGHT, SHOW_LINE, SUSPEND, TURN, TYPE_MOVE, UP, VALUES, arrow,
};
use crossterm::event::KeyCode::{self, Char};

/// The keys while a game is analysed.
pub const ANALYSIS: &[Binding] = &[
    arrow(UP, "arrows", None, Command::Up, "key-cursor"),
    arrow(DOWN, "", None, Command::Down, ""),
    arrow(LEFT, "", None, Command::Left, ""),
    arrow(RIGHT, "", None, Command::Right, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-play")),
        command: Command::Activate,
        help: "key-analysis-play",
    },
    Binding { bar: None, ..NEXT_LEGAL },
    PREVIOUS_LEGAL,
    Binding { bar: None, ..TYPE_MOVE },
    Binding {
        chords: &[Key(Char('u')), Key(KeyCode::Backspace)],
        label: "u, Backspace",
        bar: Some(("u r", "bar-step")),
        command: Command::TakeBack,
        help: "key-step-back",
    },
    Binding {
        chords: &[Key(Char('r'))],
        label: "r",
        bar: None,
        command: Command::Replay,
        help: "key-step-on",
    },
    FIRST,
    LAST,
    Binding {
        chords: &[Key(Char('['))],
        label: "[, ]",
        bar: None,
        command: Command::PreviousVariation,
        help: "key-variations",
    },
    Binding {
        chords: &[Key(Char(']'))],
        label: "",
        bar: Some(("[ ]", "bar-variation")),
        command: Command::NextVariation,
        help: "",
    },
    Binding {
        chords: &[Key(Char(';'))],
        label: ";",
        bar: Some((";", "bar-comment")),
        command: Command::Comment,
        help: "key-comment",
    },
    Binding {
        chords: &[Key(Char('!'))],
        label: "!",
        bar: Some(("!", "bar-mark")),
        command: Command::Mark,
        help: "key-mark",
    },
    Binding {
        chords: &[Key(Char('+'))],
        label: "+",
        bar: None,
        command: Command::TakeLine,
        help: "key-take-line",
    },
    Binding {
        chords: &[Key(Char('p'))],
        label: "p",
        bar: None,
        command: Command::Promote,
        help: "key-promote",
    },
    Binding {
        chords: &[Key(Char('d')), Key(KeyCode::Delete)],
        label: "d, Del",
        bar: None,
        command: Command::Delete,
        help: "key-delete-line",
    },
    Binding {
        chords: &[Key(Char('z'))],
        label: "z",
        bar: None,
        command: Command::Restore,
        help: "key-restore-line",
    },
    Binding {
        chords: &[Key(Char('f'))],
        label: "f",
        bar: None,
        command: Command::Fold,
        help: "key-fold",
    },
    Binding {
        chords: &[Key(Char('g'))],
        label: "g",
        bar: Some(("g", "bar-explore")),
        command: Command::Explore,
        help: "key-explore",
    },
    Binding {
        chords: &[Key(Char('G'))],
        label: "G",
        bar: None,
        command: Command::GamesHere,
        help: "key-games-here",
    },
    Binding {
        chords: &[Key(Char('F'))],
        label: "F",
        bar: None,
        command: Command::FilterGames,
        help: "key-filter",
    },
    Binding {
        chords: &[Key(Char('T'))],
        label: "T",
        bar: Some(("T", "bar-train")),
        command: Command::Train,
        help: "key-train",
    },
    Binding {
        chords: &[Key(Char('N'))],
        label: "N",
        bar: None,
        command: Command::Holes,
        help: "key-holes",
    },
    Binding {
        chords: &[Digit],
        label: "1 to 8, 0",
        bar: Some(("1-8", "bar-lines")),
        command: Command::Digit(0),
        help: "key-best-lines",
    },
    Binding {
        chords: &[Key(Char('E'))],
        label: "E",
        bar: None,
        command: Command::EditPosition,
        help: "key-edit",
    },
    Binding { bar: Some(("e", "bar-values")), ..VALUES },
    Binding { bar: Some(("i", "bar-coach")), ..ADVICE },
    DETAIL,
    SHOW_LINE,
    Binding { bar: None, ..HINTS },
    TURN,
    COPY,
    Binding { bar: Some(("x", "bar-export")), ..EXPORT_GAME },
    LOOK,
    HELP,
    Binding { help: "key-back", ..BACK_TO_START },
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the games that went through a position.
pub const GAMES_HERE: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-open")),
        command: Command::Activate,
        help: "key-open-here",
    },
    arrow(UP, "Up, Down", None, Command::Up, "key-choose-game"),
    arrow(DOWN, "", Some(("Up/Down", "bar-choose")), Command::Down, ""),
    PAGE_UP,
    PAGE_DOWN,
    FIRST,
    LAST,
    LOOK,
    HELP,
    Binding { help: "key-back", ..BACK_TO_START },
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the opening trainer.
pub const TRAINER: &[Binding] = &[
    arrow(UP, "arrows", None, Command::Up, "key-cursor"),
    arrow(DOWN, "", None, Command::Down, ""),
    arrow(LEFT, "", None, Command::Left, ""),
    arrow(RIGHT, "", None, Command::Right, ""),
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-play")),
        command: Command::Activate,
        help: "key-train-play",
    },
    NEXT_LEGAL,
    PREVIOUS_LEGAL,
    TYPE_MOVE,
    Binding { bar: Some(("Home", "bar-once-more")), help: "key-train-again", ..FIRST },
    Binding { bar: Some(("h", "bar-hints")), ..HINTS },
    TURN,
    LOOK,
    HELP,
    Binding { help: "key-back", ..BACK_TO_START },
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys of the holes of a repertoire.
pub const HOLES: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter), Key(Char(' '))],
        label: "Enter, Space",
        bar: Some(("Enter", "bar-open")),
        command: Command::Activate,
        help: "key-open-hole",
    },
    arrow(UP, "Up, Down", None, Command::Up, "key-choose-hole"),
    arrow(DOWN, "", Some(("Up/Down", "bar-choose")), Command::Down, ""),
    FIRST,
    LAST,
    LOOK,
    HELP,
    Binding { help: "key-back", ..BACK_TO_START },
    PALETTE_KEY,
    SUSPEND,
    REPAINT,
    QUIT,
];

/// The keys while it is typed which games count.
pub const FILTER: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter)],
        label: "Enter",
        bar: Some(("Enter", "bar-ok")),
        command: Command::Activate,
        help: "key-use-filter",
    },
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "bar-cancel")),
        command: Command::Back,
        help: "key-drop-filter",
    },
    SUSPEND,
    REPAINT,
    QUIT_BY_CONTROL,
];

/// The keys while something is said of a move.
pub const COMMENT: &[Binding] = &[
    Binding {
        chords: &[Key(KeyCode::Enter)],
        label: "Enter",
        bar: Some(("Enter", "bar-ok")),
        command: Command::Activate,
        help: "key-save-comment",
    },
    Binding {
        chords: &[Key(KeyCode::Esc)],
        label: "Esc",
        bar: Some(("Esc", "bar-cancel")),
        command: Command::Back,
        help: "key-drop-comment",
    },
    SUSPEND,
    REPAINT,
    QUIT_BY_CONTROL,
];
