//! The engine of a page.

use crate::wire::{EngineLane, EngineNews, EngineTask, WireGame};
use outflank::coach::{Advice, CoachTask, Question, advise};
use outflank::engine::evaluation::Weights;
use outflank::engine::{
    Allotment, Answer, Benchmark, Engine, Level, MemoryPool, Pace, Report, Request, Resources, Stop,
};
use outflank::records::obf;
use outflank::rules::Game;
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;

/// Memory of a search in MiB: a page is to stay small.
const MEBIBYTES: usize = 24;

/// Positions of the benchmark.
const BENCH: &str = include_str!("../../assets/bench.obf");

/// Time since a fixed moment.
pub type PageClock = fn() -> Duration;

/// The engine of a page, which works through one task at a time. The page ends a search with its worker.
#[wasm_bindgen]
pub struct EngineWorker {
    memory: MemoryPool,
    clock: PageClock,
}

impl EngineWorker {
    /// An engine with this clock.
    pub fn new(clock: PageClock) -> Self {
        Self { memory: MemoryPool::new(MEBIBYTES), clock }
    }

    /// Time of the clock.
    pub fn now(&self) -> Duration {
        (self.clock)()
    }

    /// Whether a task needs the weights of the evaluation. The first levels do without.
    pub fn needs_weights(task: &EngineTask) -> bool {
        let EngineTask::Choose { game, level, .. } = task else { return true };
        let level = game.game().and_then(|game| Level::from_number(game.variant(), *level).ok());
        level.is_none_or(Level::may_search)
    }

    /// Whether a task needs what is known of people's moves. [`Level::Matched`] may play as people do.
    pub fn needs_people(task: &EngineTask) -> bool {
        let EngineTask::Choose { game, level, .. } = task else {
            return matches!(task, EngineTask::Foretell { .. });
        };
        let level = game.game().and_then(|game| Level::from_number(game.variant(), *level).ok());
        level.is_some_and(|level| level.person().is_some() || level.is_matched())
    }

    /// Does a task, and tells its news.
    pub fn work(&self, task: EngineTask, tell: &mut dyn FnMut(EngineNews)) {
        let (lane, id, task) = match task {
            EngineTask::Choose { id, game, level, seed, clock } => {
                if self.choose(id, &game, level, seed, clock, tell).is_none() {
                    tell(EngineNews::Failed(EngineLane::Move, id));
                }
                return;
            }
            EngineTask::Advise { id, question } => {
                (EngineLane::Advice, id, question.question().map(CoachTask::advise))
            }
            EngineTask::Review { id, game } => {
                (EngineLane::Review, id, game.game().map(CoachTask::review))
            }
            EngineTask::ValueTree { id, positions } => {
                (EngineLane::Tree, id, Some(CoachTask::value(positions)))
            }
            EngineTask::Foretell { id, questions } => {
                (EngineLane::People, id, Some(CoachTask::foretell(questions)))
            }
        };
        let Some(mut task) = task else { return tell(EngineNews::Failed(lane, id)) };
        let (resources, stop) = (Self::resources(), Stop::default());
        while !task.step(&resources, &self.memory, &stop, &mut |it| tell(EngineNews::of(id, it))) {}
        tell(EngineNews::Done(id));
    }

    /// Nodes of a fixed amount of search, the same as those of `outflank bench` with these weights.
    pub fn bench(weights: &Weights) -> u64 {
        let problems = BENCH.lines().map(obf::read_line);
        let positions = problems.map(|it| it.expect("it is ours").expect("it is one").position);
        let mut benchmark = Benchmark::new(weights);
        let reports = positions.map(|position| benchmark.search(position));
        reports.map(|report| report.expect("it has a move").nodes).sum()
    }

    fn resources() -> Resources {
        Resources { mebibytes: MEBIBYTES, ..Resources::default() }
    }

    fn choose(
        &self,
        id: u64,
        game: &WireGame,
        level: u16,
        seed: u64,
        clock: Option<(Duration, Duration)>,
        tell: &mut dyn FnMut(EngineNews),
    ) -> Option<()> {
        let game: Game = game.game()?;
        let level = Level::from_number(game.variant(), level).ok()?;
        let request = Request::of(&game, level, seed);
        let limit = clock.map(|(limit, enough)| Allotment { limit, enough });
        let mut on_report = |report: &Report| tell(EngineNews::Progress(id, report.clone()));
        let answer = self.think(&request, limit, &mut on_report);
        tell(EngineNews::Chosen(id, answer));
        Some(())
    }

    /// Chooses a move at the level's own pace, or faster under a clock.
    pub fn think(
        &self,
        request: &Request,
        limit: Option<Allotment>,
        on_report: &mut dyn FnMut(&Report),
    ) -> Option<Answer> {
        if !request.level.may_search() {
            return Engine::choose_by_rule(request);
        }
        let own = Pace::default().allotment(request.level);
        let time = limit.map_or(own, |limit| limit.at_most(own));
        let (now, begin) = (self.clock, (self.clock)());
        let stop = Stop::when(move || now().saturating_sub(begin) >= time.limit);
        let mut engine = Engine::sharing(Self::resources(), self.memory.clone());
        let elapsed = || now().saturating_sub(begin);
        engine.think_in_time(request, time, &elapsed, &stop, on_report)
    }

    /// Advice on a question, which grows with `on_advice`.
    pub fn advise_on(
        &self,
        question: Question,
        on_advice: Option<&mut dyn FnMut(Advice)>,
    ) -> Option<Advice> {
        let table = self.memory.lease(question.variant, MEBIBYTES);
        let stop = Stop::default();
        advise(question, &Self::resources(), &table, &stop, &stop, on_advice)
    }
}

/// Calls of the page's scripts.
#[cfg(target_arch = "wasm32")]
mod exports {
    use super::EngineWorker;
    use outflank::engine::evaluation::Weights;
    use outflank::engine::people::Predictor;
    use outflank::words::Sentence as _;
    use std::time::Duration;
    use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance, js_name = now)]
        fn milliseconds() -> f64;
        /// A function of a script that takes a text.
        pub type NewsSink;
        #[wasm_bindgen(method, js_name = call)]
        fn send(this: &NewsSink, receiver: &JsValue, news: &str);
    }

    fn now() -> Duration {
        Duration::from_secs_f64(milliseconds() / 1000.0)
    }

    #[wasm_bindgen]
    impl EngineWorker {
        /// An engine with the clock of the browser.
        #[wasm_bindgen(constructor)]
        pub fn with_browser_clock() -> EngineWorker {
            Self::new(now)
        }

        /// Whether a task, given as JSON, needs [`Self::provide_weights`] first.
        #[wasm_bindgen(js_name = needs_weights)]
        pub fn task_needs_weights(task: &str) -> bool {
            serde_json::from_str(task).is_ok_and(|task| Self::needs_weights(&task))
        }

        /// Provides the weights of the evaluation. Errors: a sentence for invalid ones.
        pub fn provide_weights(weights: Vec<u8>) -> Result<(), String> {
            Weights::provide(weights).map_err(|error| error.sentence())
        }

        /// Whether a task, given as JSON, needs [`Self::provide_people`] first.
        #[wasm_bindgen(js_name = needs_people)]
        pub fn task_needs_people(task: &str) -> bool {
            serde_json::from_str(task).is_ok_and(|task| Self::needs_people(&task))
        }

        /// Provides what is known of people's moves. Errors: a sentence for invalid data.
        pub fn provide_people(predictor: Vec<u8>) -> Result<(), String> {
            Predictor::provide(predictor).map_err(|error| error.sentence())
        }

        /// Nodes of the benchmark. It needs the weights.
        pub fn bench_nodes() -> f64 {
            Self::bench(Weights::built_in()) as f64
        }

        /// Does a task, given as JSON, and tells its news as JSON. Errors: a sentence for an unreadable task.
        pub fn work_on(&self, task: &str, sink: &NewsSink) -> Result<(), String> {
            let task = serde_json::from_str(task).map_err(|error| error.to_string())?;
            self.work(task, &mut |news| {
                let news = serde_json::to_string(&news).expect("numbers and texts");
                sink.send(&JsValue::NULL, &news);
            });
            Ok(())
        }
    }
}
