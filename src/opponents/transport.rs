//! The transport: lines to and from another program.

use super::error::OpponentError;
use crate::engine::Stop;
use std::time::Duration;

/// A transport: carries lines to another program and back, be it a process, a socket or a channel of ssh. What
/// the lines mean is the protocol's affair.
pub trait Transport: Send {
    /// Sends a line, without its end.
    ///
    /// # Errors
    ///
    /// [`OpponentError::Gone`].
    fn send(&mut self, line: &str) -> Result<(), OpponentError>;

    /// Receives a line, without its end; `None` where none has come within `wait`.
    ///
    /// # Errors
    ///
    /// [`OpponentError::Gone`] once there are no more lines.
    fn receive(&mut self, wait: Duration) -> Result<Option<String>, OpponentError>;

    /// The time since some moment that stays the same.
    fn now(&self) -> Duration;
}

/// How often somebody who waits looks whether there is still a reason to.
const GLANCE: Duration = Duration::from_millis(20);

/// The wait for an answer to a command: until when, and who ends it.
pub(super) struct Wait<'a> {
    command: &'a str,
    patience: Duration,
    until: Duration,
    stop: &'a Stop,
}

impl<'a> Wait<'a> {
    /// A wait for the answer to a command that is sent now.
    pub fn new(
        transport: &impl Transport,
        command: &'a str,
        patience: Duration,
        stop: &'a Stop,
    ) -> Self {
        Self { command, patience, until: transport.now() + patience, stop }
    }

    /// The next line, harmless to show.
    ///
    /// # Errors
    ///
    /// [`OpponentError::Gone`] and [`OpponentError::Hangs`].
    pub fn line(&self, transport: &mut impl Transport) -> Result<String, OpponentError> {
        loop {
            if self.stop.is_stopped() {
                return Err(OpponentError::Gone);
            }
            if transport.now() >= self.until {
                return Err(OpponentError::Hangs(self.command.to_owned(), self.patience));
            }
            if let Some(line) = transport.receive(GLANCE)? {
                return Ok(line.chars().filter(|c| !c.is_control()).collect());
            }
        }
    }
}
