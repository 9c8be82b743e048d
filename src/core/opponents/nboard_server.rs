//! Server of NBoard's protocol.
//!
//! After "The NBoard protocol" (C. Welty, version 2). Scores are discs for the side to move.

use super::session::Session;
use super::synced_opponent::SyncedOpponent;
use crate::engine::search::{
    Selectivity, Task, TranspositionTable, Value, Values, principal_variation, search, values,
};
use crate::engine::{MemoryPool, Random, Report, Resources, Stop};
use crate::records::{read, sanitize};
use crate::rules::{Game, Square, Turn, Variant, transcript};
use rand::SeedableRng as _;
use std::sync::Arc;
use std::time::Duration;

/// Sink of the server's lines.
type Say<'a> = &'a mut dyn FnMut(&str);

/// Characters of a status line.
const STATUS_LENGTH: usize = 120;

/// Default depth of an analysis in plies, and empties from which it is exact.
const ANALYSIS: (u32, u32) = (12, 18);

/// A session in NBoard's protocol: lines in, lines out.
///
/// Hints and analyses run in [`Self::work`] until the next line stops them; a move is completed first. Unknown
/// commands are ignored, as the protocol demands.
pub struct NboardServer {
    session: Session,
    resources: Resources,
    memory: MemoryPool,
    depth: Option<u32>,
    /// Work until the next line.
    task: Option<HintOrAnalysis>,
    now: Arc<dyn Fn() -> Duration + Send + Sync>,
    /// Whether the last game was readable.
    has_game: bool,
    /// Whether `quit` was received.
    pub is_over: bool,
}

/// Answer to an unreadable game, and to all questions about it.
const NO_GAME: &str = "status That is not a game of Othello that I can read";

/// Work until the next line.
#[derive(Clone, Copy, Debug)]
enum HintOrAnalysis {
    /// The best moves, this many.
    Hint(usize),
    /// Values of all positions of the game.
    Analysis,
}

impl NboardServer {
    /// A session with a new game, in which `opponent` chooses the moves; values use these resources and this memory.
    /// `now` is a monotonic clock.
    pub fn new(
        opponent: SyncedOpponent,
        resources: Resources,
        memory: MemoryPool,
        seed: u64,
        now: impl Fn() -> Duration + Send + Sync + 'static,
    ) -> Self {
        let now: Arc<dyn Fn() -> Duration + Send + Sync> = Arc::new(now);
        let its_now = Arc::clone(&now);
        let session = Session::new(Variant::REVERSI, opponent, seed, move || its_now());
        Self {
            session,
            resources,
            memory,
            depth: None,
            task: None,
            now,
            has_game: true,
            is_over: false,
        }
    }

    pub fn respond(&mut self, line: &str, say: Say) {
        // Every line ends a hint.
        self.task = None;
        let line: String = line.chars().map(|c| if c == '\t' { ' ' } else { c }).collect();
        let line: String = line.chars().filter(|c| !c.is_control()).collect();
        let (command, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let rest = rest.trim();
        match command.to_ascii_lowercase().as_str() {
            "nboard" => say("set myname outflank"),
            "ping" => say(&format!("pong {}", sanitize(rest, 20))),
            "set" => self.set(rest, say),
            "move" | "hint" | "analyze" | "analyse" | "go" if !self.has_game => say(NO_GAME),
            "move" => self.play(rest, say),
            "hint" => {
                self.task = Some(HintOrAnalysis::Hint(rest.parse().unwrap_or(1).max(1)));
            }
            "analyze" | "analyse" => self.task = Some(HintOrAnalysis::Analysis),
            "go" => self.choose(say),
            // The book does not change.
            "learn" => say("learned"),
            "quit" => self.is_over = true,
            _ => {}
        }
    }

    /// Works until the next line stops it.
    pub fn work(&mut self, stop: &Stop, say: Say) {
        match self.task.take() {
            None => {}
            Some(HintOrAnalysis::Hint(count)) => self.hint(count, stop, say),
            Some(HintOrAnalysis::Analysis) => self.analyse(stop, say),
        }
    }

    fn set(&mut self, rest: &str, say: Say) {
        let (what, value) = rest.split_once(' ').unwrap_or((rest, ""));
        match what.to_ascii_lowercase().as_str() {
            "depth" => {
                self.depth = value.trim().parse().ok().filter(|depth| *depth > 0);
                self.session.set_depth(self.depth);
            }
            "game" => self.set_game(value, say),
            "contempt" if value.trim() != "0" => {
                say("status Contempt is not supported: a draw counts as a draw");
            }
            _ => {}
        }
    }

    fn set_game(&mut self, text: &str, say: Say) {
        let readings = read(text.trim()).ok();
        let record = readings.and_then(|readings| readings.into_records().into_iter().next());
        let record = record.filter(|record| record.game.variant().is_tournament());
        self.has_game = record.is_some();
        match record {
            None => say(NO_GAME),
            Some(record) => {
                self.session.set_control(None);
                self.session.resume(record.game, record.clocks);
            }
        }
    }

    /// Plays `F5/eval/time`, and charges the time to the side to move.
    fn play(&mut self, text: &str, say: Say) {
        let mut parts = text.split([' ', '/']);
        let name = parts.next().unwrap_or_default();
        let time = parts.nth(1).and_then(|seconds| seconds.parse::<f64>().ok());
        let time = time.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let side = self.session.game().side_to_move();
        let played = if transcript::is_pass(name) {
            self.session.pass(side).is_ok()
        } else {
            // An omitted pass is inserted.
            let mover = match self.session.game().turn() {
                Turn::Pass(side) => !side,
                _ => side,
            };
            let square = name.parse::<Square>();
            square.is_ok_and(|square| self.session.place(mover, square).is_ok())
        };
        match (played, time) {
            (false, _) => {
                let name = sanitize(name, 10);
                say(&sanitize(&format!("status {name} is not a legal move here"), STATUS_LENGTH));
            }
            (true, Some(time)) => self.session.time_last_ply(time),
            (true, None) => {}
        }
    }

    /// Chooses a move and reports it without playing it: the other program sends the move back to have it played.
    fn choose(&mut self, say: Say) {
        let begin = (self.now)();
        say("status Thinking");
        let side = self.session.game().side_to_move();
        let mut last = None;
        let chosen = self.session.suggest(side, &Stop::default(), &mut |report: &Report| {
            last = Some(report.clone());
        });
        let seconds = (self.now)().saturating_sub(begin).as_secs_f64();
        if let Some(report) = &last {
            say(&format!("nodestats {} {seconds:.2}", report.nodes));
        }
        say("status");
        match chosen {
            Ok(square) => {
                let name = square.map_or_else(|| "PA".to_owned(), name);
                let score = last.map_or_else(String::new, |report| discs(report.score));
                say(&format!("=== {name}/{score}/{seconds:.2}"));
            }
            Err(error) => {
                let why = format!("status No move: {error}");
                say(&sanitize(&why, STATUS_LENGTH));
            }
        }
    }

    /// Reports the best moves at increasing depths; before a forced pass, those of the other side.
    fn hint(&self, count: usize, stop: &Stop, say: Say) {
        let mut game = self.session.game().clone();
        let passes = game.pass_if_forced();
        if game.is_over() {
            return;
        }
        let sign = if passes { -1 } else { 1 };
        if let Some(book) = self.resources.book.values(game.position()) {
            for Value { square, score } in book.iter().take(count) {
                let line = line(&game, passes, &[*square]);
                say(&format!("book {line} {} 0 1", discs(sign * score)));
            }
        }
        let begin = (self.now)();
        let empties = game.empties().len();
        let table = self.memory.lease(game.variant(), self.resources.mebibytes);
        let task = self.task(&game, u32::MAX);
        values(task, &table, stop, &mut |found: &Values| {
            let depth = depth(found.depth, found.exact, Selectivity::Bold.percent(), empties);
            for Value { square, score } in found.moves.iter().take(count) {
                let squares = principal_variation(task, &table, *square, found.depth);
                let line = line(&game, passes, &squares);
                say(&format!("search {line} {} 0 {depth}", discs(sign * score)));
            }
            let seconds = (self.now)().saturating_sub(begin).as_secs_f64();
            say(&format!("nodestats {} {seconds:.2}", found.nodes));
        });
    }

    /// Reports the value of each position of the game for the side to move, last one first.
    fn analyse(&self, stop: &Stop, say: Say) {
        let whole = self.session.game();
        let table = self.memory.lease(whole.variant(), self.resources.mebibytes);
        let mut game = whole.clone();
        loop {
            let plies = game.played().len();
            match self.worth(&game, &table, stop) {
                Some(score) => say(&format!("analysis {plies} {}", discs(score))),
                None => return,
            }
            if game.take_back().is_none() {
                return;
            }
        }
    }

    /// Value of a position for the side to move; `None` if stopped.
    fn worth(&self, game: &Game, table: &TranspositionTable, stop: &Stop) -> Option<i32> {
        let mut game = game.clone();
        let sign = if game.pass_if_forced() { -1 } else { 1 };
        if game.is_over() {
            return Some(sign * game.variant().margin(game.position()));
        }
        let (depth, exact_empties) = ANALYSIS;
        let usual = Task { exact_empties, ..self.task(&game, depth) };
        let task = if self.depth.is_some() { self.task(&game, u32::MAX) } else { usual };
        let found = search(task, table, &mut Random::seed_from_u64(0), stop, &mut |_| {})?;
        (!stop.is_stopped()).then_some(sign * found.score)
    }

    /// Task of a search, at most at the requested depth.
    fn task(&self, game: &Game, depth: u32) -> Task<'_> {
        let Resources { weights, threads, .. } = &self.resources;
        let all = Task::to_the_end(*game.position(), game.variant());
        Task { weights, threads: *threads, ..all }
            .limited_to(depth.min(self.depth.unwrap_or(u32::MAX)))
    }
}

/// A line in the protocol's form: passes as `PA`, no separators.
fn line(game: &Game, passes_first: bool, squares: &[Square]) -> String {
    let (mut game, mut line) = (game.clone(), String::new());
    if passes_first {
        line.push_str("PA");
    }
    for square in squares {
        if game.pass_if_forced() {
            line.push_str("PA");
        }
        // The line ends before the first illegal move.
        if game.place(*square).is_err() {
            break;
        }
        line.push_str(&name(*square));
    }
    line
}

fn name(square: Square) -> String {
    square.to_string().to_uppercase()
}

fn discs(score: i32) -> String {
    format!("{score:+}.00")
}

/// Depth label: `12`, `100%` for an exact result, `73%` with pruning.
fn depth(plies: u32, is_exact: bool, percent: u32, empties: u32) -> String {
    match (is_exact, plies >= empties) {
        (true, _) => "100%".to_owned(),
        (false, true) => format!("{percent}%"),
        (false, false) => plies.to_string(),
    }
}
