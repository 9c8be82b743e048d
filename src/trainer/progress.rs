//! How far a long piece of work has come.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// A line on standard error, where that is a terminal.
pub struct TrainingProgress {
    what: &'static str,
    all: u64,
    done: u64,
    begin: Instant,
    is_watched: bool,
}

impl TrainingProgress {
    /// Nothing of so much is done yet.
    pub fn of(what: &'static str, all: u64) -> Self {
        let is_watched = io::stderr().is_terminal();
        Self { what, all, done: 0, begin: Instant::now(), is_watched }
    }

    /// One more is done.
    pub fn step(&mut self) {
        self.steps(1);
    }

    /// So many more are done.
    pub fn steps(&mut self, more: u64) {
        self.done = self.all.min(self.done + more);
        if !self.is_watched {
            return;
        }
        let each = self.begin.elapsed().as_secs_f64() / self.done.max(1) as f64;
        let left = Duration::from_secs_f64(each * (self.all - self.done) as f64);
        let (hours, minutes) = (left.as_secs() / 3600, left.as_secs() / 60 % 60);
        let (done, all, what) = (self.done, self.all, self.what);
        // Nobody misses a line that could not be written.
        let _ = write!(io::stderr(), "\r{done} of {all} {what}, {hours}:{minutes:02} left\x1b[K");
        if done == all {
            let _ = writeln!(io::stderr());
        }
    }
}
