//! The operator's program that tells absent players of their games, by mail or in another way.

use super::log::Log;
use super::stats::Stats;
use crate::lobby::LobbyMail;
use jiff::Timestamp;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Longest run of the program.
const PATIENCE: Duration = Duration::from_secs(10);
/// Time between two looks whether it has ended.
const LOOK: Duration = Duration::from_millis(20);
/// Messages that wait for the program; more are dropped and counted.
const MOST_WAITING: usize = 1000;

/// A running hook: the program runs once for each message, one after the other.
#[derive(Clone)]
pub struct Hook {
    mail: SyncSender<LobbyMail>,
    stats: Arc<Stats>,
}

impl Hook {
    /// Errors: if there is no thread for it.
    pub fn start(program: PathBuf, stats: Arc<Stats>, log: Log) -> io::Result<Self> {
        let (mail, waiting) = sync_channel(MOST_WAITING);
        let counters = Arc::clone(&stats);
        thread::Builder::new()
            .name("hook".to_owned())
            .spawn(move || run_all(&program, &waiting, &counters, log))?;
        Ok(Self { mail, stats })
    }

    /// Queues a message.
    pub fn send(&self, mail: LobbyMail) {
        if self.mail.try_send(mail).is_err() {
            self.stats.hook_failures.fetch_add(1, Ordering::Relaxed);
        }
    }
}

fn run_all(program: &Path, waiting: &Receiver<LobbyMail>, stats: &Stats, log: Log) {
    for mail in waiting {
        if let Err(error) = run(program, &mail) {
            stats.hook_failures.fetch_add(1, Ordering::Relaxed);
            log.write(format_args!("hook {}: {error}", program.display()));
        }
    }
}

/// Runs the program for a message. Its arguments are safe for a shell: names have letters, digits and hyphens.
fn run(program: &Path, mail: &LobbyMail) -> io::Result<()> {
    let deadline = mail.deadline.and_then(|at| Timestamp::from_millisecond(at).ok());
    let deadline = deadline.map_or_else(|| "-".to_owned(), |at| format!("{at:.0}"));
    let mut child = Command::new(program)
        .args([&mail.kind.to_string(), &mail.to, &mail.opponent])
        .args([&mail.game.0.to_string(), &deadline])
        // It may hold the password of the database.
        .env_remove("OUTFLANK_STORE")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    let end = Instant::now() + PATIENCE;
    while child.try_wait()?.is_none() {
        if Instant::now() >= end {
            return stop(&mut child);
        }
        thread::sleep(LOOK);
    }
    let status = child.wait()?;
    if status.success() { Ok(()) } else { Err(io::Error::other(status.to_string())) }
}

fn stop(child: &mut Child) -> io::Result<()> {
    child.kill()?;
    child.wait()?;
    Err(io::Error::from(io::ErrorKind::TimedOut))
}
