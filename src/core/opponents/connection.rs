//! A connection to another program, whatever is spoken over it.

use super::error::OpponentError;
use super::transport::Transport;
use crate::engine::Stop;
use crate::rules::Clock;
use std::ops::ControlFlow;
use std::time::Duration;

/// How often somebody who waits looks whether there is still a reason to.
const GLANCE: Duration = Duration::from_millis(20);

/// Time after its flag has fallen in which a program may still answer; the move does not count, but the program lives.
const FLAG_GRACE: Duration = Duration::from_secs(2);

/// The time for an answer by a clock.
pub fn with_grace(clock: Clock) -> Duration {
    clock.left() + FLAG_GRACE
}

/// A connection to a program: opened when it is needed, and dropped after an error, with the program.
pub struct Connection<T> {
    connect: Box<dyn FnMut() -> Result<T, OpponentError> + Send>,
    open: Option<T>,
    /// How long it may take for an answer.
    patience: Duration,
}

impl<T: Transport> Connection<T> {
    /// A connection, still closed, that `connect` opens. The program may take `patience` for an answer.
    pub fn new(
        connect: impl FnMut() -> Result<T, OpponentError> + Send + 'static,
        patience: Duration,
    ) -> Self {
        Self { connect: Box::new(connect), open: None, patience }
    }

    /// Opens the connection, unless it is open; says whether the program is a new one.
    ///
    /// # Errors
    ///
    /// Those of whoever connects.
    pub fn open(&mut self) -> Result<bool, OpponentError> {
        let is_closed = self.open.is_none();
        if is_closed {
            self.open = Some((self.connect)()?);
        }
        Ok(is_closed)
    }

    /// Closes the connection, which ends the program.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Says something that has no answer.
    ///
    /// # Errors
    ///
    /// [`OpponentError::Gone`].
    pub fn say(&mut self, line: &str) -> Result<(), OpponentError> {
        self.open.as_mut().ok_or(OpponentError::Gone)?.send(line)
    }

    /// Says something and hands each line that follows to `read`, trimmed and harmless to show, until that makes an
    /// answer of them. The program may take as long as `limit` says, or else as for any answer, and say `most_lines` at
    /// most. After anything but a refusal the connection is closed.
    ///
    /// # Errors
    ///
    /// [`OpponentError::Gone`], [`OpponentError::Hangs`], [`OpponentError::Nonsense`], and those of `read`.
    pub fn ask<A>(
        &mut self,
        command: &str,
        limit: Option<Duration>,
        stop: &Stop,
        most_lines: usize,
        read: impl FnMut(&str) -> ControlFlow<Result<A, OpponentError>>,
    ) -> Result<A, OpponentError> {
        let patience = limit.unwrap_or(self.patience);
        let connection = self.open.as_mut().ok_or(OpponentError::Gone)?;
        let answer = ask(connection, command, patience, stop, most_lines, read);
        if !matches!(answer, Ok(_) | Err(OpponentError::Refused(..))) {
            self.open = None;
        }
        answer
    }

    /// Says something and hands what follows to `read`, trimmed and harmless to show, until it is stopped: each line,
    /// and nothing whenever none has come for a moment. After an error the connection is closed.
    ///
    /// # Errors
    ///
    /// [`OpponentError::Gone`].
    pub fn listen(
        &mut self,
        command: &str,
        stop: &Stop,
        mut read: impl FnMut(Option<&str>, Duration),
    ) -> Result<(), OpponentError> {
        self.say(command)?;
        while !stop.is_stopped() {
            let transport = self.open.as_mut().ok_or(OpponentError::Gone)?;
            match transport.receive(GLANCE) {
                Ok(line) => {
                    let line = line.map(|line| harmless(&line));
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

/// A line without what a terminal might obey.
fn harmless(line: &str) -> String {
    line.chars().filter(|c| !c.is_control()).collect()
}

fn ask<A>(
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
                break harmless(&line);
            }
        };
        let line = line.trim();
        if let ControlFlow::Break(answer) = read(line) {
            return answer;
        }
        // Blank lines are no answer, and no nonsense either.
        lines += usize::from(!line.is_empty());
        if lines == most_lines {
            return Err(OpponentError::nonsense(command, line));
        }
    }
}
