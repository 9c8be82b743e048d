//! The log, on standard error: a line an event, with the time, without control characters. A thread writes it, so that a
//! reader who is slow or gone holds nothing up.

use crate::records::sanitize;
use jiff::Timestamp;
use std::fmt::Display;
use std::io::{self, Write as _};
use std::net::IpAddr;
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Duration;

/// Limit of a line in characters.
const LONGEST: usize = 400;
/// Lines that wait for the reader; further ones are lost.
const MOST_WAITING: usize = 4096;
/// Longest wait for the last lines.
const PATIENCE: Duration = Duration::from_secs(1);

/// Job of the log's thread.
enum LogJob {
    Line(String),
    /// Tell when all lines before are written.
    Flush(std::sync::mpsc::Sender<()>),
}

/// The way to the log's thread; `None` if the system gave none.
static WRITER: OnceLock<Option<SyncSender<LogJob>>> = OnceLock::new();

fn writer() -> Option<&'static SyncSender<LogJob>> {
    let start = || {
        let (sender, jobs) = sync_channel(MOST_WAITING);
        thread::Builder::new().name("log".to_owned()).spawn(move || write_lines(&jobs)).ok()?;
        Some(sender)
    };
    WRITER.get_or_init(start).as_ref()
}

fn write_lines(jobs: &Receiver<LogJob>) {
    for job in jobs {
        match job {
            // Without a reader the server goes on.
            LogJob::Line(line) => drop(writeln!(io::stderr(), "{line}")),
            LogJob::Flush(done) => drop(done.send(())),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Log {
    has_addresses: bool,
}

impl Log {
    /// A log that names network addresses only if `has_addresses`.
    pub const fn new(has_addresses: bool) -> Self {
        Self { has_addresses }
    }

    /// Writes a line. Text of clients may be part of it.
    #[expect(clippy::unused_self, reason = "callers have a log, wherever it goes")]
    pub fn write(self, what: impl Display) {
        let line = sanitize(&what.to_string(), LONGEST);
        let line = format!("{:.0} {line}", Timestamp::now());
        if let Some(writer) = writer() {
            // A line too many is lost.
            let _ = writer.try_send(LogJob::Line(line));
        }
    }

    /// Waits until the lines so far are written, for a second at most.
    #[expect(clippy::unused_self, reason = "callers have a log, wherever it goes")]
    pub fn flush(self) {
        let (sender, done) = channel();
        let is_asked = writer().is_some_and(|it| it.try_send(LogJob::Flush(sender)).is_ok());
        if is_asked {
            let _ = done.recv_timeout(PATIENCE);
        }
    }

    /// An address as the log shows it.
    pub fn address(self, address: IpAddr) -> String {
        if self.has_addresses { address.to_string() } else { "-".to_owned() }
    }
}
