//! The store on two threads, one that writes and one that reads. No caller waits; commits and flushes can be queried
//! and are announced.

mod handle;
mod progress;
mod reader;
mod writer;

use super::sqlite::SqliteStore;
use crate::store::{Address, StoreEvent, StoreRequest};
use handle::DbHandle;
pub(super) use progress::LAST_PATIENCE;
use progress::{Job, Read, SharedProgress, StoreProgress};
use reader::Reader;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use writer::Writer;

/// The store's threads: requests in, events out, in order within each kind.
pub struct StoreThread {
    writer: Sender<Job>,
    reader: Option<Sender<Read>>,
    /// Number of requested writes.
    sent: StoreProgress,
    lists: Arc<AtomicU64>,
    progress: SharedProgress,
    threads: Vec<JoinHandle<()>>,
}

impl StoreThread {
    /// Starts the threads on the database at `path`, which may be open already. `on_event` receives each event with the
    /// address of its request, or the default address; `notify` is called when [`Self::is_committed`] or
    /// [`Self::is_flushed`] may have changed. Errors: if the system gives no thread.
    pub fn start(
        store: Option<SqliteStore>,
        path: PathBuf,
        on_event: impl FnMut(Address, StoreEvent) + Clone + Send + 'static,
        notify: impl Fn() + Send + Sync + 'static,
    ) -> std::io::Result<Self> {
        let (writer, jobs) = channel();
        let (reader, reads) = channel();
        let (progress, lists) = (SharedProgress::new(notify), Arc::new(AtomicU64::new(0)));
        let handle = DbHandle { store, path: path.clone(), on_event: on_event.clone() };
        let writing = Writer::new(handle, progress.clone());
        let reading = Reader {
            db: DbHandle { store: None, path, on_event },
            progress: progress.clone(),
            lists: Arc::clone(&lists),
            writer: writer.clone(),
        };
        let spawn = |name: &str| thread::Builder::new().name(name.to_owned());
        let threads = vec![
            spawn("store").spawn(move || writing.work(&jobs))?,
            spawn("library").spawn(move || reading.work(&reads))?,
        ];
        let sent = StoreProgress::default();
        Ok(Self { writer, reader: Some(reader), sent, lists, progress, threads })
    }

    /// Sends a request; its answer goes to the address.
    pub fn send(&mut self, address: Address, request: StoreRequest) {
        if request.is_read() {
            let is_list = matches!(request, StoreRequest::List(_));
            let list = self.lists.fetch_add(u64::from(is_list), Ordering::Relaxed) + 1;
            let read = Read { address, request, after: self.sent, list };
            // The thread lives as long as the program.
            let _ = self.reader.as_ref().map(|reader| reader.send(read));
            return;
        }
        match request {
            StoreRequest::Save(_) => self.sent.saved += 1,
            _ => self.sent.others += 1,
        }
        let _ = self.writer.send(Job::Write(address, request));
    }

    /// Whether all requested saves are committed, or failed and await a retry.
    pub fn is_committed(&self) -> bool {
        self.progress.now().saved >= self.sent.saved
    }

    /// Whether all requested saves are flushed to the disk.
    pub fn is_flushed(&self) -> bool {
        self.progress.now().flushed >= self.sent.saved
    }

    /// Waits for [`Self::is_committed`], at most `patience`.
    pub fn settle(&self, patience: Duration) {
        let sent = self.sent.saved;
        self.progress.wait(patience, |progress| progress.saved >= sent);
    }

    /// Waits for [`Self::is_flushed`], at most `patience`.
    pub fn flush(&self, patience: Duration) {
        let sent = self.sent.saved;
        self.progress.wait(patience, |progress| progress.flushed >= sent);
    }
}

/// Completes the last requests before the program ends, if the disk responds.
impl Drop for StoreThread {
    fn drop(&mut self) {
        self.reader = None;
        let _ = self.writer.send(Job::End);
        if self.progress.wait(LAST_PATIENCE, |progress| progress.has_ended) {
            for thread in self.threads.drain(..).take(1) {
                let _ended = thread.join();
            }
        }
    }
}
