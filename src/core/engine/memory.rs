//! Memory of searches: transposition tables shared by many games.

use super::search::TranspositionTable;
use crate::rules::Variant;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Memory of a search when the pool is empty, in MiB.
const LEAST_MEBIBYTES: usize = 1;

/// Pool of transposition tables with a memory limit. Clones share it.
///
/// A search [leases](Self::lease) a table and returns it with its content, so that later searches of the game
/// continue from it.
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
    /// Memory neither leased nor in tables, in MiB.
    unused: usize,
    /// Returned tables, latest last.
    tables: Vec<Kept>,
}

/// A table with the variant of its positions.
#[derive(Debug)]
struct Kept {
    variant: Variant,
    mebibytes: usize,
    table: TranspositionTable,
}

impl MemoryPool {
    /// A pool of this many MiB, allocated on demand.
    pub fn new(mebibytes: usize) -> Self {
        Self(Arc::new(Mutex::new(Pool { unused: mebibytes, tables: Vec::new() })))
    }

    fn lock(&self) -> MutexGuard<'_, Pool> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Memory not leased, in MiB.
    pub fn free_mebibytes(&self) -> usize {
        let pool = self.lock();
        pool.unused + pool.tables.iter().map(|kept| kept.mebibytes).sum::<usize>()
    }

    pub fn kept_tables(&self) -> usize {
        self.lock().tables.len()
    }

    /// A table for a variant, ready for a new search: the latest returned one that fits, else a new one; smaller if
    /// memory is short.
    pub fn lease(&self, variant: Variant, mebibytes: usize) -> Lease {
        let kept = self.lock().take(variant, mebibytes);
        let kept = kept.unwrap_or_else(|| self.make(variant, mebibytes));
        Lease { kept: Some(kept), pool: self.clone(), is_shared: true }
    }

    /// An empty table that is not reused, so that results do not depend on earlier searches; smaller if memory is
    /// short.
    pub fn lease_new(&self, variant: Variant, mebibytes: usize) -> Lease {
        let kept = self.make(variant, mebibytes);
        Lease { kept: Some(kept), pool: self.clone(), is_shared: false }
    }

    fn make(&self, variant: Variant, mebibytes: usize) -> Kept {
        let granted = self.lock().grant(mebibytes);
        let table = TranspositionTable::new(granted.max(LEAST_MEBIBYTES));
        Kept { variant, mebibytes: granted, table }
    }

    pub fn clear(&self) {
        let mut pool = self.lock();
        while let Some(kept) = pool.tables.pop() {
            pool.unused += kept.mebibytes;
        }
    }
}

impl Pool {
    /// A returned table for this variant and size.
    fn take(&mut self, variant: Variant, mebibytes: usize) -> Option<Kept> {
        let fits = |kept: &Kept| kept.variant == variant && kept.mebibytes == mebibytes;
        let at = self.tables.iter().rposition(fits)?;
        let mut kept = self.tables.remove(at);
        kept.table.new_generation();
        Some(kept)
    }

    /// Grants up to this many MiB; frees the oldest returned tables for them.
    fn grant(&mut self, mebibytes: usize) -> usize {
        while self.unused < mebibytes && !self.tables.is_empty() {
            self.unused += self.tables.remove(0).mebibytes;
        }
        let granted = mebibytes.min(self.unused);
        self.unused -= granted;
        granted
    }
}

/// Lease of a table, which returns to its pool when dropped.
#[derive(Debug)]
pub struct Lease {
    /// `Some` until dropped.
    kept: Option<Kept>,
    pool: MemoryPool,
    /// Whether later leases may reuse the content.
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
