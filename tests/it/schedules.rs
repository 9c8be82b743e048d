//! Answers of the store, the engine, the coach and guests come late and in any order, while keys are pressed and the
//! library is locked from time to time. Whatever the schedule, no game, no tree and no comment is lost or kept twice,
//! an answer changes nothing but the page that has asked, and that games are not saved is said as long as it is so.

use outflank::app::{
    App, AutosaveState, CoachEffect, CoachNews, Effect, GuestEffect, GuestNews, Key, KeyCode,
    Message, Mode, OpponentEffect, OpponentNews, Page, Settings, Setup, Target, Viewport, update,
};
use outflank::coach::{Finding, Question, SearchGoal, advise};
use outflank::engine::{Answer, Level, Resources, Stop, search};
use outflank::library::SqliteStore;
use outflank::opponents::OpponentError;
use outflank::records::Form;
use outflank::rules::{Square, transcript};
use outflank::store::{Address, AskerId, GameId, Slot, StoreError, StoreEvent, StoreRequest};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom as _, IteratorRandom as _};
use rand::{RngExt as _, SeedableRng as _};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

/// Seeds, each with a schedule of its own.
const SEEDS: u64 = 10;

/// Number of events of a schedule: a hundred thousand by hand
/// (`SCHEDULE_EVENTS=100000 cargo test --release --test it schedules`).
fn events() -> usize {
    std::env::var("SCHEDULE_EVENTS").ok().and_then(|text| text.parse().ok()).unwrap_or(5_000)
}

/// An app and its outside, which answers when chance says so.
struct World {
    app: App,
    now: Duration,
    store: SqliteStore,
    random: Xoshiro256PlusPlus,
    /// Answers under way.
    late: Vec<Message>,
    /// Whether nothing can be written now.
    is_locked: bool,
    /// Writes that wait for that, and reads that wait for those, in their order.
    pending: Vec<(Address, StoreRequest)>,
    /// Last requested save of each game and tree of this run.
    saves: BTreeMap<u64, String>,
    trees: BTreeMap<u64, String>,
    /// The games under which those were saved.
    games: BTreeMap<u64, GameId>,
    /// Games that were taken in from outside.
    imported: usize,
}

impl World {
    fn new(path: &Path, seed: u64) -> Self {
        let (store, _) = SqliteStore::open(path).expect("it opens");
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mode = if random.random_bool(0.5) { Mode::TwoPlayers } else { Mode::OnePlayer };
        let level = Level::from_number(Setup::default().variant, 1).expect("a level");
        let setup = Setup { mode, level, ..Setup::default() };
        let settings = Settings { animation: false, ..Settings::default() };
        let mut app = App::new(setup, settings, Viewport::default(), seed);
        app.keep_games(Vec::new());
        Self {
            app,
            now: Duration::ZERO,
            store,
            random,
            late: Vec::new(),
            is_locked: false,
            pending: Vec::new(),
            saves: BTreeMap::new(),
            trees: BTreeMap::new(),
            games: BTreeMap::new(),
            imported: 0,
        }
    }

    fn notify(&mut self, message: Message) {
        for effect in update(&mut self.app, self.now, message) {
            match effect {
                Effect::Store(address, request) => self.ask(address, request),
                Effect::Opponent(OpponentEffect::Choose(id, request)) => {
                    let mut game = request.game.clone();
                    game.pass_if_forced();
                    let square = game.legal_moves().squares().choose(&mut self.random);
                    let answer = square.map(|square| Answer { square, report: None });
                    let news = OpponentNews::Done(answer.ok_or(OpponentError::NoMove));
                    self.late.push(Message::Opponent(id, news));
                }
                Effect::Coach(CoachEffect::Advise(id, question)) => {
                    if self.random.random_bool(0.1) {
                        let goal = SearchGoal { depth: 1, exact_empties: 0 };
                        let question = Question { goal, ..question };
                        let table = search::TranspositionTable::new(1);
                        let stop = Stop::default();
                        let resources = Resources::default();
                        let advice = advise(question, &resources, &table, &stop, &stop, None);
                        let news = advice.map(|it| CoachNews::Found(Finding::Advice(Box::new(it))));
                        self.late.extend(news.map(|news| Message::Coach(id, news)));
                    }
                    self.late.push(Message::Coach(id, CoachNews::Done));
                }
                Effect::Coach(CoachEffect::Review(id, _)) => {
                    let news = [CoachNews::Done, CoachNews::Failed];
                    let news = news.choose(&mut self.random).expect("two").clone();
                    self.late.push(Message::Coach(id, news));
                }
                Effect::Coach(CoachEffect::ValueTree(id, _)) => {
                    self.late.push(Message::Coach(id, CoachNews::Done));
                }
                Effect::Guest(GuestEffect::ReadLog(seen)) => {
                    self.late.push(Message::Guest(GuestNews::Log(Vec::new(), seen)));
                }
                _ => {}
            }
        }
    }

    /// The store as its threads serve it: writes wait while nothing can be written, and reads for them.
    fn ask(&mut self, address: Address, request: StoreRequest) {
        let sgf = |record| Form::Sgf.write(record);
        match &request {
            StoreRequest::Save(save) => {
                self.saves.insert(save.slot.number, transcript::write(&save.game.record.game));
            }
            StoreRequest::SaveTree(save) => {
                self.trees.insert(save.slot.number, sgf(&save.record));
            }
            _ => {}
        }
        if !self.is_locked || request.is_read() && self.pending.is_empty() {
            return self.fulfil(address, &request);
        }
        // What is read waits for what was written before.
        let is_read = request.is_read();
        match self.pending.iter_mut().find(|(_, earlier)| request.replaces(earlier)) {
            Some(earlier) => *earlier = (address, request),
            None => self.pending.push((address, request)),
        }
        if is_read {
            return;
        }
        let trouble = StoreEvent::NotKept(StoreError::Locked);
        self.notify(Message::Store(Address::default(), trouble));
    }

    fn fulfil(&mut self, address: Address, request: &StoreRequest) {
        let event = self.store.fulfil(request).unwrap_or_else(|error| StoreEvent::Failed(error.0));
        match &event {
            StoreEvent::Saved { slot: Slot { number: slot, .. }, game, .. }
            | StoreEvent::TreeSaved {
                slot: Slot { number: slot, .. }, game, is_copy: false, ..
            } => {
                let known = self.games.insert(*slot, *game);
                assert!(known.is_none_or(|known| known == *game), "{slot} became another game");
            }
            StoreEvent::TreeSaved { .. } => panic!("no other window changed it: {event:?}"),
            StoreEvent::Imported { new, .. } => self.imported += new,
            StoreEvent::Failed(error) => panic!("{request:?}: {error}"),
            _ => {}
        }
        self.late.push(Message::Store(address, event));
    }

    /// The library can be written again: what waits is written in its order.
    fn unlock(&mut self) {
        self.is_locked = false;
        let had_trouble = !self.pending.is_empty();
        for (address, request) in std::mem::take(&mut self.pending) {
            self.fulfil(address, &request);
        }
        if had_trouble {
            self.notify(Message::Store(Address::default(), StoreEvent::KeptAgain));
        }
    }

    /// Delivers one of the answers under way.
    fn deliver(&mut self) {
        if self.late.is_empty() {
            return;
        }
        let mut at = self.random.random_range(0..self.late.len());
        // What is read was written before, and the writer has told so.
        if matches!(self.late[at], Message::Store(..)) {
            at = self.late[..at].iter().position(reports_a_write).unwrap_or(at);
        }
        let message = self.late.remove(at);
        let checked = match &message {
            Message::Store(address, event) if self.random.random_bool(0.1) => {
                answers_a_page(event).then_some(address.asker)
            }
            _ => None,
        };
        let Some(asker) = checked else { return self.notify(message) };
        // What would happen by itself has happened before.
        self.notify(Message::Tick);
        let before = self.pages();
        let is_open = before.contains_key(&asker.0);
        let count = before.len();
        self.notify(message);
        let after = self.pages();
        // A page that leads elsewhere leaves others behind, and the one in front then goes on by itself.
        let front = self.app.address().asker;
        for (id, page) in before.iter().filter(|(id, _)| ![asker.0, front.0].contains(*id)) {
            let is_same = after.get(id).is_none_or(|it| it == page);
            assert!(is_same, "an answer to {asker:?} changed page {id}:\n{page}");
        }
        assert!(is_open || after.len() == count, "an unaddressed answer opened or closed a page");
    }

    /// Every page by its number, as text.
    fn pages(&self) -> BTreeMap<u64, String> {
        let pages = self.app.addressed_pages();
        pages.map(|(AskerId(id), page)| (id, format!("{page:?}"))).collect()
    }

    /// A player's action.
    fn act(&mut self) {
        let random = &mut self.random;
        let key = |code: KeyCode| Message::Key(Key::from(code));
        // A game that is looked through is analysed more often than chance would have it.
        if self.app.keys().name == "replay" && random.random_bool(0.2) {
            return self.notify(key(KeyCode::Char('a')));
        }
        let letters: Vec<char> = "vtGnxuurrhVi[]?CasTGN;!-/".chars().collect();
        let message = match random.random_range(0..100) {
            0..30 => key(KeyCode::Char(*letters.choose(random).expect("some"))),
            30..45 => key(KeyCode::Tab),
            45..65 => key(KeyCode::Enter),
            65..72 => key(KeyCode::Esc),
            72..80 => key(*[KeyCode::Up, KeyCode::Down].choose(random).expect("two")),
            80..84 => key(*[KeyCode::Left, KeyCode::Right].choose(random).expect("two")),
            84..90 => match Square::all().choose(random) {
                Some(square) => Message::Choose(Target::Square(square)),
                None => Message::Tick,
            },
            90..92 => Message::Paste("f5d6c3d3c4f4c5".to_owned()),
            92 => Message::Paste("f5f6\nf5d6".to_owned()),
            93..96 => Message::Choose(Target::Line(random.random_range(0..12))),
            _ => Message::Type("comment".to_owned()),
        };
        self.notify(message);
    }

    /// Checks the save state on the screen against the store.
    fn check_keeping(&self) {
        let is_said = matches!(self.app.cx.autosave_state, AutosaveState::Hindered(_));
        assert_eq!(is_said, !self.pending.is_empty(), "not saved is said while it is so");
    }

    /// Whether a comment that is typed is far from its limit, where some of it would be left out.
    fn has_room_for_notes(&self) -> bool {
        match self.app.top() {
            Page::Analysis(page) => page.comment.as_ref().is_none_or(|text| text.len() < 500),
            _ => true,
        }
    }

    /// Everything that was to be kept is kept, once.
    fn check_library(&self) {
        for (slot, moves) in &self.saves {
            let game = self.games.get(slot).expect("it was saved");
            let Ok(stored) = self.store.game(*game) else { continue };
            let line = transcript::write(&stored.record.game);
            let is_newer = self.saves.iter().any(|(other, line_of)| {
                other != slot && self.games.get(other) == Some(game) && *line_of == line
            });
            assert!(line == *moves || is_newer, "game {slot}: {line} instead of {moves}");
        }
        for (slot, tree) in &self.trees {
            let game = self.games.get(slot).expect("it was saved");
            let Ok(record) = self.store.record(*game) else { continue };
            let (kept, asked) = (notes(&Form::Sgf.write(&record)), notes(tree));
            let lost: Vec<_> = asked.difference(&kept).collect();
            assert!(lost.is_empty(), "tree {slot} lost {lost:?}");
        }
        let mut count = 0;
        let all = self.store.records(|_, _| {
            count += 1;
            true
        });
        all.expect("readable");
        let known: BTreeSet<GameId> = self.games.values().copied().collect();
        assert!(count <= known.len() + self.imported, "{count} games, {known:?} were saved");
    }
}

/// Whether a message reports a write.
fn reports_a_write(message: &Message) -> bool {
    matches!(message, Message::Store(_, event) if !answers_a_page(event))
}

/// Whether an event answers one page alone.
fn answers_a_page(event: &StoreEvent) -> bool {
    matches!(
        event,
        StoreEvent::Listed(_)
            | StoreEvent::Previewed(_)
            | StoreEvent::Opened(_)
            | StoreEvent::Explored(_)
            | StoreEvent::ExploredEach(_)
            | StoreEvent::History(_)
            | StoreEvent::Mistakes(_)
            | StoreEvent::Exercises(_)
            | StoreEvent::Reviewed(..)
    )
}

/// Comments of a record in SGF, which only grow.
fn notes(sgf: &str) -> BTreeSet<String> {
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).collect();
    sgf.split("note ").skip(1).map(digits).collect()
}

#[test]
fn whatever_the_order_of_answers_nothing_is_lost_and_none_reaches_a_wrong_page() {
    let (mut saved, mut noted, mut hindered) = (0, 0, 0);
    for seed in 0..SEEDS {
        let folder = tempfile::tempdir().expect("a folder");
        let mut world = World::new(&folder.path().join("games.db"), seed);
        for _ in 0..events() {
            match world.random.random_range(0..20) {
                0..12 => world.act(),
                12..17 => world.deliver(),
                17 => {
                    world.now += Duration::from_millis(world.random.random_range(1..2_000));
                    world.notify(Message::Tick);
                }
                18 if world.is_locked => world.unlock(),
                18 => world.is_locked = world.random.random_bool(0.3),
                _ => {
                    // Something is said of a move, wherever that is possible.
                    world.notify(Message::Key(Key::from(KeyCode::Char(';'))));
                    let note = format!("note {}", world.random.random::<u16>());
                    if world.has_room_for_notes() {
                        world.notify(Message::Paste(note));
                    }
                    world.notify(Message::Key(Key::from(KeyCode::Enter)));
                }
            }
            world.check_keeping();
            hindered += usize::from(!world.pending.is_empty());
        }
        world.unlock();
        while !world.late.is_empty() {
            world.deliver();
        }
        world.check_library();
        saved += world.saves.len();
        noted += world.trees.values().map(|tree| notes(tree).len()).sum::<usize>();
    }
    assert!(saved > 30 && noted > 10 && hindered > 100, "{saved}, {noted}, {hindered}");
}
