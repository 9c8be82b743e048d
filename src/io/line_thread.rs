//! Lines of standard input, read on a thread.

use super::plain_loop::read_line;
use super::threads::spawn;
use crate::engine::Stop;
use std::io;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};

/// Reads lines from standard input, so that work can go on until the next line.
#[derive(Debug)]
pub struct LineThread {
    lines: Receiver<io::Result<Option<String>>>,
    /// Cancels the work in progress when a line arrives.
    waiting: Arc<Mutex<Stop>>,
}

impl LineThread {
    /// Starts the thread. Errors: if the system gives no thread.
    pub fn start() -> io::Result<Self> {
        let (lines, received) = channel();
        let waiting = Arc::new(Mutex::new(Stop::default()));
        let its_waiting = Arc::clone(&waiting);
        spawn("lines", move || {
            let mut input = io::stdin().lock();
            loop {
                let line = read_line(&mut input);
                let is_last = !matches!(line, Ok(Some(_)));
                // Stopped and sent under one lock, so that a line cancels only work begun before it.
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

    /// Next line, `None` at the end. `meanwhile` may work until it arrives, and is cancelled then. Errors: if the
    /// input cannot be read.
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
