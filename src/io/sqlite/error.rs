//! What `SQLite` says, in the store's terms.

use crate::store::StoreError;
use rusqlite::{Error, ErrorCode};

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        match &error {
            // Tables or columns that are not there, or hold something else than ours do.
            Error::InvalidColumnType(..)
            | Error::InvalidColumnIndex(_)
            | Error::InvalidColumnName(_)
            | Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::SqlInputError { .. } => return Self::Foreign,
            _ => {}
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked,
            Some(ErrorCode::DiskFull) => Self::DiskFull,
            Some(ErrorCode::ReadOnly) => Self::ReadOnly,
            Some(ErrorCode::CannotOpen) => Self::CannotOpen,
            Some(ErrorCode::PermissionDenied | ErrorCode::AuthorizationForStatementDenied) => {
                Self::NotPermitted
            }
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged,
            Some(ErrorCode::SystemIoFailure) => Self::DiskSilent,
            // Our statements are right: what they are said to lack, the file lacks.
            Some(ErrorCode::Unknown | ErrorCode::SchemaChanged | ErrorCode::TypeMismatch) => {
                Self::Foreign
            }
            _ => Self::Other(error.to_string()),
        }
    }
}
