//! A thread that does one job after the other, and gives the one under way up for the next.

use crate::engine::Stop;
use std::io;
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

impl<Job: Send + 'static> Worker<Job> {
    /// Starts the thread. It does each job with `work`, which is to end soon after it was stopped; the
    /// thread ends when the worker is dropped.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(
        name: &str,
        mut work: impl FnMut(Job, &Stop) + Send + 'static,
    ) -> io::Result<Self> {
        let (jobs, queue) = channel::<(Job, Stop)>();
        let (end, ended) = channel::<()>();
        thread::Builder::new().name(name.to_owned()).spawn(move || {
            for (job, stop) in queue {
                if !stop.is_stopped() {
                    work(job, &stop);
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
            // The thread ends only after this sender, or with the whole program.
            jobs.send((job, self.current.clone())).expect("the thread waits for jobs");
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
