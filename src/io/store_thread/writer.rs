//! The writing thread of the store.

use super::progress::{Job, LAST_PATIENCE, SharedProgress, StoreProgress};
use crate::library::{DbHandle, WriteQueue};
use crate::store::{Address, StoreEvent, StoreRequest};
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

const RETRY: Duration = Duration::from_millis(500);
/// Interval of retries at the end of the program.
const LAST_RETRY: Duration = Duration::from_millis(50);

/// Pause between two portions of indexing.
const BREATH: Duration = Duration::from_millis(20);

pub(super) struct Writer<T> {
    writes: WriteQueue<T>,
    progress: SharedProgress,
    queue: VecDeque<Job>,
}

impl<T: FnMut(Address, StoreEvent)> Writer<T> {
    pub(super) fn new(db: DbHandle<T>, progress: SharedProgress) -> Self {
        Self { writes: WriteQueue::new(db), progress, queue: VecDeque::new() }
    }

    pub(super) fn work(mut self, jobs: &Receiver<Job>) {
        // The first portion of indexing waits for [`RETRY`], so that it does not delay the start of the program.
        let mut has_indexed = false;
        loop {
            let is_waiting = self.writes.awaits_retry();
            let next = if is_waiting || self.writes.is_indexing() {
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
                            Job::Mend(found) => {
                                self.writes.recover();
                                // The finder may have stopped waiting.
                                let _ = found.send(());
                            }
                            Job::Index => self.writes.note_unindexed(),
                            Job::EndSession(session_id) => self.writes.end_session(session_id),
                            Job::End => return self.end(),
                        }
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    if is_waiting {
                        self.writes.retry();
                    }
                    if self.writes.is_indexing() {
                        self.writes.index_more();
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return self.end(),
            }
            has_indexed = self.writes.is_indexing() && is_idle;
            self.flush();
        }
    }

    /// Writes pending requests, with retries while the program waits.
    fn end(mut self) {
        let begin = Instant::now();
        self.writes.retry();
        while self.writes.has_pending() && begin.elapsed() + RETRY < LAST_PATIENCE {
            thread::sleep(LAST_RETRY);
            self.writes.retry();
        }
        self.flush();
        self.writes.close();
        self.progress.change(|progress| progress.has_ended = true);
    }

    /// Writes a request. Saves that arrive during an import come first.
    fn write(&mut self, address: Address, request: StoreRequest, jobs: &Receiver<Job>) {
        let is_save = matches!(request, StoreRequest::Save(_));
        let Self { writes, progress, queue } = self;
        writes.write(address, request, &mut |writes| {
            queue.extend(jobs.try_iter());
            for job in std::mem::take(queue) {
                match job {
                    Job::Write(address, save @ StoreRequest::Save(_)) => {
                        writes.write(address, save, &mut |_| {});
                        progress.change(StoreProgress::note_saved);
                    }
                    job => queue.push_back(job),
                }
            }
        });
        let note = if is_save { StoreProgress::note_saved } else { StoreProgress::note_other };
        progress.change(note);
    }

    fn flush(&mut self) {
        self.writes.flush();
        self.progress.change(|progress| progress.flushed = progress.saved);
    }
}
