//! Null-window proofs.

use super::score::Stopped;
use super::searcher::SearchRun;
use super::selectivity::Selectivity;
use super::task::Task;
use super::transposition::TranspositionTable;
use super::variants::{VariantSearch, depths};
use crate::engine::stop::Stop;
use crate::rules::kernel::{Kernel, KernelTask, fastest};

/// Whether the side to move ends with a margin of more than `score` discs under best play, in any variant with flips;
/// `None` if stopped.
///
/// Null-window search: in classic games to the end, else to the depth of the task. The result is proven if the
/// position has at most [`Task::exact_empties`] empties, because nothing is pruned by an estimate.
pub fn exceeds(
    task: &Task<'_>,
    score: i32,
    table: &TranspositionTable,
    stop: &Stop,
) -> Option<bool> {
    fastest(NullWindow { task, score, table, stop }).ok()
}

struct NullWindow<'a, 'w> {
    task: &'a Task<'w>,
    score: i32,
    table: &'a TranspositionTable,
    stop: &'a Stop,
}

impl KernelTask for NullWindow<'_, '_> {
    type Output = Result<bool, Stopped>;

    fn run<K: Kernel>(self, kernel: K) -> Self::Output {
        let Task { position, variant, .. } = *self.task;
        if self.task.has_network()
            && let Ok(mut search) = SearchRun::try_new(kernel, self.task, self.table, self.stop)
        {
            search.selectivity = Selectivity::Full;
            let empties = position.empties().len();
            return Ok(search.pvs(position, empties, self.score, self.score + 1)? > self.score);
        }
        // Shallower steps order the moves.
        let mut search = VariantSearch::new(kernel, variant, self.table, self.stop);
        let mut exceeds = false;
        for depth in depths(self.task, search.empties(position)) {
            exceeds = search.score(position, depth, self.score, self.score + 1)? > self.score;
        }
        Ok(exceeds)
    }
}
