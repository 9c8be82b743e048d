//! A search with the usual choices, for programs that want nothing else.

use super::deepening::search;
use super::multi_pv::values;
use super::selectivity::Selectivity;
use super::task::Task;
use super::transposition::TranspositionTable;
use super::value::Values;
use crate::engine::{Random, Report, Stop};
use crate::rules::{Position, Variant};
use rand::SeedableRng as _;

/// A search of a position. The usual one is 12 plies deep and exact from 18 empty squares, with one thread and 64 MiB. With
/// one thread its result is repeatable.
///
/// ```
/// use outflank_core::engine::search::Search;
/// use outflank_core::rules::{Color, Variant, transcript};
///
/// let game = transcript::read(Variant::REVERSI, Color::Black, "f5d6c3d3c4f4")?;
/// let report = Search::new(game.position()).depth(8).memory(1).run().expect("there is a move");
/// assert_eq!(report.depth, 8);
/// assert!(game.legal_moves().contains(report.principal_variation[0]));
/// # Ok::<(), outflank_core::rules::transcript::TranscriptError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Search {
    position: Position,
    variant: Variant,
    depth: u32,
    exact_empties: u32,
    threads: usize,
    mebibytes: usize,
    stop: Stop,
}

impl Search {
    /// A search of a position of standard Reversi.
    pub fn new(position: &Position) -> Self {
        Self {
            position: *position,
            variant: Variant::REVERSI,
            depth: 12,
            exact_empties: 18,
            threads: 1,
            mebibytes: 64,
            stop: Stop::default(),
        }
    }

    /// Rules of the position.
    pub fn variant(self, variant: Variant) -> Self {
        Self { variant, ..self }
    }

    /// Depth in plies before the exact ending.
    pub fn depth(self, plies: u32) -> Self {
        Self { depth: plies, ..self }
    }

    /// Empty squares from which the result is exact.
    pub fn exact_from(self, empties: u32) -> Self {
        Self { exact_empties: empties, ..self }
    }

    /// Threads. With more than one, exact scores are equal, and the rest nearly so.
    pub fn threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// Memory of the transposition table in MiB.
    pub fn memory(self, mebibytes: usize) -> Self {
        Self { mebibytes, ..self }
    }

    /// A flag that ends the search: from another thread, or by itself, such as after a time.
    ///
    /// ```
    /// use outflank_core::engine::{Stop, search::Search};
    /// use outflank_core::rules::{Color, Game, Variant};
    /// use std::time::{Duration, Instant};
    ///
    /// let game = Game::new(Variant::REVERSI, Color::Black);
    /// let begin = Instant::now();
    /// let stop = Stop::when(move || begin.elapsed() >= Duration::from_millis(100));
    /// // The deepest search that this time has room for.
    /// let report = Search::new(game.position()).depth(60).stopped_by(&stop).run();
    /// assert!(report.is_some_and(|report| report.depth < 60));
    /// ```
    pub fn stopped_by(self, stop: &Stop) -> Self {
        Self { stop: stop.clone(), ..self }
    }

    /// Values of all legal moves, each with a full score; `None` without a legal move, or if stopped before the first
    /// depth.
    ///
    /// ```
    /// use outflank_core::engine::search::Search;
    /// use outflank_core::rules::{Color, Game, Variant};
    ///
    /// let game = Game::new(Variant::REVERSI, Color::Black);
    /// let values = Search::new(game.position()).depth(4).values().expect("there are moves");
    /// assert_eq!(values.moves.len(), 4);
    /// ```
    pub fn values(&self) -> Option<Values> {
        values(self.task(), &TranspositionTable::new(self.mebibytes), &self.stop, &mut |_| {})
    }

    fn task(&self) -> Task<'static> {
        Task {
            depth: self.depth,
            exact_empties: self.exact_empties,
            threads: self.threads,
            selectivity: Selectivity::Bold,
            ..Task::to_the_end(self.position, self.variant)
        }
    }

    /// The best move with its line and score; `None` without a legal move, or if stopped before the first depth.
    pub fn run(&self) -> Option<Report> {
        if self.variant.legal_moves(&self.position).is_empty() {
            return None;
        }
        let table = TranspositionTable::new(self.mebibytes);
        search(self.task(), &table, &mut Random::seed_from_u64(0), &self.stop, &mut |_| {})
    }
}
