//! The keys that several tables share.

use super::binding::Chord::{self, Ctrl, Key};
use super::binding::{Binding, Command};
use crate::app::key::KeyCode::{self, Char};

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

pub(super) const GAMES: Binding = Binding {
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

pub(super) const CANCEL: Binding = Binding {
    chords: &[Key(KeyCode::Esc)],
    label: "Esc",
    bar: Some(("Esc", "bar-cancel")),
    command: Command::Back,
    help: "key-cancel",
};

/// The reasons in detail.
pub const DETAIL: Binding = Binding {
    chords: &[Key(Char('w'))],
    label: "w",
    bar: None,
    command: Command::Detail,
    help: "key-detail",
};

/// The expected line on the board.
pub const SHOW_LINE: Binding = Binding {
    chords: &[Key(Char('o'))],
    label: "o",
    bar: None,
    command: Command::ShowLine,
    help: "key-line",
};
