//! The searcher: one thread's search.

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

/// The searcher: one thread's search of a task.
pub struct Search<'a, K> {
    pub kernel: K,
    /// What positions are worth at sight.
    pub weights: &'a Weights,
    /// Who cannot move passes; else the game ends there.
    pub has_passes: bool,
    pub table: &'a TranspositionTable,
    pub stop: &'a Stop,
    /// How sure to be of what is left out.
    pub selectivity: Selectivity,
    /// Who helps; nobody where one thread searches alone.
    pub team: Option<&'a Team>,
    /// The shared position below which this thread searches.
    pub within: Option<Arc<SplitPoint>>,
    /// What is known of positions near the end.
    pub endgame: EndgameTable,
    /// Positions visited.
    pub nodes: u64,
    /// The best of the moves at the root that were searched before a stop, if any is good enough.
    pub so_far: Option<(i32, Square)>,
    /// The best move of the step under way that is known to be worth this at least.
    pub better: Option<(i32, Square)>,
}

impl<'a, K: Kernel> Search<'a, K> {
    /// A search by one thread.
    ///
    /// # Errors
    ///
    /// [`OutOfMemory`] where the system has no memory for its own table.
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
            within: None,
            endgame,
            nodes: 0,
            so_far: None,
            better: None,
        })
    }

    /// Whether nobody needs the result of this search any more.
    #[inline]
    pub fn is_halted(&self) -> bool {
        self.stop.is_stopped() || self.within.as_ref().is_some_and(|within| within.is_over())
    }

    /// Positions visited by all threads.
    pub fn all_nodes(&self) -> u64 {
        self.nodes + self.team.map_or(0, Team::nodes)
    }
}
