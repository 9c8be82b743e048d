//! What the threads of the store are told, and how far they are.

use crate::store::{Address, StoreRequest};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How long the end of the program waits for the disk.
pub(in crate::io) const LAST_PATIENCE: Duration = Duration::from_secs(5);

/// The progress of the store: how much has been written.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct StoreProgress {
    /// Saves that outlive the program.
    pub(super) saved: u64,
    /// Saves that are on the disk.
    pub(super) flushed: u64,
    /// Other writes that are done.
    pub(super) others: u64,
    /// Nothing is written any more.
    pub(super) has_ended: bool,
}

/// The progress, and a bell that rings when there is more.
#[derive(Clone, Debug, Default)]
pub(super) struct SharedProgress(Arc<(Mutex<StoreProgress>, Condvar)>);

impl SharedProgress {
    fn lock(&self) -> MutexGuard<'_, StoreProgress> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn change(&self, change: impl FnOnce(&mut StoreProgress)) {
        change(&mut self.lock());
        self.0.1.notify_all();
    }

    /// Waits until that much has been written, but not longer than `patience`; says whether it has.
    pub(super) fn wait(
        &self,
        patience: Duration,
        is_enough: impl Fn(&StoreProgress) -> bool,
    ) -> bool {
        let waited = self.0.1.wait_timeout_while(self.lock(), patience, |it| !is_enough(it));
        let (progress, _) = waited.unwrap_or_else(PoisonError::into_inner);
        is_enough(&progress)
    }
}

/// A job of the writer.
pub(super) enum Job {
    Write(Address, StoreRequest),
    /// Games are missing in the index by position.
    Index,
    /// Whoever read has found the file damaged, and waits here until it has been seen to.
    Mend(Sender<()>),
    End,
}

/// A job of the reader, with the writes that come before it.
pub(super) struct Read {
    pub(super) address: Address,
    pub(super) request: StoreRequest,
    pub(super) after: StoreProgress,
    /// Of lists only the one asked for last matters.
    pub(super) list: u64,
}
