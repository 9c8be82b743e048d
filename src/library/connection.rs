//! Opening the library: to write, else to read, or in place of a damaged one.

use super::error::{SqliteError, explained};
use super::explorer_cache::ExplorerCache;
use super::set_aside::set_aside_with;
use super::{SqliteStore, schema};
use crate::store::{PlayerId, StoreError};
use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};
use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

/// Wait for other writing programs.
const PATIENCE: Duration = Duration::from_millis(100);
/// Pages copied in one step.
const PAGES: i32 = 4096;

/// An opened library, and the new name of a damaged file it replaces.
pub type Opened = (SqliteStore, Option<String>);

/// A connection that reads the file as it is, without locks and without a write-ahead log, which may need write access.
fn read_only(path: &Path) -> rusqlite::Result<Connection> {
    let escaped =
        path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    Connection::open_with_flags(format!("file:{escaped}?immutable=1"), flags)
}

/// Refuses a file of another program before anything in it changes. The first check takes no locks, and fails on a whole
/// library while another connection writes its log into the file: a refusal is checked again with locks, and damage is
/// reported only by the connection that is opened next.
fn refuse_others(path: &Path) -> Result<(), SqliteError> {
    let view = read_only(path).map_err(SqliteError::from);
    let first = match view.and_then(|db| schema::refuse_others(&db, path)) {
        Ok(()) | Err(SqliteError(StoreError::Damaged)) => return Ok(()),
        Err(first) => first,
    };
    let locked = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    locked.busy_timeout(PATIENCE)?;
    match schema::refuse_others(&locked, path) {
        // Without write access a log cannot be read.
        Err(SqliteError(error)) if error.is_about_writing() => Err(first),
        second => second,
    }
}

impl SqliteStore {
    /// Opens the library, read-only if it cannot be written, or creates it. A damaged file is renamed first; the second
    /// value is its new name. Errors: [`SqliteError`] if the library can be neither opened nor created.
    pub fn open(path: &Path) -> Result<Opened, SqliteError> {
        let opened = match Self::open_whole(path) {
            // Another program may have replaced it meanwhile.
            Err(SqliteError(StoreError::Damaged)) => match Self::open_whole(path) {
                Err(SqliteError(StoreError::Damaged)) => Self::open_instead(path),
                opened => opened.map(|store| (store, None)),
            },
            opened => opened.map(|store| (store, None)),
        };
        opened.map_err(|SqliteError(error)| explained(error, path).into())
    }

    /// Cause of an error of this library.
    pub fn explained(&self, error: StoreError) -> StoreError {
        // It was opened to read because a write had failed: that one says why.
        let error = match (&error, &self.unwritable) {
            (StoreError::ReadOnly, Some(first)) => first.clone(),
            _ => error,
        };
        explained(error, &self.path)
    }

    /// Replaces a damaged file by a new library.
    fn open_instead(path: &Path) -> Result<Opened, SqliteError> {
        let aside = set_aside_with(path, &["", "-wal", "-shm"]).map_err(|error| {
            StoreError::Folder { folder: path.to_owned(), why: error.to_string() }
        })?;
        let name = aside.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok((Self::open_whole(path)?, Some(name)))
    }

    fn open_whole(path: &Path) -> Result<Self, SqliteError> {
        match Self::open_to_write(path) {
            Err(SqliteError(error)) if error.is_about_writing() && path.exists() => {
                match Self::open_to_read(path) {
                    Ok(store) => Ok(Self { unwritable: Some(error), ..store }),
                    Err(SqliteError(
                        reason @ (StoreError::Newer(_) | StoreError::Foreign | StoreError::Damaged),
                    )) => Err(reason.into()),
                    Err(_) => Err(error.into()),
                }
            }
            opened => opened,
        }
    }

    /// Opens a library that cannot be written, as it is now. One of an older version is migrated in memory.
    fn open_to_read(path: &Path) -> Result<Self, SqliteError> {
        let db = read_only(path)?;
        if schema::is_present(&db, path)? {
            return Self::of(db, path);
        }
        let mut copy = Connection::open_in_memory()?;
        Backup::new(&db, &mut copy)?.run_to_completion(PAGES, Duration::ZERO, None)?;
        schema::migrate(&mut copy, path)?;
        copy.pragma_update(None, "query_only", true)?;
        Self::of(copy, path)
    }

    fn open_to_write(path: &Path) -> Result<Self, SqliteError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| StoreError::Folder {
                folder: folder.to_owned(),
                why: error.to_string(),
            })?;
        }
        if path.is_file() {
            refuse_others(path)?;
        }
        let mut db = Connection::open(path)?;
        db.busy_timeout(PATIENCE)?;
        schema::prepare(&mut db, path)?;
        Self::of(db, path)
    }

    fn of(db: Connection, path: &Path) -> Result<Self, SqliteError> {
        let library = db.query_row("SELECT number FROM library", [], |row| row.get(0))?;
        let explorer = ExplorerCache::default();
        let (saved, saved_trees) = (HashMap::new(), HashMap::new());
        let (path, player) = (path.to_owned(), PlayerId::HOME);
        let unwritable = None;
        Ok(Self { db, path, library, player, saved, saved_trees, explorer, unwritable })
    }

    /// Opens the file again after an error that reports damage, and replaces it if a check confirms the damage. If the
    /// file is whole, another program has replaced it already. Errors: as [`Self::open`], and if the check cannot be
    /// made.
    pub fn reopen(self) -> Result<Opened, SqliteError> {
        let Self { db, path, library, saved, saved_trees, .. } = self;
        drop(db);
        let (mut store, aside) = Self::open(&path)?;
        if aside.is_none() && !store.is_whole()? {
            drop(store);
            return Self::open_instead(&path);
        }
        // In another library the numbers mean other games.
        if store.library == library {
            (store.saved, store.saved_trees) = (saved, saved_trees);
        }
        Ok((store, aside))
    }

    /// Whether the file is consistent, as far as checked.
    fn is_whole(&self) -> Result<bool, SqliteError> {
        let check = "PRAGMA quick_check(1)";
        match self.db.query_row(check, [], |row| row.get::<_, String>(0)).map_err(SqliteError::from)
        {
            Ok(answer) => Ok(answer == "ok"),
            Err(SqliteError(StoreError::Damaged)) => Ok(false),
            Err(error) => Err(error),
        }
    }
}
