//! Why something cannot be kept, in the words of a player.

use rusqlite::ErrorCode;
use std::path::PathBuf;

/// Why something could not be kept.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// The database says no.
    #[error("{}", reason(.0))]
    Database(rusqlite::Error),
    /// Its folder cannot be made, or the file not be set aside.
    #[error("{} cannot be made: {error}", folder.display())]
    Folder {
        /// Which one.
        folder: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The disk has not taken it.
    #[error("the disk does not take it: {0}")]
    Disk(#[from] std::io::Error),
    /// A later version of the program has made it.
    #[error("{} was made by a newer outflank, which alone can use it", .0.display())]
    Newer(PathBuf),
    /// What stands in it is no game.
    #[error("game {0} cannot be read: {1}")]
    NoGame(i64, String),
}

/// The sentence says it all: there is no error behind it to be told besides.
impl From<rusqlite::Error> for KeepError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error)
    }
}

/// What the database says, in the words of a player.
fn reason(error: &rusqlite::Error) -> String {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
            "another program has the games locked".to_owned()
        }
        Some(ErrorCode::DiskFull) => "the disk is full".to_owned(),
        Some(ErrorCode::ReadOnly) => "the games are read-only".to_owned(),
        Some(ErrorCode::CannotOpen) => "the games cannot be opened".to_owned(),
        Some(ErrorCode::PermissionDenied | ErrorCode::AuthorizationForStatementDenied) => {
            "the games may not be written".to_owned()
        }
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
            "the file of the games is damaged".to_owned()
        }
        Some(ErrorCode::SystemIoFailure) => "the disk does not answer".to_owned(),
        _ => error.to_string(),
    }
}

impl KeepError {
    /// Whether it could be read all the same.
    pub fn is_about_writing(&self) -> bool {
        matches!(self, Self::Database(error) if matches!(
            error.sqlite_error_code(),
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::DiskFull)
        ))
    }

    /// Whether trying again is of no use: it is not the disk's fault, nor another program's.
    pub const fn is_lasting(&self) -> bool {
        matches!(self, Self::NoGame(..))
    }

    /// Whether the file is no database any more.
    pub fn is_damage(&self) -> bool {
        matches!(self, Self::Database(error) if matches!(
            error.sqlite_error_code(),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
        ))
    }
}
