//! What `SQLite` says, in the store's terms.

use crate::store::StoreError;
use rusqlite::{Error, ErrorCode};
use std::path::Path;

/// The error of the store with what `SQLite` says turned into it, so that `?` takes both.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub struct SqliteError(#[from] pub StoreError);

impl From<SqliteError> for StoreError {
    fn from(error: SqliteError) -> Self {
        error.0
    }
}

impl From<std::io::Error> for SqliteError {
    fn from(error: std::io::Error) -> Self {
        Self(error.into())
    }
}

impl From<Error> for SqliteError {
    fn from(error: Error) -> Self {
        Self(cause(&error))
    }
}

/// What an error of `SQLite` means to those who keep games.
fn cause(error: &Error) -> StoreError {
    match error {
        // Tables or columns that are not there, or hold something else than ours do.
        Error::InvalidColumnType(..)
        | Error::InvalidColumnIndex(_)
        | Error::InvalidColumnName(_)
        | Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::SqlInputError { .. } => return StoreError::Foreign,
        _ => {}
    }
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Locked,
        Some(ErrorCode::DiskFull) => StoreError::DiskFull,
        Some(ErrorCode::ReadOnly) => StoreError::ReadOnly,
        Some(ErrorCode::CannotOpen) => StoreError::CannotOpen,
        Some(ErrorCode::PermissionDenied | ErrorCode::AuthorizationForStatementDenied) => {
            StoreError::NotPermitted
        }
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Damaged,
        Some(ErrorCode::SystemIoFailure) => StoreError::DiskSilent,
        // Our statements are right: what they are said to lack, the file lacks.
        Some(ErrorCode::Unknown | ErrorCode::SchemaChanged | ErrorCode::TypeMismatch) => {
            StoreError::Foreign
        }
        _ => StoreError::Other(error.to_string()),
    }
}

/// The cause of an error of the library at `path`: a full disk shows itself in many ways.
pub fn explained(error: StoreError, path: &Path) -> StoreError {
    let can_be_full = matches!(
        error,
        StoreError::DiskSilent
            | StoreError::Disk(_)
            | StoreError::ReadOnly
            | StoreError::CannotOpen
            | StoreError::Folder { .. }
    );
    if can_be_full && is_full(path) { StoreError::DiskFull } else { error }
}

/// Whether the disk of a file has no block left for us.
#[cfg(unix)]
fn is_full(path: &Path) -> bool {
    let places = path.ancestors().find(|place| place.is_dir());
    let disk = places.and_then(|folder| nix::sys::statvfs::statvfs(folder).ok());
    disk.is_some_and(|disk| disk.blocks() > 0 && disk.blocks_available() == 0)
}

#[cfg(not(unix))]
fn is_full(_: &Path) -> bool {
    false
}
