//! The keys that several tables share.

use super::binding::{Binding, Command, key};

pub(super) const HELP: Binding =
    key("? F1", Command::Help, "key-help").bar("?", "bar-help").label("?");
pub(super) const QUIT: Binding = key("q Ctrl-C", Command::Quit, "key-quit").bar("q", "bar-quit");
/// Quitting while letters are text.
pub(super) const QUIT_BY_CONTROL: Binding = QUIT.keys("Ctrl-C").no_bar();
pub(super) const SUSPEND: Binding = key("Ctrl-Z", Command::Suspend, "key-suspend");
pub(super) const REPAINT: Binding = key("Ctrl-L", Command::Repaint, "key-repaint");
pub(super) const PALETTE: Binding = key("Ctrl-P >", Command::Palette, "key-palette");

/// The next look.
pub const LOOK: Binding = key("l", Command::NextLook, "key-theme");
/// The board turned.
pub const TURN: Binding = key("b", Command::TurnBoard, "key-turn");
/// The ways to take a game along.
pub const EXPORT_GAME: Binding = key("x", Command::Export, "key-export");
/// The game as a line of text.
pub const COPY: Binding = key("c", Command::Copy, "key-copy");
/// What every move is worth.
pub const VALUES: Binding = key("e", Command::ToggleValues, "key-values");
/// The coach.
pub const ADVICE: Binding = key("i", Command::ToggleAdvice, "key-coach");
/// A review of the game.
pub const REVIEW: Binding = key("v", Command::Review, "key-review").bar("v", "bar-review");
/// A move to be typed.
pub const TYPE_MOVE: Binding = key(":", Command::TypeMove, "key-type").bar(":", "bar-type");
/// The next square with a legal move.
pub const NEXT_LEGAL: Binding =
    key("Tab", Command::NextLegal, "key-next-legal").bar("Tab", "bar-next");
/// The one before.
pub const PREVIOUS_LEGAL: Binding = key("Shift-Tab", Command::PreviousLegal, "");
/// Dots on legal moves.
pub const HINTS: Binding = key("h", Command::ToggleHints, "key-hints").bar("h", "bar-hints");
/// The list of games.
pub const GAMES: Binding = key("g", Command::Library, "key-library");
/// Enter in a list or on a board, with its help.
pub const fn enter(help: &'static str, word: &'static str) -> Binding {
    key("Enter Space", Command::Activate, help).bar("Enter", word)
}
/// Enter in a panel or while something is typed, with its help.
pub const fn accept(help: &'static str, word: &'static str) -> Binding {
    key("Enter", Command::Activate, help).bar("Enter", word)
}
/// Back to the page beneath.
pub const BACK: Binding = key("Esc", Command::Back, "key-back").bar("Esc", "bar-back");
/// Back to the start screen.
pub const BACK_TO_START: Binding = BACK.help("key-back-start");
/// What is typed or asked given up.
pub const CANCEL: Binding = key("Esc", Command::Back, "key-cancel").bar("Esc", "bar-cancel");
/// The first.
pub const FIRST: Binding = key("Home", Command::First, "key-ends");
/// The last.
pub const LAST: Binding = key("End", Command::Last, "");
/// The reasons in detail.
pub const DETAIL: Binding = key("w", Command::Detail, "key-detail");
/// The expected line on the board.
pub const SHOW_LINE: Binding = key("o", Command::ShowLine, "key-line");
/// A position to be set up.
pub const EDIT: Binding = key("E", Command::EditPosition, "key-edit");

/// The cursor on a board.
pub const CURSOR: &[Binding] = &[
    key("Up", Command::Up, "key-cursor").label_of("keys-arrows"),
    key("Down", Command::Down, ""),
    key("Left", Command::Left, ""),
    key("Right", Command::Right, ""),
];
/// The squares with a legal move, one after the other.
pub const LEGAL: &[Binding] = &[NEXT_LEGAL, PREVIOUS_LEGAL];
/// A page of a list.
pub const PAGES: &[Binding] =
    &[key("PgUp", Command::PageUp, "key-page"), key("PgDn", Command::PageDown, "")];
/// The ends of a list or a line.
pub const ENDS: &[Binding] = &[FIRST, LAST];

/// A line of a list to be chosen, with its help.
pub const fn choose(help: &'static str) -> [Binding; 2] {
    [key("Up", Command::Up, help), key("Down", Command::Down, "").bar("Up/Down", "bar-choose")]
}
/// A value to be changed, or a step to be made, with its help and its word in the key line.
pub const fn sideways(help: &'static str, word: &'static str) -> [Binding; 2] {
    [key("Left", Command::Left, help), key("Right", Command::Right, "").bar("Left/Right", word)]
}
