//! Log of the lines exchanged with guests.

use super::error::OpponentError;
use super::guest_name::GuestName;
use super::transport::Transport;
use crate::records::sanitize;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Source of a log line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogSource {
    Sent,
    Received,
    /// Its standard error.
    Stderr,
    /// A start of the guest, or its failure.
    Event,
}

/// A log line without control characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    pub guest: GuestName,
    pub source: LogSource,
    /// The line, cut to [`GuestLog::LENGTH`] characters.
    pub text: String,
}

/// Last lines of all guests of a run. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct GuestLog(Arc<Mutex<LogState>>);

#[derive(Debug, Default)]
struct LogState {
    lines: VecDeque<LogLine>,
    /// Lines ever written.
    count: u64,
}

impl GuestLog {
    pub const LINES: usize = 500;
    /// Characters kept of a line.
    pub const LENGTH: usize = 200;

    pub fn write(&self, guest: GuestName, source: LogSource, text: &str) {
        let text = sanitize(text, Self::LENGTH);
        let mut state = self.state();
        if state.lines.len() == Self::LINES {
            state.lines.pop_front();
        }
        state.lines.push_back(LogLine { guest, source, text });
        state.count += 1;
    }

    /// All kept lines, and the number of lines ever written; `None` if this number is at most `seen`.
    pub fn read_after(&self, seen: u64) -> Option<(Vec<LogLine>, u64)> {
        let state = self.state();
        (state.count > seen).then(|| (state.lines.iter().cloned().collect(), state.count))
    }

    fn state(&self) -> MutexGuard<'_, LogState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A logged transport.
#[derive(Debug)]
pub struct LoggedTransport<T> {
    transport: T,
    guest: GuestName,
    log: GuestLog,
}

impl<T> LoggedTransport<T> {
    pub const fn new(transport: T, guest: GuestName, log: GuestLog) -> Self {
        Self { transport, guest, log }
    }
}

impl<T: Transport> Transport for LoggedTransport<T> {
    fn send(&mut self, line: &str) -> Result<(), OpponentError> {
        self.log.write(self.guest, LogSource::Sent, line);
        self.transport.send(line)
    }

    fn receive(&mut self, wait: Duration) -> Result<Option<String>, OpponentError> {
        let line = self.transport.receive(wait)?;
        if let Some(line) = line.as_deref().filter(|line| !line.trim().is_empty()) {
            self.log.write(self.guest, LogSource::Received, line);
        }
        Ok(line)
    }

    fn now(&self) -> Duration {
        self.transport.now()
    }
}
