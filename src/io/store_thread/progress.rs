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

/// The progress, a bell that rings when there is more, and whoever is told so.
#[derive(Clone)]
pub(super) struct SharedProgress {
    shared: Arc<(Mutex<StoreProgress>, Condvar)>,
    notify: Arc<dyn Fn() + Send + Sync>,
}

impl SharedProgress {
    /// Nothing is written yet; `notify` is called each time that more is.
    pub(super) fn new(notify: impl Fn() + Send + Sync + 'static) -> Self {
        Self { shared: Arc::default(), notify: Arc::new(notify) }
    }

    fn lock(&self) -> MutexGuard<'_, StoreProgress> {
        self.shared.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn change(&self, change: impl FnOnce(&mut StoreProgress)) {
        change(&mut self.lock());
        self.shared.1.notify_all();
        (self.notify)();
    }

    /// How much has been written.
    pub(super) fn now(&self) -> StoreProgress {
        *self.lock()
    }

    /// Waits until that much has been written, but not longer than `patience`; says whether it has.
    pub(super) fn wait(
        &self,
        patience: Duration,
        is_enough: impl Fn(&StoreProgress) -> bool,
    ) -> bool {
        let waited = self.shared.1.wait_timeout_while(self.lock(), patience, |it| !is_enough(it));
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
