//! The app of a page.

use crate::output::TerminalOutput;
use crate::page_services::PageServices;
use crate::page_store::PageStore;
use crate::wire::{EngineNews, PageOrder};
use outflank::app::{
    App, Capabilities, CellSize, FileEffect, Message, Proposed, Settings, Setup, Target, Viewport,
    Written,
};
use outflank::config;
use outflank::host::{AppHost, HostEffect, KeyButtons};
use outflank::library::{day_in_greenwich, now, today};
use outflank::screen::{Canvas, InputEvent, InputParser, Overlay, write_enter};
use outflank::store::StoreError;
use outflank::ui::{Picture, SquarePicture, board_image};
use outflank::words::{KnownLanguage, Sentence as _};
use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;

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
    host: AppHost<PageServices>,
    canvas: Canvas<TerminalOutput>,
    output: TerminalOutput,
    input: InputParser,
    /// Text of the settings, with the player's own remarks.
    settings: String,
    /// Number of files saved.
    files: u32,
    /// Squares as pictures, over the terminal.
    overlay: Overlay,
    /// Size of a cell in pixels, if the page can show pictures.
    cell: Option<CellSize>,
    /// Buttons for a finger.
    buttons: KeyButtons,
    /// Contents of files that are ordered.
    contents: VecDeque<Vec<u8>>,
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
        let services = &mut self.host.services;
        services.store.work(services.now);
        self.host.on_time();
        self.carry_out();
    }

    /// Time of the next [`Self::tick`]; none while nothing is due.
    pub fn wakes_at(&self) -> Option<f64> {
        let works_at = self.host.services.store.works_at();
        let at = [self.host.wakes_at(), works_at].into_iter().flatten().min();
        // Rounded up, so that it is due then.
        at.map(|at| (at.as_micros() + 1) as f64 / 1000.0)
    }

    /// Wait before [`Self::pause`]; none without an unfinished sequence.
    pub fn patience(&self) -> Option<f64> {
        self.input.patience().map(|wait| wait.as_secs_f64() * 1000.0)
    }

    /// Bytes for the terminal since the last call.
    pub fn output(&mut self) -> Vec<u8> {
        let Self { cell, overlay, host, canvas, .. } = self;
        host.choose_pictures(*cell, overlay, canvas);
        self.carry_out();
        // The frame tells how much room the lists have, and the app may fill them.
        while self.host.is_frame_due() {
            let drawn = self.canvas.draw(&self.host.app).expect("in memory");
            self.host.note_drawn(drawn);
            self.carry_out();
        }
        self.output.take()
    }

    /// Changes of the pictures over the terminal since the last call, as JSON. New ones are named by their number, width
    /// and height in pixels.
    pub fn pictures(&self) -> Option<String> {
        self.overlay.changes(|number, picture: &SquarePicture| {
            let (area, cell) = (picture.area, picture.cell());
            let width = u32::from(area.width) * u32::from(cell.width);
            (number, width, u32::from(area.height) * u32::from(cell.height))
        })
    }

    /// Pixels of a picture by its number: red, green, blue, opacity.
    pub fn picture(&self, number: u32) -> Vec<u8> {
        self.overlay.picture(number).map(rgba).unwrap_or_default()
    }

    /// A finger points, not a mouse.
    pub fn expect_fingers(&mut self) {
        self.host.app.cx.viewport.is_touch = true;
    }

    /// The key line as buttons ([`KeyButtons::changes`]), if a finger points and they have changed since the last call.
    pub fn buttons(&mut self) -> Option<String> {
        let is_touch = self.host.app.cx.viewport.is_touch;
        is_touch.then(|| self.buttons.changes(&self.host.app)).flatten()
    }

    /// A button was pressed: its place and its word. One that is not there any more does nothing.
    pub fn press(&mut self, place: usize, word: &str, now: f64) {
        self.set_time(now);
        if let Some(command) = self.buttons.command(&self.host.app, place, word) {
            self.apply(Message::Choose(Target::Command(command)));
        }
    }

    /// The next order for the page's scripts, as JSON.
    pub fn order(&mut self) -> Option<String> {
        let order = self.host.services.orders.pop_front()?;
        Some(serde_json::to_string(&order).expect("numbers and texts"))
    }

    /// Games, reviews and progress as the bytes of one file, which the program imports. Errors: a sentence if they
    /// cannot be read.
    pub fn library(&mut self) -> Result<Vec<u8>, String> {
        let library =
            self.host.services.store.library().ok_or(StoreError::CannotOpen.sentence())?;
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
            self.take_news(self.host.services.lost(lane));
        }
    }

    /// News of a worker, as JSON; anything else has no effect.
    pub fn on_news(&mut self, news: &str, now: f64) {
        self.set_time(now);
        self.take_news(serde_json::from_str(news).ok());
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
        app.cx.started = now();
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
            host: AppHost::new(app, PageServices::new(store)),
            canvas,
            output,
            input: InputParser::default(),
            settings,
            files: 0,
            overlay: Overlay::default(),
            cell: None,
            buttons: KeyButtons::default(),
            contents: VecDeque::new(),
        }
    }

    /// Time does not run backwards.
    fn set_time(&mut self, now: f64) {
        let now = Duration::try_from_secs_f64(now / 1000.0).unwrap_or_default();
        let services = &mut self.host.services;
        services.now = services.now.max(now);
    }

    fn handle(&mut self, events: Vec<InputEvent>) {
        for event in events {
            self.host.hold_input(event);
        }
        while self.host.take_held_input() {
            self.carry_out();
        }
    }

    fn apply(&mut self, message: Message) {
        self.host.apply(message);
        self.carry_out();
    }

    fn take_news(&mut self, news: Option<EngineNews>) {
        if let Some(message) = news.and_then(|news| self.host.services.message(news)) {
            self.apply(message);
        }
    }

    fn carry_out(&mut self) {
        while let Some(effect) = self.host.next_effect() {
            match effect {
                HostEffect::Terminal(effect) => self.canvas.change(effect).expect("in memory"),
                HostEffect::File(effect) => self.write(effect),
                // A page has no lobby, and does not end.
                HostEffect::Lobby(_) | HostEffect::Quit => {}
            }
        }
    }

    fn write(&mut self, effect: FileEffect) {
        match effect {
            FileEffect::Remember(preferences) => {
                self.settings = config::write_or_begin(&self.settings, &preferences);
                self.host.services.orders.push_back(PageOrder::Remember(self.settings.clone()));
            }
            FileEffect::Save { extension, content } => {
                let name = self.name_file(extension);
                self.host.services.orders.push_back(PageOrder::Download(name.clone()));
                self.contents.push_back(content);
                self.host.apply(Message::Written(Written::Game(name)));
            }
            FileEffect::SaveImage(game) => {
                let picture = board_image(&self.host.app, &game);
                let (width, height) = (picture.width, picture.height);
                let name = self.name_file("png");
                let order = PageOrder::DownloadImage { name: name.clone(), width, height };
                self.host.services.orders.push_back(order);
                self.contents.push_back(rgba(picture));
                self.host.apply(Message::Written(Written::Game(name)));
            }
        }
    }

    /// Name of a new file.
    fn name_file(&mut self, extension: &str) -> String {
        self.files += 1;
        format!("outflank-{}-{}.{extension}", self.host.app.cx.today, self.files)
    }
}

/// Pixels with opacity.
fn rgba(picture: Picture) -> Vec<u8> {
    picture.rgb.into_iter().flat_map(|[red, green, blue]| [red, green, blue, u8::MAX]).collect()
}
