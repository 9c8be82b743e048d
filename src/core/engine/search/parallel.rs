//! Parallel search.
//!
//! Young brothers wait (Feldmann, Monien, Mysliwietz & Vornberger, "Distributed Game-Tree Search", ICCA Journal 12,
//! 1989): one thread searches the first move of a position; without a cutoff, idle threads share the other moves. While
//! the owner of a split point waits for other threads, it helps at split points below. A cutoff at a split point ends
//! all searches below it.

use super::candidates::Candidate;
use super::selectivity::Selectivity;
use crate::rules::Square;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

/// Threads of a search, and their split points.
#[derive(Default)]
pub struct Team {
    open: Mutex<Open>,
    /// Signals a new split point, a leaving thread, or the end.
    changed: Condvar,
    idle: AtomicUsize,
    pub nodes: AtomicU64,
}

#[derive(Default)]
struct Open {
    positions: Vec<Arc<SplitPoint>>,
    is_closed: bool,
}

/// A position whose remaining moves are shared.
pub struct SplitPoint {
    /// Split point above.
    pub parent: Option<Arc<Self>>,
    pub moves: Vec<Candidate>,
    pub depth: u32,
    pub beta: i32,
    pub selectivity: Selectivity,
    pub progress: Mutex<SplitProgress>,
    /// Threads searching its moves.
    pub busy: AtomicUsize,
    /// Whether another move cannot change the result.
    pub is_settled: AtomicBool,
    /// Whether its owner waits for others, and helps below.
    pub is_awaited: AtomicBool,
}

#[derive(Clone, Copy)]
pub struct SplitProgress {
    pub next: usize,
    pub floor: i32,
    pub best: (i32, Square),
}

impl SplitPoint {
    /// Next move, and the score to beat.
    pub fn take(&self) -> Option<(Candidate, i32)> {
        let mut progress = lock(&self.progress);
        if self.is_settled.load(Ordering::Relaxed) {
            return None;
        }
        let candidate = self.moves.get(progress.next)?;
        progress.next += 1;
        Some((*candidate, progress.floor))
    }

    pub fn floor(&self) -> i32 {
        lock(&self.progress).floor
    }

    fn is_taken(&self) -> bool {
        lock(&self.progress).next >= self.moves.len() || self.is_settled.load(Ordering::Relaxed)
    }

    pub fn add(&self, score: i32, square: Square) {
        let mut progress = lock(&self.progress);
        if score > progress.best.0 {
            progress.best = (score, square);
            progress.floor = progress.floor.max(score);
            if score >= self.beta {
                self.is_settled.store(true, Ordering::Relaxed);
            }
        }
    }

    /// This split point and those above.
    pub fn chain(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(Some(self), |shared| shared.parent.as_deref())
    }

    /// Whether searches below are useless.
    pub fn is_over(&self) -> bool {
        self.chain().any(|shared| shared.is_settled.load(Ordering::Relaxed))
    }
}

/// Locks a mutex that is never poisoned: no holder panics.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("no holder panics")
}

impl Team {
    #[inline]
    pub fn has_idle(&self) -> bool {
        self.idle.load(Ordering::Relaxed) > 0
    }

    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    pub fn open(&self, shared: &Arc<SplitPoint>) {
        lock(&self.open).positions.push(Arc::clone(shared));
        self.changed.notify_all();
    }

    pub fn close(&self, shared: &Arc<SplitPoint>) {
        lock(&self.open).positions.retain(|other| !Arc::ptr_eq(other, shared));
    }

    pub fn shut_down(&self) {
        lock(&self.open).is_closed = true;
        self.changed.notify_all();
    }

    /// Waits for a split point; `None` when the search is over.
    pub fn wait_for_work(&self) -> Option<Arc<SplitPoint>> {
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
            open = self.changed.wait(open).expect("no holder panics");
        };
        self.idle.fetch_sub(1, Ordering::Relaxed);
        work
    }

    /// Waits for a split point below `above`; `None` once no thread searches there.
    pub fn wait_below(&self, above: &SplitPoint) -> Option<Arc<SplitPoint>> {
        // The waiting owner may help only below its own split point.
        above.is_awaited.store(true, Ordering::Relaxed);
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
            open = self.changed.wait(open).expect("no holder panics");
        };
        above.is_awaited.store(false, Ordering::Relaxed);
        work
    }

    pub fn release(&self, shared: &SplitPoint) {
        // Under the lock, so that no thread misses the signal.
        let _open = lock(&self.open);
        shared.busy.fetch_sub(1, Ordering::Relaxed);
        self.changed.notify_all();
    }
}
