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

/// Searches a position of the benchmark with one thread; `None` without a legal move. The number of nodes changes only
/// with search and weights.
///
/// ```
/// use outflank_core::engine::benchmark;
/// use outflank_core::engine::evaluation::Weights;
/// use outflank_core::rules::{Color, Game, Variant};
///
/// let game = Game::new(Variant::REVERSI, Color::Black);
/// let report = benchmark(*game.position(), Weights::built_in()).expect("a move");
/// assert!(report.nodes > 0);
/// ```
pub fn benchmark(position: Position, weights: &Weights) -> Option<Report> {
    let to_the_end = Task::to_the_end(position, Variant::REVERSI);
    let task = Task { weights, depth: DEPTH, exact_empties: EXACT_EMPTIES, ..to_the_end };
    let mut random = Random::seed_from_u64(0);
    let table = TranspositionTable::new(MEBIBYTES);
    search(task, &table, &mut random, &Stop::default(), &mut |_| {})
}
