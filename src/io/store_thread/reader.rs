//! The reading thread of the store.

use super::progress::{Job, Read, SharedProgress};
use crate::library::DbHandle;
use crate::store::{Address, StoreError, StoreEvent, StoreRequest};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

/// Longest wait of a read for earlier writes.
const READ_PATIENCE: Duration = Duration::from_secs(1);
/// Longest wait for the handling of a damaged file.
const MEND_PATIENCE: Duration = Duration::from_secs(5);

pub(super) struct Reader<T> {
    pub(super) db: DbHandle<T>,
    pub(super) progress: SharedProgress,
    pub(super) writer: Sender<Job>,
}

impl<T: FnMut(Address, StoreEvent)> Reader<T> {
    pub(super) fn work(mut self, reads: &Receiver<Read>) {
        for read in reads {
            self.answer(read);
            self.progress.note_read();
        }
    }

    /// Answers a read, unless it is a list that is no longer wanted.
    fn answer(&mut self, read: Read) {
        let Read { address, request, after, list, latest_list } = read;
        let is_wanted = || latest_list.load(Ordering::Relaxed) == list;
        if matches!(request, StoreRequest::List(_)) && !is_wanted() {
            return;
        }
        self.progress.wait(READ_PATIENCE, |now| now.has_ended || now.has_written(&after));
        let event = match self.read(address, &request, &is_wanted) {
            Err(StoreError::Unwanted) => return,
            Err(StoreError::Damaged) => {
                self.request_repair();
                self.read(address, &request, &is_wanted)
            }
            answer => answer,
        };
        if event.as_ref().is_ok_and(StoreEvent::awaits_index) {
            // A writer that has ended indexes no more.
            let _ = self.writer.send(Job::Index);
        }
        (self.db.on_event)(address, event.unwrap_or_else(StoreEvent::Failed));
    }

    fn read(
        &mut self,
        address: Address,
        request: &StoreRequest,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<StoreEvent, StoreError> {
        let store = self.db.open_for(address.session_id.player)?;
        match request {
            StoreRequest::List(query) => {
                Ok(StoreEvent::Listed(Box::new(store.list(query, is_wanted)?)))
            }
            request => Ok(store.fulfil(request)?),
        }
    }

    /// Has the writer handle a damaged file, and opens its replacement.
    fn request_repair(&mut self) {
        self.db.store = None;
        let (found, mended) = channel();
        if self.writer.send(Job::Mend(found)).is_ok() {
            // If the writer takes longer it has trouble of its own, and reports it.
            let _ = mended.recv_timeout(MEND_PATIENCE);
        }
    }
}
