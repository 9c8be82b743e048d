//! The store on two threads, one that writes and one that reads. No caller waits; commits and flushes can be queried
//! and are announced.

mod progress;
mod reader;
mod writer;

use super::threads::spawn;
use crate::library::{DbHandle, SqliteStore};
use crate::store::{Address, SessionId, StoreEvent, StoreRequest};
pub(super) use progress::LAST_PATIENCE;
use progress::{Job, Read, SharedProgress, StoreProgress};
use reader::Reader;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;
use writer::Writer;

/// The store's threads. [`StoreThread::client`] gives access to them.
pub struct StoreThread {
    client: StoreClient,
    threads: Vec<JoinHandle<()>>,
}

/// Access of an app to the store: requests in, events out, in order within each kind. Each app of a process has its
/// own.
pub struct StoreClient {
    writer: Sender<Job>,
    reader: Sender<Read>,
    /// Numbers of requests of all clients. The lock covers sending, so that numbers follow the queue's order.
    requested: Arc<Mutex<StoreProgress>>,
    /// Numbers of requests of all clients at this one's last request.
    sent: StoreProgress,
    /// Number of this client's list requests; only the latest is answered.
    lists: Arc<AtomicU64>,
    progress: SharedProgress,
}

impl StoreThread {
    /// Starts the threads on the database at `path`, which may be open already. `on_event` receives each event with the
    /// address of its request, or the default address; `notify` is called when [`StoreClient::is_committed`] or
    /// [`StoreClient::is_flushed`] may have changed. Errors: if the system gives no thread.
    pub fn start(
        store: Option<SqliteStore>,
        path: PathBuf,
        on_event: impl FnMut(Address, StoreEvent) + Clone + Send + 'static,
        notify: impl Fn() + Send + Sync + 'static,
    ) -> std::io::Result<Self> {
        let (writer, jobs) = channel();
        let (reader, reads) = channel();
        let progress = SharedProgress::new(notify);
        let handle = DbHandle { store, path: path.clone(), on_event: on_event.clone() };
        let writing = Writer::new(handle, progress.clone());
        let reading = Reader {
            db: DbHandle { store: None, path, on_event },
            progress: progress.clone(),
            writer: writer.clone(),
        };
        let threads = vec![
            spawn("store", move || writing.work(&jobs))?,
            spawn("library", move || reading.work(&reads))?,
        ];
        let client = StoreClient {
            writer,
            reader,
            requested: Arc::default(),
            sent: StoreProgress::default(),
            lists: Arc::default(),
            progress,
        };
        Ok(Self { client, threads })
    }

    /// Access for another app.
    pub fn client(&self) -> StoreClient {
        let StoreClient { writer, reader, requested, progress, .. } = &self.client;
        StoreClient {
            writer: writer.clone(),
            reader: reader.clone(),
            requested: Arc::clone(requested),
            sent: StoreProgress::default(),
            lists: Arc::default(),
            progress: progress.clone(),
        }
    }
}

impl StoreClient {
    /// Sends a request; its answer goes to the address.
    pub fn send(&mut self, address: Address, request: StoreRequest) {
        let mut requested = self.requested.lock().unwrap_or_else(PoisonError::into_inner);
        // The threads live as long as the program.
        if request.is_read() {
            let is_list = matches!(request, StoreRequest::List(_));
            let list = self.lists.fetch_add(u64::from(is_list), Ordering::Relaxed) + 1;
            let latest_list = Arc::clone(&self.lists);
            let read = Read { address, request, after: *requested, list, latest_list };
            requested.reads += 1;
            self.sent = *requested;
            let _ = self.reader.send(read);
            return;
        }
        match request {
            StoreRequest::Save(_) => requested.saved += 1,
            _ => requested.others += 1,
        }
        self.sent = *requested;
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

    /// Waits until all requests are answered and the saves flushed, at most `patience`: whatever events they caused have
    /// been sent.
    pub fn finish(&self, patience: Duration) {
        let sent = self.sent;
        self.progress.wait(patience, |now| {
            now.has_written(&sent) && now.flushed >= sent.saved && now.reads >= sent.reads
        });
    }

    /// Forgets a session that has ended, after its last request.
    pub fn end_session(&self, session_id: SessionId) {
        let _ = self.writer.send(Job::EndSession(session_id));
    }
}

/// Completes the last requests before the program ends, if the disk responds.
impl Drop for StoreThread {
    fn drop(&mut self) {
        let _ = self.client.writer.send(Job::End);
        if self.client.progress.wait(LAST_PATIENCE, |progress| progress.has_ended) {
            for thread in self.threads.drain(..).take(1) {
                let _ended = thread.join();
            }
        }
    }
}
