//! The log of guests: what was said to them, and what they said.

use super::error::OpponentError;
use super::guest_name::GuestName;
use super::transport::Transport;
use crate::records::sanitize;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The direction of a line in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogSource {
    /// It was told this.
    Told,
    /// It said this.
    Said,
    /// It wrote this to its standard error.
    Stderr,
    /// It was started or ended.
    Happened,
}

/// A line of the log, harmless to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The guest.
    pub guest: GuestName,
    /// Who said it.
    pub source: LogSource,
    /// What was said: at most [`GuestLog::LENGTH`] characters of it.
    pub text: String,
}

/// The log of all guests of a run: the last lines, shared by everybody who holds it.
#[derive(Clone, Debug, Default)]
pub struct GuestLog(Arc<Mutex<LogState>>);

#[derive(Debug, Default)]
struct LogState {
    lines: VecDeque<LogLine>,
    /// Lines that were ever written.
    count: u64,
}

impl GuestLog {
    /// Lines that are kept.
    pub const LINES: usize = 500;
    /// Characters of a line that are kept.
    pub const LENGTH: usize = 200;

    /// Writes a line.
    pub fn write(&self, guest: GuestName, source: LogSource, text: &str) {
        let text = sanitize(text, Self::LENGTH);
        let mut state = self.state();
        if state.lines.len() == Self::LINES {
            state.lines.pop_front();
        }
        state.lines.push_back(LogLine { guest, source, text });
        state.count += 1;
    }

    /// The lines, and how many were ever written; nothing where those are no more than `seen`.
    pub fn read_after(&self, seen: u64) -> Option<(Vec<LogLine>, u64)> {
        let state = self.state();
        (state.count > seen).then(|| (state.lines.iter().cloned().collect(), state.count))
    }

    fn state(&self) -> MutexGuard<'_, LogState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A transport that is written down.
#[derive(Debug)]
pub struct LoggedTransport<T> {
    transport: T,
    guest: GuestName,
    log: GuestLog,
}

impl<T> LoggedTransport<T> {
    /// The transport to a guest, written down in `log`.
    pub const fn new(transport: T, guest: GuestName, log: GuestLog) -> Self {
        Self { transport, guest, log }
    }
}

impl<T: Transport> Transport for LoggedTransport<T> {
    fn send(&mut self, line: &str) -> Result<(), OpponentError> {
        self.log.write(self.guest, LogSource::Told, line);
        self.transport.send(line)
    }

    fn receive(&mut self, wait: Duration) -> Result<Option<String>, OpponentError> {
        let line = self.transport.receive(wait)?;
        if let Some(line) = line.as_deref().filter(|line| !line.trim().is_empty()) {
            self.log.write(self.guest, LogSource::Said, line);
        }
        Ok(line)
    }

    fn now(&self) -> Duration {
        self.transport.now()
    }
}
