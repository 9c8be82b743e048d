//! Which keys matter now, and what they would do: the line at the bottom of the screen.

use super::keymap::bindings;
use super::{Command, Computer, Context, Player, Row, State, View};
use crate::rules::Turn;

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
pub fn key_line(state: &State) -> Vec<KeyHint> {
    let context = state.context();
    let hint = |command, (name, word)| {
        let word = match (context, command) {
            (Context::Board, Command::Activate) => enter_on_board(state)?,
            (Context::Board, Command::NextLegal | Command::TypeMove) if !awaits_human(state) => {
                return None;
            }
            (Context::Start, Command::Activate) => enter_on_start(state.row),
            (Context::Start | Context::Settings, Command::Right)
                if state.row.line(state).value.is_none() =>
            {
                return None;
            }
            (Context::Library, Command::Delete) if shows_deleted(state) => "restore",
            // A review has its own ways to go through a game.
            (
                Context::Replay,
                Command::Review | Command::First | Command::Copy | Command::Activate,
            ) if state.is_reviewed() => {
                return None;
            }
            (
                Context::Replay,
                Command::PreviousMistake | Command::NextMistake | Command::TryAgain,
            ) if !state.is_reviewed() => {
                return None;
            }
            (Context::Practice, Command::Activate) => enter_in_practice(state),
            (Context::Practice, Command::NextLegal | Command::ToggleHints | Command::TypeMove)
                if enter_in_practice(state) != "play" =>
            {
                return None;
            }
            (Context::Board, Command::ToggleAdvice)
            | (Context::Result | Context::Replay, Command::Review)
                if !state.variant().flips() =>
            {
                return None;
            }
            (Context::Start, Command::Back) if state.table.is_none() => return None,
            _ => word,
        };
        Some(KeyHint { name, word, command })
    };
    bindings(context).iter().filter_map(|binding| hint(binding.command, binding.bar?)).collect()
}

fn enter_in_practice(state: &State) -> &'static str {
    match &state.practice {
        Some(it) if it.exercise().is_none() => "back",
        Some(it) if it.answer().is_some() => "next",
        _ => "play",
    }
}

fn shows_deleted(state: &State) -> bool {
    state.library.as_ref().is_some_and(|library| library.query.view == View::Deleted)
}

fn awaits_human(state: &State) -> bool {
    state.table.as_ref().is_some_and(super::Table::awaits_human)
}

/// What Enter does on the board; nothing while the computer thinks.
fn enter_on_board(state: &State) -> Option<&'static str> {
    let table = state.table.as_ref()?;
    match table.game.turn() {
        Turn::Over => Some("result"),
        Turn::Pass(_) => Some("pass"),
        Turn::Place(side) if table.player(side) == Player::Human => Some("play"),
        Turn::Place(_) if state.awaits_step() => Some("next move"),
        Turn::Place(_) => matches!(table.computer, Computer::Chosen(_)).then_some("at once"),
    }
}

fn enter_on_start(row: Row) -> &'static str {
    match row {
        Row::Begin => "start",
        Row::Resume | Row::Aside => "go on",
        Row::Library | Row::Practice | Row::Statistics | Row::Settings | Row::Help | Row::Quit => {
            "choose"
        }
        _ => "change",
    }
}
