//! The library page: all games, looked through, searched, sorted; a game of it opened or deleted.

use crate::app::cycle::next;
use crate::app::effect::Effects;
use crate::app::key::Key;
use crate::app::keymap::{Command, Context};
use crate::app::reaction::{Go, Reaction};
use crate::app::shared::Shared;
use crate::app::table::Table;
use crate::app::text::refusal::Refusal;
use crate::app::typing::{self, Charset};
use crate::store::{GameEntry, GameId, Listing, Query, ResultFilter, Sort, StoreRequest, View};
use crate::words::say;
use strum::VariantArray as _;

/// The list on the screen.
#[derive(Clone, Debug, Default)]
pub struct LibraryPage {
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
    /// The game whose preview was asked for last, and the preview once it is there.
    preview: Option<(GameId, Option<Box<Table>>)>,
    /// A game was chosen, and is on its way.
    is_opening: bool,
    /// The games deleted here, the latest last.
    deleted: Vec<GameId>,
}

impl LibraryPage {
    /// The list of a view; its games have to be [asked](Self::ask) for.
    pub fn new(view: View) -> Self {
        Self { query: Query { view, ..Query::default() }, ..Self::default() }
    }

    /// Shows another view.
    pub fn turn_to(&mut self, view: View) {
        self.query.view = view;
        self.is_searching = false;
    }

    /// Whose keys count.
    pub const fn context(&self) -> Context {
        if self.is_searching { Context::Search } else { Context::Library }
    }

    /// The game at a place of the list, where that is known.
    pub fn entry(&self, at: usize) -> Option<&GameEntry> {
        self.listing.entries.get(at.checked_sub(self.listing.query.offset)?)
    }

    /// The chosen game.
    pub fn chosen(&self) -> Option<&GameEntry> {
        self.entry(self.at)
    }

    /// The chosen game where it ended or stands, as soon as it is known.
    pub fn preview(&self) -> Option<&Table> {
        let chosen = self.chosen()?.id;
        let (id, table) = self.preview.as_ref()?;
        table.as_deref().filter(|_| *id == chosen)
    }

    /// Asks for the chosen game, if it is another than before.
    pub(in crate::app) fn ask_preview(&mut self) -> Option<StoreRequest> {
        let chosen = self.chosen()?.id;
        let is_new = self.preview.as_ref().is_none_or(|(id, _)| *id != chosen);
        is_new.then(|| {
            self.preview = Some((chosen, None));
            StoreRequest::Preview(chosen)
        })
    }

    /// Takes a preview in, if it is of the chosen game.
    pub fn take_preview(&mut self, table: Table) {
        if let Some((id, preview)) = &mut self.preview
            && table.identity.id == Some(*id)
        {
            *preview = Some(Box::new(table));
        }
    }

    /// Whether what is known answers what is asked.
    pub fn is_current(&self) -> bool {
        self.listing.query == self.query
    }

    /// Asks for the list.
    pub fn ask(&self) -> Effects {
        StoreRequest::List(self.query.clone()).into()
    }

    /// Moves to a place of the list, with `room` games in sight, and asks for that part of it.
    fn go_to(&mut self, at: usize, room: usize) -> Effects {
        let last = self.listing.total.saturating_sub(1);
        self.at = at.min(last);
        let room = room.max(1);
        self.top = self.top.clamp((self.at + 1).saturating_sub(room), self.at);
        let is_known =
            self.entry(self.top).is_some() && self.entry((self.top + room).min(last)).is_some();
        if is_known || self.listing.total == 0 {
            return Effects::none();
        }
        // Some games before those in sight, too.
        self.query.offset = self.top.saturating_sub(room.max(64));
        self.ask()
    }

    /// Asks for the list from its beginning on.
    fn ask_anew(&mut self) -> Effects {
        (self.at, self.top, self.query.offset) = (0, 0, 0);
        self.ask()
    }

    /// Takes a part of the list in, unless something else has been asked meanwhile.
    pub fn take(&mut self, listing: Listing) {
        if listing.query == self.query {
            self.listing = listing;
            self.at = self.at.min(self.listing.total.saturating_sub(1));
            self.top = self.top.min(self.at);
        }
    }

    /// Whether a game that comes now was asked for here.
    pub const fn awaits_game(&mut self) -> bool {
        std::mem::replace(&mut self.is_opening, false)
    }

    /// Does what a key asks for.
    pub fn obey(&mut self, command: Command, shared: &mut Shared) -> Reaction {
        let room = usize::from(shared.viewport.rooms.list);
        if self.is_searching {
            return Reaction::effects(self.on_search(command, room));
        }
        match command {
            Command::Search => {
                self.is_searching = true;
                Reaction::none()
            }
            Command::NextView | Command::PreviousView => {
                let forward = command == Command::NextView;
                self.query.view = next(self.query.view, View::VARIANTS, forward);
                Reaction::effects(self.ask_anew())
            }
            Command::NextSort => {
                self.query.sort = next(self.query.sort, Sort::VARIANTS, true);
                Reaction::effects(self.ask_anew())
            }
            Command::NextOutcome => {
                self.query.outcome = next(self.query.outcome, ResultFilter::VARIANTS, true);
                Reaction::effects(self.ask_anew())
            }
            Command::SameOpponent => {
                let own = match shared.settings.names[0].as_str() {
                    "" => say!("player-you"),
                    name => name.to_owned(),
                };
                self.look_for(|entry| entry.opponent(&own).to_owned())
            }
            Command::SameEvent => self.look_for(|entry| entry.place.clone()),
            Command::Activate => self.open(),
            Command::Delete => self.delete(),
            Command::TakeBack => {
                if let Some(id) = self.deleted.pop() {
                    return Reaction::effects(self.restore(id));
                }
                shared.refuse(Refusal::NothingDeleted);
                Reaction::none()
            }
            Command::Back if self.is_narrowed() => {
                self.query.words.clear();
                self.query.outcome = ResultFilter::Any;
                Reaction::effects(self.ask_anew())
            }
            Command::Back => Reaction::go(Go::Back),
            command => Reaction::effects(self.step(command, room)),
        }
    }

    /// Whether a game was deleted here that can be brought back.
    pub const fn has_deleted(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// Whether only some of the games of the view are listed.
    pub fn is_narrowed(&self) -> bool {
        !self.query.words.is_empty() || self.query.outcome != ResultFilter::Any
    }

    /// Looks for what the chosen game has in common with others.
    fn look_for(&mut self, words: impl Fn(&GameEntry) -> String) -> Reaction {
        let Some(words) = self.chosen().map(words).filter(|words| !words.is_empty()) else {
            return Reaction::none();
        };
        self.query.words = words;
        Reaction::effects(self.ask_anew())
    }

    /// Moves along the list.
    pub fn step(&mut self, command: Command, room: usize) -> Effects {
        let at = self.at;
        match command {
            Command::Up => self.go_to(at.saturating_sub(1), room),
            Command::Down => self.go_to(at + 1, room),
            Command::PageUp => self.go_to(at.saturating_sub(room.max(1)), room),
            Command::PageDown => self.go_to(at + room.max(1), room),
            Command::First => self.go_to(0, room),
            Command::Last => self.go_to(usize::MAX, room),
            _ => Effects::none(),
        }
    }

    /// Does what a key asks for while words are typed; letters come to [`Self::key`].
    fn on_search(&mut self, command: Command, room: usize) -> Effects {
        match command {
            Command::Activate => {
                self.is_searching = false;
                Effects::none()
            }
            Command::Back => {
                self.is_searching = false;
                self.query.words.clear();
                self.ask_anew()
            }
            command => self.step(command, room),
        }
    }

    /// Opens the chosen game.
    fn open(&mut self) -> Reaction {
        let Some(id) = self.chosen().map(|entry| entry.id) else { return Reaction::none() };
        self.is_opening = true;
        Reaction::effect(StoreRequest::Open(id))
    }

    /// Deletes the chosen game; among the deleted ones, brings it back.
    fn delete(&mut self) -> Reaction {
        let Some(id) = self.chosen().map(|entry| entry.id) else { return Reaction::none() };
        if self.query.view == View::Deleted {
            return Reaction::effects(self.restore(id));
        }
        self.deleted.push(id);
        let effects = Effects::from(StoreRequest::Delete(id)).and(self.ask());
        Reaction { effects, go: Go::Forget(id) }
    }

    fn restore(&self, id: GameId) -> Effects {
        Effects::from(StoreRequest::Restore(id)).and(self.ask())
    }

    /// Takes a key that is no command: words that are searched for.
    pub fn key(&mut self, key: Key) -> Effects {
        if self.is_searching && typing::key(&mut self.query.words, Charset::Words, key) {
            return self.ask_anew();
        }
        Effects::none()
    }

    /// Takes pasted text into the words that are typed; `None` where none are.
    pub fn paste(&mut self, text: &str) -> Option<Effects> {
        self.is_searching.then(|| {
            typing::append(&mut self.query.words, Charset::Words, text);
            self.ask_anew()
        })
    }

    /// Moves to a line of the list in sight; the line that is chosen already is opened.
    pub fn choose_line(&mut self, line: usize, room: usize) -> Reaction {
        let at = self.top + line;
        if self.entry(at).is_none() {
            Reaction::none()
        } else if at == self.at {
            self.open()
        } else {
            Reaction::effects(self.go_to(at, room))
        }
    }
}
