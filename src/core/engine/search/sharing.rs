//! Sharing of split points.

use super::candidates::Candidate;
use super::parallel::{SplitPoint, SplitProgress, Team, lock};
use super::score::Stopped;
use super::searcher::SearchRun;
use crate::rules::Square;
use crate::rules::kernel::Kernel;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// Least depth of a split point, below which sharing costs more than searching; [`SHARED_EMPTIES`] is for searches to
/// the end.
const SHARED_DEPTH: u32 = 6;
const SHARED_EMPTIES: u32 = 13;

/// A thread at a split point, which leaves when dropped, even by a panic.
struct Leaving<'a> {
    shared: &'a SplitPoint,
    team: &'a Team,
}

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.team.release(self.shared);
    }
}

impl<K: Kernel> SearchRun<'_, K> {
    /// Helps until the search is over.
    pub(super) fn run_helper(&mut self, team: &Team) {
        while let Some(shared) = team.wait_for_work() {
            let leaving = Leaving { shared: &shared, team };
            self.help_with(&shared);
            // Before leaving, because a waiting owner then reads the total.
            team.nodes.fetch_add(std::mem::take(&mut self.nodes), Ordering::Relaxed);
            drop(leaving);
        }
    }

    fn help_with(&mut self, shared: &Arc<SplitPoint>) {
        let before = (self.split_parent.take(), self.selectivity);
        self.selectivity = shared.selectivity;
        // A stopped helper leaves; the owner finds the reason.
        let _ = self.take_part(shared);
        (self.split_parent, self.selectivity) = before;
    }

    /// Whether to share the remaining moves: there are several, the depth suffices, and a thread is free.
    pub(super) fn should_share(
        &self,
        depth: u32,
        is_to_the_end: bool,
        moves: &[Candidate],
    ) -> bool {
        let least = if is_to_the_end { SHARED_EMPTIES } else { SHARED_DEPTH };
        depth >= least && moves.len() > 1 && self.has_helper()
    }

    /// Whether a helper is idle, or an owner above waits.
    fn has_helper(&self) -> bool {
        let is_awaited = |point: &SplitPoint| point.is_awaited.load(Ordering::Relaxed);
        let mut above = self.split_parent.iter().flat_map(|split_parent| split_parent.chain());
        self.team.is_some_and(Team::has_idle) || above.any(is_awaited)
    }

    /// Searches the remaining moves with all available threads, for a better score than `best`.
    pub(super) fn share(
        &mut self,
        moves: &[Candidate],
        depth: u32,
        (floor, beta): (i32, i32),
        best: &mut (i32, Square),
    ) -> Result<(), Stopped> {
        let team = self.team.expect("who shares has a team");
        let shared = Arc::new(SplitPoint {
            parent: self.split_parent.clone(),
            moves: moves.to_vec(),
            depth,
            beta,
            selectivity: self.selectivity,
            progress: Mutex::new(SplitProgress { next: 0, floor, best: *best }),
            busy: AtomicUsize::new(0),
            is_settled: AtomicBool::new(false),
            is_awaited: AtomicBool::new(false),
        });
        team.open(&shared);
        let outcome = self.take_part(&shared);
        if outcome.is_err() {
            // No more moves of a stopped search.
            lock(&shared.progress).next = shared.moves.len();
        }
        while let Some(below) = team.wait_below(&shared) {
            let _leaving = Leaving { shared: &below, team };
            self.help_with(&below);
        }
        team.close(&shared);
        *best = lock(&shared.progress).best;
        if self.is_halted() { Err(Stopped) } else { Ok(()) }
    }

    /// Searches moves of a split point until none is left.
    fn take_part(&mut self, shared: &Arc<SplitPoint>) -> Result<(), Stopped> {
        let outer = self.split_parent.replace(Arc::clone(shared));
        let outcome = self.search_moves_of(shared);
        self.split_parent = outer;
        outcome
    }

    fn search_moves_of(&mut self, shared: &SplitPoint) -> Result<(), Stopped> {
        let (depth, beta) = (shared.depth - 1, shared.beta);
        while let Some((candidate, floor)) = shared.take() {
            let mut score = -self.pvs(candidate.after, depth, -floor - 1, -floor)?;
            if score > floor && score < beta {
                // The move beats the bound it was taken with; the bound may have risen meanwhile.
                score = -self.pvs(candidate.after, depth, -beta, -shared.floor())?;
            }
            shared.add(score, candidate.square);
        }
        Ok(())
    }
}
