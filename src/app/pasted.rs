//! Pasted text: what it is, and what the player wants with it.

use super::kept::{About, Wish};
use super::replay;
use super::{Command, Dialog, Effect, Mode, Screen, Setup, State, Table, entry};
use crate::records::{Found, Record, found_in};

/// Records that were pasted, and wait for a word of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pasted {
    /// What there is.
    pub found: Found,
    /// Whether a game is under way that a single record would push aside.
    pub is_game_under_way: bool,
}

impl Pasted {
    /// What it was recognised as, and what it holds.
    pub fn sentence(&self) -> String {
        let records = &self.found.harvest.records;
        let what = match &records[..] {
            [record] => record.summary(),
            records => format!("{} games", records.len()),
        };
        format!("{}: {what}", self.found.kind)
    }

    /// What happens to it on Enter, and what to the game on the table.
    pub fn question(&self) -> &'static str {
        match (self.found.harvest.records.len(), self.is_game_under_way) {
            (1, true) => "Enter shows it; your game stays on the table.",
            (1, false) => "Enter shows it.",
            _ => "Enter puts them into the library.",
        }
    }
}

/// Characters of a pasted text that are looked at.
const MOST: usize = 1 << 20;

/// Takes pasted text in: what is typed gets it as if it were typed, everything else recognises
/// records in it and asks.
pub fn paste(state: &mut State, text: &str) -> Vec<Effect> {
    match &mut state.dialog {
        Some(Dialog::Entry(_) | Dialog::Name(..)) => {
            entry::paste(state, text);
            return Vec::new();
        }
        _ if state.library.as_ref().is_some_and(|library| library.is_searching) => {
            return super::library::typed(state, |words| entry::append_words(words, text));
        }
        _ => {}
    }
    let end = text.char_indices().nth(MOST).map_or(text.len(), |(at, _)| at);
    match found_in(&text[..end]) {
        Ok(found) if !found.harvest.records.is_empty() => {
            let is_game_under_way = state.table.as_ref().is_some_and(Table::is_unfinished);
            state.dialog = Some(Dialog::Pasted(Box::new(Pasted { found, is_game_under_way })));
            Vec::new()
        }
        Ok(found) => {
            let why = found.harvest.complaints.into_iter().next().unwrap_or_default();
            state.refuse(format!("pasted {}: {why}", found.kind));
            Vec::new()
        }
        Err(why) => {
            state.refuse(format!("pasted text is no record: {why}"));
            Vec::new()
        }
    }
}

/// Does what a key asks for while the question stands.
pub fn on_pasted(state: &mut State, command: Command) -> Vec<Effect> {
    match command {
        Command::Activate => {}
        Command::Back => {
            state.dialog = None;
            return Vec::new();
        }
        _ => return Vec::new(),
    }
    let Some(Dialog::Pasted(pasted)) = state.dialog.take() else { return Vec::new() };
    let mut records = pasted.found.harvest.records;
    if records.len() == 1 {
        let record = records.pop().expect("there is one");
        let table = table_of(&record);
        let mut effects = replay::open(state, table);
        if let Some(replay) = &mut state.replay {
            replay::go_to(&mut replay.table, usize::MAX);
        }
        state.say("Left and Right step, Enter plays on from here");
        effects.push(Effect::Keep(Wish::Import(vec![record])));
        return effects;
    }
    state.screen = Screen::Start;
    let mut effects = vec![Effect::Keep(Wish::Import(records))];
    effects.extend(super::library::open(state, super::View::Imported));
    effects
}

/// A table to look at a record on.
fn table_of(record: &Record) -> Table {
    let mut setup = Setup { mode: Mode::TwoPlayers, ..Setup::default() };
    setup.play_by(record.game.variant());
    let mut table = Table::new(setup, [super::Player::Human; 2], record.game.clone());
    table.about = Some(About::from(record));
    table
}
