//! The thread that writes the players' settings.

use crate::app::Preferences;
use crate::io::config;
use crate::store::PlayerId;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// Settings of a player.
type Job = (PlayerId, Box<Preferences>);

/// Writes settings in the background, each player's in a file of their own.
#[derive(Clone, Debug)]
pub struct SettingsWriter {
    folder: PathBuf,
    jobs: Sender<Job>,
}

impl SettingsWriter {
    /// Starts the thread, which ends with the last clone. Errors: if the system gives no thread.
    pub fn start(folder: PathBuf) -> std::io::Result<Self> {
        let (jobs, queue) = channel();
        let writer = Self { folder, jobs };
        let folder = writer.folder.clone();
        thread::Builder::new()
            .name("settings".to_owned())
            .spawn(move || write_all(&folder, &queue))?;
        Ok(writer)
    }

    /// File of a player's settings.
    pub fn path(&self, player: PlayerId) -> PathBuf {
        path_in(&self.folder, player)
    }

    pub fn write(&self, player: PlayerId, preferences: Box<Preferences>) {
        // The thread lives as long as this sender.
        let _ = self.jobs.send((player, preferences));
    }
}

fn path_in(folder: &std::path::Path, player: PlayerId) -> PathBuf {
    folder.join(format!("{}.toml", player.0))
}

fn write_all(folder: &std::path::Path, queue: &Receiver<Job>) {
    while let Ok(first) = queue.recv() {
        // Of several changes by one player, the last counts.
        let latest: BTreeMap<i64, Box<Preferences>> = std::iter::once(first)
            .chain(queue.try_iter())
            .map(|(player, preferences)| (player.0, preferences))
            .collect();
        for (player, preferences) in latest {
            // A failure costs a preference, and the next change tries again.
            let _ = config::save(&path_in(folder, PlayerId(player)), &preferences);
        }
    }
}
