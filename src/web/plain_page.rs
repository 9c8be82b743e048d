//! The plain view of a page: lines in, text out, for screen readers.

use crate::engine_worker::EngineWorker;
use crate::page_store::PageStore;
use outflank::app::{App, Preferences, Proposed, PuzzleChoice, Settings, Setup, Viewport};
use outflank::coach::{Advice, Question, SearchGoal};
use outflank::config;
use outflank::engine::{Allotment, Request};
use outflank::library::{day_in_greenwich, now, today};
use outflank::opponents::{MoveRequest, OpponentError, OpponentSpec};
use outflank::plain::{
    Advise, BoardSize, Choose, Conversation, MenuChoice, Next, Plain, PlainMenu, PlainSettings,
    PlainStudy, Store, Study,
};
use outflank::rules::{Game, Variant};
use outflank::store::{SessionId, StoreError};
use outflank::words::{Sentence as _, say};
use send_wrapper::SendWrapper;
use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use wasm_bindgen::prelude::wasm_bindgen;

const BOARD: BoardSize = BoardSize::Small;

/// A menu with games, lessons, puzzles and settings, line by line.
#[wasm_bindgen]
pub struct PlainPage {
    menu: PlainMenu,
    settings: Rc<RefCell<KeptSettings>>,
    /// Reason why the library could not be opened.
    error: Option<StoreError>,
    is_over: bool,
}

/// The settings as text.
#[derive(Default)]
struct KeptSettings {
    text: String,
    has_changed: bool,
}

#[wasm_bindgen]
impl PlainPage {
    /// The greeting with the first question.
    pub fn greeting(&mut self) -> String {
        let mut text = match &self.error {
            Some(why) => say!("plain-page-not-kept", why = why.sentence()) + "\n",
            None => String::new(),
        };
        self.menu.greet(&mut text).expect("in memory");
        text
    }

    /// The answer to a line, with the next question.
    pub fn answer(&mut self, line: &str) -> String {
        let mut text = String::new();
        let next = self.menu.handle_line(line, &mut text).expect("in memory");
        self.is_over |= next == Next::End;
        text
    }

    /// Whether the player has left.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The settings, if they have changed since the last call.
    pub fn changed_settings(&self) -> Option<String> {
        let mut settings = self.settings.borrow_mut();
        std::mem::take(&mut settings.has_changed).then(|| settings.text.clone())
    }
}

impl PlainPage {
    /// The plain view with an engine, the library in a file, and the settings' text; `seed` makes games differ.
    pub fn begin(engine: EngineWorker, library: PathBuf, settings: String, seed: u64) -> Self {
        let settings = KeptSettings { text: settings, has_changed: false };
        let settings = Rc::new(RefCell::new(settings));
        let (store, error) = PageStore::open(library);
        let desk = PlainDesk {
            engine: DeskPart::new(Rc::new(engine)),
            store: DeskPart::new(Rc::new(RefCell::new(store))),
            settings: DeskPart::new(Rc::clone(&settings)),
            seed,
        };
        let menu = PlainMenu::new(Box::new(move |choice| desk.open(choice)));
        Self { menu, settings, error, is_over: false }
    }
}

/// A part that conversations share. A server takes conversations to other threads; a page has one.
type DeskPart<T> = SendWrapper<Rc<T>>;

/// Parts that the conversations share.
struct PlainDesk {
    engine: DeskPart<EngineWorker>,
    store: DeskPart<RefCell<PageStore>>,
    settings: DeskPart<RefCell<KeptSettings>>,
    seed: u64,
}

impl PlainDesk {
    fn open(&self, choice: MenuChoice) -> Result<Box<dyn Conversation>, String> {
        // Each conversation counts its games from 1.
        self.store.borrow_mut().end_session(SessionId::default());
        Ok(match choice {
            MenuChoice::Play => Box::new(self.game(Variant::REVERSI)),
            MenuChoice::TicTacToe => Box::new(self.game(Variant::TIC_TAC_TOE)),
            MenuChoice::Learn => Box::new(self.study(Study::Lessons(None))),
            MenuChoice::Puzzles => Box::new(self.study(Study::Puzzles(PuzzleChoice::Near))),
            MenuChoice::Practice => Box::new(self.study(Study::Practice)),
            MenuChoice::Library => return Err(say!("plain-page-library")),
            MenuChoice::Settings => Box::new(self.settings()),
        })
    }

    fn preferences(&self) -> Preferences {
        config::read(&self.settings.borrow().text).0
    }

    fn app(&self, setup: Setup, proposed: Proposed) -> App {
        let mut app = App::new(setup, Settings::default(), Viewport::default(), self.seed);
        app.prefer(self.preferences(), proposed);
        app.cx.today = today();
        app.cx.started = now();
        app.cx.day = day_in_greenwich();
        if let (Some(library), true) = (self.store.borrow_mut().library(), app.wants_history())
            && let Ok(history) = library.history()
        {
            app.set_history(history);
        }
        app
    }

    fn game(&self, variant: Variant) -> Plain {
        let mut setup = Setup { hides_level: true, ..Setup::default() };
        setup.play_by(variant);
        let proposed = if variant.flips() { Proposed::ALL } else { Proposed::NONE };
        let board = if variant.flips() { BOARD } else { BoardSize::Large };
        let engine = self.engine.clone();
        let choose: Choose = Box::new(move |request| chosen(&engine, request));
        let engine = self.engine.clone();
        Plain::new(self.app(setup, proposed), board, true, choose)
            .kept_by(self.keep())
            .timed_by(Box::new(move || engine.now()))
            .advised_by(self.advise())
    }

    fn study(&self, study: Study) -> PlainStudy {
        let app = self.app(Setup::default(), Proposed::ALL);
        PlainStudy::new(app, study, BOARD, self.advise()).kept_by(self.keep())
    }

    fn settings(&self) -> PlainSettings {
        let settings = self.settings.clone();
        let save = move |preferences: &Preferences| {
            let mut kept = settings.borrow_mut();
            kept.text = config::write_or_begin(&kept.text, preferences);
            kept.has_changed = true;
            Ok(())
        };
        PlainSettings::new(self.preferences(), Box::new(save))
    }

    fn keep(&self) -> Store {
        let (store, engine) = (self.store.clone(), self.engine.clone());
        Box::new(move |address, request| {
            let mut store = store.borrow_mut();
            let now = engine.now();
            store.work(now);
            store.send(address, request, now);
            std::iter::from_fn(|| store.next_event()).collect()
        })
    }

    fn advise(&self) -> Advise {
        let engine = self.engine.clone();
        Box::new(move |game: &Game| -> Option<Advice> {
            engine.advise_on(Question::of(game, SearchGoal::GRADING)?, None)
        })
    }
}

/// Move of a level.
fn chosen(
    engine: &EngineWorker,
    request: &MoveRequest,
) -> Result<outflank::engine::Answer, OpponentError> {
    let MoveRequest { opponent, game, seed, clocks } = request;
    let OpponentSpec::Level(level) = opponent else { return Err(OpponentError::Failed) };
    let clock = clocks[game.side_to_move().index()];
    let limit = clock.map(|clock| Allotment::by_clock(&clock, game.empties().len()));
    let request = Request::of(game, *level, *seed);
    engine.think(&request, limit, &mut |_| {}).ok_or(OpponentError::NoMove)
}
