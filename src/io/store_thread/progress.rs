//! Jobs of the store's threads, and their progress.

use crate::store::{Address, SessionId, StoreRequest};
use std::sync::atomic::AtomicU64;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Longest wait for the disk at the end of the program.
pub(in crate::io) const LAST_PATIENCE: Duration = Duration::from_secs(5);

/// Numbers of completed requests.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct StoreProgress {
    pub(super) saved: u64,
    pub(super) flushed: u64,
    /// Other completed writes.
    pub(super) others: u64,
    /// Reads whose answer has been sent, or is no longer wanted.
    pub(super) reads: u64,
    pub(super) has_ended: bool,
}

impl StoreProgress {
    pub(super) const fn note_saved(&mut self) {
        self.saved += 1;
    }

    pub(super) const fn note_other(&mut self) {
        self.others += 1;
    }

    /// Whether saves and other writes have reached these numbers.
    pub(super) const fn has_written(&self, sent: &Self) -> bool {
        self.saved >= sent.saved && self.others >= sent.others
    }
}

/// Progress with a condition variable and a callback.
#[derive(Clone)]
pub(super) struct SharedProgress {
    shared: Arc<(Mutex<StoreProgress>, Condvar)>,
    notify: Arc<dyn Fn() + Send + Sync>,
}

impl SharedProgress {
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

    /// Counts an answered read. No callback: the answer itself was the news.
    pub(super) fn note_read(&self) {
        self.lock().reads += 1;
        self.shared.1.notify_all();
    }

    pub(super) fn now(&self) -> StoreProgress {
        *self.lock()
    }

    /// Waits until `is_enough` holds for the progress, at most `patience`; returns whether it holds.
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

pub(super) enum Job {
    Write(Address, StoreRequest),
    /// Games are missing in the position index.
    Index,
    /// The file is damaged; the sender is notified once it is handled.
    Mend(Sender<()>),
    /// A session has ended: its slots are no longer needed.
    EndSession(SessionId),
    End,
}

/// A job of the reader, with the numbers of requests before it.
pub(super) struct Read {
    pub(super) address: Address,
    pub(super) request: StoreRequest,
    pub(super) after: StoreProgress,
    /// Number of the client's list request, and of its latest one: only that matters.
    pub(super) list: u64,
    pub(super) latest_list: Arc<AtomicU64>,
}
