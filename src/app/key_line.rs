//! Which keys matter now, and what they would do: the line at the bottom of the screen.

use super::keymap::{Command, Context, bindings};
use super::pages::Page;
use super::row::StartRow;
use super::state::App;
use super::table::{Computer, Table};
use crate::rules::Turn;
use crate::store::{Seat, View};

/// A key of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyHint {
    /// The key's short name.
    pub name: &'static str,
    /// What it does now, in a word or two.
    pub word: &'static str,
    /// The same as a command.
    pub command: Command,
}

/// The keys that matter now, the most needed of each kind first.
pub fn key_line(app: &App) -> Vec<KeyHint> {
    let context = app.context();
    let hint = |command, (name, word)| {
        let word = match (context, command) {
            (Context::Board, Command::Activate) => enter_on_board(app)?,
            (Context::Board, Command::NextLegal | Command::TypeMove) if !awaits_human(app) => {
                return None;
            }
            (Context::Start, Command::Activate) => enter_on_start(app),
            (Context::Start, Command::Right) if !has_value(app) => return None,
            (Context::Library, Command::Delete) if shows_deleted(app) => "restore",
            // A review has its own ways to go through a game.
            (
                Context::Replay,
                Command::Review | Command::First | Command::Copy | Command::Activate,
            ) if is_reviewed(app) => {
                return None;
            }
            (
                Context::Replay,
                Command::PreviousMistake | Command::NextMistake | Command::TryAgain,
            ) if !is_reviewed(app) => {
                return None;
            }
            (Context::Practice, Command::Activate) => enter_in_practice(app),
            (Context::Practice, Command::NextLegal | Command::ToggleHints | Command::TypeMove)
                if enter_in_practice(app) != "play" =>
            {
                return None;
            }
            (Context::Board, Command::ToggleAdvice)
            | (Context::Result | Context::Replay, Command::Review)
                if !app.variant().flips() =>
            {
                return None;
            }
            (Context::Start, Command::Back) if app.beneath().is_none() => return None,
            _ => word,
        };
        Some(KeyHint { name, word, command })
    };
    bindings(context).iter().filter_map(|binding| hint(binding.command, binding.bar?)).collect()
}

fn has_value(app: &App) -> bool {
    match app.top() {
        Page::Start(page) => page.row.has_value(),
        _ => false,
    }
}

fn is_reviewed(app: &App) -> bool {
    app.replay().is_some_and(|page| page.review.is_some())
}

fn enter_in_practice(app: &App) -> &'static str {
    match app.top() {
        Page::Practice(it) if it.exercises().is_none() => "play",
        Page::Practice(it) if it.exercise().is_none() => "back",
        Page::Practice(it) if it.answer().is_some() => "next",
        _ => "play",
    }
}

fn shows_deleted(app: &App) -> bool {
    matches!(app.top(), Page::Library(page) if page.query.view == View::Deleted)
}

fn awaits_human(app: &App) -> bool {
    app.table().is_some_and(Table::awaits_human)
}

/// What Enter does on the board; nothing while the computer thinks.
fn enter_on_board(app: &App) -> Option<&'static str> {
    let table = app.table()?;
    match table.game.turn() {
        Turn::Over => Some("result"),
        Turn::Pass(_) => Some("pass"),
        Turn::Place(side) if table.player(side) == Seat::Human => Some("play"),
        Turn::Place(_) if app.awaits_step() => Some("next move"),
        Turn::Place(_) => {
            matches!(table.pacing.computer, Computer::Chosen(_)).then_some("skip wait")
        }
    }
}

fn enter_on_start(app: &App) -> &'static str {
    let Page::Start(page) = app.top() else { return "choose" };
    match page.row {
        StartRow::Begin => "start",
        StartRow::Resume | StartRow::Suspended => "go on",
        StartRow::Library
        | StartRow::Practice
        | StartRow::Statistics
        | StartRow::Settings
        | StartRow::Help
        | StartRow::Quit => "choose",
        _ => "change",
    }
}
