//! Files written on a thread of their own: no frame waits for a flush.

use super::config;
use super::dirs::Dirs;
use super::files::save_new;
use crate::app::{FileEffect, Impossible, Message, Written};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// How long the end of the program waits for what is still to be written.
const LAST_PATIENCE: Duration = Duration::from_secs(2);

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
            for job in queue {
                if let Some(message) = write(job, dirs.as_ref()) {
                    tell(message);
                }
            }
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

/// Writes a file, and says what there is to say of it.
fn write(job: FileEffect, dirs: Option<&Dirs>) -> Option<Message> {
    match job {
        FileEffect::Remember(preferences) => match config::save(&dirs?.settings(), &preferences) {
            Ok(aside) => aside.map(|name| Message::Written(Written::SettingsAside(name))),
            Err(error) => Some(Message::Impossible(Impossible::Remember(error.to_string()))),
        },
        FileEffect::Save { extension, text } => {
            Some(match save_new(extension, &text, dirs.map(|dirs| dirs.data.as_path())) {
                Ok(path) => Message::Written(Written::Game(path.display().to_string())),
                Err(error) => Message::Impossible(Impossible::Save(error.to_string())),
            })
        }
    }
}
