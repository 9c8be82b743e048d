//! The keep on a thread of its own: the screen never waits for the disk longer than a frame.

use super::keep::{Keep, KeepError};
use crate::app::{KeepNews, Slot, Table, Wish};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// How long after a failure to try again.
const RETRY: Duration = Duration::from_millis(500);

/// How many wishes have been dealt with.
#[derive(Debug, Default)]
struct Progress {
    /// What they have changed outlives the program.
    done: u64,
    /// It is on the disk.
    flushed: u64,
}

/// The progress, and a bell that rings when there is more.
type Shared = Arc<(Mutex<Progress>, Condvar)>;

/// Deals with wishes, in their order.
pub struct Keeper {
    wishes: Option<Sender<Wish>>,
    sent: u64,
    progress: Shared,
    /// Waiting has been of no use lately.
    is_slow: bool,
    thread: Option<thread::JoinHandle<()>>,
}

impl Keeper {
    /// A keeper of the keep at `path`, which has been opened already where that was possible;
    /// `tell` is called with what it has to say.
    ///
    /// # Errors
    ///
    /// When there can be no thread.
    pub fn start(
        keep: Option<Keep>,
        path: PathBuf,
        tell: impl FnMut(KeepNews) + Send + 'static,
    ) -> std::io::Result<Self> {
        let (wishes, received) = channel();
        let progress = Shared::default();
        let shared = Arc::clone(&progress);
        let clerk = Clerk {
            keep,
            path,
            tell,
            unkept: HashMap::new(),
            undone: Vec::new(),
            trouble: String::new(),
        };
        let thread = thread::Builder::new()
            .name("keeper".to_owned())
            .spawn(move || clerk.work(&received, &shared))?;
        Ok(Self { wishes: Some(wishes), sent: 0, progress, is_slow: false, thread: Some(thread) })
    }

    /// Asks for something.
    pub fn wish(&mut self, wish: Wish) {
        let sent = self.wishes.as_ref().is_some_and(|wishes| wishes.send(wish).is_ok());
        self.sent += u64::from(sent);
    }

    /// Waits until everything that was asked for is done, so that it outlives the program, but not
    /// longer than `patience`; once that was in vain, not at all until it has been caught up with.
    pub fn settle(&mut self, patience: Duration) {
        self.wait(patience, |progress| progress.done);
    }

    /// Waits as long until it is on the disk, too.
    pub fn flush(&mut self, patience: Duration) {
        self.wait(patience, |progress| progress.flushed);
    }

    fn wait(&mut self, patience: Duration, so_far: fn(&Progress) -> u64) {
        let (progress, changed) = &*self.progress;
        let progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
        let sent = self.sent;
        let patience = if self.is_slow { Duration::ZERO } else { patience };
        let (progress, _) = changed
            .wait_timeout_while(progress, patience, |progress| so_far(progress) < sent)
            .unwrap_or_else(PoisonError::into_inner);
        self.is_slow = so_far(&progress) < sent;
    }
}

/// The last wishes are fulfilled before the program ends.
impl Drop for Keeper {
    fn drop(&mut self) {
        drop(self.wishes.take());
        if let Some(thread) = self.thread.take() {
            let _ended = thread.join();
        }
    }
}

/// The keeper's thread.
struct Clerk<T> {
    keep: Option<Keep>,
    path: PathBuf,
    tell: T,
    /// Games that could not be kept yet, as they were last.
    unkept: HashMap<Slot, Table>,
    /// What else could not be written yet.
    undone: Vec<Wish>,
    /// What was said last about things that do not work.
    trouble: String,
}

impl<T: FnMut(KeepNews)> Clerk<T> {
    fn work(mut self, wishes: &Receiver<Wish>, progress: &Shared) {
        let count = |change: fn(&mut Progress)| {
            change(&mut progress.0.lock().unwrap_or_else(PoisonError::into_inner));
            progress.1.notify_all();
        };
        loop {
            let next = if self.unkept.is_empty() && self.undone.is_empty() {
                wishes.recv().map_err(|_| RecvTimeoutError::Disconnected)
            } else {
                wishes.recv_timeout(RETRY)
            };
            match next {
                Ok(wish) => {
                    // Of lists only the last one asked for matters.
                    let mut queue = vec![wish];
                    queue.extend(wishes.try_iter());
                    let last_list = queue.iter().rposition(|wish| matches!(wish, Wish::List(_)));
                    for (index, wish) in queue.into_iter().enumerate() {
                        if !matches!(wish, Wish::List(_)) || Some(index) == last_list {
                            self.fulfil(wish);
                        }
                        count(|progress| progress.done += 1);
                    }
                    self.flush();
                    count(|progress| progress.flushed = progress.done);
                }
                Err(RecvTimeoutError::Timeout) => self.retry(),
                Err(RecvTimeoutError::Disconnected) => {
                    self.retry();
                    self.flush();
                    return;
                }
            }
        }
    }

    fn fulfil(&mut self, wish: Wish) {
        let Wish::Keep(table) = wish else {
            if matches!(wish, Wish::KeepReview { .. } | Wish::Practised { .. }) {
                self.undone.push(wish);
                return self.retry();
            }
            let answer = self.with(|keep| keep.fulfil(&wish));
            (self.tell)(answer.unwrap_or_else(|error| KeepNews::Trouble(error.to_string())));
            return;
        };
        if let Some(slot) = table.slot {
            self.unkept.insert(slot, *table);
            self.retry();
        }
    }

    /// Lets everything get to the disk; a disk that does not answer is trouble.
    fn flush(&mut self) {
        if let Some(Err(error)) = self.keep.as_ref().map(Keep::flush) {
            (self.tell)(KeepNews::Unkept(error.to_string()));
        }
    }

    /// Keeps what could not be kept yet; trouble is told once, and again when it is over.
    fn retry(&mut self) {
        let waiting = std::mem::take(&mut self.unkept);
        let mut trouble = String::new();
        for (slot, table) in waiting {
            let wish = Wish::Keep(Box::new(table));
            match (self.with(|keep| keep.fulfil(&wish)), wish) {
                (Ok(news), _) => (self.tell)(news),
                (Err(error), Wish::Keep(table)) => {
                    trouble = error.to_string();
                    self.unkept.insert(slot, *table);
                }
                (Err(_), _) => {}
            }
        }
        for wish in std::mem::take(&mut self.undone) {
            match self.with(|keep| keep.fulfil(&wish)) {
                Ok(news) => (self.tell)(news),
                Err(error) if error.is_lasting() => {
                    (self.tell)(KeepNews::Trouble(error.to_string()));
                }
                Err(error) => {
                    trouble = error.to_string();
                    self.undone.push(wish);
                }
            }
        }
        if trouble != self.trouble {
            (self.tell)(if trouble.is_empty() {
                KeepNews::KeptAgain
            } else {
                KeepNews::Unkept(trouble.clone())
            });
            self.trouble = trouble;
        }
    }

    /// Does something with the keep; where that is not open, or damaged, it is opened anew.
    fn with<V>(
        &mut self,
        mut act: impl FnMut(&mut Keep) -> Result<V, KeepError>,
    ) -> Result<V, KeepError> {
        if self.keep.is_none() {
            let opened = Keep::open(&self.path)?;
            self.take(opened);
        }
        let keep = self.keep.as_mut().expect("it was opened");
        match act(keep) {
            Err(error) if error.is_damage() => {
                let keep = self.keep.take().expect("it was opened");
                let opened = keep.reopen()?;
                self.take(opened);
                act(self.keep.as_mut().expect("it was opened"))
            }
            result => result,
        }
    }

    fn take(&mut self, (keep, told): (Keep, Option<String>)) {
        self.keep = Some(keep);
        if let Some(told) = told {
            (self.tell)(KeepNews::Trouble(told));
        }
    }
}
