//! The state of one searching thread.

use super::endgame_table::EndgameTable;
use super::parallel::{SplitPoint, Team};
use super::selectivity::Selectivity;
use super::task::Task;
use super::transposition::TranspositionTable;
use crate::engine::evaluation::Weights;
use crate::engine::out_of_memory::OutOfMemory;
use crate::engine::stop::Stop;
use crate::rules::Square;
use crate::rules::kernel::Kernel;
use std::sync::Arc;

/// A thread's search of a task.
pub struct SearchRun<'a, K> {
    pub kernel: K,
    pub weights: &'a Weights,
    /// Whether a side without moves passes; else the game ends.
    pub has_passes: bool,
    pub table: &'a TranspositionTable,
    pub stop: &'a Stop,
    /// Current confidence of forward pruning.
    pub selectivity: Selectivity,
    /// Helpers; `None` for a single thread.
    pub team: Option<&'a Team>,
    /// Split point this thread works below.
    pub split_parent: Option<Arc<SplitPoint>>,
    /// Table of positions near the end.
    pub endgame: EndgameTable,
    pub nodes: u64,
    /// Score and best root move of a stopped search, if the score is above alpha.
    pub so_far: Option<(i32, Square)>,
    /// Root move of the running step with a proven lower bound.
    pub root_best: Option<(i32, Square)>,
}

impl<'a, K: Kernel> SearchRun<'a, K> {
    /// A search by one thread.
    ///
    /// # Errors
    ///
    /// [`OutOfMemory`] for its own table.
    pub fn try_new(
        kernel: K,
        task: &Task<'a>,
        table: &'a TranspositionTable,
        stop: &'a Stop,
    ) -> Result<Self, OutOfMemory> {
        let endgame = EndgameTable::try_new()?;
        Ok(Self {
            kernel,
            weights: task.weights,
            has_passes: task.variant.passes,
            table,
            stop,
            selectivity: task.selectivity,
            team: None,
            split_parent: None,
            endgame,
            nodes: 0,
            so_far: None,
            root_best: None,
        })
    }

    /// Whether the result is no longer needed.
    #[inline]
    pub fn is_halted(&self) -> bool {
        self.stop.is_stopped()
            || self.split_parent.as_ref().is_some_and(|split_parent| split_parent.is_over())
    }

    pub fn all_nodes(&self) -> u64 {
        self.nodes + self.team.map_or(0, Team::nodes)
    }
}
