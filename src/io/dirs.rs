//! Folders of the program's files.

use etcetera::{BaseStrategy as _, choose_base_strategy};
use std::path::PathBuf;

/// Name of the program's folder.
const FOLDER: &str = "outflank";

/// Folders of a player: `$XDG_DATA_HOME/outflank` and `$XDG_CONFIG_HOME/outflank`, or the platform's equivalents.
/// They need not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dirs {
    pub data: PathBuf,
    pub config: PathBuf,
}

impl Dirs {
    /// Default folders; `None` if the system knows no home.
    pub fn usual() -> Option<Self> {
        let base = choose_base_strategy().ok()?;
        Some(Self { data: base.data_dir().join(FOLDER), config: base.config_dir().join(FOLDER) })
    }

    pub fn games(&self) -> PathBuf {
        self.data.join("games.db")
    }

    pub fn settings(&self) -> PathBuf {
        self.config.join("config.toml")
    }
}
