//! Where the game keeps its files.

use etcetera::{BaseStrategy as _, choose_base_strategy};
use std::path::PathBuf;

/// The folder of the program inside the usual ones.
const FOLDER: &str = "outflank";

/// The folders of this player: `$XDG_DATA_HOME/outflank` and `$XDG_CONFIG_HOME/outflank`, or what
/// the platform has instead. They need not exist yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dirs {
    /// Games.
    pub data: PathBuf,
    /// Settings.
    pub config: PathBuf,
}

impl Dirs {
    /// The usual ones; `None` where the system knows no home.
    pub fn usual() -> Option<Self> {
        let base = choose_base_strategy().ok()?;
        Some(Self { data: base.data_dir().join(FOLDER), config: base.config_dir().join(FOLDER) })
    }

    /// The file of all games.
    pub fn games(&self) -> PathBuf {
        self.data.join("games.db")
    }

    /// The file of the settings.
    pub fn settings(&self) -> PathBuf {
        self.config.join("config.toml")
    }
}
