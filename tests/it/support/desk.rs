//! The game without a terminal: messages in, state out, a screen drawn into memory. The engine
//! thinks at once, and time passes only when a test says so.

use outflank::app::{
    App, CoachEffect, CoachNews, Effect, History, Key, KeyCode, LibraryPage, Menu, Message, Mode,
    OpponentEffect, OpponentNews, Page, PracticePage, SearchId, Settings, Setup, StartRow,
    Viewport, status, update,
};
use outflank::coach::{
    Finding, PeopleQuestion, Question, SearchGoal, TreePosition, Weakness, advise, run_course,
    value_tree,
};
use outflank::engine::{Engine, Level, Report, Request, Resources, Stop, search};
use outflank::library::SqliteStore;
use outflank::opponents::{MoveRequest, OpponentError, OpponentSpec};
use outflank::rules::{Color, Game, Square, Turn, Variant, transcript};
use outflank::screen::InputEvent;
use outflank::store::{Address, Seat, StoreEvent};
use outflank::ui;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use std::path::Path;
use std::time::Duration;

/// Request to a level of the engine.
pub fn in_the_engine(request: &MoveRequest) -> Request {
    let OpponentSpec::Level(level) = request.opponent else { panic!("a program: {request:?}") };
    Request::of(&request.game, level, request.seed)
}

/// A player at a table.
pub struct Desk {
    pub app: App,
    pub now: Duration,
    /// Effects other than searches.
    pub effects: Vec<Effect>,
    /// Whether the engine answers at once; if not, it thinks until [`Desk::answer`].
    pub engine_answers: bool,
    /// Store of its games, if any.
    pub store: Option<SqliteStore>,
    /// Whether the store answers at once; if not, [`Desk::answer_of_store`] lets it.
    pub store_answers: bool,
    /// Answers of the store that have not been delivered yet.
    pub stored: Vec<(Address, StoreEvent)>,
    /// Whether the coach answers at once; if not, [`Desk::coach`] lets it.
    pub coach_answers: bool,
    /// Quality of its searches, overriding requests.
    pub goal: SearchGoal,
    /// Position of its search.
    thinks: Vec<(SearchId, Box<MoveRequest>)>,
    asked: Vec<(SearchId, Question)>,
    /// Number of questions to the coach.
    pub questions: usize,
    reviews: Vec<(SearchId, Game)>,
    /// Number of positions whose people were asked about.
    people_asked: usize,
    /// Positions whose people are asked about.
    foretold: Vec<(SearchId, Vec<PeopleQuestion>)>,
    /// Positions of trees that are to be valued.
    pub trees: Vec<(SearchId, Vec<TreePosition>)>,
}

impl Desk {
    /// The start screen, with a fixed seed and without animation.
    pub fn new() -> Self {
        let settings = Settings { animation: false, ..Settings::default() };
        let app = App::new(Setup::default(), settings, Viewport::default(), 1);
        Self {
            app,
            now: Duration::ZERO,
            effects: Vec::new(),
            engine_answers: true,
            store: None,
            store_answers: true,
            stored: Vec::new(),
            coach_answers: true,
            goal: SearchGoal { depth: 3, exact_empties: 8 },
            thinks: Vec::new(),
            asked: Vec::new(),
            questions: 0,
            reviews: Vec::new(),
            people_asked: 0,
            foretold: Vec::new(),
            trees: Vec::new(),
        }
    }

    /// The start screen of a program whose games are kept in this file.
    pub fn kept_in(path: &Path) -> Self {
        let (store, told) = SqliteStore::open(path).expect("it can be opened");
        assert_eq!(told, None, "nothing is wrong with it");
        let mut desk = Self::new();
        desk.app.keep_games(store.unfinished(50).expect("readable"));
        desk.store = Some(store);
        desk
    }

    /// A game of this setup begun with these moves.
    pub fn game(setup: Setup, moves: &str) -> Self {
        let mut desk = Self::new();
        desk.app.cx.setup = setup;
        desk.app.deal(moves).expect("legal moves");
        desk.notify(Message::Tick);
        desk
    }

    pub fn notify(&mut self, message: Message) {
        for effect in update(&mut self.app, self.now, message) {
            match effect {
                Effect::Opponent(OpponentEffect::Choose(id, request)) => {
                    self.thinks.push((id, request));
                }
                Effect::Coach(CoachEffect::Advise(id, question)) => {
                    self.questions += 1;
                    self.asked.push((id, question));
                }
                Effect::Coach(CoachEffect::Review(id, game)) => self.reviews.push((id, *game)),
                Effect::Coach(CoachEffect::Foretell(id, questions)) => {
                    self.people_asked += questions.len();
                    self.foretold.push((id, questions));
                }
                Effect::Coach(CoachEffect::ValueTree(id, positions)) => {
                    self.trees.push((id, positions));
                }
                Effect::Store(address, request) if self.store.is_some() => {
                    let store = self.store.as_mut().expect("just seen");
                    let event = store.fulfil(&request).expect("the store works");
                    self.stored.push((address, event));
                    if self.store_answers {
                        self.answer_of_store();
                    }
                }
                other => self.effects.push(other),
            }
        }
        if self.engine_answers {
            self.answer();
        }
        if self.coach_answers {
            self.coach();
        }
    }

    /// Delivers the answers of the store, in order.
    pub fn answer_of_store(&mut self) {
        for (address, event) in std::mem::take(&mut self.stored) {
            self.notify(Message::Store(address, event));
        }
    }

    /// The request that the engine thinks about.
    pub fn asked_for(&self) -> Option<&MoveRequest> {
        self.thinks.last().map(|(_, request)| &**request)
    }

    /// Lets the coach answer everything it was ever asked.
    pub fn coach(&mut self) {
        while let Some((id, question)) = self.asked.pop() {
            let question = Question { goal: self.goal, ..question };
            let (table, stop) = (search::TranspositionTable::new(1), Stop::default());
            let advice = advise(question, &Resources::default(), &table, &stop, &stop, None);
            if let Some(advice) = advice {
                self.notify(Message::Coach(
                    id,
                    CoachNews::Found(Finding::Advice(Box::new(advice))),
                ));
            }
            self.notify(Message::Coach(id, CoachNews::Done));
        }
        while let Some((id, game)) = self.reviews.pop() {
            let resources = Resources { mebibytes: 16, ..Resources::default() };
            let mut steps = Vec::new();
            let stop = Stop::default();
            run_course(&game, self.goal, &resources, &stop, &mut |step| steps.push(step));
            for step in steps {
                self.notify(Message::Coach(id, CoachNews::Found(Finding::Step(Box::new(step)))));
            }
            self.notify(Message::Coach(id, CoachNews::Done));
        }
        while let Some((id, questions)) = self.foretold.pop() {
            for question in questions {
                let shares = question.answer(&Resources::default(), &Stop::default());
                let shares = Box::new(shares.expect("nothing stops it"));
                self.notify(Message::Coach(id, CoachNews::Found(Finding::Shares(shares))));
            }
        }
    }

    pub const fn questions_about_people(&self) -> usize {
        self.people_asked
    }

    /// Lets the coach value every tree that it was asked about.
    pub fn value_trees(&mut self) {
        while let Some((id, positions)) = self.trees.pop() {
            let resources = Resources { mebibytes: 4, ..Resources::default() };
            let (mut values, stop) = (Vec::new(), Stop::default());
            let take = &mut |value| values.push(value);
            value_tree(&positions, Variant::REVERSI, self.goal, &resources, &stop, take);
            for value in values {
                self.notify(Message::Coach(id, CoachNews::Found(Finding::Value(value))));
            }
            self.notify(Message::Coach(id, CoachNews::Done));
        }
        self.draw();
    }

    /// Lets the engine answer everything it was ever asked, even cancelled ones.
    /// Here is no clock to stop who would think to the end of the game: a few plies have to do.
    pub fn answer(&mut self) {
        while let Some((id, request)) = self.thinks.pop() {
            let stop = Stop::default();
            let request = in_the_engine(&request);
            let mut notify = |report: &Report| {
                if request.level == Level::Champion && report.depth >= 8 {
                    stop.stop();
                }
                let news = OpponentNews::Progress(report.clone());
                let effects = update(&mut self.app, self.now, Message::Opponent(id, news));
                assert_eq!(effects.into_iter().count(), 0, "nothing follows from it");
            };
            let answer = Engine::default().think(&request, &stop, &mut notify);
            self.notify(Message::Opponent(
                id,
                OpponentNews::Done(answer.ok_or(OpponentError::NoMove)),
            ));
        }
    }

    /// Lets time pass as the loop would: waking whenever the state wants to.
    pub fn wait(&mut self, milliseconds: u64) {
        let end = self.now + Duration::from_millis(milliseconds);
        while let Some(at) = self.app.wake_at().filter(|&at| at <= end) {
            self.now = self.now.max(at);
            self.notify(Message::Tick);
        }
        self.now = end;
        self.notify(Message::Tick);
    }

    /// Sends a terminal event, and draws the screen.
    pub fn event(&mut self, event: InputEvent) {
        let is_click = matches!(event, InputEvent::Click { .. });
        let hits = if is_click { self.drawn().1.hits } else { ui::HitMap::default() };
        if let Some(message) = event.message(&self.app, &hits) {
            self.notify(message);
        }
        self.draw();
    }

    pub fn key(&mut self, code: KeyCode) {
        self.event(InputEvent::Key(code.into()));
    }

    pub fn control(&mut self, letter: char) {
        let code = KeyCode::Char(letter);
        self.event(InputEvent::Key(Key { code, has_control: true, has_alt: false }));
    }

    /// Types every character of a text.
    pub fn keys(&mut self, text: &str) {
        for c in text.chars() {
            self.key(KeyCode::Char(c));
        }
    }

    pub fn enter(&mut self) {
        self.key(KeyCode::Enter);
    }

    /// Types a move after `:` and plays it.
    pub fn play(&mut self, square: &str) {
        self.keys(":");
        self.keys(square);
        self.enter();
    }

    pub fn click(&mut self, column: u16, row: u16) {
        self.event(InputEvent::Click { column, row });
    }

    /// Clicks on the first cell of the first place where this text stands on the screen.
    pub fn click_on(&mut self, text: &str) {
        let screen = self.screen();
        let (row, line) = screen
            .lines()
            .enumerate()
            .find(|(_, line)| line.contains(text))
            .unwrap_or_else(|| panic!("{text:?} is not on the screen:\n{screen}"));
        let column = line[..line.find(text).expect("just found")].chars().count();
        self.click(column as u16, row as u16);
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        self.event(InputEvent::Resize(width, height));
    }

    /// The page that fills the screen, by the name of its keys; a move typed on another page has its own.
    pub fn page(&self) -> &'static str {
        let page = self.app.base();
        match page {
            Page::Board(_) => "board",
            Page::Practice(_) | Page::Settings(_) | Page::Library(_) => page.main_keys().name,
            page => page.keys().name,
        }
    }

    /// The line of the start screen that is chosen.
    pub fn row(&self) -> Option<StartRow> {
        match self.app.base() {
            Page::Start(page) => Some(page.row),
            _ => None,
        }
    }

    /// Goes down to that line of the start screen, or of the menu that has it.
    pub fn go_to_row(&mut self, row: StartRow) {
        let doors = [(Menu::Setup, StartRow::SetUp), (Menu::More, StartRow::More)];
        let door = doors.into_iter().find(|(menu, _)| menu.all().contains(&row));
        let menu = door.map_or(Menu::Main, |(menu, _)| menu);
        let is_open = matches!(self.app.base(), Page::Start(page) if page.menu == menu);
        match door {
            Some((_, door)) if !is_open => {
                self.go_to_row(door);
                self.enter();
            }
            None if !is_open => self.key(KeyCode::Esc),
            _ => {}
        }
        self.key(KeyCode::Home);
        for _ in 0..20 {
            if self.row() == Some(row) {
                return;
            }
            self.key(KeyCode::Down);
        }
        panic!("no line {row:?} on:\n{}", self.screen());
    }

    /// Begins a game at this table from the start screen.
    pub fn begin(&mut self, setup: Setup) {
        self.go_to_row(StartRow::Play);
        self.app.cx.setup = setup;
        self.enter();
    }

    /// The list of games, where that is shown.
    pub fn library(&self) -> Option<&LibraryPage> {
        match self.app.base() {
            Page::Library(page) => Some(page),
            _ => None,
        }
    }

    /// The practice, where that is shown.
    pub fn practice(&self) -> Option<&PracticePage> {
        match self.app.base() {
            Page::Practice(page) => Some(page),
            _ => None,
        }
    }

    /// The statistics, where they are shown.
    pub fn history(&self) -> Option<&History> {
        match self.app.base() {
            Page::Statistics(page) => page.history.as_ref(),
            _ => None,
        }
    }

    /// Most expensive subjects, where the statistics are shown.
    pub fn weaknesses(&self) -> &[Weakness] {
        match self.app.base() {
            Page::Statistics(page) => &page.weaknesses,
            _ => &[],
        }
    }

    /// The setting that is chosen, where the settings are shown.
    pub fn setting(&self) -> Option<&'static str> {
        match self.app.base() {
            Page::Settings(page) => page.setting(&self.app.cx).map(|setting| setting.name),
            _ => None,
        }
    }

    /// The moves on the board.
    pub fn moves(&self) -> String {
        transcript::write(&self.app.session().expect("a game").game)
    }

    /// Both sides' discs: `4-1`.
    pub fn score(&self) -> String {
        let count = self.app.session().expect("a game").game.count();
        format!("{}-{}", count.black, count.white)
    }

    pub fn cursor(&self) -> Square {
        self.app.session().expect("a game").view.cursor
    }

    /// The status line, in the language of the screen.
    pub fn says(&self) -> String {
        self.app.cx.language.scope(|| status(&self.app).text)
    }

    pub fn shows_result(&self) -> bool {
        self.app.shows_result()
    }

    /// The cells of the screen.
    pub fn buffer(&self) -> Buffer {
        self.drawn().0
    }

    /// Draws as the loop does: the state learns what only the drawing knows.
    pub fn draw(&mut self) -> Buffer {
        let (buffer, drawn) = self.drawn();
        if drawn.rooms != self.app.cx.viewport.rooms {
            self.notify(Message::Drawn(drawn.rooms));
        }
        buffer
    }

    pub fn drawn(&self) -> (Buffer, ui::Drawn) {
        let Viewport { width, height, .. } = self.app.cx.viewport;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("in memory");
        let mut drawn = ui::Drawn::default();
        terminal.draw(|frame| drawn = ui::draw(frame, &self.app)).expect("in memory");
        (terminal.backend().buffer().clone(), drawn)
    }

    /// The screen as text, without blanks at the ends of its lines.
    pub fn screen(&self) -> String {
        text(&self.buffer())
    }
}

/// The symbols of a buffer, without blanks at the ends of its lines.
pub fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width).max(1);
    let lines = buffer.content.chunks(width).map(|row| {
        let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        line.trim_end().to_owned()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Nine moves after which White has no disc left.
pub const WIPE_OUT: &str = "e6f4e3f6g5d6e7f5c5";

pub fn two_players() -> Setup {
    Setup { mode: Mode::TwoPlayers, ..Setup::default() }
}

pub fn against(level: Level) -> Setup {
    Setup { level, ..Setup::default() }
}

pub fn watching() -> Setup {
    Setup {
        mode: Mode::Watch,
        watched: [Level::Random, Level::Greedy].map(Seat::Computer),
        ..Setup::default()
    }
}

/// A game in which the side to move has to pass, found by letting the computer play at random.
pub fn before_a_pass(human_passes: bool) -> String {
    let mut passer = None;
    for seed in 0.. {
        let mut desk = Desk::new();
        desk.app = App::new(watching(), desk.app.cx.settings.clone(), desk.app.cx.viewport, seed);
        desk.app.deal("").expect("no moves");
        for _ in 0..70 {
            let game = &desk.app.session().expect("a game").game;
            match game.turn() {
                Turn::Over => break,
                Turn::Pass(side) => {
                    passer = Some(side);
                    break;
                }
                Turn::Place(_) => desk.enter(),
            }
        }
        if passer == Some(if human_passes { Color::Black } else { Color::White }) {
            return desk.moves();
        }
        passer = None;
    }
    unreachable!("there are games with passes")
}

/// A game of tic-tac-toe for these players.
pub fn noughts(mode: Mode) -> Setup {
    let mut setup = Setup { mode, ..Setup::default() };
    setup.play_by(Variant::TIC_TAC_TOE);
    setup
}
