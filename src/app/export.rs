//! Taking a game along: into the clipboard, or into a file.

use super::{Command, Dialog, Effect, Screen, State, replay};
use crate::records::{Form, Record};
use crate::rules::Variant;

/// A way to take a game along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Into the clipboard.
    Copy(Form),
    /// Into a file.
    File(Form),
}

/// All ways, in the order of the dialog.
const WAYS: [Way; 8] = [
    Way::Copy(Form::Transcript),
    Way::Copy(Form::Board),
    Way::Copy(Form::Ggf),
    Way::File(Form::Svg),
    Way::File(Form::Picture),
    Way::File(Form::Ggf),
    Way::File(Form::Transcript),
    Way::File(Form::Json),
];

/// The ways to take a game of these rules along, in the order of the dialog.
pub fn ways(variant: Variant) -> Vec<Way> {
    WAYS.into_iter().filter(|way| way.form().can_hold(variant)).collect()
}

impl Way {
    const fn form(self) -> Form {
        match self {
            Self::Copy(form) | Self::File(form) => form,
        }
    }

    /// What it does, in a few words.
    pub fn line(self) -> String {
        match self {
            Self::Copy(form) => format!("copy {}", form.sentence()),
            Self::File(form) => format!("save {}", form.sentence()),
        }
    }
}

/// Asks how to take the game along that is to be seen.
pub fn open(state: &mut State) {
    match state.shown() {
        Some(_) => state.dialog = Some(Dialog::Export(0)),
        None => state.refuse("there is no game to take along"),
    }
}

/// The game that is to be seen: as far as it is on the board, or where it is looked through, to its end
/// for the forms that hold a game.
fn shown(state: &State, form: Form) -> Option<Record> {
    let table = state.shown()?;
    let is_board = matches!(form, Form::Board | Form::Picture);
    if state.screen != Screen::Replay || is_board {
        return Some(table.record());
    }
    let mut whole = table.clone();
    replay::go_to(&mut whole, usize::MAX);
    Some(whole.record())
}

/// Does what a key asks for while the ways are shown.
pub fn on_export(state: &mut State, command: Command) -> Vec<Effect> {
    let count = ways(state.variant()).len();
    let Some(Dialog::Export(at)) = &mut state.dialog else { return Vec::new() };
    match command {
        Command::Up => *at = (*at + count - 1) % count,
        Command::Down => *at = (*at + 1) % count,
        Command::Activate => {
            let at = *at;
            return take(state, at);
        }
        Command::Back => state.dialog = None,
        _ => {}
    }
    Vec::new()
}

/// Takes the game along in the way of that line.
pub fn take(state: &mut State, line: usize) -> Vec<Effect> {
    let Some(&way) = ways(state.variant()).get(line) else { return Vec::new() };
    state.dialog = None;
    let Some(record) = shown(state, way.form()) else { return Vec::new() };
    match way {
        Way::Copy(form) => copy(state, form, &record),
        Way::File(form) => {
            vec![Effect::Save { extension: form.extension(), text: form.write(&record) }]
        }
    }
}

/// Copies the moves of the game that is to be seen.
pub fn copy_moves(state: &mut State) -> Vec<Effect> {
    match shown(state, Form::Transcript) {
        Some(record) => copy(state, Form::Transcript, &record),
        None => Vec::new(),
    }
}

fn copy(state: &mut State, form: Form, record: &Record) -> Vec<Effect> {
    let text = form.write(record).trim_end().to_owned();
    state.say("copied, if the terminal allows it");
    vec![Effect::Copy(text)]
}
