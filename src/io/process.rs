//! Another program as a process, with lines in and out.

use super::plain_loop::read_line;
use crate::opponents::{OpponentError, Transport};
use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Lines that are read ahead of what somebody waits for.
const LINES_AHEAD: usize = 64;

/// A running program; it is killed when this goes, with whatever it has started.
#[derive(Debug)]
pub struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    begin: Instant,
}

impl Process {
    /// Starts a program by its command, quoted as in a shell.
    ///
    /// # Errors
    ///
    /// [`OpponentError::NoCommand`] and [`OpponentError::NotStarted`].
    pub fn start(command: &str) -> Result<Self, OpponentError> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or(OpponentError::NoCommand)?;
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        #[cfg(unix)]
        // Ctrl-C is for us alone: we end it.
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let not_started = |error: std::io::Error| OpponentError::NotStarted(error.to_string());
        let mut child = command.spawn().map_err(not_started)?;
        let input = child.stdin.take().expect("it is piped");
        let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
        let (sender, lines) = sync_channel(LINES_AHEAD);
        let reader = thread::Builder::new().name("program".to_owned()).spawn(move || {
            while let Ok(Some(line)) = read_line(&mut output) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let process = Self { child, input, lines, begin: Instant::now() };
        reader.map(|_| process).map_err(not_started)
    }
}

impl Transport for Process {
    fn send(&mut self, line: &str) -> Result<(), OpponentError> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|_| OpponentError::Gone)
    }

    fn receive(&mut self, wait: Duration) -> Result<Option<String>, OpponentError> {
        match self.lines.recv_timeout(wait) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(OpponentError::Gone),
        }
    }

    fn now(&self) -> Duration {
        self.begin.elapsed()
    }
}

impl Drop for Process {
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
