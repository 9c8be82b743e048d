//! Opening the database: to write, or else to read, or in place of a damaged one.

use super::error::{SqliteError, explained};
use super::explorer_cache::ExplorerCache;
use super::{SqliteStore, schema};
use crate::io::files::set_aside_with;
use crate::store::{PlayerId, StoreError};
use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};
use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

/// How long to wait for another program that writes.
const PATIENCE: Duration = Duration::from_millis(100);
/// Pages that a copy takes over at a time.
const PAGES: i32 = 4096;

/// A store that was opened, and the new name of the damaged file that was in its place, if one was.
pub type Opened = (SqliteStore, Option<String>);

impl SqliteStore {
    /// Opens the database, making it where there is none. A file that is damaged is set aside under a new
    /// name first, which is the second value then.
    ///
    /// # Errors
    ///
    /// [`SqliteError`] says why games cannot be kept.
    pub fn open(path: &Path) -> Result<Opened, SqliteError> {
        let opened = match Self::open_whole(path) {
            // Another program may have set it aside meanwhile: then the file there is whole.
            Err(SqliteError(StoreError::Damaged)) => match Self::open_whole(path) {
                Err(SqliteError(StoreError::Damaged)) => Self::open_instead(path),
                opened => opened.map(|store| (store, None)),
            },
            opened => opened.map(|store| (store, None)),
        };
        opened.map_err(|SqliteError(error)| explained(error, path).into())
    }

    /// The cause of an error that this library has returned.
    pub fn explained(&self, error: StoreError) -> StoreError {
        explained(error, &self.path)
    }

    /// Opens a new file where a damaged one is, which is set aside.
    fn open_instead(path: &Path) -> Result<Opened, SqliteError> {
        let aside = set_aside_with(path, &["", "-wal", "-shm"]).map_err(|error| {
            StoreError::Folder { folder: path.to_owned(), why: error.to_string() }
        })?;
        let name = aside.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok((Self::open_whole(path)?, Some(name)))
    }

    fn open_whole(path: &Path) -> Result<Self, SqliteError> {
        match Self::open_to_write(path) {
            Err(error) if error.0.is_about_writing() && path.exists() => Self::open_to_read(path)
                .map_err(|reason| match reason.0 {
                    StoreError::Newer(_) | StoreError::Foreign | StoreError::Damaged => reason,
                    _ => error,
                }),
            opened => opened,
        }
    }

    /// What cannot be written can still be read, as it is at this moment. A library of an older version is
    /// brought to the present one in memory.
    fn open_to_read(path: &Path) -> Result<Self, SqliteError> {
        // Without a log to write ahead there is none to be read: nobody writes here.
        let escaped =
            path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
        let db = Connection::open_with_flags(format!("file:{escaped}?immutable=1"), flags)?;
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
        Ok(Self { db, path, library, player, saved, saved_trees, explorer })
    }

    /// Opens the same file anew: after an error that says it is damaged. Where it is whole, another program
    /// has set the damaged one aside already. A check that cannot be made says nothing about the file.
    ///
    /// # Errors
    ///
    /// As [`Self::open`], and where nobody can tell whether the file is whole.
    pub fn reopen(self) -> Result<Opened, SqliteError> {
        let Self { db, path, library, saved, saved_trees, .. } = self;
        drop(db);
        let (mut store, told) = Self::open(&path)?;
        if told.is_none() && !store.is_whole()? {
            drop(store);
            return Self::open_instead(&path);
        }
        // In another library the numbers mean other games.
        if store.library == library {
            (store.saved, store.saved_trees) = (saved, saved_trees);
        }
        Ok((store, told))
    }

    /// Whether the file holds together, as far as can be told.
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
