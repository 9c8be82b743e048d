//! A thread that does one job after the other, and gives the one under way up for the next.

use crate::engine::Stop;
use std::io;
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// A thread that has one job at a time.
#[derive(Debug)]
pub struct Worker<Job> {
    jobs: Sender<(Job, Stop)>,
    /// Ends the job given last.
    current: Stop,
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
        thread::Builder::new().name(name.to_owned()).spawn(move || {
            for (job, stop) in queue {
                if !stop.is_stopped() {
                    work(job, &stop);
                }
            }
        })?;
        Ok(Self { jobs, current: Stop::default() })
    }

    /// Gives up what it does and does this.
    pub fn give(&mut self, job: Job) {
        self.stop();
        self.current = Stop::default();
        // The thread ends only after this sender, or with the whole program.
        self.jobs.send((job, self.current.clone())).expect("the thread waits for jobs");
    }
}

impl<Job> Worker<Job> {
    /// Gives up what it does; nothing more is heard of it.
    pub fn stop(&self) {
        self.current.stop();
    }
}

impl<Job> Drop for Worker<Job> {
    fn drop(&mut self) {
        self.stop();
    }
}
