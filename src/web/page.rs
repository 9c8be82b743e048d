//! The app of a page.

use crate::output::TerminalOutput;
use crate::wire::{EngineNews, EngineTask, WireGame, WireQuestion};
use outflank::app::{
    App, Capabilities, CoachEffect, CoachNews, Effect, Message, OpponentEffect, OpponentNews,
    SearchId, Settings, Setup, Viewport, update,
};
use outflank::coach::{MoveReview, Review, Step};
use outflank::engine::Allotment;
use outflank::opponents::{MoveRequest, OpponentError, OpponentSpec};
use outflank::rules::Game;
use outflank::screen::{Canvas, InputEvent, InputParser, write_enter};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::mem;
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;

/// Kinds of tasks that run at once, each in a worker of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EngineLane {
    Move,
    Advice,
    Review,
    Tree,
}

/// An order for the workers. A task ends the one before it in its lane.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EngineOrder {
    Start(EngineLane, EngineTask),
    Stop(EngineLane),
}

/// The app behind a terminal emulator: the terminal's bytes in and out, orders for the engine out, its news in. Times
/// are milliseconds since the page began.
#[wasm_bindgen]
pub struct WebPage {
    app: App,
    canvas: Canvas<TerminalOutput>,
    output: TerminalOutput,
    input: InputParser,
    now: Duration,
    /// Whether the screen is outdated.
    has_changed: bool,
    orders: VecDeque<EngineOrder>,
    /// The game under review, with the number of its search.
    reviewed: Option<(u64, Game)>,
}

#[wasm_bindgen]
impl WebPage {
    /// A page with a terminal of this size; `seed` makes games differ.
    #[wasm_bindgen(constructor)]
    pub fn new(columns: u16, rows: u16, seed: u64) -> Self {
        let viewport = Viewport { width: columns, height: rows, ..Viewport::default() };
        let settings = Settings::default();
        let mut output = TerminalOutput::default();
        write_enter(&mut output, settings.mouse).expect("in memory");
        let mut app = App::new(Setup::default(), settings, viewport, seed);
        app.restrict(Capabilities { clipboard: true, ..Capabilities::NONE });
        app.keep_games(Vec::new());
        app.welcome_newcomer();
        app.turn_hints_on();
        let canvas = Canvas::new(output.clone(), viewport);
        Self {
            app,
            canvas,
            output,
            input: InputParser::default(),
            now: Duration::ZERO,
            has_changed: true,
            orders: VecDeque::new(),
            reviewed: None,
        }
    }

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

    /// The size of the terminal, in columns and rows.
    pub fn resize(&mut self, columns: u16, rows: u16, now: f64) {
        self.set_time(now);
        self.handle(vec![InputEvent::Resize(columns, rows)]);
    }

    /// Time has passed.
    pub fn tick(&mut self, now: f64) {
        self.set_time(now);
        self.apply(Message::Tick);
    }

    /// Time of the next [`Self::tick`]; none while nothing is due.
    pub fn wakes_at(&self) -> Option<f64> {
        self.app.wake_at().map(|at| at.as_secs_f64() * 1000.0)
    }

    /// Wait before [`Self::pause`]; none without an unfinished sequence.
    pub fn patience(&self) -> Option<f64> {
        self.input.patience().map(|wait| wait.as_secs_f64() * 1000.0)
    }

    /// Bytes for the terminal since the last call.
    pub fn output(&mut self) -> Vec<u8> {
        // The frame tells how much room the lists have, and the app may scroll them.
        while mem::take(&mut self.has_changed) {
            let rooms = self.canvas.draw(&self.app).expect("in memory");
            if rooms != self.app.shared.viewport.rooms {
                self.apply(Message::Drawn(rooms));
            }
        }
        self.output.take()
    }

    /// The next order for the workers, as JSON.
    pub fn order(&mut self) -> Option<String> {
        let order = self.orders.pop_front()?;
        Some(serde_json::to_string(&order).expect("numbers and texts"))
    }

    /// News of a worker, as JSON; anything else has no effect.
    pub fn hear(&mut self, news: &str, now: f64) {
        self.set_time(now);
        if let Ok(news) = serde_json::from_str(news)
            && let Some(message) = self.message(news)
        {
            self.apply(message);
        }
    }
}

impl WebPage {
    /// Time does not run backwards.
    fn set_time(&mut self, now: f64) {
        let now = Duration::try_from_secs_f64(now / 1000.0).unwrap_or_default();
        self.now = self.now.max(now);
    }

    fn handle(&mut self, events: Vec<InputEvent>) {
        for event in events {
            if let Some(message) = event.message(&self.app) {
                self.apply(message);
            }
        }
    }

    fn apply(&mut self, message: Message) {
        self.has_changed = true;
        for effect in update(&mut self.app, self.now, message) {
            match effect {
                Effect::Opponent(OpponentEffect::Choose(id, request)) => self.choose(id, &request),
                Effect::Opponent(OpponentEffect::Stop) => self.stop(EngineLane::Move),
                Effect::Coach(effect) => self.coach(effect),
                Effect::Answer(turn, square) => turn.play(square),
                Effect::Terminal(effect) => self.canvas.change(effect).expect("in memory"),
                // A page has no guests, no files, no lobby, and does not end.
                Effect::Guest(_)
                | Effect::Store(..)
                | Effect::File(_)
                | Effect::Lobby(_)
                | Effect::Quit => {}
            }
        }
    }

    fn stop(&mut self, lane: EngineLane) {
        self.orders.push_back(EngineOrder::Stop(lane));
    }

    fn choose(&mut self, SearchId(id): SearchId, request: &MoveRequest) {
        let MoveRequest { opponent, game, seed, clocks } = request;
        let OpponentSpec::Level(level) = opponent else {
            let failed = OpponentNews::Done(Err(OpponentError::Failed));
            return self.apply(Message::Opponent(SearchId(id), failed));
        };
        let clock = clocks[game.side_to_move().index()].map(|clock| {
            let Allotment { limit, enough } = Allotment::by_clock(&clock, game.empties().len());
            (limit, enough)
        });
        let (level, seed, game) = (level.number(), *seed, WireGame::from(game));
        let task = EngineTask::Choose { id, game, level, seed, clock };
        self.orders.push_back(EngineOrder::Start(EngineLane::Move, task));
    }

    fn coach(&mut self, effect: CoachEffect) {
        let (lane, task) = match effect {
            CoachEffect::Advise(SearchId(id), question) => {
                let question = WireQuestion::from(&question);
                (EngineLane::Advice, EngineTask::Advise { id, question })
            }
            CoachEffect::Review(SearchId(id), game) => {
                let task = EngineTask::Review { id, game: WireGame::from(&*game) };
                self.reviewed = Some((id, *game));
                (EngineLane::Review, task)
            }
            CoachEffect::ValueTree(SearchId(id), positions) => {
                (EngineLane::Tree, EngineTask::ValueTree { id, positions })
            }
            CoachEffect::StopAdvising => return self.stop(EngineLane::Advice),
            CoachEffect::StopReviewing => return self.stop(EngineLane::Review),
            CoachEffect::StopValuing => return self.stop(EngineLane::Tree),
        };
        self.orders.push_back(EngineOrder::Start(lane, task));
    }

    /// Message of a worker's news; `None` for a review of another game.
    fn message(&self, news: EngineNews) -> Option<Message> {
        let under_review = |id| {
            let (search, game) = self.reviewed.as_ref()?;
            (*search == id).then_some(game)
        };
        let (id, news) = match news {
            EngineNews::Progress(id, report) => {
                return Some(opponent(id, OpponentNews::Progress(report)));
            }
            EngineNews::Chosen(id, answer) => {
                let answer = answer.ok_or(OpponentError::NoMove);
                return Some(opponent(id, OpponentNews::Done(answer)));
            }
            EngineNews::Advice(id, advice) => (id, CoachNews::Advice(advice)),
            EngineNews::Advised(id) => (id, CoachNews::Advised),
            EngineNews::Glance(id, found) => {
                let review = Review::of_findings(under_review(id)?, found)?;
                (id, CoachNews::Step(Box::new(Step::Glance(review))))
            }
            EngineNews::Judged(id, ply, found) => {
                let reviewed = MoveReview::of(under_review(id)?, ply, *found)?;
                (id, CoachNews::Step(Box::new(Step::MoveReview(Box::new(reviewed)))))
            }
            EngineNews::Reviewed(id) => (id, CoachNews::Reviewed),
            EngineNews::Value(id, value) => (id, CoachNews::Value(value)),
            EngineNews::TreeValued(id) => (id, CoachNews::TreeValued),
            EngineNews::Failed(id) => (id, CoachNews::Failed),
        };
        Some(Message::Coach(SearchId(id), news))
    }
}

fn opponent(id: u64, news: OpponentNews) -> Message {
    Message::Opponent(SearchId(id), news)
}
