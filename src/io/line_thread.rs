//! Lines of the standard input, read on a thread of their own.

use super::plain_loop::read_line;
use crate::engine::Stop;
use std::io;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// The thread that reads lines from the standard input, so that somebody can think until the next one comes.
#[derive(Debug)]
pub struct LineThread {
    lines: Receiver<io::Result<Option<String>>>,
    /// Ends what is done until the next line comes.
    waiting: Arc<Mutex<Stop>>,
}

impl LineThread {
    /// Starts the thread.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start() -> io::Result<Self> {
        let (lines, received) = channel();
        let waiting = Arc::new(Mutex::new(Stop::default()));
        let its_waiting = Arc::clone(&waiting);
        thread::Builder::new().name("lines".to_owned()).spawn(move || {
            let mut input = io::stdin().lock();
            loop {
                let line = read_line(&mut input);
                let is_last = !matches!(line, Ok(Some(_)));
                // In one step, so that a line only stops the work that was begun before it.
                let current = its_waiting.lock().unwrap_or_else(PoisonError::into_inner);
                current.stop();
                let is_sent = lines.send(line).is_ok();
                drop(current);
                if is_last || !is_sent {
                    return;
                }
            }
        })?;
        Ok(Self { lines: received, waiting })
    }

    /// The next line; `None` at the end. Until it is there `meanwhile` may go on, and is stopped then.
    ///
    /// # Errors
    ///
    /// When the input cannot be read.
    pub fn next(&self, meanwhile: impl FnOnce(&Stop)) -> io::Result<Option<String>> {
        let stop = Stop::default();
        let mut current = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Ok(line) = self.lines.try_recv() {
            return line;
        }
        *current = stop.clone();
        drop(current);
        meanwhile(&stop);
        self.lines.recv().unwrap_or(Ok(None))
    }
}
