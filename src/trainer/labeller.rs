//! The search that gives a training position its target.

use clap::Args;
use outflank_core::engine::evaluation::Weights;
use outflank_core::engine::search::{Selectivity, Task, TranspositionTable, search};
use outflank_core::engine::{Random, Report, Stop};
use outflank_core::rules::{Position, Variant};

/// Depths of the search.
#[derive(Clone, Copy, Debug, Args)]
pub struct Labeller {
    /// Plies looked ahead
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u32).range(1..=20))]
    depth: u32,
    /// Largest number of empties at which positions are solved
    #[arg(long, value_name = "N", default_value = "14", value_parser = clap::value_parser!(u32).range(4..=30))]
    pub exact: u32,
    /// Confidence of pruning when positions are solved, in percent: 73, 87, 95, 99 or 100
    #[arg(long, value_name = "P", default_value = "100", value_parser = super::parallel::sure)]
    sure: Selectivity,
}

/// Memory of a thread's transposition table in MiB.
pub const MEBIBYTES: usize = 4;

impl Labeller {
    /// Searches a position. Panics if it has no move.
    pub fn search(
        &self,
        position: Position,
        weights: &Weights,
        table: &TranspositionTable,
        random: &mut Random,
    ) -> Report {
        let task = Task {
            depth: self.depth,
            exact_empties: self.exact,
            end: self.sure,
            weights,
            ..Task::to_the_end(position, Variant::REVERSI)
        };
        let report = search(task, table, random, &Stop::default(), &mut |_| {});
        report.expect("there is a move")
    }
}
