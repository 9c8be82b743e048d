//! The engine on a thread of its own.

use super::Thinker;
use crate::app::{News, SearchId};
use crate::engine::{Request, Stop};
use std::io;
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// A thread that thinks about one request after the other.
#[derive(Debug)]
pub struct Worker {
    jobs: Sender<Job>,
    /// Ends the job given last.
    current: Stop,
}

#[derive(Debug)]
struct Job {
    id: SearchId,
    request: Request,
    stop: Stop,
}

impl Worker {
    /// Starts the thread. It hands everything the engine says to `tell`, with the search it
    /// belongs to, and ends when the worker is dropped.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(
        mut thinker: Thinker,
        tell: impl Fn(SearchId, News) + Send + 'static,
    ) -> io::Result<Self> {
        let (jobs, queue) = channel::<Job>();
        thread::Builder::new().name("engine".to_owned()).spawn(move || {
            for Job { id, request, stop } in queue {
                let answer = thinker.think(&request, &stop, &mut |report| {
                    tell(id, News::Progress(report.clone()));
                });
                if !stop.is_stopped() {
                    tell(id, News::Done(answer));
                }
            }
        })?;
        Ok(Self { jobs, current: Stop::default() })
    }

    /// Gives up what it thinks about and thinks about this.
    pub fn think(&mut self, id: SearchId, request: Request) {
        self.stop();
        self.current = Stop::default();
        let job = Job { id, request, stop: self.current.clone() };
        // The thread ends only after this sender, or with the whole program.
        self.jobs.send(job).expect("the engine's thread waits for jobs");
    }

    /// Gives up what it thinks about; nothing more is heard of it.
    pub fn stop(&self) {
        self.current.stop();
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
    }
}
