//! A thread that does one job after the other, and gives the one under way up for the next.

use crate::engine::Stop;
use std::cell::Cell;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// How long the end of a thread is waited for.
const PATIENCE: Duration = Duration::from_secs(2);

/// The life of a worker's thread: does the jobs of a queue, and closes the second channel at its end.
type Life<Job> = dyn Fn(JobQueue<Job>, Sender<()>) + Send + Sync;

/// A thread that has one job at a time. It starts with the first one: who is never asked needs no memory.
pub struct Worker<Job> {
    name: &'static str,
    /// How long the thread waits for another job before it ends; for ever, where nothing is said.
    idle_limit: Option<Duration>,
    life: Arc<Life<Job>>,
    /// Gets a job whose work panics, or that the system gives no thread for.
    on_failure: Arc<dyn Fn(Job) + Send + Sync>,
    thread: Option<WorkerThread<Job>>,
    /// Ends the job given last.
    current: Stop,
}

/// The jobs of a thread, as the thread has them.
struct JobQueue<Job> {
    jobs: Receiver<(Job, Stop)>,
    idle_limit: Option<Duration>,
    /// Set once the thread takes no more jobs.
    has_ended: Arc<Mutex<bool>>,
}

impl<Job> JobQueue<Job> {
    /// The next job; `None` once there can be none, or none has come for too long.
    fn next(&self) -> Option<(Job, Stop)> {
        let next = match self.idle_limit {
            None => self.jobs.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(limit) => self.jobs.recv_timeout(limit),
        };
        match next {
            Ok(job) => Some(job),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => {
                // Whoever gives a job meanwhile waits for this.
                let mut has_ended = self.has_ended.lock().unwrap_or_else(PoisonError::into_inner);
                let late = self.jobs.try_recv().ok();
                *has_ended = late.is_none();
                late
            }
        }
    }
}

/// The channels of a thread that was started.
struct WorkerThread<Job> {
    jobs: Sender<(Job, Stop)>,
    /// Set once it takes no more jobs.
    has_ended: Arc<Mutex<bool>>,
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
        let life = move |queue: JobQueue<Job>, end: Sender<()>| {
            IS_CAUGHT.set(true);
            let mut work = make_work();
            while let Some((job, stop)) = queue.next() {
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
        };
        Self {
            name,
            idle_limit: None,
            life: Arc::new(life),
            on_failure,
            thread: None,
            current: Stop::default(),
        }
    }

    /// The same, but the thread ends with whatever it holds when no job has come for so long; the next job starts it anew.
    #[must_use]
    pub fn resting_after(mut self, limit: Duration) -> Self {
        self.idle_limit = Some(limit);
        self
    }

    /// Gives up what it does and does this.
    pub fn give(&mut self, job: Job) {
        self.stop();
        self.current = Stop::default();
        let stop = self.current.clone();
        if self.thread.as_ref().is_some_and(|thread| !thread.takes((job.clone(), stop.clone()))) {
            self.thread = None;
        } else if self.thread.is_some() {
            return;
        }
        match self.start() {
            // A thread that has just started takes jobs.
            Ok(thread) => drop(thread.takes((job, stop))),
            Err(_) => (self.on_failure)(job),
        }
    }

    /// Starts the thread.
    fn start(&mut self) -> io::Result<&WorkerThread<Job>> {
        let (sender, jobs) = channel();
        let (end, ended) = channel();
        let (life, has_ended) = (Arc::clone(&self.life), Arc::default());
        let queue =
            JobQueue { jobs, idle_limit: self.idle_limit, has_ended: Arc::clone(&has_ended) };
        let thread = thread::Builder::new().name(self.name.to_owned());
        thread.spawn(move || life(queue, end))?;
        Ok(self.thread.insert(WorkerThread { jobs: sender, has_ended, ended }))
    }
}

impl<Job> WorkerThread<Job> {
    /// Hands a job over; says whether the thread still takes any.
    fn takes(&self, job: (Job, Stop)) -> bool {
        let has_ended = self.has_ended.lock().unwrap_or_else(PoisonError::into_inner);
        !*has_ended && self.jobs.send(job).is_ok()
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Instant;

    /// What a thread holds: counts how many there are.
    struct Held(Arc<AtomicUsize>);

    impl Held {
        fn new(count: &Arc<AtomicUsize>) -> Self {
            count.fetch_add(1, Ordering::SeqCst);
            Self(Arc::clone(count))
        }
    }

    impl Drop for Held {
        fn drop(&mut self) {
            self.0.fetch_sub(1, Ordering::SeqCst);
        }
    }

    /// A worker that hands its jobs back.
    fn echo(held: &Arc<AtomicUsize>, limit: Duration) -> (Worker<u32>, Receiver<u32>) {
        let (sender, answers) = channel();
        let (held, failed) = (Arc::clone(held), sender.clone());
        let make_work = move || {
            let (holds, sender) = (Held::new(&held), sender.clone());
            move |job: u32, _: &Stop| {
                let _ = (&holds, sender.send(job));
            }
        };
        let worker = Worker::new("echo", make_work, move |job| {
            let _ = failed.send(job);
        });
        (worker.resting_after(limit), answers)
    }

    #[test]
    fn a_thread_without_a_job_ends_with_what_it_holds_and_starts_again() {
        let held = Arc::default();
        let (mut worker, answers) = echo(&held, Duration::from_millis(1));
        for job in 0..3 {
            worker.give(job);
            assert_eq!(answers.recv_timeout(Duration::from_secs(30)), Ok(job));
            let begin = Instant::now();
            while held.load(Ordering::SeqCst) > 0 {
                assert!(begin.elapsed() < Duration::from_secs(30), "it holds on to what it has");
                thread::yield_now();
            }
        }
    }

    #[test]
    fn no_job_is_lost_while_a_thread_is_about_to_end() {
        let held = Arc::default();
        let (mut worker, answers) = echo(&held, Duration::from_micros(20));
        for job in 0..3_000 {
            worker.give(job);
            assert_eq!(answers.recv_timeout(Duration::from_secs(30)), Ok(job));
        }
    }
}
