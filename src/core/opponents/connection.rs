//! Connections to programs, for any protocol.

use super::error::OpponentError;
use super::transport::Transport;
use crate::engine::Stop;
use crate::rules::Clock;
use std::ops::ControlFlow;
use std::time::Duration;

/// Interval of checks of the stop flag while waiting.
const GLANCE: Duration = Duration::from_millis(20);

/// Time after a program's flag fell in which an answer, too late to count, still keeps the connection open.
const FLAG_GRACE: Duration = Duration::from_secs(2);

/// Time limit of an answer: the time left on the clock plus `FLAG_GRACE`.
pub fn with_grace(clock: Clock) -> Duration {
    clock.left() + FLAG_GRACE
}

/// A connection to a program, opened on demand and closed with the program after an error.
pub struct Connection<T> {
    connect: Box<dyn FnMut() -> Result<T, OpponentError> + Send>,
    open: Option<T>,
    /// Time for an answer.
    patience: Duration,
}

impl<T: Transport> Connection<T> {
    /// A closed connection, which `connect` opens.
    pub fn new(
        connect: impl FnMut() -> Result<T, OpponentError> + Send + 'static,
        patience: Duration,
    ) -> Self {
        Self { connect: Box::new(connect), open: None, patience }
    }

    /// Opens the connection if needed; returns whether the program is a new one.
    ///
    /// # Errors
    ///
    /// Those of `connect`.
    pub fn open(&mut self) -> Result<bool, OpponentError> {
        let is_closed = self.open.is_none();
        if is_closed {
            self.open = Some((self.connect)()?);
        }
        Ok(is_closed)
    }

    /// Closes the connection and ends the program.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Sends a command without an answer.
    ///
    /// # Errors
    ///
    /// [`OpponentError::Gone`].
    pub fn send(&mut self, line: &str) -> Result<(), OpponentError> {
        self.open.as_mut().ok_or(OpponentError::Gone)?.send(line)
    }

    /// Sends a command and passes each following line to `read`, trimmed and without control characters, until it
    /// returns an answer. `limit` replaces the usual time; `most_lines` limits the output. Errors except refusals
    /// close the connection.
    ///
    /// # Errors
    ///
    /// [`OpponentError::Gone`], [`OpponentError::Hangs`], [`OpponentError::Nonsense`], and those of `read`.
    pub fn query<A>(
        &mut self,
        command: &str,
        limit: Option<Duration>,
        stop: &Stop,
        most_lines: usize,
        read: impl FnMut(&str) -> ControlFlow<Result<A, OpponentError>>,
    ) -> Result<A, OpponentError> {
        let patience = limit.unwrap_or(self.patience);
        let connection = self.open.as_mut().ok_or(OpponentError::Gone)?;
        let answer = query(connection, command, patience, stop, most_lines, read);
        if !matches!(answer, Ok(_) | Err(OpponentError::Refused(..))) {
            self.open = None;
        }
        answer
    }

    /// Sends a command and passes the following lines to `read`, trimmed and without control characters, until
    /// stopped; `None` at intervals without a line. An error closes the connection.
    ///
    /// # Errors
    ///
    /// [`OpponentError::Gone`].
    pub fn stream(
        &mut self,
        command: &str,
        stop: &Stop,
        mut read: impl FnMut(Option<&str>, Duration),
    ) -> Result<(), OpponentError> {
        self.send(command)?;
        while !stop.is_stopped() {
            let transport = self.open.as_mut().ok_or(OpponentError::Gone)?;
            match transport.receive(GLANCE) {
                Ok(line) => {
                    let line = line.map(|line| strip_control(&line));
                    read(line.as_deref().map(str::trim), transport.now());
                }
                Err(error) => {
                    self.open = None;
                    return Err(error);
                }
            }
        }
        Ok(())
    }
}

/// A line without control characters.
fn strip_control(line: &str) -> String {
    line.chars().filter(|c| !c.is_control()).collect()
}

fn query<A>(
    transport: &mut impl Transport,
    command: &str,
    patience: Duration,
    stop: &Stop,
    most_lines: usize,
    mut read: impl FnMut(&str) -> ControlFlow<Result<A, OpponentError>>,
) -> Result<A, OpponentError> {
    let until = transport.now() + patience;
    transport.send(command)?;
    let mut lines = 0;
    loop {
        let line: String = loop {
            if stop.is_stopped() {
                return Err(OpponentError::Gone);
            }
            if transport.now() >= until {
                return Err(OpponentError::Hangs(command.to_owned(), patience));
            }
            if let Some(line) = transport.receive(GLANCE)? {
                break strip_control(&line);
            }
        };
        let line = line.trim();
        if let ControlFlow::Break(answer) = read(line) {
            return answer;
        }
        // Blank lines are neither answers nor errors.
        lines += usize::from(!line.is_empty());
        if lines == most_lines {
            return Err(OpponentError::nonsense(command, line));
        }
    }
}
