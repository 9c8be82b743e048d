//! The queue that writes a library: in order, with retries, and with reports of trouble.

use super::{BATCH, DbHandle, Imported, SqliteError, SqliteStore};
use crate::records::Record;
use crate::store::{Address, SessionId, StoreError, StoreEvent, StoreRequest};

/// Games of a portion of indexing, which takes some hundredths of a second.
const INDEXED_AT_ONCE: u32 = 500;

/// The writes of a library. A failed write stays until a retry succeeds; a write that depends on it waits. Trouble is
/// reported once, and its end.
pub struct WriteQueue<T> {
    db: DbHandle<T>,
    /// Failed requests in order.
    pending: Vec<(Address, StoreRequest)>,
    /// Error of the last flush.
    unflushed: Option<StoreError>,
    /// Whether games are missing in the position index.
    is_indexing: bool,
    /// Last reported error.
    trouble: Option<StoreError>,
}

impl<T: FnMut(Address, StoreEvent)> WriteQueue<T> {
    pub const fn new(db: DbHandle<T>) -> Self {
        Self { db, pending: Vec::new(), unflushed: None, is_indexing: true, trouble: None }
    }

    /// The library, if it is open.
    pub const fn library(&mut self) -> Option<&mut SqliteStore> {
        self.db.store.as_mut()
    }

    /// Whether a write or a flush has to be tried again.
    pub const fn awaits_retry(&self) -> bool {
        self.has_pending() || self.unflushed.is_some()
    }

    /// Whether a write has to be tried again.
    pub const fn has_pending(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Whether games are missing in the position index.
    pub const fn is_indexing(&self) -> bool {
        self.is_indexing
    }

    /// Notes that games are missing in the position index.
    pub const fn note_unindexed(&mut self) {
        self.is_indexing = true;
    }

    /// Indexes some games.
    pub fn index_more(&mut self) {
        let more = self.with(Address::default(), |store| match store.indexing()? {
            None => Ok(None),
            Some(_) => store.index_more(INDEXED_AT_ONCE).map(Some),
        });
        // After a failure, the next incomplete query asks again.
        self.is_indexing = matches!(more, Ok(Some(Some(_))));
        if let Ok(Some(_)) = more {
            (self.db.on_event)(Address::default(), StoreEvent::Indexed);
        }
    }

    /// Writes a request, and reports the answer. A large import is done in portions, and `between` runs after each.
    pub fn write(
        &mut self,
        address: Address,
        request: StoreRequest,
        between: &mut dyn FnMut(&mut Self),
    ) {
        match request {
            // An import waits for earlier writes.
            StoreRequest::Import(records) if !self.has_pending() => {
                match self.import(address, &records, between) {
                    Ok(event) => (self.db.on_event)(address, event),
                    Err(error) if error.may_pass() => {
                        self.pending.push((address, StoreRequest::Import(records)));
                        self.report_trouble(Some(error));
                    }
                    Err(error) => (self.db.on_event)(address, StoreEvent::Failed(error)),
                }
            }
            request if request.is_queued() => self.write_queued(address, request),
            request => self.answer(address, &request),
        }
    }

    /// Carries out a request that is not queued, and reports the answer.
    pub fn answer(&mut self, address: Address, request: &StoreRequest) {
        let answer = self.with(address, |store| store.fulfil(request));
        // A merge adds games without indexing them.
        let is_unindexed =
            |event: &StoreEvent| matches!(event, StoreEvent::Merged { .. }) || event.awaits_index();
        self.is_indexing |= answer.as_ref().is_ok_and(is_unindexed);
        (self.db.on_event)(address, answer.unwrap_or_else(StoreEvent::Failed));
    }

    fn write_queued(&mut self, address: Address, request: StoreRequest) {
        match self.pending.iter_mut().find(|(_, earlier)| request.replaces(earlier)) {
            Some(earlier) => *earlier = (address, request),
            None => self.pending.push((address, request)),
        }
        self.retry();
    }

    fn import(
        &mut self,
        address: Address,
        records: &[Record],
        between: &mut dyn FnMut(&mut Self),
    ) -> Result<StoreEvent, StoreError> {
        let mut imported = Imported::default();
        let import = self.with(address, |store| store.next_import())?;
        for batch in records.chunks(BATCH) {
            let Imported { new, duplicates } =
                self.with(address, |store| store.import_as(import, batch, &mut |_| true))?;
            imported.new += new;
            imported.duplicates += duplicates;
            between(self);
        }
        self.with(address, |store| store.imported(imported, records))
    }

    /// Flushes to the disk; reports a failure until it succeeds.
    pub fn flush(&mut self) {
        self.unflushed =
            self.db.store.as_ref().and_then(|store| Some(store.explained(store.flush().err()?.0)));
        self.report();
    }

    /// Retries pending requests in order; one that depends on a failed one waits.
    pub fn retry(&mut self) {
        for (address, request) in std::mem::take(&mut self.pending) {
            if self.pending.iter().any(|(_, earlier)| request.waits_for(earlier)) {
                self.pending.push((address, request));
                continue;
            }
            match self.with(address, |store| store.fulfil(&request)) {
                Ok(event) => (self.db.on_event)(address, event),
                Err(error) if error.is_lasting() => {
                    (self.db.on_event)(address, StoreEvent::Failed(error));
                }
                Err(error) => {
                    self.pending.push((address, request));
                    self.report_trouble(Some(error));
                }
            }
        }
        self.report();
    }

    /// Handles a file reported as damaged, and reports a failure.
    pub fn recover(&mut self) {
        if let Err(error) = self.db.recover() {
            (self.db.on_event)(Address::default(), StoreEvent::Failed(error));
        }
    }

    /// Forgets the slots of a session that has ended.
    pub fn end_session(&mut self, session_id: SessionId) {
        if let Some(store) = &mut self.db.store {
            store.end_session(session_id);
        }
    }

    /// Closes the database. A later request opens it again.
    pub fn close(&mut self) {
        drop(self.db.store.take());
    }

    /// Reports a failure, and its end once nothing is pending.
    fn report(&mut self) {
        if let Some(error) = self.unflushed.clone() {
            self.report_trouble(Some(error));
        } else if self.pending.is_empty() {
            self.report_trouble(None);
        }
    }

    /// Reports a change of the error state once.
    fn report_trouble(&mut self, trouble: Option<StoreError>) {
        if trouble != self.trouble {
            let event = trouble.clone().map_or(StoreEvent::KeptAgain, StoreEvent::NotKept);
            (self.db.on_event)(Address::default(), event);
            self.trouble = trouble;
        }
    }

    /// Runs an operation for the player of an address; opens the database first if needed.
    fn with<V>(
        &mut self,
        address: Address,
        mut act: impl FnMut(&mut SqliteStore) -> Result<V, SqliteError>,
    ) -> Result<V, StoreError> {
        let player = address.session_id.player;
        match act(self.db.open_for(player)?) {
            Err(SqliteError(StoreError::Damaged)) => {
                self.db.recover()?;
                Ok(act(self.db.open_for(player)?)?)
            }
            result => {
                let store = self.db.store.as_ref();
                result.map_err(|SqliteError(error)| match store {
                    Some(store) => store.explained(error),
                    None => error,
                })
            }
        }
    }
}
