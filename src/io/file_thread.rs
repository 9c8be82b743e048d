//! File writes on a thread of their own, so that no frame waits for a flush. Failed saves of settings are retried.

use super::config;
use super::dirs::Dirs;
use super::files::save_new;
use super::known_terminals::remember;
use super::terminal_state::TerminalAnswers;
use super::threads::spawn;
use crate::app::{FileEffect, Impossible, Message, Preferences, Written};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Longest wait for writes at the end of the program.
const LAST_PATIENCE: Duration = Duration::from_secs(2);
const RETRY: Duration = Duration::from_millis(500);
const LAST_RETRY: Duration = Duration::from_millis(50);
/// Duration of retries at the end of the program, when a failure can no longer be shown.
const LAST_TRIES: Duration = Duration::from_millis(500);

enum FileJob {
    Effect(FileEffect),
    /// Answers of a terminal, by its name and version.
    Terminal(String, TerminalAnswers),
}

/// Thread that writes settings and exported games.
pub struct FileThread {
    jobs: Option<Sender<FileJob>>,
    /// Signals the thread's end.
    ended: Receiver<()>,
}

impl FileThread {
    /// Starts the thread, which reports results to `notify`. Errors: if the system gives no thread.
    pub fn start(
        dirs: Option<Dirs>,
        notify: impl Fn(Message) + Send + 'static,
    ) -> std::io::Result<Self> {
        let (jobs, queue) = channel();
        let (end, ended) = channel();
        spawn("files", move || {
            FileWriter { dirs, notify, pending: None, trouble: None }.work(&queue);
            drop(end);
        })?;
        Ok(Self { jobs: Some(jobs), ended })
    }

    pub fn write(&self, effect: FileEffect) {
        self.send(FileJob::Effect(effect));
    }

    /// Notes what a terminal answered.
    pub fn remember_terminal(&self, key: &str, answers: TerminalAnswers) {
        self.send(FileJob::Terminal(key.to_owned(), answers));
    }

    fn send(&self, job: FileJob) {
        // The thread outlives this sender.
        let _ = self.jobs.as_ref().map(|jobs| jobs.send(job));
    }
}

/// Waits for pending writes, with a limit.
impl Drop for FileThread {
    fn drop(&mut self) {
        self.jobs = None;
        let _ = self.ended.recv_timeout(LAST_PATIENCE);
    }
}

/// State of the thread.
struct FileWriter<T> {
    dirs: Option<Dirs>,
    notify: T,
    /// Settings still to be written.
    pending: Option<Box<Preferences>>,
    /// Last reported failure.
    trouble: Option<String>,
}

impl<T: Fn(Message)> FileWriter<T> {
    fn work(mut self, queue: &Receiver<FileJob>) {
        loop {
            let next = match self.pending {
                Some(_) => queue.recv_timeout(RETRY),
                None => queue.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match next {
                Ok(FileJob::Effect(FileEffect::Remember(preferences))) => {
                    self.pending = Some(preferences);
                    self.remember();
                }
                Ok(FileJob::Effect(FileEffect::Save { extension, content })) => {
                    let message = self.save(extension, &content);
                    (self.notify)(message);
                }
                // The loop draws it and sends its content.
                Ok(FileJob::Effect(FileEffect::SaveImage(_))) => {}
                Ok(FileJob::Terminal(key, answers)) => {
                    // Without the file the next start asks again.
                    let _ = self.dirs.as_ref().map(|dirs| remember(dirs, &key, answers));
                }
                Err(RecvTimeoutError::Timeout) => self.remember(),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        let begin = Instant::now();
        while self.pending.is_some() && begin.elapsed() < LAST_TRIES {
            thread::sleep(LAST_RETRY);
            self.remember();
        }
    }

    /// Writes pending settings; reports each new failure once, and the first success after a failure.
    fn remember(&mut self) {
        let (Some(dirs), Some(preferences)) = (&self.dirs, &self.pending) else {
            self.pending = None;
            return;
        };
        match config::save(&dirs.settings(), preferences) {
            Ok(aside) => {
                self.pending = None;
                if self.trouble.take().is_some() {
                    (self.notify)(Message::Written(Written::Settings));
                }
                if let Some(name) = aside {
                    (self.notify)(Message::Written(Written::SettingsAside(name)));
                }
            }
            Err(error) => {
                let why = error.to_string();
                if self.trouble.as_ref() != Some(&why) {
                    self.trouble = Some(why.clone());
                    (self.notify)(Message::Impossible(Impossible::Remember(why)));
                }
            }
        }
    }

    /// Writes a game to a new file and returns the report.
    fn save(&self, extension: &str, content: &[u8]) -> Message {
        let folder = self.dirs.as_ref().map(|dirs| dirs.data.as_path());
        match save_new(extension, content, folder) {
            Ok(path) => Message::Written(Written::Game(path.display().to_string())),
            Err(error) => Message::Impossible(Impossible::Save(error.to_string())),
        }
    }
}
