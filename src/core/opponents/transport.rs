//! The transport: lines to and from another program.

use super::error::OpponentError;
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
