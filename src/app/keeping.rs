//! The game on the table and the keep: what is kept when, and what becomes of the keep's answers.

use super::kept::Moment;
use super::study::{practice, reviewing};
use super::{Effect, History, KeepNews, Keeping, Row, Screen, Slot, State, Table, Wish, library};

/// Asks for the game on the table to be kept, if anything in it has changed since.
pub fn keep(state: &mut State) -> Option<Effect> {
    let table = state.table.as_mut().filter(|_| state.keeping != Keeping::Off)?;
    // A move that is only tried makes no game.
    if table.trial.is_some() {
        return None;
    }
    let moment = Moment::of(table);
    let is_new = table.kept.is_none();
    if table.kept == Some(moment) || is_new && table.game.played().is_empty() {
        return None;
    }
    table.kept = Some(moment);
    if table.slot.is_none() {
        state.slots += 1;
        table.slot = Some(Slot(state.slots));
    }
    Some(Effect::Keep(Wish::Keep(Box::new(table.clone()))))
}

/// Takes in what the keep says.
pub fn hear(state: &mut State, news: KeepNews) -> Vec<Effect> {
    match news {
        KeepNews::Placed(slot, id) => {
            let replay = state.replay.as_mut().map(|replay| &mut replay.table);
            let tables = state.table.iter_mut().chain(&mut state.aside).chain(replay);
            for table in tables.filter(|table| table.slot == Some(slot)) {
                table.id = Some(id);
            }
        }
        KeepNews::Unkept(why) => {
            // Said once; the header goes on saying so.
            if state.keeping == Keeping::On {
                state.refuse(format!("not kept: {why}"));
            }
            state.keeping = Keeping::Hindered;
        }
        KeepNews::KeptAgain => {
            state.keeping = Keeping::On;
            state.say("the game is kept again");
        }
        KeepNews::Trouble(why) => state.refuse(why),
        KeepNews::Done(what) => state.say(what),
        KeepNews::TakenIn(id, what) => {
            if let Some(replay) = &mut state.replay {
                replay.table.id.get_or_insert(id);
            }
            state.say(what);
        }
        KeepNews::Listed(listing) => {
            if let Some(library) = &mut state.library {
                library.take(*listing);
            }
        }
        KeepNews::Opened(table) if state.screen == Screen::Library => {
            return library::show(state, *table);
        }
        KeepNews::Opened(_) | KeepNews::Nothing => {}
        KeepNews::History(outcomes) => state.history = Some(History::new(outcomes)),
        KeepNews::Reviewed(game, review) => return reviewing::recall(state, game, *review),
        KeepNews::Lessons(lessons) => practice::take(state, *lessons),
    }
    Vec::new()
}

impl State {
    /// Games outlive the program from now on. `unfinished` are those of earlier runs, the latest
    /// last: the start screen offers them, that one first.
    pub fn keep_games(&mut self, unfinished: Vec<Table>) {
        self.keeping = Keeping::On;
        self.aside = unfinished.into_iter().map(Table::kept_already).collect();
        if self.table.is_none() {
            self.table = self.aside.pop();
            if let Some(table) = &self.table {
                self.setup = table.setup.clone();
                self.row = Row::Resume;
            }
        }
    }
}

impl Table {
    /// The table as it came out of the keep: it need not be kept again before something changes.
    pub(super) fn kept_already(self) -> Self {
        Self { kept: Some(Moment::of(&self)), ..self }
    }
}
