//! The app of a page.

mod engine_orders;

use crate::output::TerminalOutput;
use crate::overlay::{Overlay, rgba};
use crate::page_store::PageStore;
use crate::wire::{EngineLane, PageOrder};
use outflank::app::{
    App, Capabilities, CellSize, Command, Effect, FileEffect, KeyHint, Message, OpponentEffect,
    Pictures, Proposed, Settings, Setup, Target, Viewport, Written, key_line, update,
};
use outflank::config;
use outflank::library::{day_in_greenwich, today};
use outflank::rules::Game;
use outflank::screen::{Canvas, InputEvent, InputParser, PaintPictures, write_enter};
use outflank::store::{StoreError, StoreEvent};
use outflank::ui::HitMap;
use outflank::ui::board_image;
use outflank::words::{KnownLanguage, Sentence as _};
use std::collections::VecDeque;
use std::mem;
use std::path::PathBuf;
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;

/// Commands of keys that a button cannot replace.
const HARDWARE_KEYS: [Command; 4] = [Command::TypeMove, Command::Up, Command::Down, Command::Left];

/// A page at its start.
#[derive(Clone, Debug)]
pub struct PageStart {
    /// Size of the terminal, in columns and rows.
    pub size: (u16, u16),
    /// Makes games differ.
    pub seed: u64,
    /// The settings, as [`PageOrder::Remember`] had them last.
    pub settings: Option<String>,
    /// File of the library.
    pub library: PathBuf,
    /// Reason why the library is lost with the page, if it is.
    pub unkept: Option<StoreError>,
    /// Address of the page, without `#` and what follows.
    pub address: String,
    /// Language of the browser.
    pub language: KnownLanguage,
}

/// The app behind a terminal emulator: the terminal's bytes in and out, orders for the scripts out, news of the engine
/// in. Times are milliseconds since the page began.
#[wasm_bindgen]
pub struct WebPage {
    app: App,
    canvas: Canvas<TerminalOutput>,
    /// Targets of clicks on the last frame.
    hits: HitMap,
    output: TerminalOutput,
    input: InputParser,
    now: Duration,
    /// Whether the screen is outdated.
    has_changed: bool,
    orders: VecDeque<PageOrder>,
    store: PageStore,
    /// Text of the settings, with the player's own remarks.
    settings: String,
    /// Number of files saved.
    files: u32,
    /// Squares as pictures, over the terminal.
    overlay: Overlay,
    /// Size of a cell in pixels, if the page can show pictures.
    cell: Option<CellSize>,
    /// The last [`Self::buttons`].
    buttons: Vec<KeyHint>,
    /// Contents of files that are ordered.
    contents: VecDeque<Vec<u8>>,
    /// Latest task of each lane, by the number of its search.
    tasks: Vec<(EngineLane, u64)>,
    /// The game under review, with the number of its search.
    reviewed: Option<(u64, Game)>,
}

#[wasm_bindgen]
impl WebPage {
    /// Bytes of the terminal.
    pub fn feed(&mut self, bytes: &[u8], now: f64) {
        self.set_time(now);
        let mut events = Vec::new();
        self.input.feed(bytes, &mut |event| events.push(event));
        self.handle(events);
    }

    /// A pause after an unfinished sequence.
    pub fn pause(&mut self, now: f64) {
        self.set_time(now);
        let mut events = Vec::new();
        self.input.pause(&mut |event| events.push(event));
        self.handle(events);
    }

    /// Follows a link: the part of the address after `#`, decoded.
    pub fn follow(&mut self, link: &str, now: f64) {
        self.set_time(now);
        self.apply(Message::Link(link.to_owned()));
    }

    /// The size of the terminal, in columns and rows, and that of a cell in pixels; 0 without pictures.
    pub fn resize(&mut self, columns: u16, rows: u16, width: u16, height: u16, now: f64) {
        self.set_time(now);
        self.cell = (width > 0 && height > 0).then_some(CellSize { width, height });
        self.handle(vec![InputEvent::Resize(columns, rows)]);
    }

    /// Time has passed.
    pub fn tick(&mut self, now: f64) {
        self.set_time(now);
        if self.app.wake_at().is_some_and(|at| at <= self.now) {
            self.apply(Message::Tick);
        }
        self.store.work(self.now);
        self.take_store_events();
    }

    /// Time of the next [`Self::tick`]; none while nothing is due.
    pub fn wakes_at(&self) -> Option<f64> {
        let at = [self.app.wake_at(), self.store.works_at()].into_iter().flatten().min();
        // Rounded up, so that it is due then.
        at.map(|at| (at.as_micros() + 1) as f64 / 1000.0)
    }

    /// Wait before [`Self::pause`]; none without an unfinished sequence.
    pub fn patience(&self) -> Option<f64> {
        self.input.patience().map(|wait| wait.as_secs_f64() * 1000.0)
    }

    /// Bytes for the terminal since the last call.
    pub fn output(&mut self) -> Vec<u8> {
        self.choose_pictures();
        // The frame tells how much room the lists have, and the app may scroll them.
        while mem::take(&mut self.has_changed) {
            let drawn = self.canvas.draw(&self.app).expect("in memory");
            self.hits = drawn.hits;
            if drawn.rooms != self.app.cx.viewport.rooms {
                self.apply(Message::Drawn(drawn.rooms));
            }
        }
        self.output.take()
    }

    /// Changes of the pictures over the terminal since the last call, as JSON.
    pub fn pictures(&self) -> Option<String> {
        self.overlay.changes()
    }

    /// Pixels of a picture by its number: red, green, blue, opacity.
    pub fn picture(&self, number: u32) -> Vec<u8> {
        self.overlay.pixels(number)
    }

    /// Words of the key line as JSON, if they have changed since the last call. A telephone has them as buttons.
    pub fn buttons(&mut self) -> Option<String> {
        let is_shown = |key: &KeyHint| !HARDWARE_KEYS.contains(&key.command);
        let keys: Vec<KeyHint> = key_line(&self.app).into_iter().filter(is_shown).collect();
        if keys == self.buttons {
            return None;
        }
        let words: Vec<&str> = keys.iter().map(|key| &*key.word).collect();
        let words = serde_json::to_string(&words).expect("texts");
        self.buttons = keys;
        Some(words)
    }

    /// A button was pressed: its place in [`Self::buttons`], and its word. One that is not there any more does nothing.
    pub fn press(&mut self, place: usize, word: &str, now: f64) {
        self.set_time(now);
        let key = self.buttons.get(place).filter(|key| key.word == word);
        let command = key.map(|key| key.command);
        if let Some(command) = command.filter(|command| self.app.offers(*command)) {
            self.apply(Message::Choose(Target::Command(command)));
        }
    }

    /// The next order for the page's scripts, as JSON.
    pub fn order(&mut self) -> Option<String> {
        let order = self.orders.pop_front()?;
        Some(serde_json::to_string(&order).expect("numbers and texts"))
    }

    /// Games, reviews and progress as the bytes of one file, which the program imports. Errors: a sentence if they
    /// cannot be read.
    pub fn library(&mut self) -> Result<Vec<u8>, String> {
        let library = self.store.library().ok_or(StoreError::CannotOpen.sentence())?;
        library.to_bytes().map_err(|error| error.0.sentence())
    }

    /// A file was given to the page.
    pub fn take_file(&mut self, bytes: Vec<u8>, now: f64) {
        self.set_time(now);
        self.apply(Message::Dropped(bytes));
    }

    /// Content of the file that the last order names.
    pub fn content(&mut self) -> Vec<u8> {
        self.contents.pop_front().unwrap_or_default()
    }

    /// The worker of a lane, by its name, could not be started or loaded.
    pub fn lose_engine(&mut self, lane: &str, now: f64) {
        self.set_time(now);
        if let Ok(lane) = serde_json::from_value(lane.into()) {
            self.lose_task(lane);
        }
    }

    /// News of a worker, as JSON; anything else has no effect.
    pub fn on_news(&mut self, news: &str, now: f64) {
        self.set_time(now);
        if let Ok(news) = serde_json::from_str(news)
            && let Some(message) = self.message(news)
        {
            self.apply(message);
        }
    }
}

impl WebPage {
    /// A page with its library. It opens the library, and begins at the start screen.
    pub fn begin(start: PageStart) -> Self {
        let PageStart { size: (width, height), seed, settings, library, unkept, address, language } =
            start;
        let viewport = Viewport { width, height, ..Viewport::default() };
        let mut app = App::new(Setup::default(), Settings::default(), viewport, seed);
        app.restrict(Capabilities {
            clipboard: true,
            files: true,
            machine_settings: true,
            ..Capabilities::NONE
        });
        let has_settings = settings.is_some();
        let settings = settings.unwrap_or_default();
        let (preferences, _) = config::read(&settings);
        app.prefer(preferences, Proposed::ALL);
        app.speak(language, None);
        app.cx.own_page = address;
        app.cx.today = today();
        app.cx.day = day_in_greenwich();
        let (mut store, error) = PageStore::open(library);
        let games = match (store.library(), error) {
            (Some(library), _) => library.initial_games(app.wants_history()).map_err(Into::into),
            (None, error) => Err(error.unwrap_or(StoreError::CannotOpen)),
        };
        app.begin(games, has_settings);
        if let Some(why) = unkept {
            app.cannot_keep(why);
        }
        let mut output = TerminalOutput::default();
        write_enter(&mut output, app.cx.settings.mouse, "").expect("in memory");
        let canvas = Canvas::new(output.clone(), viewport);
        Self {
            app,
            hits: HitMap::default(),
            canvas,
            output,
            input: InputParser::default(),
            now: Duration::ZERO,
            has_changed: true,
            orders: VecDeque::new(),
            store,
            settings,
            files: 0,
            overlay: Overlay::default(),
            cell: None,
            buttons: Vec::new(),
            contents: VecDeque::new(),
            tasks: Vec::new(),
            reviewed: None,
        }
    }

    /// Draws squares as pictures, if page and settings allow it.
    fn choose_pictures(&mut self) {
        let is_wanted = self.app.cx.settings.pictures != Pictures::Off;
        let cell = self.cell.filter(|_| is_wanted);
        if cell != self.app.cx.viewport.cell {
            self.apply(Message::Pictures(cell));
            let overlay = self.overlay.clone();
            self.canvas
                .show_pictures(cell.map(|_| -> Box<dyn PaintPictures> { Box::new(overlay) }));
            self.overlay.clone().forget();
        }
    }

    /// Time does not run backwards.
    fn set_time(&mut self, now: f64) {
        let now = Duration::try_from_secs_f64(now / 1000.0).unwrap_or_default();
        self.now = self.now.max(now);
    }

    fn handle(&mut self, events: Vec<InputEvent>) {
        for event in events {
            if let Some(message) = event.message(&self.app, &self.hits) {
                self.apply(message);
            }
        }
    }

    fn apply(&mut self, message: Message) {
        self.dispatch(message);
        self.take_store_events();
    }

    /// Sends the store's events to the app, which may ask for more.
    fn take_store_events(&mut self) {
        while let Some((address, event)) = self.store.next_event() {
            if matches!(event, StoreEvent::Merged { .. }) {
                self.orders.push_back(PageOrder::Merged);
            }
            self.dispatch(Message::Store(address, event));
        }
    }

    fn dispatch(&mut self, message: Message) {
        self.has_changed = true;
        for effect in update(&mut self.app, self.now, message) {
            match effect {
                Effect::Opponent(OpponentEffect::Choose(id, request)) => self.choose(id, &request),
                Effect::Opponent(OpponentEffect::Stop) => self.stop(EngineLane::Move),
                Effect::Coach(effect) => self.coach(effect),
                Effect::Answer(turn, square) => turn.play(square),
                Effect::Terminal(effect) => self.canvas.change(effect).expect("in memory"),
                Effect::Store(address, request) => self.store.send(address, request, self.now),
                Effect::File(effect) => self.write(effect),
                // A page has no guests and no lobby, and does not end.
                Effect::Guest(_) | Effect::Lobby(_) | Effect::Quit => {}
            }
        }
    }

    fn write(&mut self, effect: FileEffect) {
        match effect {
            FileEffect::Remember(preferences) => {
                self.settings = config::write_or_begin(&self.settings, &preferences);
                self.orders.push_back(PageOrder::Remember(self.settings.clone()));
            }
            FileEffect::Save { extension, content } => {
                let name = self.name_file(extension);
                self.orders.push_back(PageOrder::Download(name.clone()));
                self.contents.push_back(content);
                self.dispatch(Message::Written(Written::Game(name)));
            }
            FileEffect::SaveImage(game) => {
                let picture = board_image(&self.app, &game);
                let (width, height) = (picture.width, picture.height);
                let name = self.name_file("png");
                let order = PageOrder::DownloadImage { name: name.clone(), width, height };
                self.orders.push_back(order);
                self.contents.push_back(rgba(picture));
                self.dispatch(Message::Written(Written::Game(name)));
            }
        }
    }

    /// Name of a new file.
    fn name_file(&mut self, extension: &str) -> String {
        self.files += 1;
        format!("outflank-{}-{}.{extension}", self.app.cx.today, self.files)
    }
}
