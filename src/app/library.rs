//! The list of all games: looked through, searched, sorted; a game of it opened or deleted.

use super::kept::{Entry, GameId, Listing, Query, Sort, View, Wish};
use super::menu::next;
use super::play::{seat, stop_thinking};
use super::{Command, Effect, Row, Screen, State, Table};
use strum::VariantArray as _;

/// The list on the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    /// What is asked for; its offset is that of the part asked for last.
    pub query: Query,
    /// The part of the list that is known.
    pub listing: Listing,
    /// The game that is chosen, counted from the first one of the list.
    pub at: usize,
    /// The first game in sight.
    pub top: usize,
    /// Words are being typed.
    pub is_searching: bool,
    /// It was opened over the game on the table, and leads back there.
    is_over_game: bool,
    /// The games deleted here, the latest last.
    deleted: Vec<GameId>,
}

impl Library {
    /// The game at a place of the list, where that is known.
    pub fn entry(&self, at: usize) -> Option<&Entry> {
        self.listing.entries.get(at.checked_sub(self.listing.query.offset)?)
    }

    /// The chosen game.
    pub fn chosen(&self) -> Option<&Entry> {
        self.entry(self.at)
    }

    /// Whether what is known answers what is asked.
    pub fn is_current(&self) -> bool {
        self.listing.query == self.query
    }

    /// Moves to a place of the list, with `room` games in sight, and asks for that part of it.
    fn go_to(&mut self, at: usize, room: usize) -> Vec<Effect> {
        let last = self.listing.total.saturating_sub(1);
        self.at = at.min(last);
        let room = room.max(1);
        self.top = self.top.clamp((self.at + 1).saturating_sub(room), self.at);
        let is_known =
            self.entry(self.top).is_some() && self.entry((self.top + room).min(last)).is_some();
        if is_known || self.listing.total == 0 {
            return Vec::new();
        }
        // Some games before those in sight, too.
        self.query.offset = self.top.saturating_sub(room.max(64));
        self.ask()
    }

    /// Asks for the list from its beginning on.
    fn ask_anew(&mut self) -> Vec<Effect> {
        (self.at, self.top, self.query.offset) = (0, 0, 0);
        self.ask()
    }

    fn ask(&self) -> Vec<Effect> {
        vec![Effect::Keep(Wish::List(self.query.clone()))]
    }

    /// Takes a part of the list in, unless something else has been asked meanwhile.
    pub(super) fn take(&mut self, listing: Listing) {
        if listing.query == self.query {
            self.listing = listing;
            self.at = self.at.min(self.listing.total.saturating_sub(1));
            self.top = self.top.min(self.at);
        }
    }
}

/// Shows the list.
pub fn open(state: &mut State, view: View) -> Vec<Effect> {
    let mut library = state.library.take().unwrap_or_default();
    library.query.view = view;
    library.is_searching = false;
    library.is_over_game = match state.screen {
        Screen::Table => true,
        Screen::Library | Screen::Replay => library.is_over_game,
        _ => false,
    };
    let effects = library.ask();
    state.library = Some(library);
    state.screen = Screen::Library;
    state.dialog = None;
    effects
}

/// Does what a key asks for while the list is shown.
pub fn on_library(state: &mut State, command: Command) -> Vec<Effect> {
    let room = usize::from(state.display.list_room);
    let Some(library) = &mut state.library else { return Vec::new() };
    let at = library.at;
    match command {
        Command::Up => library.go_to(at.saturating_sub(1), room),
        Command::Down => library.go_to(at + 1, room),
        Command::PageUp => library.go_to(at.saturating_sub(room.max(1)), room),
        Command::PageDown => library.go_to(at + room.max(1), room),
        Command::First => library.go_to(0, room),
        Command::Last => library.go_to(usize::MAX, room),
        Command::Search => {
            library.is_searching = true;
            Vec::new()
        }
        Command::NextView | Command::PreviousView => {
            let forward = command == Command::NextView;
            library.query.view = next(library.query.view, View::VARIANTS, forward);
            library.ask_anew()
        }
        Command::NextSort => {
            library.query.sort = next(library.query.sort, Sort::VARIANTS, true);
            library.ask_anew()
        }
        Command::Activate => match library.chosen() {
            Some(entry) => vec![Effect::Keep(Wish::Open(entry.id))],
            None => Vec::new(),
        },
        Command::Delete => delete(state),
        Command::TakeBack => {
            if let Some(id) = library.deleted.pop() {
                return bring_back(library, id);
            }
            state.refuse("nothing has been deleted here");
            Vec::new()
        }
        Command::Back if !library.query.words.is_empty() => {
            library.query.words.clear();
            library.ask_anew()
        }
        Command::Back if library.is_over_game && state.table.is_some() => {
            state.screen = Screen::Table;
            Vec::new()
        }
        Command::Back => {
            state.screen = Screen::Start;
            state.row = Row::Library;
            Vec::new()
        }
        _ => Vec::new(),
    }
}

/// Deletes the chosen game; among the deleted ones, brings it back.
fn delete(state: &mut State) -> Vec<Effect> {
    let Some(library) = &mut state.library else { return Vec::new() };
    let Some(id) = library.chosen().map(|entry| entry.id) else { return Vec::new() };
    if library.query.view == View::Deleted {
        return bring_back(library, id);
    }
    library.deleted.push(id);
    let mut effects = vec![Effect::Keep(Wish::Delete(id, true))];
    effects.extend(library.ask());
    // It is not offered any more, either.
    if state.table.as_ref().is_some_and(|table| table.id == Some(id)) {
        effects.extend(stop_thinking(state));
        state.table = None;
    }
    state.aside.retain(|table| table.id != Some(id));
    effects
}

fn bring_back(library: &Library, id: GameId) -> Vec<Effect> {
    let mut effects = vec![Effect::Keep(Wish::Delete(id, false))];
    effects.extend(library.ask());
    effects
}

/// Does what a key asks for while words are typed; letters come to [`typed`].
pub fn on_search(state: &mut State, command: Command) -> Vec<Effect> {
    let Some(library) = &mut state.library else { return Vec::new() };
    match command {
        Command::Up | Command::Down | Command::PageUp | Command::PageDown => {
            on_library(state, command)
        }
        Command::Activate => {
            library.is_searching = false;
            Vec::new()
        }
        Command::Back => {
            library.is_searching = false;
            library.query.words.clear();
            library.ask_anew()
        }
        _ => Vec::new(),
    }
}

/// Takes in the words as they are typed.
pub fn typed(state: &mut State, change: impl FnOnce(&mut String)) -> Vec<Effect> {
    let Some(library) = &mut state.library else { return Vec::new() };
    change(&mut library.query.words);
    library.ask_anew()
}

/// Moves to a line of the list in sight; the line that is chosen already is opened.
pub fn choose_line(state: &mut State, line: usize) -> Vec<Effect> {
    let room = usize::from(state.display.list_room);
    let Some(library) = &mut state.library else { return Vec::new() };
    let at = library.top + line;
    if library.entry(at).is_none() {
        return Vec::new();
    }
    if at == library.at { on_library(state, Command::Activate) } else { library.go_to(at, room) }
}

/// Takes in a game that was opened: it is looked through from its beginning; one that was played here
/// and is not over goes on at once.
pub fn show(state: &mut State, table: Table) -> Vec<Effect> {
    if table.about.is_none() && table.is_unfinished() {
        let is_it = |other: &Table| other.id == table.id;
        if state.table.as_ref().is_some_and(is_it) {
            state.screen = Screen::Table;
            return Vec::new();
        }
        let aside = state.aside.iter().position(is_it).map(|at| state.aside.remove(at));
        return seat(state, aside.unwrap_or_else(|| table.kept_already()));
    }
    super::replay::open(state, table)
}
