//! The memory of searches: transposition tables that many games in one process share.

use super::search::TranspositionTable;
use crate::rules::Variant;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Memory that a search gets when the pool has none left, in MiB.
const LEAST_MEBIBYTES: usize = 1;

/// The memory pool: transposition tables of at most so many MiB together. Clones share it.
///
/// A search [leases](Self::lease) a table and gives it back with what it has remembered, so one game after
/// the other, or one move after the other, goes on from there.
///
/// ```
/// use outflank_core::engine::MemoryPool;
/// use outflank_core::rules::Variant;
///
/// let pool = MemoryPool::new(16);
/// let lease = pool.lease(Variant::REVERSI, 8);
/// assert_eq!(pool.free_mebibytes(), 8);
/// drop(lease);
/// assert_eq!(pool.free_mebibytes(), 16);
/// ```
#[derive(Clone, Debug)]
pub struct MemoryPool(Arc<Mutex<Pool>>);

#[derive(Debug)]
struct Pool {
    /// What is not leased and not in a table, in MiB.
    unused: usize,
    /// Tables that nobody leases, the one given back last at the end.
    tables: Vec<Kept>,
}

/// A table with the variant whose positions it knows.
#[derive(Debug)]
struct Kept {
    variant: Variant,
    mebibytes: usize,
    table: TranspositionTable,
}

impl MemoryPool {
    /// A pool of so many MiB. It takes them when they are first needed.
    pub fn new(mebibytes: usize) -> Self {
        Self(Arc::new(Mutex::new(Pool { unused: mebibytes, tables: Vec::new() })))
    }

    fn lock(&self) -> MutexGuard<'_, Pool> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is not leased, in MiB.
    pub fn free_mebibytes(&self) -> usize {
        let pool = self.lock();
        pool.unused + pool.tables.iter().map(|kept| kept.mebibytes).sum::<usize>()
    }

    /// Tables that nobody leases, and that hold memory.
    pub fn kept_tables(&self) -> usize {
        self.lock().tables.len()
    }

    /// A table of so many MiB for positions of a variant, ready for another search: the one that was given
    /// back last, if it fits, or else a new one. Where there is not so much, a smaller one.
    pub fn lease(&self, variant: Variant, mebibytes: usize) -> Lease {
        let kept = self.lock().take(variant, mebibytes);
        let kept = kept.unwrap_or_else(|| self.make(variant, mebibytes));
        Lease { kept: Some(kept), pool: self.clone(), is_shared: true }
    }

    /// An empty table that is not reused afterwards: results do not depend on earlier searches. It is smaller than asked for
    /// where memory is short.
    pub fn lease_new(&self, variant: Variant, mebibytes: usize) -> Lease {
        let kept = self.make(variant, mebibytes);
        Lease { kept: Some(kept), pool: self.clone(), is_shared: false }
    }

    fn make(&self, variant: Variant, mebibytes: usize) -> Kept {
        let granted = self.lock().grant(mebibytes);
        let table = TranspositionTable::new(granted.max(LEAST_MEBIBYTES));
        Kept { variant, mebibytes: granted, table }
    }

    /// Forgets every position.
    pub fn clear(&self) {
        let mut pool = self.lock();
        while let Some(kept) = pool.tables.pop() {
            pool.unused += kept.mebibytes;
        }
    }
}

impl Pool {
    /// A table for these positions that is as large as it should be.
    fn take(&mut self, variant: Variant, mebibytes: usize) -> Option<Kept> {
        let fits = |kept: &Kept| kept.variant == variant && kept.mebibytes == mebibytes;
        let at = self.tables.iter().rposition(fits)?;
        let mut kept = self.tables.remove(at);
        kept.table.grow_older();
        Some(kept)
    }

    /// As many of these MiB as there are: tables that nobody leases give way, the oldest first.
    fn grant(&mut self, mebibytes: usize) -> usize {
        while self.unused < mebibytes && !self.tables.is_empty() {
            self.unused += self.tables.remove(0).mebibytes;
        }
        let granted = mebibytes.min(self.unused);
        self.unused -= granted;
        granted
    }
}

/// The lease of a transposition table: it goes back to its pool when this goes.
#[derive(Debug)]
pub struct Lease {
    /// There until the end.
    kept: Option<Kept>,
    pool: MemoryPool,
    /// Whether later leases may reuse the table with its content.
    is_shared: bool,
}

impl Deref for Lease {
    type Target = TranspositionTable;

    fn deref(&self) -> &TranspositionTable {
        &self.kept.as_ref().expect("it is there until the end").table
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        let kept = self.kept.take().expect("it ends once");
        let mut pool = self.pool.lock();
        if self.is_shared {
            pool.tables.push(kept);
        } else {
            pool.unused += kept.mebibytes;
            drop(pool);
            drop(kept);
        }
    }
}
