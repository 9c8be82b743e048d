//! Several threads at one search.
//!
//! Young brothers wait (Feldmann, Monien, Mysliwietz & Vornberger, "Distributed Game-Tree Search",
//! ICCA Journal 12, 1989): the first move of a position is searched by one thread; if it does not
//! settle the position, and others have nothing to do, the remaining moves are shared out. Whoever
//! has shared a position out and waits for it helps below it meanwhile. A shared position that is
//! settled ends everything that is searched below it.

use super::candidates::Candidate;
use super::selectivity::Selectivity;
use crate::rules::Square;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

/// The threads of a search, and what they can help with.
#[derive(Default)]
pub struct Team {
    open: Mutex<Open>,
    /// Something was opened, left or closed.
    changed: Condvar,
    /// Helpers without work.
    idle: AtomicUsize,
    /// Positions visited by helpers.
    pub nodes: AtomicU64,
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
    pub within: Option<Arc<Self>>,
    pub moves: Vec<Candidate>,
    pub depth: u32,
    pub beta: i32,
    pub selectivity: Selectivity,
    pub progress: Mutex<SplitProgress>,
    /// Threads that search a move of it.
    pub busy: AtomicUsize,
    /// Another move cannot change the result.
    pub is_settled: AtomicBool,
    /// Its owner waits for the others, and helps below it.
    pub is_awaited: AtomicBool,
}

#[derive(Clone, Copy)]
pub struct SplitProgress {
    /// The next move that nobody has taken yet.
    pub next: usize,
    pub floor: i32,
    pub best: (i32, Square),
}

impl SplitPoint {
    /// A move that nobody searches yet, and the score to beat.
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

    /// This position and those above it.
    pub fn chain(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(Some(self), |shared| shared.within.as_deref())
    }

    /// Whether what is searched below this position has become useless.
    pub fn is_over(&self) -> bool {
        self.chain().any(|shared| shared.is_settled.load(Ordering::Relaxed))
    }
}

/// Nothing panics while it holds one of these locks.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("nobody panics with it")
}

impl Team {
    /// Whether somebody waits for work.
    #[inline]
    pub fn has_idle(&self) -> bool {
        self.idle.load(Ordering::Relaxed) > 0
    }

    /// Positions visited by the helpers.
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

    /// Sends the helpers home.
    pub fn dismiss(&self) {
        lock(&self.open).is_closed = true;
        self.changed.notify_all();
    }

    /// Something to help with, now or later; `None` when the search is over.
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
            open = self.changed.wait(open).expect("nobody panics with it");
        };
        self.idle.fetch_sub(1, Ordering::Relaxed);
        work
    }

    /// Something to help with below `above`; `None` once nobody searches there any more.
    pub fn wait_below(&self, above: &SplitPoint) -> Option<Arc<SplitPoint>> {
        // Only below it does its owner have time.
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
            open = self.changed.wait(open).expect("nobody panics with it");
        };
        above.is_awaited.store(false, Ordering::Relaxed);
        work
    }

    pub fn leave(&self, shared: &SplitPoint) {
        // Under the lock, so that nobody looks just before and waits just after.
        let _open = lock(&self.open);
        shared.busy.fetch_sub(1, Ordering::Relaxed);
        self.changed.notify_all();
    }
}
