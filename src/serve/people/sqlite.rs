//! People in a file (`SQLite`).

use super::database::{Cell, CellRow, Database, Queries, RequestError, Work};
use super::schema;
use crate::serve::log::Log;
use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, Transaction, TransactionBehavior};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Least time between two lines of the log on one cause of failure.
const FAILURE_PAUSE: Duration = Duration::from_mins(1);
/// Wait for other writing programs.
const PATIENCE: Duration = Duration::from_secs(1);

/// A database in a file, or in memory.
pub struct SqliteDatabase(Connection);

impl SqliteDatabase {
    /// Opens the database at `path`, or creates it. Errors: if it can be neither opened nor created.
    pub fn open(path: &Path) -> rusqlite::Result<Self> {
        let db = Connection::open(path)?;
        db.busy_timeout(PATIENCE)?;
        db.pragma_update(None, "journal_mode", "WAL")?;
        // Each commit is on the disk when it returns: a move is there before the opponent sees it.
        db.pragma_update(None, "synchronous", "FULL")?;
        Self::of(db)
    }

    pub fn in_memory() -> rusqlite::Result<Self> {
        Self::of(Connection::open_in_memory()?)
    }

    fn of(mut db: Connection) -> rusqlite::Result<Self> {
        db.pragma_update(None, "foreign_keys", true)?;
        schema::migrate(&mut db)?;
        db.set_prepared_statement_cache_capacity(64);
        Ok(Self(db))
    }
}

impl SqliteDatabase {
    fn attempt(
        &mut self,
        behavior: TransactionBehavior,
        work: Work<'_>,
    ) -> Result<(), RequestError> {
        let mut transaction = self.0.transaction_with_behavior(behavior)?;
        work(&mut transaction)?;
        Ok(transaction.commit()?)
    }
}

/// Writes why the database failed: the same cause once a minute, as every query meets it.
fn note_failure(error: &rusqlite::Error) {
    static LAST: Mutex<Option<(String, Instant)>> = Mutex::new(None);
    let (why, now) = (error.to_string(), Instant::now());
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    let is_known = |(known, at): &(String, Instant)| *known == why && now < *at + FAILURE_PAUSE;
    if !last.as_ref().is_some_and(is_known) {
        Log::new(false).write(format_args!("the database of people: {why}"));
        *last = Some((why, now));
    }
}

impl From<rusqlite::Error> for RequestError {
    fn from(error: rusqlite::Error) -> Self {
        use ErrorCode::{DatabaseBusy, DatabaseLocked};
        if matches!(error.sqlite_error_code(), Some(DatabaseBusy | DatabaseLocked)) {
            return Self::Collision;
        }
        note_failure(&error);
        Self::Unavailable
    }
}

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Null => ToSqlOutput::Borrowed(ValueRef::Null),
            Self::Int(value) => (*value).into(),
            Self::Real(value) => (*value).into(),
            Self::Bool(value) => (*value).into(),
            Self::Text(value) => ToSqlOutput::Borrowed(value.as_str().into()),
        })
    }
}

impl TryFrom<ValueRef<'_>> for Cell {
    type Error = RequestError;

    fn try_from(value: ValueRef<'_>) -> Result<Self, RequestError> {
        Ok(match value {
            ValueRef::Null => Self::Null,
            ValueRef::Integer(value) => Self::Int(value),
            ValueRef::Real(value) => Self::Real(value),
            ValueRef::Text(bytes) => Self::Text(String::from_utf8_lossy(bytes).into_owned()),
            ValueRef::Blob(_) => return Err(RequestError::Invalid("a blob".to_owned())),
        })
    }
}

impl Queries for Transaction<'_> {
    fn execute(&mut self, sql: &str, values: &[Cell]) -> Result<u64, RequestError> {
        let changed = self.prepare_cached(sql)?.execute(rusqlite::params_from_iter(values))?;
        Ok(changed as u64)
    }

    fn query(&mut self, sql: &str, values: &[Cell]) -> Result<Vec<CellRow>, RequestError> {
        let mut statement = self.prepare_cached(sql)?;
        let columns = statement.column_count();
        let mut rows = statement.query(rusqlite::params_from_iter(values))?;
        let mut all = Vec::new();
        while let Some(row) = rows.next()? {
            let cells = (0..columns).map(|at| Cell::try_from(row.get_ref(at)?));
            all.push(CellRow(cells.collect::<Result<_, RequestError>>()?));
        }
        Ok(all)
    }
}

impl Database for SqliteDatabase {
    fn transact(&mut self, work: Work<'_>) -> Result<(), RequestError> {
        // Readers wait for no writer: only work that collided with a writer asks for the lock first.
        match self.attempt(TransactionBehavior::Deferred, &mut *work) {
            Err(RequestError::Collision) => self.attempt(TransactionBehavior::Immediate, work),
            done => done,
        }
    }

    fn notify(&mut self, _: &str) -> Result<(), RequestError> {
        // One server has a file for itself.
        Ok(())
    }

    fn is_newer(&mut self) -> Result<bool, RequestError> {
        let version: i64 = self.0.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        Ok(version > schema::VERSION)
    }

    fn clock_offset(&mut self) -> i64 {
        0
    }
}
