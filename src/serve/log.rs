//! The log, on standard error: a line an event, with the time, without control characters.

use crate::records::sanitize;
use jiff::Timestamp;
use std::fmt::Display;
use std::io::{self, Write as _};
use std::net::IpAddr;

/// Limit of a line in characters.
const LONGEST: usize = 400;

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
        // Without a reader the server goes on.
        let _ = writeln!(io::stderr(), "{:.0} {line}", Timestamp::now());
    }

    /// An address as the log shows it.
    pub fn address(self, address: IpAddr) -> String {
        if self.has_addresses { address.to_string() } else { "-".to_owned() }
    }
}
