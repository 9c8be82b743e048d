//! A thread that does one job after the other, and gives the one under way up for the next.

use crate::engine::Stop;
use std::cell::Cell;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// How long the end of a thread is waited for.
const PATIENCE: Duration = Duration::from_secs(2);

/// A thread that has one job at a time.
#[derive(Debug)]
pub struct Worker<Job> {
    jobs: Option<Sender<(Job, Stop)>>,
    /// Ends the job given last.
    current: Stop,
    /// Closes when the thread has ended.
    ended: Receiver<()>,
}

thread_local! {
    /// Whether a worker catches the panics of this thread.
    static IS_CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// Whether somebody catches the panics of the current thread, or joins it and learns of them.
pub fn is_panic_caught() -> bool {
    IS_CAUGHT.get() || matches!(thread::current().name(), Some("search" | "values"))
}

impl<Job: Send + Sync + Clone + 'static> Worker<Job> {
    /// Starts the thread. It does each job with the work that `make_work` makes, which has to end soon after it was
    /// stopped. Work that panics is made anew, and `on_panic` gets its job. The thread ends when the worker is dropped.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start<Work: FnMut(Job, &Stop)>(
        name: &str,
        mut make_work: impl FnMut() -> Work + Send + 'static,
        on_panic: impl Fn(Job) + Send + 'static,
    ) -> io::Result<Self> {
        let (jobs, queue) = channel::<(Job, Stop)>();
        let (end, ended) = channel::<()>();
        thread::Builder::new().name(name.to_owned()).spawn(move || {
            IS_CAUGHT.set(true);
            let mut work = make_work();
            for (job, stop) in queue {
                if stop.is_stopped() {
                    continue;
                }
                let attempt = AssertUnwindSafe(|| work(job.clone(), &stop));
                if panic::catch_unwind(attempt).is_err() {
                    work = make_work();
                    on_panic(job);
                }
            }
            // With it goes whatever it holds.
            drop(work);
            drop(end);
        })?;
        Ok(Self { jobs: Some(jobs), current: Stop::default(), ended })
    }

    /// Gives up what it does and does this.
    pub fn give(&mut self, job: Job) {
        self.stop();
        self.current = Stop::default();
        if let Some(jobs) = &self.jobs {
            // The thread ends only after this sender.
            let _ = jobs.send((job, self.current.clone()));
        }
    }
}

impl<Job> Worker<Job> {
    /// Gives up what it does; nothing more is heard of it.
    pub fn stop(&self) {
        self.current.stop();
    }

    /// Gives up what it does, and ends the thread with whatever it holds: programs that were started are gone then. It
    /// does no more jobs.
    pub fn end(&mut self) {
        self.stop();
        self.jobs = None;
        // It closes, or takes too long: nobody sends anything.
        let _ = self.ended.recv_timeout(PATIENCE);
    }
}

impl<Job> Drop for Worker<Job> {
    fn drop(&mut self) {
        self.stop();
    }
}
