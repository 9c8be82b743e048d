//! A thread that runs one job at a time and cancels it for the next.

use crate::engine::Stop;
use std::cell::Cell;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// Longest wait for the thread's end.
const PATIENCE: Duration = Duration::from_secs(2);

/// The life of a worker's thread: does the jobs of a queue, and closes the second channel at its end.
type Life<Job> = dyn Fn(Receiver<(Job, Stop)>, Sender<()>) + Send + Sync;

/// A thread that has one job at a time. It starts with the first one: who is never asked needs no memory.
pub struct Worker<Job> {
    name: &'static str,
    life: Arc<Life<Job>>,
    /// Gets a job whose work panics, or that the system gives no thread for.
    on_failure: Arc<dyn Fn(Job) + Send + Sync>,
    thread: Option<WorkerThread<Job>>,
    /// Ends the job given last.
    current: Stop,
}

/// The channels of a thread that was started.
struct WorkerThread<Job> {
    jobs: Sender<(Job, Stop)>,
    /// Closes when the thread has ended.
    ended: Receiver<()>,
}

thread_local! {
    /// Whether a worker catches the panics of this thread.
    static IS_CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// Runs `work` and returns its result; `None` if it panics.
pub fn catch_panic<T>(work: impl FnOnce() -> T) -> Option<T> {
    let before = IS_CAUGHT.replace(true);
    let result = panic::catch_unwind(AssertUnwindSafe(work)).ok();
    IS_CAUGHT.set(before);
    result
}

/// Whether somebody catches the panics of the current thread, or joins it and learns of them.
pub fn is_panic_caught() -> bool {
    IS_CAUGHT.get() || matches!(thread::current().name(), Some("search" | "values"))
}

impl<Job: Send + Clone + 'static> Worker<Job> {
    /// A worker that does each job with the work that `make_work` makes, which has to end soon after it was stopped. Work
    /// that panics is made anew. `on_failure` gets a job whose work has panicked, or that there was no thread for. The
    /// thread ends when the worker is dropped.
    pub fn new<Work: FnMut(Job, &Stop)>(
        name: &'static str,
        make_work: impl Fn() -> Work + Send + Sync + 'static,
        on_failure: impl Fn(Job) + Send + Sync + 'static,
    ) -> Self {
        let on_failure: Arc<dyn Fn(Job) + Send + Sync> = Arc::new(on_failure);
        let on_panic = Arc::clone(&on_failure);
        let life = move |queue: Receiver<(Job, Stop)>, end: Sender<()>| {
            let mut work = make_work();
            for (job, stop) in queue {
                if stop.is_stopped() {
                    continue;
                }
                if catch_panic(|| work(job.clone(), &stop)).is_none() {
                    work = make_work();
                    on_panic(job);
                }
            }
            // With it goes whatever it holds.
            drop(work);
            drop(end);
        };
        Self { name, life: Arc::new(life), on_failure, thread: None, current: Stop::default() }
    }

    /// Gives up what it does and does this.
    pub fn give(&mut self, job: Job) {
        self.stop();
        self.current = Stop::default();
        let stop = self.current.clone();
        let thread = match self.thread.take() {
            Some(thread) => Ok(thread),
            None => self.start(),
        };
        match thread {
            Ok(thread) => {
                // It takes jobs as long as there is the other end of the channel, which is ours.
                let _ = self.thread.insert(thread).jobs.send((job, stop));
            }
            Err(_) => (self.on_failure)(job),
        }
    }

    fn start(&self) -> io::Result<WorkerThread<Job>> {
        let (jobs, queue) = channel();
        let (end, ended) = channel();
        let life = Arc::clone(&self.life);
        let thread = thread::Builder::new().name(self.name.to_owned());
        thread.spawn(move || life(queue, end))?;
        Ok(WorkerThread { jobs, ended })
    }
}

impl<Job> Worker<Job> {
    /// Gives up what it does; nothing more is heard of it.
    pub fn stop(&self) {
        self.current.stop();
    }

    /// Gives up what it does, and ends the thread with whatever it holds: programs that were started are gone then.
    pub fn end(&mut self) {
        self.stop();
        if let Some(WorkerThread { jobs, ended, .. }) = self.thread.take() {
            drop(jobs);
            // It closes, or takes too long: nobody sends anything.
            let _ = ended.recv_timeout(PATIENCE);
        }
    }
}

impl<Job> Drop for Worker<Job> {
    fn drop(&mut self) {
        self.stop();
    }
}
