//! A thread that runs one job at a time and cancels it for the next.

use super::threads::{catch_panic, spawn};
use crate::engine::Stop;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

/// Longest wait for the thread's end.
const PATIENCE: Duration = Duration::from_secs(2);

/// Main loop of a worker's thread: runs queued jobs, and closes the second channel at its end.
type Life<Job> = dyn Fn(Receiver<(Job, Stop)>, Sender<()>) + Send + Sync;

/// A thread with one job at a time, started by the first one.
pub struct Worker<Job> {
    name: &'static str,
    life: Arc<Life<Job>>,
    /// Receives a job that panicked or got no thread.
    on_failure: Arc<dyn Fn(Job) + Send + Sync>,
    thread: Option<WorkerThread<Job>>,
    /// Cancels the latest job.
    current: Stop,
}

/// Channels of a started thread.
struct WorkerThread<Job> {
    jobs: Sender<(Job, Stop)>,
    /// Closes when the thread has ended.
    ended: Receiver<()>,
}

impl<Job: Send + Clone + 'static> Worker<Job> {
    /// A worker that runs each job with the closure of `make_work`, which must return soon after a stop. After a
    /// panic the closure is made again. `on_failure` receives a job that panicked or got no thread. Dropping the
    /// worker ends the thread.
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
            // This drops everything the work holds.
            drop(work);
            drop(end);
        };
        Self { name, life: Arc::new(life), on_failure, thread: None, current: Stop::default() }
    }

    /// Cancels the current job and starts this one.
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
                // The thread takes jobs as long as our end of the channel exists.
                let _ = self.thread.insert(thread).jobs.send((job, stop));
            }
            Err(_) => (self.on_failure)(job),
        }
    }

    fn start(&self) -> io::Result<WorkerThread<Job>> {
        let (jobs, queue) = channel();
        let (end, ended) = channel();
        let life = Arc::clone(&self.life);
        spawn(self.name, move || life(queue, end))?;
        Ok(WorkerThread { jobs, ended })
    }
}

impl<Job> Worker<Job> {
    /// Cancels the current job, without further results.
    pub fn stop(&self) {
        self.current.stop();
    }

    /// Cancels the current job and ends the thread, with all programs it started.
    pub fn end(&mut self) {
        self.stop();
        if let Some(WorkerThread { jobs, ended, .. }) = self.thread.take() {
            drop(jobs);
            // The channel closes or the wait times out; nothing is ever sent.
            let _ = ended.recv_timeout(PATIENCE);
        }
    }
}

impl<Job> Drop for Worker<Job> {
    fn drop(&mut self) {
        self.stop();
    }
}
