//! The writing thread of the store.

use super::handle::DbHandle;
use super::progress::{Job, LAST_PATIENCE, SharedProgress};
use crate::io::sqlite::{BATCH, Imported, SqliteError, SqliteStore};
use crate::records::Record;
use crate::store::{Address, StoreError, StoreEvent, StoreRequest};
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

const RETRY: Duration = Duration::from_millis(500);
/// Interval of retries at the end of the program.
const LAST_RETRY: Duration = Duration::from_millis(50);

/// Pause between two portions of indexing. A portion has [`INDEXED_AT_ONCE`] games and takes some hundredths of a
/// second.
const BREATH: Duration = Duration::from_millis(20);
const INDEXED_AT_ONCE: u32 = 500;

pub(super) struct Writer<T> {
    db: DbHandle<T>,
    progress: SharedProgress,
    queue: VecDeque<Job>,
    /// Failed requests in order.
    pending: Vec<(Address, StoreRequest)>,
    /// Error of the last flush.
    unflushed: Option<StoreError>,
    /// Whether games are missing in the position index.
    is_indexing: bool,
    /// Last reported error.
    trouble: Option<StoreError>,
}

impl<T: FnMut(Address, StoreEvent)> Writer<T> {
    pub(super) fn new(db: DbHandle<T>, progress: SharedProgress) -> Self {
        Self {
            db,
            progress,
            queue: VecDeque::new(),
            pending: Vec::new(),
            unflushed: None,
            is_indexing: true,
            trouble: None,
        }
    }

    pub(super) fn work(mut self, jobs: &Receiver<Job>) {
        // The first portion of indexing waits for [`RETRY`], so that it does not delay the start of the program.
        let mut has_indexed = false;
        loop {
            let is_waiting = !self.pending.is_empty() || self.unflushed.is_some();
            let next = if is_waiting || self.is_indexing {
                jobs.recv_timeout(if has_indexed { BREATH } else { RETRY })
            } else {
                jobs.recv().map_err(|_| RecvTimeoutError::Disconnected)
            };
            let is_idle = matches!(next, Err(RecvTimeoutError::Timeout));
            match next {
                Ok(job) => {
                    self.queue.push_back(job);
                    self.queue.extend(jobs.try_iter());
                    while let Some(job) = self.queue.pop_front() {
                        match job {
                            Job::Write(address, request) => self.write(address, request, jobs),
                            Job::Mend(found) => self.recover(&found),
                            Job::Index => self.is_indexing = true,
                            Job::EndSession(session_id) => {
                                if let Some(store) = &mut self.db.store {
                                    store.end_session(session_id);
                                }
                            }
                            Job::End => return self.end(),
                        }
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    if is_waiting {
                        self.retry();
                    }
                    if self.is_indexing {
                        self.index_more();
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return self.end(),
            }
            has_indexed = self.is_indexing && is_idle;
            self.flush();
        }
    }

    /// Indexes some games, while idle.
    fn index_more(&mut self) {
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

    /// Writes pending requests, with retries while the program waits.
    fn end(mut self) {
        let begin = Instant::now();
        self.retry();
        while !self.pending.is_empty() && begin.elapsed() + RETRY < LAST_PATIENCE {
            thread::sleep(LAST_RETRY);
            self.retry();
        }
        self.flush();
        drop(self.db.store.take());
        self.progress.change(|progress| progress.has_ended = true);
    }

    /// Handles a damaged file, and notifies its finder.
    fn recover(&mut self, found: &Sender<()>) {
        if let Err(error) = self.db.recover() {
            (self.db.on_event)(Address::default(), StoreEvent::Failed(error));
        }
        // The reader may have stopped waiting.
        let _ = found.send(());
    }

    fn write(&mut self, address: Address, request: StoreRequest, jobs: &Receiver<Job>) {
        let is_save = matches!(request, StoreRequest::Save(_));
        match request {
            // A large import is done in portions, unless other writes are pending.
            StoreRequest::Import(records) if self.pending.is_empty() => {
                match self.import(address, &records, jobs) {
                    Ok(event) => (self.db.on_event)(address, event),
                    Err(error) if error.may_pass() => {
                        self.pending.push((address, StoreRequest::Import(records)));
                        self.report_trouble(Some(error));
                    }
                    Err(error) => (self.db.on_event)(address, StoreEvent::Failed(error)),
                }
            }
            request if request.is_queued() => self.write_queued(address, request),
            request => {
                let answer = self.with(address, |store| store.fulfil(&request));
                (self.db.on_event)(address, answer.unwrap_or_else(StoreEvent::Failed));
            }
        }
        self.progress.change(|progress| {
            let count = if is_save { &mut progress.saved } else { &mut progress.others };
            *count += 1;
        });
    }

    fn write_queued(&mut self, address: Address, request: StoreRequest) {
        match self.pending.iter_mut().find(|(_, earlier)| request.replaces(earlier)) {
            Some(earlier) => *earlier = (address, request),
            None => self.pending.push((address, request)),
        }
        self.retry();
    }

    /// Imports records; saves that arrive meanwhile come first.
    fn import(
        &mut self,
        address: Address,
        records: &[Record],
        jobs: &Receiver<Job>,
    ) -> Result<StoreEvent, StoreError> {
        let mut imported = Imported::default();
        for batch in records.chunks(BATCH) {
            let Imported { new, duplicates } =
                self.with(address, |store| store.import(batch, &mut |_| true))?;
            imported.new += new;
            imported.duplicates += duplicates;
            self.queue.extend(jobs.try_iter());
            for job in std::mem::take(&mut self.queue) {
                match job {
                    Job::Write(address, request @ StoreRequest::Save(_)) => {
                        self.write(address, request, jobs);
                    }
                    job => self.queue.push_back(job),
                }
            }
        }
        self.with(address, |store| store.imported(imported, records))
    }

    /// Flushes to the disk; reports a failure until it succeeds.
    fn flush(&mut self) {
        self.unflushed =
            self.db.store.as_ref().and_then(|store| Some(store.explained(store.flush().err()?.0)));
        self.report();
        self.progress.change(|progress| progress.flushed = progress.saved);
    }

    /// Retries pending requests in order; one that depends on a failed one waits.
    fn retry(&mut self) {
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
