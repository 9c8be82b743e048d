//! Bindings that several tables share.

use super::binding::{Binding, Command, key};

pub(super) const HELP: Binding =
    key("? F1", Command::Help, "key-help").bar("?", "bar-help").label("?");
pub(super) const QUIT: Binding = key("q Ctrl-C", Command::Quit, "key-quit").bar("q", "bar-quit");
/// Quits from a text field, where letters are text.
pub(super) const QUIT_BY_CONTROL: Binding = QUIT.keys("Ctrl-C").no_bar();
pub(super) const SUSPEND: Binding = key("Ctrl-Z", Command::Suspend, "key-suspend");
pub(super) const REPAINT: Binding = key("Ctrl-L", Command::Repaint, "key-repaint");
pub(super) const PALETTE: Binding = key("Ctrl-P >", Command::Palette, "key-palette");

pub const LOOK: Binding = key("l", Command::NextLook, "key-theme");
pub const TURN: Binding = key("B", Command::TurnBoard, "key-turn");
pub const EXPORT_GAME: Binding = key("x", Command::Export, "key-export");
pub const COPY: Binding = key("C", Command::Copy, "key-copy");
pub const VALUES: Binding = key("V", Command::ToggleValues, "key-values");
pub const ADVICE: Binding = key("i", Command::ToggleAdvice, "key-coach");
pub const PEOPLE: Binding = key("P", Command::TogglePeople, "key-people");
pub const REVIEW: Binding = key("v", Command::Review, "key-review").bar("v", "bar-review");
pub const TYPE_MOVE: Binding =
    key(":", Command::TypeMove, "key-type").bar(":", "bar-type").label("f5, :");
pub const NEXT_LEGAL: Binding =
    key("Tab", Command::NextLegal, "key-next-legal").bar("Tab", "bar-next");
pub const PREVIOUS_LEGAL: Binding = key("Shift-Tab", Command::PreviousLegal, "");
pub const HINTS: Binding = key("h", Command::ToggleHints, "key-hints").bar("h", "bar-hints-show");
pub const GAMES: Binding = key("G", Command::Library, "key-library");
/// Enter in a list or on a board.
pub const fn enter(help: &'static str, word: &'static str) -> Binding {
    key("Enter Space", Command::Activate, help).bar("Enter", word)
}
/// Enter in a panel or a text field.
pub const fn accept(help: &'static str, word: &'static str) -> Binding {
    key("Enter", Command::Activate, help).bar("Enter", word)
}
pub const BACK: Binding = key("Esc", Command::Back, "key-back").bar("Esc", "bar-back");
pub const BACK_TO_START: Binding = BACK.help("key-back-start");
/// Esc in a text field or a question.
pub const CANCEL: Binding = key("Esc", Command::Back, "key-cancel").bar("Esc", "bar-cancel");
pub const FIRST: Binding = key("Home", Command::First, "key-ends");
pub const LAST: Binding = key("End", Command::Last, "");
pub const DETAIL: Binding = key("w", Command::Detail, "key-detail");
pub const SHOW_LINE: Binding = key("o", Command::ShowLine, "key-line");
pub const EDIT: Binding = key("E", Command::EditPosition, "key-edit");

/// Moves the cursor on a board.
pub const CURSOR: &[Binding] = &[
    key("Up", Command::Up, "key-cursor").label_of("keys-arrows"),
    key("Down", Command::Down, ""),
    key("Left", Command::Left, ""),
    key("Right", Command::Right, ""),
];
/// Steps through the legal moves.
pub const LEGAL: &[Binding] = &[NEXT_LEGAL, PREVIOUS_LEGAL];
pub const PAGES: &[Binding] =
    &[key("PgUp", Command::PageUp, "key-page"), key("PgDn", Command::PageDown, "")];
pub const ENDS: &[Binding] = &[FIRST, LAST];

/// Moves through the lines of a list.
pub const fn choose(help: &'static str) -> [Binding; 2] {
    [key("Up", Command::Up, help), key("Down", Command::Down, "").bar("Up/Down", "bar-move")]
}
/// Changes a value, or steps through a game.
pub const fn sideways(help: &'static str, word: &'static str) -> [Binding; 2] {
    [key("Left", Command::Left, help), key("Right", Command::Right, "").bar("Left/Right", word)]
}
