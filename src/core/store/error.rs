//! Why something cannot be kept or read, in the words of a player.

use crate::words::say;
use std::path::PathBuf;

/// The error of a store.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another program has it to itself.
    #[error("{}", say!("store-locked"))]
    Locked,
    /// There is no room.
    #[error("{}", say!("store-disk-full"))]
    DiskFull,
    /// It can only be read.
    #[error("{}", say!("store-read-only"))]
    ReadOnly,
    /// It cannot be opened.
    #[error("{}", say!("store-cannot-open"))]
    CannotOpen,
    /// The system does not allow it.
    #[error("{}", say!("store-not-permitted"))]
    NotPermitted,
    /// It is no store any more.
    #[error("{}", say!("store-damaged"))]
    Damaged,
    /// The disk answers with an error.
    #[error("{}", say!("store-disk-silent"))]
    DiskSilent,
    /// The disk has not taken it.
    #[error("{}", say!("store-disk", why = .0))]
    Disk(String),
    /// Its folder cannot be made, or its file not be set aside.
    #[error("{}", say!("store-folder", folder = folder.display().to_string(), why = why))]
    Folder {
        /// Which one.
        folder: PathBuf,
        /// Why.
        why: String,
    },
    /// A later version of the program has made it.
    #[error("{}", say!("store-newer", path = .0.display().to_string()))]
    Newer(PathBuf),
    /// It is another program's, or somebody has changed its tables.
    #[error("{}", say!("store-foreign"))]
    Foreign,
    /// The index by position makes no sense and cannot be made anew; the games are safe.
    #[error("{}", say!("store-index-damaged"))]
    IndexDamaged,
    /// There is no such game.
    #[error("{}", say!("store-no-such-game", id = *.0))]
    NoSuchGame(i64),
    /// The game makes no sense.
    #[error("{}", say!("store-no-game", id = *.0, why = .1))]
    NoGame(i64, String),
    /// Nobody waits for the answer any more.
    #[error("{}", say!("store-unwanted"))]
    Unwanted,
    /// Anything else.
    #[error("{}", say!("store-other", why = .0))]
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
        matches!(self, Self::NoGame(..) | Self::NoSuchGame(_))
    }

    /// Whether a retry may succeed.
    pub const fn may_pass(&self) -> bool {
        matches!(self, Self::Locked | Self::DiskFull | Self::DiskSilent | Self::Disk(_))
    }
}
