//! Transports of lines to and from programs.

use super::error::OpponentError;
use std::time::Duration;

/// Carries lines to a program and back: a process, a socket or an ssh channel.
pub trait Transport: Send {
    /// Sends a line without its end.
    ///
    /// # Errors
    ///
    /// [`OpponentError::Gone`].
    fn send(&mut self, line: &str) -> Result<(), OpponentError>;

    /// Receives a line without its end; `None` if none arrives within `wait`.
    ///
    /// # Errors
    ///
    /// [`OpponentError::Gone`] after the last line.
    fn receive(&mut self, wait: Duration) -> Result<Option<String>, OpponentError>;

    /// Monotonic clock.
    fn now(&self) -> Duration;
}
