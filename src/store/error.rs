//! Why something cannot be kept or read, in the words of a player.

use std::path::PathBuf;

/// The error of a store.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another program has it to itself.
    #[error("another program has the games locked")]
    Locked,
    /// There is no room.
    #[error("the disk is full")]
    DiskFull,
    /// It can only be read.
    #[error("the games are read-only")]
    ReadOnly,
    /// It cannot be opened.
    #[error("the games cannot be opened")]
    CannotOpen,
    /// The system does not allow it.
    #[error("the games may not be written")]
    NotPermitted,
    /// It is no store any more.
    #[error("the file of the games is damaged")]
    Damaged,
    /// The disk answers with an error.
    #[error("the disk does not answer")]
    DiskSilent,
    /// The disk has not taken it.
    #[error("the disk does not take it: {0}")]
    Disk(String),
    /// Its folder cannot be made, or its file not be set aside.
    #[error("{} cannot be made: {why}", folder.display())]
    Folder {
        /// Which one.
        folder: PathBuf,
        /// Why.
        why: String,
    },
    /// A later version of the program has made it.
    #[error("{} was made by a newer outflank, which alone can use it", .0.display())]
    Newer(PathBuf),
    /// It is another program's, or somebody has changed its tables.
    #[error("the file of the games is not outflank's: move it away, and a new one is made")]
    Foreign,
    /// There is no such game, or it makes no sense.
    #[error("game {0} cannot be read: {1}")]
    NoGame(i64, String),
    /// Nobody waits for the answer any more.
    #[error("it was asked for no longer")]
    Unwanted,
    /// Anything else.
    #[error("the games cannot be used: {0}")]
    Other(String),
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        Self::Disk(error.to_string())
    }
}

impl StoreError {
    /// Whether the store could be read all the same.
    pub const fn is_about_writing(&self) -> bool {
        matches!(self, Self::ReadOnly | Self::CannotOpen | Self::DiskFull)
    }

    /// Whether trying again is of no use: it is neither the disk's fault nor another program's.
    pub const fn is_lasting(&self) -> bool {
        matches!(self, Self::NoGame(..))
    }
}
