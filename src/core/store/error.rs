//! Errors of the store.

use crate::records::BoardError;
use crate::rules::PlayError;
use crate::rules::transcript::TranscriptError;
use std::path::PathBuf;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum StoreError {
    /// Another program holds a lock.
    #[error("another program is using the game library")]
    Locked,
    /// Another tab of a web page keeps the games.
    #[error("another tab of this page keeps your games")]
    OtherTab,
    /// A browser without storage for a web page.
    #[error("this browser gives the page no storage")]
    NoStorage,
    #[error("the disk is full")]
    DiskFull,
    #[error("the game library is read-only")]
    ReadOnly,
    #[error("the game library cannot be opened")]
    CannotOpen,
    #[error("no permission to write to the game library")]
    NotPermitted,
    #[error("the game library is damaged")]
    Damaged,
    /// I/O error of the disk.
    #[error("the disk is not responding")]
    DiskSilent,
    #[error("could not write to disk: {0}")]
    Disk(String),
    /// Folder not created, or file not renamed.
    #[error("could not create {folder}: {why}", folder = folder.display().to_string())]
    Folder { folder: PathBuf, why: String },
    /// Made by a later version of the program.
    #[error("{path} was made by a newer version: update outflank to open it", path = .0.display().to_string())]
    Newer(PathBuf),
    /// A file that is to be merged is no library, or damaged.
    #[error("the file is no game library of outflank, or it is damaged")]
    NoLibrary,
    /// A library that is to be merged was made by a later version of the program.
    #[error("the file was made by a newer version of outflank")]
    NewerLibrary,
    /// Another program's file, or foreign tables.
    #[error("the game library belongs to another program: move it elsewhere to start a new one")]
    Foreign,
    /// The position index cannot be rebuilt; games are safe.
    #[error("the index of positions is damaged and cannot be rebuilt here: your games are safe")]
    IndexDamaged,
    #[error("there is no game {0}")]
    NoSuchGame(i64),
    #[error("game {0} cannot be read: {1}")]
    NoGame(i64, GameFault),
    /// The answer is no longer wanted.
    #[error("no longer needed")]
    Unwanted,
    #[error("the game library cannot be used: {0}")]
    Other(String),
}

/// Fault of a stored game that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum GameFault {
    #[error("its rules are unknown")]
    Rules,
    #[error(transparent)]
    Board(#[from] BoardError),
    #[error(transparent)]
    Moves(#[from] TranscriptError),
    /// Its end by a forfeit.
    #[error(transparent)]
    End(#[from] PlayError),
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
