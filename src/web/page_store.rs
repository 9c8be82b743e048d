//! The library of a page.

use outflank::library::{DbHandle, SqliteStore, WriteQueue};
use outflank::store::{Address, SessionId, StoreError, StoreEvent, StoreRequest};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

/// Wait before a failed write is tried again.
const RETRY: Duration = Duration::from_millis(500);
/// Pause between two portions of indexing.
const BREATH: Duration = Duration::from_millis(20);

/// Events for the app, in order.
type StoreEvents = Rc<RefCell<VecDeque<(Address, StoreEvent)>>>;

/// The library of a page. It answers each request at once: a page has no threads.
pub struct PageStore {
    writes: WriteQueue<Box<dyn FnMut(Address, StoreEvent)>>,
    events: StoreEvents,
    /// Time of the next retry or portion of indexing.
    works_at: Option<Duration>,
}

impl PageStore {
    /// The library at `path`. Returns also the opened store, or the error. A damaged library becomes an event.
    pub fn open(path: PathBuf) -> (Self, Option<StoreError>) {
        let events = StoreEvents::default();
        let (store, error) = match SqliteStore::open(&path) {
            Ok((store, aside)) => {
                let aside = aside.map(|name| (Address::default(), StoreEvent::SetAside(name)));
                events.borrow_mut().extend(aside);
                (Some(store), None)
            }
            Err(error) => (None, Some(error.into())),
        };
        let sink = Rc::clone(&events);
        let on_event: Box<dyn FnMut(_, _)> =
            Box::new(move |address, event| sink.borrow_mut().push_back((address, event)));
        let writes = WriteQueue::new(DbHandle { store, path, on_event });
        (Self { writes, events, works_at: Some(RETRY) }, error)
    }

    /// The library, if it is open.
    pub const fn library(&mut self) -> Option<&mut SqliteStore> {
        self.writes.library()
    }

    /// Carries out a request.
    pub fn send(&mut self, address: Address, request: StoreRequest, now: Duration) {
        if request.is_read() {
            self.writes.answer(address, &request);
        } else {
            self.writes.write(address, request, &mut |_| {});
        }
        self.writes.flush();
        self.plan(now);
    }

    /// Forgets the games of a session, which counts them anew.
    pub fn end_session(&mut self, session_id: SessionId) {
        self.writes.end_session(session_id);
    }

    /// Time of the next [`Self::work`]; none while nothing is to be done.
    pub const fn works_at(&self) -> Option<Duration> {
        self.works_at
    }

    /// Retries what has failed, or indexes some games, if it is time.
    pub fn work(&mut self, now: Duration) {
        if self.works_at.is_none_or(|at| at > now) {
            return;
        }
        self.works_at = None;
        if self.writes.awaits_retry() {
            self.writes.retry();
            self.writes.flush();
        }
        if self.writes.is_indexing() {
            self.writes.index_more();
        }
        self.plan(now);
    }

    fn plan(&mut self, now: Duration) {
        let wait = if self.writes.awaits_retry() {
            RETRY
        } else if self.writes.is_indexing() {
            BREATH
        } else {
            return;
        };
        self.works_at.get_or_insert(now + wait);
    }

    /// The next event for the app.
    pub fn next_event(&self) -> Option<(Address, StoreEvent)> {
        self.events.borrow_mut().pop_front()
    }
}
