//! Another program as a process, with lines in and out.

use super::plain_loop::read_line;
#[cfg(unix)]
use super::process_guard::{self, ProcessGuard};
use super::threads::spawn;
use crate::opponents::{GuestLog, GuestName, LogSource, OpponentError, Program, Transport};
use std::io::{self, BufReader, Read, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

/// Limit of lines read ahead.
const LINES_AHEAD: usize = 64;

/// Limit of standard error lines logged in a [`LOG_PERIOD`]. Further lines are read and dropped, because a full pipe
/// would block the program.
const LOGGED_LINES: u32 = 50;
const LOG_PERIOD: Duration = Duration::from_millis(500);

/// A running program. It is killed with its children when this is dropped, or when the game dies.
#[derive(Debug)]
pub struct Process {
    child: Child,
    #[cfg(unix)]
    guard: Option<ProcessGuard>,
    input: ChildStdin,
    lines: Receiver<String>,
    begin: Instant,
}

impl Process {
    /// Starts a program; its standard error goes to the log, if there is one. Errors: [`OpponentError::NoCommand`],
    /// [`OpponentError::NoFolder`] and [`OpponentError::NotStarted`].
    pub fn start(
        program: &Program,
        log: Option<&(GuestName, GuestLog)>,
    ) -> Result<Self, OpponentError> {
        let words = shlex::split(&program.command_line()).filter(|words| !words.is_empty());
        let words = words.ok_or(OpponentError::NoCommand)?;
        let mut command = Command::new(from_home(&words[0]));
        command.args(&words[1..]);
        if let Some(folder) = &program.folder {
            let path = from_home(folder);
            if !path.is_dir() {
                return Err(OpponentError::NoFolder(folder.clone()));
            }
            command.current_dir(path);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(if log.is_some() { Stdio::piped() } else { Stdio::null() });
        #[cfg(unix)]
        let mark = process_guard::mark(&mut command);
        let not_started = |error: io::Error| OpponentError::NotStarted(error.to_string());
        let mut child = command.spawn().map_err(not_started)?;
        let input = child.stdin.take().expect("it is piped");
        let output = child.stdout.take().expect("it is piped");
        let errors = child.stderr.take();
        let (sender, lines) = sync_channel(LINES_AHEAD);
        #[cfg(unix)]
        // Without a guard the program still ends with us, unless we are killed.
        let guard = ProcessGuard::start(&mark, child.id()).ok();
        let process = Self {
            child,
            #[cfg(unix)]
            guard,
            input,
            lines,
            begin: Instant::now(),
        };
        spawn("program", move || forward_lines(output, &sender)).map_err(not_started)?;
        if let (Some(errors), Some((name, log))) = (errors, log.cloned()) {
            spawn("stderr", move || copy_stderr(errors, name, &log)).map_err(not_started)?;
        }
        Ok(process)
    }
}

/// Expands a leading `~`.
fn from_home(path: &str) -> PathBuf {
    let rest = path.strip_prefix("~/").or((path == "~").then_some(""));
    match (rest, etcetera::home_dir()) {
        (Some(rest), Ok(home)) => home.join(rest),
        _ => PathBuf::from(path),
    }
}

/// Forwards a program's lines while there is a receiver; waits while [`LINES_AHEAD`] lines are unread.
fn forward_lines(output: impl Read, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    while let Ok(Some(line)) = read_line(&mut output) {
        if lines.send(line).is_err() {
            return;
        }
    }
}

/// Copies a program's standard error to the log, and drops lines that come too fast.
fn copy_stderr(errors: impl Read, name: GuestName, log: &GuestLog) {
    let mut errors = BufReader::new(errors);
    let (mut begin, mut logged) = (Instant::now(), 0);
    while let Ok(Some(line)) = read_line(&mut errors) {
        if begin.elapsed() >= LOG_PERIOD {
            (begin, logged) = (Instant::now(), 0);
        }
        if logged < LOGGED_LINES && !line.trim().is_empty() {
            logged += 1;
            log.write(name, LogSource::Stderr, &line);
        }
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
        // It may be gone already.
        #[cfg(unix)]
        {
            use nix::sys::signal::{Signal, killpg};
            // Its process number is its own until we wait for it below.
            let group = nix::unistd::Pid::from_raw(self.child.id().cast_signed());
            let _ = killpg(group, Signal::SIGKILL);
            if let Some(guard) = self.guard.take() {
                guard.end();
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
