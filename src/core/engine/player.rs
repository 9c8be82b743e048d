//! The computer players.

use super::imitation::chances_of_people;
use super::level::{Effort, Level, Slips};
use super::memory::MemoryPool;
use super::random::Random;
use super::request::{Answer, Report, Request};
use super::resources::Resources;
use super::search::{Task, TranspositionTable, Values, search, values};
use super::stop::Stop;
use super::time::{Allotment, SearchCourse};
use super::{rules_of_thumb, tictactoe};
use crate::rules::{Bitboard, Position, Square, Variant};
use rand::SeedableRng as _;
use rand::seq::{IndexedRandom as _, IteratorRandom as _};
use std::time::Duration;

/// The computer players, with the strongest one's memory between moves.
///
/// ```
/// use outflank_core::engine::{Engine, Level, Request, Stop};
/// use outflank_core::rules::{Color, Game, Variant};
///
/// let game = Game::new(Variant::REVERSI, Color::Black);
/// let request = Request::of(&game, Level::Novice, 1);
/// let answer = Engine::default().think(&request, &Stop::default(), &mut |_| {});
/// assert!(game.legal_moves().contains(answer.expect("there are moves").square));
/// ```
#[derive(Debug)]
pub struct Engine {
    resources: Resources,
    memory: MemoryPool,
}

impl Default for Engine {
    fn default() -> Self {
        Self::new(Resources::default())
    }
}

/// Memory of a level with a fixed depth, in MiB, cleared before each move.
const SMALL_MEBIBYTES: usize = 2;

impl Engine {
    /// An engine with memory allocated on demand.
    pub fn new(resources: Resources) -> Self {
        let memory = MemoryPool::new(resources.mebibytes);
        Self::sharing(resources, memory)
    }

    pub const fn sharing(resources: Resources, memory: MemoryPool) -> Self {
        Self { resources, memory }
    }

    pub const fn resources(&self) -> &Resources {
        &self.resources
    }

    /// Clears the memory, so that equal requests get equal answers.
    pub fn forget(&mut self) {
        self.memory.clear();
    }

    /// Ponders on a position until stopped, and keeps the results for later requests. Without effect on levels of
    /// fixed depth.
    pub fn ponder(&mut self, request: &Request, stop: &Stop) {
        let Request { position, variant, level, seed, .. } = *request;
        let is_known = variant.is_tournament() && self.resources.book.values(&position).is_some();
        if level.move_time().is_none() || is_known {
            return;
        }
        let table = self.memory.lease(variant, self.resources.mebibytes);
        let mut random = Random::seed_from_u64(seed);
        search(self.task(request, level), &table, &mut random, stop, &mut |_| {});
    }

    /// Task of a full search with a level's resources.
    fn task(&self, request: &Request, level: Level) -> Task<'_> {
        let threads = if level == Level::Champion { self.resources.threads } else { 1 };
        let weights = &*self.resources.weights;
        Task { weights, threads, ..Task::to_the_end(request.position, request.variant) }
    }

    /// Move of a level that never searches; `None` without a legal move. It needs no evaluation.
    ///
    /// ```
    /// use outflank_core::engine::{Engine, Level, Request};
    /// use outflank_core::rules::{Color, Game, Variant};
    ///
    /// let game = Game::new(Variant::REVERSI, Color::Black);
    /// let request = Request::of(&game, Level::Rookie, 1);
    /// assert!(Engine::choose_by_rule(&request).is_some());
    /// ```
    pub fn choose_by_rule(request: &Request) -> Option<Answer> {
        let Request { position, variant, level, seed, .. } = *request;
        let mut random = Random::seed_from_u64(seed);
        any_of(candidates(level, variant, &position), &mut random)
    }

    /// Chooses a move; `None` if stopped before a result, or without a legal move. A level with a
    /// [`Level::move_time`] thinks until it is stopped: the caller keeps the time.
    ///
    /// ```
    /// use outflank_core::engine::{Engine, Level, Request, Stop};
    /// use outflank_core::rules::{Color, Variant, transcript};
    /// use std::time::{Duration, Instant};
    ///
    /// let game = transcript::read(Variant::REVERSI, Color::Black, "f5f6e6d6e7g5c5")?;
    /// let begin = Instant::now();
    /// let stop = Stop::when(move || begin.elapsed() >= Duration::from_millis(100));
    /// let request = Request::of(&game, Level::Champion, 1);
    /// let answer = Engine::default().think(&request, &stop, &mut |_| {});
    /// assert!(answer.is_some_and(|answer| game.legal_moves().contains(answer.square)));
    /// # Ok::<(), outflank_core::rules::transcript::TranscriptError>(())
    /// ```
    pub fn think(
        &mut self,
        request: &Request,
        stop: &Stop,
        on_report: &mut dyn FnMut(&Report),
    ) -> Option<Answer> {
        let Request { position, variant, level, seed, depth_limit, .. } = *request;
        let mut random = Random::seed_from_u64(seed);
        let level = level.who_moves(&mut random);
        if let Some(rating) = level.person() {
            let table = TranspositionTable::new(SMALL_MEBIBYTES);
            let chances = chances_of_people(request, rating, &self.resources, &table, stop);
            let chosen = chances.choose_weighted(&mut random, |(_, chance)| *chance).ok();
            return chosen.map(|(square, _)| Answer { square: *square, report: None });
        }
        let choices = candidates(level, variant, &position);
        let searches = choices.len() > 1 && !variant.is_placing(&position);
        let Some(effort) = level.effort().filter(|_| searches) else {
            return any_of(choices, &mut random);
        };
        let Effort { depth, exact_empties, slips } = effort;
        let slips = slips.map(|slips| slips.in_game(variant));
        let known = variant.is_tournament().then(|| self.resources.book.values(&position));
        if let Some(moves) = known.flatten() {
            let chosen = slips.unwrap_or(Slips::IN_THE_BOOK).choose(&moves, &mut random)?;
            let known = Values { depth: 0, exact: false, moves, nodes: 0 };
            let report = Report::of_value(chosen, &known);
            on_report(&report);
            return Answer::with(report);
        }
        let task = Task { depth, exact_empties, ..self.task(request, level) };
        let task = depth_limit.map_or(task, |limit| task.limited_to(limit));
        let (small, leased);
        let table: &TranspositionTable = if level.move_time().is_some() {
            leased = self.memory.lease(variant, self.resources.mebibytes);
            &leased
        } else {
            small = TranspositionTable::new(SMALL_MEBIBYTES);
            &small
        };
        if let Some(slips) = slips {
            let mut on_values = |values: &Values| {
                if let Some(&best) = values.moves.first() {
                    on_report(&Report::of_value(best, values));
                }
            };
            let values = values(task, table, stop, &mut on_values);
            let chosen = values
                .and_then(|it| Some(Report::of_value(slips.choose(&it.moves, &mut random)?, &it)));
            if let Some(report) = chosen {
                return Answer::with(report);
            }
        }
        Answer::with(search(task, table, &mut random, stop, on_report)?)
    }

    /// As [`Self::think`], within this time. `elapsed` is the caller's clock, 0 at first; `stop` has to stop at the
    /// limit by itself.
    pub fn think_in_time(
        &mut self,
        request: &Request,
        time: Allotment,
        elapsed: &dyn Fn() -> Duration,
        stop: &Stop,
        on_report: &mut dyn FnMut(&Report),
    ) -> Option<Answer> {
        let mut course = SearchCourse::default();
        self.think(request, stop, &mut |report| {
            on_report(report);
            course.follow(report);
            let enough = time.enough.mul_f64(course.stretch());
            if elapsed() >= enough && time.enough < time.limit {
                stop.stop();
            }
        })
    }
}

/// Chance of each move of a level that errs, or plays as people do; `None` for the others. One call replaces many trials.
pub fn chances(request: &Request, resources: &Resources) -> Option<Vec<(Square, f64)>> {
    let Request { position, variant, level, .. } = *request;
    let table = TranspositionTable::new(SMALL_MEBIBYTES);
    if let Some(rating) = level.person() {
        return Some(chances_of_people(request, rating, resources, &table, &Stop::default()));
    }
    let Effort { depth, exact_empties, slips } = level.effort()?;
    let weights = &*resources.weights;
    let task =
        Task { depth, exact_empties, weights, threads: 1, ..Task::to_the_end(position, variant) };
    let values = values(task, &table, &Stop::default(), &mut |_| {})?;
    Some(slips?.in_game(variant).chances(&values.moves))
}

/// Any of these squares.
fn any_of(squares: Bitboard, random: &mut Random) -> Option<Answer> {
    Some(Answer { square: squares.squares().choose(random)?, report: None })
}

/// Moves that are equal to a level without a search, which picks one at random; for a searching level all legal
/// moves.
pub fn candidates(level: Level, variant: Variant, position: &Position) -> Bitboard {
    match level {
        _ if variant.is_placing(position) => variant.legal_moves(position),
        Level::Greedy => rules_of_thumb::greediest(variant, position),
        Level::Rookie => rules_of_thumb::corner_or_greediest(variant, position),
        Level::Pupil => tictactoe::careful(position),
        Level::Regular => tictactoe::corners_first(position),
        Level::Veteran => tictactoe::chosen_reply(position),
        Level::Perfect => tictactoe::perfect(position),
        _ => variant.legal_moves(position),
    }
}
