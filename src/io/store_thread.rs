//! The store on threads of its own: one writes, one reads. The screen waits for nothing but the writes of
//! the game that is played, and for those not longer than a frame may.

use super::sqlite::{BATCH, Imported, SqliteStore};
use crate::records::Record;
use crate::store::{Save, Slot, StoreError, StoreEvent, StoreRequest};
use std::collections::{HashMap, VecDeque};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How long after a failure to try again.
const RETRY: Duration = Duration::from_millis(500);
/// How long what is read waits for what was asked to be written before it.
const READ_PATIENCE: Duration = Duration::from_secs(1);
/// How long the end of the program waits for the disk.
pub(super) const LAST_PATIENCE: Duration = Duration::from_secs(5);

/// How much has been written.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    /// Saves that outlive the program.
    saved: u64,
    /// Saves that are on the disk.
    flushed: u64,
    /// Other writes that are done.
    others: u64,
    /// Nothing is written any more.
    has_ended: bool,
}

/// The progress, and a bell that rings when there is more.
#[derive(Clone, Debug, Default)]
struct Shared(Arc<(Mutex<Progress>, Condvar)>);

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Progress> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Progress)) {
        change(&mut self.lock());
        self.0.1.notify_all();
    }

    /// Waits until that much has been written, but not longer than `patience`; says whether it has.
    fn wait(&self, patience: Duration, is_enough: impl Fn(&Progress) -> bool) -> bool {
        let waited = self.0.1.wait_timeout_while(self.lock(), patience, |it| !is_enough(it));
        let (progress, _) = waited.unwrap_or_else(PoisonError::into_inner);
        is_enough(&progress)
    }
}

/// What the writer is told.
enum Job {
    Write(StoreRequest),
    /// Whoever read has found the file damaged.
    Mend,
    End,
}

/// What the reader is told, with the writes that come before it.
struct Read {
    request: StoreRequest,
    after: Progress,
    /// Of lists only the one asked for last matters.
    list: u64,
}

/// The store thread: requests go in, events come out, in the order of the requests of a kind.
pub struct StoreThread {
    writer: Sender<Job>,
    reader: Option<Sender<Read>>,
    /// What was asked to be written.
    sent: Progress,
    lists: Arc<AtomicU64>,
    progress: Shared,
    /// Waiting has been of no use lately.
    is_slow: bool,
    threads: Vec<JoinHandle<()>>,
}

impl StoreThread {
    /// Starts the threads on the database at `path`, which has been opened already where that was possible;
    /// `tell` is called with every event.
    ///
    /// # Errors
    ///
    /// When there can be no threads.
    pub fn start(
        store: Option<SqliteStore>,
        path: PathBuf,
        tell: impl FnMut(StoreEvent) + Clone + Send + 'static,
    ) -> std::io::Result<Self> {
        let (writer, jobs) = channel();
        let (reader, reads) = channel();
        let (progress, lists) = (Shared::default(), Arc::new(AtomicU64::new(0)));
        let writing = Writer {
            access: Access { store, path: path.clone(), tell: tell.clone() },
            progress: progress.clone(),
            queue: VecDeque::new(),
            unsaved: HashMap::new(),
            undone: Vec::new(),
            unflushed: None,
            trouble: None,
        };
        let reading = Reader {
            access: Access { store: None, path, tell },
            progress: progress.clone(),
            lists: Arc::clone(&lists),
            writer: writer.clone(),
        };
        let spawn = |name: &str| thread::Builder::new().name(name.to_owned());
        let threads = vec![
            spawn("store").spawn(move || writing.work(&jobs))?,
            spawn("library").spawn(move || reading.work(&reads))?,
        ];
        let sent = Progress::default();
        Ok(Self { writer, reader: Some(reader), sent, lists, progress, is_slow: false, threads })
    }

    /// Asks for something.
    pub fn ask(&mut self, request: StoreRequest) {
        if request.is_read() {
            let is_list = matches!(request, StoreRequest::List(_));
            let list = self.lists.fetch_add(u64::from(is_list), Ordering::Relaxed) + 1;
            let read = Read { request, after: self.sent, list };
            // It ends with the program alone.
            let _ = self.reader.as_ref().map(|reader| reader.send(read));
            return;
        }
        match request {
            StoreRequest::Save(_) => self.sent.saved += 1,
            _ => self.sent.others += 1,
        }
        let _ = self.writer.send(Job::Write(request));
    }

    /// Waits until every save that was asked for outlives the program, but not longer than `patience`;
    /// once that was in vain, not at all until it has been caught up with.
    pub fn settle(&mut self, patience: Duration) {
        self.wait(patience, |progress| progress.saved);
    }

    /// Waits as long until they are on the disk, too.
    pub fn flush(&mut self, patience: Duration) {
        self.wait(patience, |progress| progress.flushed);
    }

    fn wait(&mut self, patience: Duration, so_far: fn(&Progress) -> u64) {
        let sent = self.sent.saved;
        let patience = if self.is_slow { Duration::ZERO } else { patience };
        self.is_slow = !self.progress.wait(patience, |progress| so_far(progress) >= sent);
    }
}

/// The last requests are fulfilled before the program ends, if the disk answers at all.
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

/// The database as one of the threads has it.
struct Access<T> {
    store: Option<SqliteStore>,
    path: PathBuf,
    tell: T,
}

impl<T: FnMut(StoreEvent)> Access<T> {
    fn open(&mut self) -> Result<&mut SqliteStore, StoreError> {
        if self.store.is_none() {
            let (store, aside) = SqliteStore::open(&self.path)?;
            self.take(store, aside);
        }
        Ok(self.store.as_mut().expect("it was opened"))
    }

    fn take(&mut self, store: SqliteStore, aside: Option<String>) {
        self.store = Some(store);
        if let Some(name) = aside {
            (self.tell)(StoreEvent::SetAside(name));
        }
    }

    /// Opens the file anew that is said to be damaged.
    fn mend(&mut self) -> Result<(), StoreError> {
        let Some(store) = self.store.take() else { return self.open().map(|_| ()) };
        let (store, aside) = store.reopen()?;
        self.take(store, aside);
        Ok(())
    }
}

/// The thread that writes.
struct Writer<T> {
    access: Access<T>,
    progress: Shared,
    queue: VecDeque<Job>,
    /// Games that could not be saved yet, as they were last.
    unsaved: HashMap<Slot, Save>,
    /// What else could not be written yet.
    undone: Vec<StoreRequest>,
    /// Why what is saved did not get to the disk.
    unflushed: Option<StoreError>,
    /// What was told last of things that do not work.
    trouble: Option<StoreError>,
}

impl<T: FnMut(StoreEvent)> Writer<T> {
    fn work(mut self, jobs: &Receiver<Job>) {
        loop {
            let is_waiting =
                !self.unsaved.is_empty() || !self.undone.is_empty() || self.unflushed.is_some();
            let next = if is_waiting {
                jobs.recv_timeout(RETRY)
            } else {
                jobs.recv().map_err(|_| RecvTimeoutError::Disconnected)
            };
            match next {
                Ok(job) => {
                    self.queue.push_back(job);
                    self.queue.extend(jobs.try_iter());
                    while let Some(job) = self.queue.pop_front() {
                        match job {
                            Job::Write(request) => self.write(request, jobs),
                            Job::Mend => self.mend(),
                            Job::End => return self.end(),
                        }
                    }
                }
                Err(RecvTimeoutError::Timeout) => self.retry(),
                Err(RecvTimeoutError::Disconnected) => return self.end(),
            }
            self.flush();
        }
    }

    fn end(mut self) {
        self.retry();
        self.flush();
        drop(self.access.store.take());
        self.progress.change(|progress| progress.has_ended = true);
    }

    fn mend(&mut self) {
        if let Err(error) = self.access.mend() {
            (self.access.tell)(StoreEvent::Failed(error));
        }
    }

    fn write(&mut self, request: StoreRequest, jobs: &Receiver<Job>) {
        match request {
            StoreRequest::Save(save) => return self.save(*save),
            StoreRequest::Import(records) => self.import(&records, jobs),
            StoreRequest::SaveReview { .. } | StoreRequest::Practised { .. } => {
                self.undone.push(request);
                self.retry();
            }
            request => {
                let answer = self.with(|store| store.fulfil(&request));
                (self.access.tell)(answer.unwrap_or_else(StoreEvent::Failed));
            }
        }
        self.progress.change(|progress| progress.others += 1);
    }

    /// Saves a game; over what could not be saved of it before, nothing else was written meanwhile.
    fn save(&mut self, save: Save) {
        let over = self.unsaved.get(&save.slot).map_or(save.over, |before| before.over);
        self.unsaved.insert(save.slot, Save { over, ..save });
        self.retry();
        self.progress.change(|progress| progress.saved += 1);
    }

    /// Takes records in. Saves that come meanwhile do not wait for the end of it.
    fn import(&mut self, records: &[Record], jobs: &Receiver<Job>) {
        let mut imported = Imported::default();
        for batch in records.chunks(BATCH) {
            match self.with(|store| store.import(batch, &mut |_| true)) {
                Ok(Imported { new, known }) => {
                    imported.new += new;
                    imported.known += known;
                }
                Err(error) => return (self.access.tell)(StoreEvent::Failed(error)),
            }
            self.queue.extend(jobs.try_iter());
            for job in std::mem::take(&mut self.queue) {
                match job {
                    Job::Write(StoreRequest::Save(save)) => self.save(*save),
                    job => self.queue.push_back(job),
                }
            }
        }
        let answer = self.with(|store| store.imported(imported, records));
        (self.access.tell)(answer.unwrap_or_else(StoreEvent::Failed));
    }

    /// Lets everything get to the disk; a disk that does not answer is trouble, until it does.
    fn flush(&mut self) {
        self.unflushed = self.access.store.as_ref().and_then(|store| store.flush().err());
        self.report();
        self.progress.change(|progress| progress.flushed = progress.saved);
    }

    /// Writes what could not be written yet.
    fn retry(&mut self) {
        for (slot, save) in std::mem::take(&mut self.unsaved) {
            match self.with(|store| store.save(&save)) {
                Ok(id) => (self.access.tell)(StoreEvent::Saved(slot, id)),
                Err(error) => {
                    self.unsaved.insert(slot, save);
                    self.tell_trouble(Some(error));
                }
            }
        }
        for request in std::mem::take(&mut self.undone) {
            match self.with(|store| store.fulfil(&request)) {
                Ok(event) => (self.access.tell)(event),
                Err(error) if error.is_lasting() => {
                    (self.access.tell)(StoreEvent::Failed(error));
                }
                Err(error) => {
                    self.undone.push(request);
                    self.tell_trouble(Some(error));
                }
            }
        }
        self.report();
    }

    /// Tells of trouble with the disk, and that it is over once nothing waits any more.
    fn report(&mut self) {
        if let Some(error) = self.unflushed.clone() {
            self.tell_trouble(Some(error));
        } else if self.unsaved.is_empty() && self.undone.is_empty() {
            self.tell_trouble(None);
        }
    }

    /// Tells of trouble once, and again when it is over.
    fn tell_trouble(&mut self, trouble: Option<StoreError>) {
        if trouble != self.trouble {
            (self.access.tell)(trouble.clone().map_or(StoreEvent::KeptAgain, StoreEvent::NotKept));
            self.trouble = trouble;
        }
    }

    /// Does something with the database; where that is not open, or damaged, it is opened anew.
    fn with<V>(
        &mut self,
        mut act: impl FnMut(&mut SqliteStore) -> Result<V, StoreError>,
    ) -> Result<V, StoreError> {
        match act(self.access.open()?) {
            Err(StoreError::Damaged) => {
                self.access.mend()?;
                act(self.access.open()?)
            }
            result => result,
        }
    }
}

/// The thread that reads.
struct Reader<T> {
    access: Access<T>,
    progress: Shared,
    lists: Arc<AtomicU64>,
    writer: Sender<Job>,
}

impl<T: FnMut(StoreEvent)> Reader<T> {
    fn work(mut self, reads: &Receiver<Read>) {
        for read in reads {
            let Read { request, after, list } = read;
            let lists = Arc::clone(&self.lists);
            let is_wanted = || lists.load(Ordering::Relaxed) == list;
            if matches!(request, StoreRequest::List(_)) && !is_wanted() {
                continue;
            }
            self.progress.wait(READ_PATIENCE, |now| {
                now.has_ended || now.saved >= after.saved && now.others >= after.others
            });
            let event = match self.read(&request, &is_wanted) {
                Err(StoreError::Unwanted) => continue,
                Err(StoreError::Damaged) => {
                    self.have_it_mended();
                    self.read(&request, &is_wanted)
                }
                answer => answer,
            };
            (self.access.tell)(event.unwrap_or_else(StoreEvent::Failed));
        }
    }

    fn read(
        &mut self,
        request: &StoreRequest,
        is_wanted: &dyn Fn() -> bool,
    ) -> Result<StoreEvent, StoreError> {
        let store = self.access.open()?;
        match request {
            StoreRequest::List(query) => {
                Ok(StoreEvent::Listed(Box::new(store.list(query, is_wanted)?)))
            }
            request => store.fulfil(request),
        }
    }

    /// Lets the writer see to a damaged file, and opens what is there then.
    fn have_it_mended(&mut self) {
        self.access.store = None;
        let _ = self.writer.send(Job::Mend);
        // It tells nobody when it is done: whatever is asked next finds out.
        thread::sleep(RETRY);
    }
}
