//! Files written on a thread of their own: no frame waits for a flush. Settings that could not be written are tried again
//! until they are.

use super::config;
use super::dirs::Dirs;
use super::files::save_new;
use crate::app::{FileEffect, Impossible, Message, Preferences, Written};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long the end of the program waits for what is still to be written.
const LAST_PATIENCE: Duration = Duration::from_secs(2);
/// How long after a failure to try again, while the program runs and while it waits to end.
const RETRY: Duration = Duration::from_millis(500);
const LAST_RETRY: Duration = Duration::from_millis(50);
/// Time for retries at the end of the program, when a failure can no longer be shown.
const LAST_TRIES: Duration = Duration::from_millis(500);

/// The thread that writes settings and exported games.
pub struct FileThread {
    jobs: Option<Sender<FileEffect>>,
    /// Says so when it has ended.
    ended: Receiver<()>,
}

impl FileThread {
    /// Starts the thread; what came of each file is handed to `tell`.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(
        dirs: Option<Dirs>,
        tell: impl Fn(Message) + Send + 'static,
    ) -> std::io::Result<Self> {
        let (jobs, queue) = channel();
        let (end, ended) = channel();
        thread::Builder::new().name("files".to_owned()).spawn(move || {
            FileWriter { dirs, tell, pending: None, trouble: None }.work(&queue);
            drop(end);
        })?;
        Ok(Self { jobs: Some(jobs), ended })
    }

    /// Has a file written.
    pub fn write(&self, job: FileEffect) {
        // The thread ends only after this sender.
        let _ = self.jobs.as_ref().map(|jobs| jobs.send(job));
    }
}

/// What is on its way is written before the program ends, if the disk answers.
impl Drop for FileThread {
    fn drop(&mut self) {
        self.jobs = None;
        let _ = self.ended.recv_timeout(LAST_PATIENCE);
    }
}

/// The work of the thread.
struct FileWriter<T> {
    dirs: Option<Dirs>,
    tell: T,
    /// Settings that could not be written yet.
    pending: Option<Box<Preferences>>,
    /// What was told last of why.
    trouble: Option<String>,
}

impl<T: Fn(Message)> FileWriter<T> {
    fn work(mut self, queue: &Receiver<FileEffect>) {
        loop {
            let next = match self.pending {
                Some(_) => queue.recv_timeout(RETRY),
                None => queue.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match next {
                Ok(FileEffect::Remember(preferences)) => {
                    self.pending = Some(preferences);
                    self.remember();
                }
                Ok(FileEffect::Save { extension, text }) => {
                    let message = self.save(extension, &text);
                    (self.tell)(message);
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

    /// Writes the settings that are to be written; tells of trouble once, and of its end.
    fn remember(&mut self) {
        let (Some(dirs), Some(preferences)) = (&self.dirs, &self.pending) else {
            self.pending = None;
            return;
        };
        match config::save(&dirs.settings(), preferences) {
            Ok(aside) => {
                self.pending = None;
                if self.trouble.take().is_some() {
                    (self.tell)(Message::Written(Written::Settings));
                }
                if let Some(name) = aside {
                    (self.tell)(Message::Written(Written::SettingsAside(name)));
                }
            }
            Err(error) => {
                let why = error.to_string();
                if self.trouble.as_ref() != Some(&why) {
                    self.trouble = Some(why.clone());
                    (self.tell)(Message::Impossible(Impossible::Remember(why)));
                }
            }
        }
    }

    /// Writes a game into a new file, and says what came of it.
    fn save(&self, extension: &str, text: &str) -> Message {
        let folder = self.dirs.as_ref().map(|dirs| dirs.data.as_path());
        match save_new(extension, text, folder) {
            Ok(path) => Message::Written(Written::Game(path.display().to_string())),
            Err(error) => Message::Impossible(Impossible::Save(error.to_string())),
        }
    }
}
