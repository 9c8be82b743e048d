//! Errors of the store.

use crate::words::say;
use std::path::PathBuf;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another program holds a lock.
    #[error("{}", say!("store-locked"))]
    Locked,
    /// Another tab of a web page keeps the games.
    #[error("{}", say!("store-other-tab"))]
    OtherTab,
    /// A browser without storage for a web page.
    #[error("{}", say!("store-no-storage"))]
    NoStorage,
    #[error("{}", say!("store-disk-full"))]
    DiskFull,
    #[error("{}", say!("store-read-only"))]
    ReadOnly,
    #[error("{}", say!("store-cannot-open"))]
    CannotOpen,
    #[error("{}", say!("store-not-permitted"))]
    NotPermitted,
    #[error("{}", say!("store-damaged"))]
    Damaged,
    /// I/O error of the disk.
    #[error("{}", say!("store-disk-silent"))]
    DiskSilent,
    #[error("{}", say!("store-disk", why = .0))]
    Disk(String),
    /// Folder not created, or file not renamed.
    #[error("{}", say!("store-folder", folder = folder.display().to_string(), why = why))]
    Folder { folder: PathBuf, why: String },
    /// Made by a later version of the program.
    #[error("{}", say!("store-newer", path = .0.display().to_string()))]
    Newer(PathBuf),
    /// A file that is to be merged is no library, or damaged.
    #[error("{}", say!("store-no-library"))]
    NoLibrary,
    /// A library that is to be merged was made by a later version of the program.
    #[error("{}", say!("store-newer-library"))]
    NewerLibrary,
    /// Another program's file, or foreign tables.
    #[error("{}", say!("store-foreign"))]
    Foreign,
    /// The position index cannot be rebuilt; games are safe.
    #[error("{}", say!("store-index-damaged"))]
    IndexDamaged,
    #[error("{}", say!("store-no-such-game", id = *.0))]
    NoSuchGame(i64),
    #[error("{}", say!("store-no-game", id = *.0, why = .1))]
    NoGame(i64, String),
    /// The answer is no longer wanted.
    #[error("{}", say!("store-unwanted"))]
    Unwanted,
    #[error("{}", say!("store-other", why = .0))]
    Other(String),
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        Self::Disk(error.to_string())
    }
}

impl StoreError {
    /// Whether reading remains possible.
    pub const fn is_about_writing(&self) -> bool {
        matches!(self, Self::ReadOnly | Self::CannotOpen | Self::DiskFull)
    }

    /// Whether a retry is useless.
    pub const fn is_lasting(&self) -> bool {
        matches!(self, Self::NoGame(..) | Self::NoSuchGame(_))
    }

    /// Whether a retry may succeed.
    pub const fn may_pass(&self) -> bool {
        matches!(self, Self::Locked | Self::DiskFull | Self::DiskSilent | Self::Disk(_))
    }
}
