//! Another program as a process, with lines in and out.

use super::plain_loop::read_line;
use crate::opponents::{GuestLog, GuestName, LogSource, OpponentError, Program, Transport};
use std::io::{self, BufReader, Read, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Lines that are read ahead of what somebody waits for.
const LINES_AHEAD: usize = 64;

/// Complaints that are taken down at once, and the rest after that: who complains without end waits.
const COMPLAINTS: usize = 50;
const REST: Duration = Duration::from_millis(500);

/// A running program; it is killed when this goes, with whatever it has started.
#[derive(Debug)]
pub struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    begin: Instant,
}

impl Process {
    /// Starts a program. What it says on its standard error goes to the log, if there is one.
    ///
    /// # Errors
    ///
    /// [`OpponentError::NoCommand`] and [`OpponentError::NotStarted`].
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
        // Ctrl-C is for us alone: we end it.
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let not_started = |error: io::Error| OpponentError::NotStarted(error.to_string());
        let mut child = command.spawn().map_err(not_started)?;
        let input = child.stdin.take().expect("it is piped");
        let output = child.stdout.take().expect("it is piped");
        let errors = child.stderr.take();
        let (sender, lines) = sync_channel(LINES_AHEAD);
        let process = Self { child, input, lines, begin: Instant::now() };
        let spawn = |name: &str, work: Box<dyn FnOnce() + Send>| {
            thread::Builder::new().name(name.to_owned()).spawn(work).map_err(not_started)
        };
        spawn("program", Box::new(move || hand_on(output, &sender)))?;
        if let (Some(errors), Some((name, log))) = (errors, log.cloned()) {
            spawn("complaints", Box::new(move || take_down(errors, name, &log)))?;
        }
        Ok(process)
    }
}

/// A path that may begin at the player's home, as in a shell.
fn from_home(path: &str) -> PathBuf {
    let rest = path.strip_prefix("~/").or((path == "~").then_some(""));
    match (rest, etcetera::home_dir()) {
        (Some(rest), Ok(home)) => home.join(rest),
        _ => PathBuf::from(path),
    }
}

/// Hands on what a program says, as long as anybody takes it: whoever says more waits.
fn hand_on(output: impl Read, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    while let Ok(Some(line)) = read_line(&mut output) {
        if lines.send(line).is_err() {
            return;
        }
    }
}

/// Takes down what a program complains of, so fast and no faster.
fn take_down(errors: impl Read, name: GuestName, log: &GuestLog) {
    let mut errors = BufReader::new(errors);
    loop {
        for _ in 0..COMPLAINTS {
            let Ok(Some(line)) = read_line(&mut errors) else { return };
            if !line.trim().is_empty() {
                log.write(name, LogSource::Complained, &line);
            }
        }
        thread::sleep(REST);
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
