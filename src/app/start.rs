//! What keys do on the start screen and in the settings.

use super::study::practice;
use super::{Command, Dialog, Effect, Row, Screen, State, View, Wish, library, play};

/// Does what a key asks for while the lines are shown.
pub fn on_start(state: &mut State, command: Command) -> Vec<Effect> {
    let rows = Row::all(state);
    let at = rows.iter().position(|&row| row == state.row).unwrap_or(0);
    let row = rows[at];
    match command {
        Command::Up => state.row = rows[(at + rows.len() - 1) % rows.len()],
        Command::Down => state.row = rows[(at + 1) % rows.len()],
        Command::Left => return change(state, row, false),
        Command::Right => return change(state, row, true),
        Command::Activate => return choose(state, row),
        Command::Back if state.screen == Screen::Settings => {
            state.screen = Screen::Start;
            state.row = Row::Settings;
        }
        Command::Back => play::resume(state),
        _ => {}
    }
    Vec::new()
}

/// Does what a line stands for.
pub fn choose(state: &mut State, row: Row) -> Vec<Effect> {
    match row {
        Row::Begin => return play::begin(state, state.setup.clone()),
        Row::Resume => play::resume(state),
        Row::Aside => return play::resume_aside(state),
        Row::Help => state.open_help(),
        Row::Quit => return vec![Effect::Quit],
        Row::Library => return library::open(state, View::All),
        Row::Practice => return practice::open(state),
        Row::Statistics => {
            state.screen = Screen::Statistics;
            state.history = None;
            return vec![Effect::Keep(Wish::Tell)];
        }
        Row::Settings => {
            state.screen = Screen::Settings;
            state.row = Row::Look;
        }
        Row::Name | Row::OtherName => {
            let [own, other] = &state.preferences.settings.names;
            let name = if row == Row::Name { own } else { other };
            state.dialog = Some(Dialog::Name(row, name.clone()));
        }
        _ => return change(state, row, true),
    }
    Vec::new()
}

/// Changes the value of a line, if it has one.
fn change(state: &mut State, row: Row, forward: bool) -> Vec<Effect> {
    row.change(state, forward);
    match row {
        Row::Mouse => vec![Effect::CaptureMouse(state.settings.mouse)],
        _ => Vec::new(),
    }
}

/// Does what a key asks for while a name is typed; letters come in as text.
pub fn on_name(state: &mut State, command: Command) {
    match (command, state.dialog.take()) {
        (Command::Activate, Some(Dialog::Name(row, name))) => {
            let at = usize::from(row == Row::OtherName);
            let name = name.trim().to_owned();
            state.settings.names[at].clone_from(&name);
            state.preferences.settings.names[at] = name;
        }
        (Command::Back, _) => {}
        (_, dialog) => state.dialog = dialog,
    }
}
