//! Another program that plays, spoken to in GTP.

use super::plain_loop::read_line;
use crate::engine::Stop;
use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Lines that an answer may have: one with more is no answer any more.
const MOST_LINES: usize = 1000;

/// Lines that are read ahead of what somebody waits for.
const LINES_AHEAD: usize = 64;

/// How often somebody who waits looks whether there is still a reason to.
const GLANCE: Duration = Duration::from_millis(20);

/// Why a program cannot be played with (any more).
#[derive(Debug, thiserror::Error)]
pub enum GtpClientError {
    /// The system did not start it.
    #[error("it could not be started: {0}")]
    NotStarted(std::io::Error),
    /// There is no command.
    #[error("its command is empty, or a quotation mark in it is not closed")]
    NoCommand,
    /// It ended, or listens no more.
    #[error("it ended")]
    Gone,
    /// It takes too long.
    #[error("it gave no answer to {0} within {1:?}")]
    Hangs(String, Duration),
    /// It says something that is no answer in GTP.
    #[error("it answered {0} with {1:?}")]
    Nonsense(String, String),
    /// It does not want to.
    #[error("it refused {0}: {1:?}")]
    Refused(String, String),
}

impl GtpClientError {
    /// The answer to a command means nothing.
    pub fn nonsense(command: &str, answer: &str) -> Self {
        Self::Nonsense(command.to_owned(), shortened(answer))
    }
}

/// A running program; it is killed when this goes.
#[derive(Debug)]
pub struct GtpClient {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// How long it may take for an answer.
    patience: Duration,
    /// Ends the waiting for one.
    stop: Stop,
}

impl GtpClient {
    /// Starts a program by its command, quoted as in a shell. It may take so long for an answer;
    /// once stopped, nobody waits for one any more.
    ///
    /// # Errors
    ///
    /// [`GtpClientError::NoCommand`] and [`GtpClientError::NotStarted`].
    pub fn start(command: &str, patience: Duration, stop: &Stop) -> Result<Self, GtpClientError> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or(GtpClientError::NoCommand)?;
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        #[cfg(unix)]
        // Ctrl-C is for us alone: we end it.
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(GtpClientError::NotStarted)?;
        let input = child.stdin.take().expect("it is piped");
        let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
        let (sender, lines) = sync_channel(LINES_AHEAD);
        let reader = thread::Builder::new().name("peer".to_owned()).spawn(move || {
            while let Ok(Some(line)) = read_line(&mut output) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let peer = Self { child, input, lines, patience, stop: stop.clone() };
        reader.map(|_| peer).map_err(GtpClientError::NotStarted)
    }

    /// What it answers to a command, without the sign and the empty line.
    ///
    /// # Errors
    ///
    /// All but [`GtpClientError::NoCommand`] and [`GtpClientError::NotStarted`]. After a refusal it may be
    /// asked on; otherwise it is of no use any more.
    pub fn ask(&mut self, command: &str) -> Result<String, GtpClientError> {
        let until = Instant::now() + self.patience;
        writeln!(self.input, "{command}")
            .and_then(|()| self.input.flush())
            .map_err(|_| GtpClientError::Gone)?;
        let mut answer: Vec<String> = Vec::new();
        let mut lines = 0;
        loop {
            if self.stop.is_stopped() {
                return Err(GtpClientError::Gone);
            }
            if Instant::now() >= until {
                return Err(GtpClientError::Hangs(command.to_owned(), self.patience));
            }
            let line = match self.lines.recv_timeout(GLANCE) {
                Ok(line) => line,
                Err(RecvTimeoutError::Disconnected) => return Err(GtpClientError::Gone),
                Err(RecvTimeoutError::Timeout) => continue,
            };
            let line: String = line.chars().filter(|c| !c.is_control()).collect();
            lines += 1;
            match line.trim() {
                "" if answer.is_empty() => {}
                "" => return read_answer(command, &answer.join("\n")),
                line if lines == MOST_LINES => return Err(GtpClientError::nonsense(command, line)),
                line if answer.is_empty() && !line.starts_with(['=', '?']) => {
                    return Err(GtpClientError::nonsense(command, line));
                }
                line => answer.push(line.to_owned()),
            }
        }
    }
}

/// The text of an answer, which may repeat an id nobody gave.
fn read_answer(command: &str, answer: &str) -> Result<String, GtpClientError> {
    let (sign, text) = answer.split_at(1);
    let text = text.trim_start_matches(|c: char| c.is_ascii_digit()).trim();
    match sign {
        "=" => Ok(text.to_owned()),
        _ => Err(GtpClientError::Refused(command.to_owned(), shortened(text))),
    }
}

/// As much of a text as belongs into a sentence.
fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    let mut short: String = text.chars().take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}

impl Drop for GtpClient {
    fn drop(&mut self) {
        // It may be gone already; there is nobody left to tell.
        #[cfg(unix)]
        {
            use nix::sys::signal::{Signal, killpg};
            // It leads a group of its own: whatever it has started goes with it.
            let _ =
                killpg(nix::unistd::Pid::from_raw(self.child.id().cast_signed()), Signal::SIGKILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
