//! Errors of `SQLite` in the store's terms.

use crate::store::StoreError;
use rusqlite::{Error, ErrorCode};
use std::path::Path;

/// A store error, into which `?` converts errors of `SQLite`.
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

/// Meaning of an error of `SQLite`.
fn cause(error: &Error) -> StoreError {
    match error {
        // Missing or foreign tables and columns.
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
        // Our statements are valid, so the file lacks something.
        Some(ErrorCode::Unknown | ErrorCode::SchemaChanged | ErrorCode::TypeMismatch) => {
            StoreError::Foreign
        }
        _ => StoreError::Other(error.to_string()),
    }
}

/// Cause of an error of the library at `path`: a full disk has many symptoms.
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

/// Room in bytes that a library needs beside itself: its log, and the index of that.
#[cfg(unix)]
const LEAST_ROOM: u64 = 64 << 10;

/// Whether the file's disk has no room left for us.
#[cfg(unix)]
fn is_full(path: &Path) -> bool {
    let places = path.ancestors().find(|place| place.is_dir());
    let disk = places.and_then(|folder| nix::sys::statvfs::statvfs(folder).ok());
    disk.is_some_and(|disk| {
        disk.blocks() > 0 && disk.blocks_available() * disk.fragment_size() < LEAST_ROOM
    })
}

#[cfg(not(unix))]
fn is_full(_: &Path) -> bool {
    false
}
