//! A fixed amount of search, which compares machines and builds.

use super::evaluation::Weights;
use super::random::Random;
use super::request::Report;
use super::search::{Task, TranspositionTable, search};
use super::stop::Stop;
use crate::rules::{Position, Variant};
use rand::SeedableRng as _;

/// Memory for the transposition table, in MiB.
const MEBIBYTES: usize = 16;

/// Search depth in plies, and largest number of empty squares at which the search is exact.
const DEPTH: u32 = 12;
const EXACT_EMPTIES: u32 = 18;

/// Searches positions with one thread, each as if it were the first. The number of nodes changes only with search and
/// weights.
///
/// ```
/// use outflank_core::engine::Benchmark;
/// use outflank_core::engine::evaluation::Weights;
/// use outflank_core::rules::{Color, Game, Variant};
///
/// let game = Game::new(Variant::REVERSI, Color::Black);
/// let mut benchmark = Benchmark::new(Weights::built_in());
/// let report = benchmark.search(*game.position()).expect("a move");
/// assert_eq!(benchmark.search(*game.position()).map(|again| again.nodes), Some(report.nodes));
/// ```
#[derive(Debug)]
pub struct Benchmark<'a> {
    weights: &'a Weights,
    table: TranspositionTable,
}

impl<'a> Benchmark<'a> {
    pub fn new(weights: &'a Weights) -> Self {
        Self { weights, table: TranspositionTable::new(MEBIBYTES) }
    }

    /// Searches a position; `None` without a legal move.
    pub fn search(&mut self, position: Position) -> Option<Report> {
        let to_the_end = Task::to_the_end(position, Variant::REVERSI);
        let weights = self.weights;
        let task = Task { weights, depth: DEPTH, exact_empties: EXACT_EMPTIES, ..to_the_end };
        let mut random = Random::seed_from_u64(0);
        self.table.forget();
        search(task, &self.table, &mut random, &Stop::default(), &mut |_| {})
    }
}
