//! The library page: all games, with search, sorting, opening and deleting.

use crate::app::cycle::next;
use crate::app::key::Key;
use crate::app::keymap::{BACK_TO_START, ENDS, PAGES, accept, choose, enter, key};
use crate::app::pages::prelude::*;
use crate::app::settings::viewport::PREVIEW_WIDTH;
use crate::app::text::library_game::library_game;
use crate::app::typing::{self, Charset};
use crate::store::{
    GameEntry, GameId, ImportId, Listing, Query, RequestId, ResultFilter, Sort, StoreEvent,
    StoreRequest, UndoneImport, View,
};
use crate::words::{player_name, sought_names};
use strum::VariantArray as _;

pub static KEYS: KeyTable = KeyTable::page(
    "library",
    &[
        &[
            enter("key-open", "bar-open"),
            key("Up", Command::Up, "key-choose-game"),
            key("Down", Command::Down, ""),
        ],
        PAGES,
        ENDS,
        &[
            key("/", Command::Search, "key-search").bar("/", "bar-search"),
            key("Tab", Command::NextView, "key-view").bar("Tab", "bar-view"),
            key("Shift-Tab", Command::PreviousView, ""),
            key("s", Command::NextSort, "key-sort").bar("s", "bar-sort"),
            key("f", Command::NextOutcome, "key-outcome").bar("f", "bar-filter"),
            key("o", Command::SameOpponent, "key-opponent"),
            key("e", Command::SameEvent, "key-event"),
            key("d Del", Command::Delete, "key-delete").bar("d", "bar-delete"),
            key("u Backspace", Command::TakeBack, "key-undelete").bar("u", "bar-undo"),
            key("U", Command::UndoImport, "key-undo-import").bar("U", "bar-undo-import"),
        ],
    ],
)
.back(BACK_TO_START.help("key-clear-back"));

pub static SEARCH_KEYS: KeyTable = KeyTable::text(
    "search",
    &[&choose("key-choose-game"), PAGES, &[accept("key-finish-search", "bar-done")]],
)
.back(key("Esc", Command::Back, "key-clear-search").bar("Esc", "bar-clear"));

#[derive(Clone, Debug, Default)]
pub struct LibraryPage {
    /// The query; its offset is that of the latest request.
    pub query: Query,
    /// The part of the list that is known.
    pub listing: Listing,
    /// Chosen game, counted from the start of the list.
    pub list: ListCursor,
    /// Whether the search field is open.
    pub is_searching: bool,
    /// Game of the latest preview request, and its preview once known.
    preview: Option<(GameId, Option<Box<GameSession>>)>,
    /// Request that opens the chosen game.
    opening: Option<RequestId>,
    /// Name of the library's owner in the settings.
    own: String,
    /// Deletions here, latest last.
    deleted: Vec<Deletion>,
}

/// A deletion that can be undone.
#[derive(Clone, Copy, Debug)]
enum Deletion {
    Game(GameId),
    /// All games of an import.
    Import(ImportId),
}

impl LibraryPage {
    /// The list of a view; [`Self::request`] requests its games.
    pub fn new(view: View) -> Self {
        Self { query: Query { view, ..Query::default() }, ..Self::default() }
    }

    pub fn turn_to(&mut self, view: View) {
        self.query.view = view;
        self.is_searching = false;
    }

    /// Game at this place of the list, if known.
    pub fn entry(&self, at: usize) -> Option<&GameEntry> {
        self.listing.entries.get(at.checked_sub(self.listing.query.offset)?)
    }

    pub fn chosen(&self) -> Option<&GameEntry> {
        self.entry(self.list.at)
    }

    /// Preview of the chosen game, at its final position.
    pub fn preview(&self) -> Option<&GameSession> {
        let chosen = self.chosen()?.id;
        let (id, session) = self.preview.as_ref()?;
        session.as_deref().filter(|_| *id == chosen)
    }

    /// Requests the preview of a newly chosen game.
    fn request_preview(&mut self) -> Option<StoreRequest> {
        let chosen = self.chosen()?.id;
        let is_new = self.preview.as_ref().is_none_or(|(id, _)| *id != chosen);
        is_new.then(|| {
            self.preview = Some((chosen, None));
            StoreRequest::Preview(chosen)
        })
    }

    /// Stores a preview, if it is of the chosen game.
    fn take_preview(&mut self, mut session: GameSession) {
        session.identity.names[0].clone_from(&self.own);
        if let Some((id, preview)) = &mut self.preview
            && session.identity.id == Some(*id)
        {
            *preview = Some(Box::new(session));
        }
    }

    /// Whether the listing answers the query.
    pub fn is_current(&self) -> bool {
        self.listing.query == self.query
    }

    /// Requests the list.
    pub fn request(&self) -> Effects {
        StoreRequest::List(self.query.clone()).into()
    }

    /// Requests the part of the list that is in sight with `room` visible games, unless it is known.
    fn request_sight(&mut self, room: usize) -> Effects {
        let (top, last) =
            (self.list.first_shown(self.listing.total, room), self.listing.total.saturating_sub(1));
        let is_known = self.entry(top).is_some() && self.entry((top + room).min(last)).is_some();
        if is_known || self.listing.total == 0 {
            return Effects::none();
        }
        // The part includes games above the visible ones.
        self.query.offset = top.saturating_sub(room.max(64));
        self.request()
    }

    /// Requests the list from its start.
    fn request_anew(&mut self) -> Effects {
        (self.list, self.query.offset) = (ListCursor::default(), 0);
        self.query.names = sought_names(&self.query.words, &self.own);
        self.request()
    }

    /// Stores a part of the list, if it answers the query.
    fn take(&mut self, listing: Listing) {
        if listing.query == self.query {
            self.listing = listing;
            self.list.at = self.list.at.min(self.listing.total.saturating_sub(1));
        }
    }

    /// Whether a deletion can be undone.
    pub const fn has_deleted(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// Whether a search hides games of the view.
    pub fn is_narrowed(&self) -> bool {
        !self.query.words.is_empty() || self.query.outcome != ResultFilter::Any
    }

    /// Searches for words of the chosen game.
    fn search_for(&mut self, words: impl Fn(&GameEntry) -> String) -> Reaction {
        let Some(words) = self.chosen().map(words).filter(|words| !words.is_empty()) else {
            return Reaction::none();
        };
        self.query.words = words;
        Reaction::effects(self.request_anew())
    }

    /// Moves through the list.
    pub fn step(&mut self, command: Command, room: usize) -> Effects {
        let is_step = self.list.step(command, self.listing.total, room);
        if is_step { self.request_sight(room) } else { Effects::none() }
    }

    /// Handles a command in the search field; letters reach [`PageBehavior::handle_key`].
    fn on_search(&mut self, command: Command, room: usize) -> Effects {
        match command {
            Command::Activate => {
                self.is_searching = false;
                Effects::none()
            }
            Command::Back => {
                self.is_searching = false;
                self.query.words.clear();
                self.request_anew()
            }
            command => self.step(command, room),
        }
    }

    /// Opens the chosen game.
    fn open(&mut self, cx: &mut Context) -> Reaction {
        let Some(id) = self.chosen().map(|entry| entry.id) else { return Reaction::none() };
        let request = cx.next_request();
        self.opening = Some(request);
        Reaction::effect((request, StoreRequest::Open(id)))
    }

    /// Deletes the chosen game; in the list of deleted games, restores it.
    fn delete(&mut self) -> Reaction {
        let Some(id) = self.chosen().map(|entry| entry.id) else { return Reaction::none() };
        if self.query.view == View::Deleted {
            return Reaction::effects(self.restore(Deletion::Game(id)));
        }
        self.deleted.push(Deletion::Game(id));
        let effects = Effects::from(StoreRequest::Delete(id)).and(self.request());
        Reaction { effects, navigate: Navigation::Forget(id) }
    }

    fn restore(&self, deletion: Deletion) -> Effects {
        let request = match deletion {
            Deletion::Game(id) => StoreRequest::Restore(id),
            Deletion::Import(import) => StoreRequest::RedoImport(import),
        };
        Effects::from(request).and(self.request())
    }

    /// Notes that the games of an import were deleted, or that there is none.
    fn note_undone(&mut self, undone: Option<UndoneImport>, cx: &mut Context) {
        let Some(UndoneImport { import, games }) = undone else {
            return cx.refuse(Refusal::NoImport);
        };
        self.deleted.push(Deletion::Import(import));
        cx.announce(News::ImportUndone(games));
    }
}

impl PageBehavior for LibraryPage {
    fn parts(&self) -> PageParts<'_> {
        PageParts::of(&KEYS)
    }

    fn keys(&self) -> &'static KeyTable {
        if self.is_searching { &SEARCH_KEYS } else { &KEYS }
    }

    fn offers(&self, command: Command, _: &Context) -> bool {
        match command {
            Command::Activate | Command::NextSort | Command::Delete => self.chosen().is_some(),
            Command::TakeBack => self.has_deleted(),
            Command::UndoImport => self.query.view == View::Imported && self.chosen().is_some(),
            _ => true,
        }
    }

    fn key_word(&self, command: Command, _: &Context) -> Option<&'static str> {
        let is_deleted = self.query.view == View::Deleted;
        (command == Command::Delete && is_deleted).then_some("bar-restore")
    }

    fn handle_key(&mut self, key: Key) -> Effects {
        if self.is_searching && typing::key(&mut self.query.words, Charset::Words, key) {
            return self.request_anew();
        }
        Effects::none()
    }

    fn handle_paste(&mut self, text: &str, _: &mut Context) -> Option<Effects> {
        self.is_searching.then(|| {
            typing::append(&mut self.query.words, Charset::Words, text);
            self.request_anew()
        })
    }

    /// Chooses a game; a click on the chosen game opens it.
    fn handle_click(&mut self, target: Target, cx: &mut Context) -> Reaction {
        let Target::Line(at) = target else { return Reaction::none() };
        if self.entry(at).is_none() {
            Reaction::none()
        } else if at == self.list.at {
            self.open(cx)
        } else {
            let room = cx.viewport.rooms.list.into();
            self.list.choose(at, self.listing.total, room);
            Reaction::effects(self.request_sight(room))
        }
    }

    /// Requests the preview, where the window has room for it.
    fn proceed(&mut self, is_front: bool, cx: &mut Context) -> Effects {
        cx.own_name().clone_into(&mut self.own);
        let has_room = cx.viewport.width >= PREVIEW_WIDTH;
        (is_front && has_room).then(|| self.request_preview()).flatten().into()
    }

    fn handle_scroll(&mut self, lines: i16, cx: &mut Context) -> Reaction {
        self.handle_command(Command::of_wheel(lines), cx)
    }

    fn handle_command(&mut self, command: Command, cx: &mut Context) -> Reaction {
        let room = usize::from(cx.viewport.rooms.list);
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
                Reaction::effects(self.request_anew())
            }
            Command::NextSort => {
                self.query.sort = next(self.query.sort, Sort::VARIANTS, true);
                Reaction::effects(self.request_anew())
            }
            Command::NextOutcome => {
                self.query.outcome = next(self.query.outcome, ResultFilter::VARIANTS, true);
                Reaction::effects(self.request_anew())
            }
            Command::SameOpponent => {
                let own = self.own.clone();
                self.search_for(|entry| {
                    player_name(&entry.players[entry.opponent(&own).index()], &own)
                })
            }
            Command::SameEvent => self.search_for(|entry| entry.place.clone()),
            Command::Activate => self.open(cx),
            Command::Delete => self.delete(),
            Command::TakeBack => {
                if let Some(deletion) = self.deleted.pop() {
                    return Reaction::effects(self.restore(deletion));
                }
                cx.refuse(Refusal::NothingDeleted);
                Reaction::none()
            }
            Command::UndoImport => {
                Reaction::effects(Effects::from(StoreRequest::UndoImport).and(self.request()))
            }
            Command::Back if self.is_narrowed() => {
                self.query.words.clear();
                self.query.outcome = ResultFilter::Any;
                Reaction::effects(self.request_anew())
            }
            Command::Back => Reaction::navigate(Navigation::Back),
            command => Reaction::effects(self.step(command, room)),
        }
    }

    fn typed(&self, _: &Context) -> Option<String> {
        self.is_searching.then(|| say!("typed-search", text = &self.query.words))
    }

    /// Details of the chosen game, or the reason of an empty list.
    fn status(&self, _: &Context) -> String {
        match self.chosen() {
            Some(entry) => library_game(entry, &self.own),
            None if !self.is_current() => String::new(),
            None if self.is_narrowed() => say!("library-nothing"),
            None if self.query.view == View::All => say!("library-empty"),
            None => say!("library-view-empty"),
        }
    }

    fn on_event(&mut self, event: &PageEvent<'_>, cx: &mut Context) -> Reaction {
        match event {
            PageEvent::Store(_, StoreEvent::ImportUndone(undone)) => {
                self.note_undone(*undone, cx);
            }
            PageEvent::Store(_, StoreEvent::Listed(listing)) => self.take((**listing).clone()),
            PageEvent::Store(_, StoreEvent::Previewed(game)) => {
                self.take_preview(GameSession::of_stored(game));
            }
            PageEvent::Store(request, StoreEvent::Opened(game))
                if self.opening == Some(*request) =>
            {
                self.opening = None;
                return Reaction::navigate(Navigation::Opened(game.clone()));
            }
            _ => {}
        }
        Reaction::none()
    }
}
