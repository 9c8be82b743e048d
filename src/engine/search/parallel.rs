//! Several threads at one search.
//!
//! Young brothers wait (Feldmann, Monien, Mysliwietz & Vornberger, "Distributed Game-Tree Search",
//! ICCA Journal 12, 1989): the first move of a position is searched by one thread; if it does not
//! settle the position, and others have nothing to do, the remaining moves are shared out. Whoever
//! has shared a position out and waits for it helps below it meanwhile. A shared position that is
//! settled ends everything that is searched below it.

use super::order::Candidate;
use super::selectivity::Selectivity;
use super::{Search, Stopped};
use crate::rules::Square;
use crate::rules::kernel::Kernel;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

/// From so many plies on the moves of a position are shared out: below that sharing costs more
/// than searching. The second figure is for searches to the end.
const SHARED_DEPTH: u32 = 6;
const SHARED_EMPTIES: u32 = 13;

/// The threads of a search, and what they can help with.
#[derive(Default)]
pub struct Team {
    open: Mutex<Open>,
    /// Something was opened, left or closed.
    changed: Condvar,
    /// Helpers without work.
    idle: AtomicUsize,
    /// Positions visited by helpers.
    nodes: AtomicU64,
}

#[derive(Default)]
struct Open {
    positions: Vec<Arc<SplitPoint>>,
    /// The search is over.
    is_closed: bool,
}

/// A position whose remaining moves are shared out.
pub struct SplitPoint {
    /// The shared position below which this one is searched.
    within: Option<Arc<Self>>,
    moves: Vec<Candidate>,
    depth: u32,
    beta: i32,
    selectivity: Selectivity,
    progress: Mutex<Progress>,
    /// Threads that search a move of it.
    busy: AtomicUsize,
    /// Another move cannot change the result.
    is_settled: AtomicBool,
}

#[derive(Clone, Copy)]
struct Progress {
    /// The next move that nobody has taken yet.
    next: usize,
    floor: i32,
    best: (i32, Square),
}

impl SplitPoint {
    /// A move that nobody searches yet, and the score to beat.
    fn take(&self) -> Option<(Candidate, i32)> {
        let mut progress = lock(&self.progress);
        if self.is_settled.load(Ordering::Relaxed) {
            return None;
        }
        let candidate = self.moves.get(progress.next)?;
        progress.next += 1;
        Some((*candidate, progress.floor))
    }

    fn floor(&self) -> i32 {
        lock(&self.progress).floor
    }

    fn is_taken(&self) -> bool {
        lock(&self.progress).next >= self.moves.len() || self.is_settled.load(Ordering::Relaxed)
    }

    fn add(&self, score: i32, square: Square) {
        let mut progress = lock(&self.progress);
        if score > progress.best.0 {
            progress.best = (score, square);
            progress.floor = progress.floor.max(score);
            if score >= self.beta {
                self.is_settled.store(true, Ordering::Relaxed);
            }
        }
    }

    /// This position and those above it.
    fn chain(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(Some(self), |shared| shared.within.as_deref())
    }

    /// Whether what is searched below this position has become useless.
    pub fn is_over(&self) -> bool {
        self.chain().any(|shared| shared.is_settled.load(Ordering::Relaxed))
    }
}

/// Nothing panics while it holds one of these locks.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("nobody panics with it")
}

impl Team {
    /// Whether somebody waits for work.
    #[inline]
    fn has_idle(&self) -> bool {
        self.idle.load(Ordering::Relaxed) > 0
    }

    /// Positions visited by the helpers.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    fn open(&self, shared: &Arc<SplitPoint>) {
        lock(&self.open).positions.push(Arc::clone(shared));
        self.changed.notify_all();
    }

    fn close(&self, shared: &Arc<SplitPoint>) {
        lock(&self.open).positions.retain(|other| !Arc::ptr_eq(other, shared));
    }

    /// Sends the helpers home.
    pub fn dismiss(&self) {
        lock(&self.open).is_closed = true;
        self.changed.notify_all();
    }

    /// Something to help with, now or later; `None` when the search is over.
    fn wait_for_work(&self) -> Option<Arc<SplitPoint>> {
        self.idle.fetch_add(1, Ordering::Relaxed);
        let mut open = lock(&self.open);
        let work = loop {
            if open.is_closed {
                break None;
            }
            if let Some(shared) = open.positions.iter().find(|shared| !shared.is_taken()) {
                shared.busy.fetch_add(1, Ordering::Relaxed);
                break Some(Arc::clone(shared));
            }
            open = self.changed.wait(open).expect("nobody panics with it");
        };
        self.idle.fetch_sub(1, Ordering::Relaxed);
        work
    }

    /// Something to help with below `above`; `None` once nobody searches there any more.
    fn wait_below(&self, above: &SplitPoint) -> Option<Arc<SplitPoint>> {
        self.idle.fetch_add(1, Ordering::Relaxed);
        let mut open = lock(&self.open);
        let work = loop {
            if above.busy.load(Ordering::Relaxed) == 0 {
                break None;
            }
            let is_below = |shared: &SplitPoint| shared.chain().any(|it| std::ptr::eq(it, above));
            let mut below = open.positions.iter().filter(|shared| is_below(shared));
            if let Some(shared) = below.find(|shared| !shared.is_taken()) {
                shared.busy.fetch_add(1, Ordering::Relaxed);
                break Some(Arc::clone(shared));
            }
            open = self.changed.wait(open).expect("nobody panics with it");
        };
        self.idle.fetch_sub(1, Ordering::Relaxed);
        work
    }

    fn leave(&self, shared: &SplitPoint) {
        // Under the lock, so that nobody looks just before and waits just after.
        let _open = lock(&self.open);
        shared.busy.fetch_sub(1, Ordering::Relaxed);
        self.changed.notify_all();
    }
}

/// A thread at a shared position: it leaves when this goes, even by a panic, so that nobody waits
/// for it in vain.
struct Leaving<'a> {
    shared: &'a SplitPoint,
    team: &'a Team,
}

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.team.leave(self.shared);
    }
}

impl<K: Kernel> Search<'_, K> {
    /// Helps the others until the search is over.
    pub(super) fn help(&mut self, team: &Team) {
        while let Some(shared) = team.wait_for_work() {
            let leaving = Leaving { shared: &shared, team };
            self.help_with(&shared);
            // Whoever waits for this counts the positions next.
            team.nodes.fetch_add(std::mem::take(&mut self.nodes), Ordering::Relaxed);
            drop(leaving);
        }
    }

    fn help_with(&mut self, shared: &Arc<SplitPoint>) {
        let before = (self.within.take(), self.selectivity);
        self.selectivity = shared.selectivity;
        // Whoever is stopped leaves; why, the owner of the position finds out.
        let _ = self.take_part(shared);
        (self.within, self.selectivity) = before;
    }

    /// Whether the remaining moves of a position are worth sharing, and somebody has time.
    pub(super) fn should_share(
        &self,
        depth: u32,
        is_to_the_end: bool,
        moves: &[Candidate],
    ) -> bool {
        let least = if is_to_the_end { SHARED_EMPTIES } else { SHARED_DEPTH };
        depth >= least && moves.len() > 1 && self.team.is_some_and(Team::has_idle)
    }

    /// Searches the remaining moves of a position together with whoever has time, for something
    /// better than `best`.
    pub(super) fn share(
        &mut self,
        moves: &[Candidate],
        depth: u32,
        (floor, beta): (i32, i32),
        best: &mut (i32, Square),
    ) -> Result<(), Stopped> {
        let team = self.team.expect("who shares has a team");
        let shared = Arc::new(SplitPoint {
            within: self.within.clone(),
            moves: moves.to_vec(),
            depth,
            beta,
            selectivity: self.selectivity,
            progress: Mutex::new(Progress { next: 0, floor, best: *best }),
            busy: AtomicUsize::new(0),
            is_settled: AtomicBool::new(false),
        });
        team.open(&shared);
        let outcome = self.take_part(&shared);
        if outcome.is_err() {
            // Nobody takes another move of a search that was stopped.
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

    /// Searches moves of a shared position until none is left.
    fn take_part(&mut self, shared: &Arc<SplitPoint>) -> Result<(), Stopped> {
        let outer = self.within.replace(Arc::clone(shared));
        let outcome = self.search_moves_of(shared);
        self.within = outer;
        outcome
    }

    fn search_moves_of(&mut self, shared: &SplitPoint) -> Result<(), Stopped> {
        let (depth, beta) = (shared.depth - 1, shared.beta);
        while let Some((candidate, floor)) = shared.take() {
            let mut score = -self.pvs(candidate.after, depth, -floor - 1, -floor)?;
            if score > floor && score < beta {
                // It is at least this good; by now it may have to be better than that to count.
                score = -self.pvs(candidate.after, depth, -beta, -shared.floor())?;
            }
            shared.add(score, candidate.square);
        }
        Ok(())
    }
}
