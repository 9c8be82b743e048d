//! The keep: every game there is, in one `SQLite` database.
//!
//! What is written is a committed transaction when the call returns: the end of the program does not
//! matter to it, nor, after [`Keep::flush`], that of the power. Several programs
//! may have the same file open. A game that another program has changed meanwhile is not written
//! over: ours becomes a game of its own.

mod browse;
mod coach;
mod error;
mod rows;
mod schema;

use super::files::{extended, set_aside_with, today};
use crate::app::{GameId, KeepNews, Slot, Table, Wish};
use crate::records::Record;
use rusqlite::{Connection, OpenFlags, OptionalExtension as _, TransactionBehavior, params};
use std::collections::HashMap;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

pub use error::KeepError;

/// How long to wait for another program that writes.
const PATIENCE: Duration = Duration::from_millis(100);
/// Records that go into one transaction: others get their turn in between.
const BATCH: usize = 1000;

/// How a game of this run stands in the keep.
#[derive(Clone, Copy, Debug)]
struct Place {
    id: GameId,
    /// Counted up by whoever writes: another number there than here means another writer.
    revision: i64,
}

/// The keep, open.
#[derive(Debug)]
pub struct Keep {
    db: Connection,
    path: PathBuf,
    /// The games of this run.
    places: HashMap<Slot, Place>,
    /// The revisions of the games that were read.
    read: HashMap<GameId, i64>,
}

/// What an import has come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Records that are new.
    pub new: usize,
    /// Records that were there already.
    pub known: usize,
}

impl Keep {
    /// Opens the keep, making it where there is none. A file that is damaged is set aside under a
    /// new name first; then the second value says so in a sentence.
    ///
    /// # Errors
    ///
    /// [`KeepError`] says why games cannot be kept.
    pub fn open(path: &Path) -> Result<(Self, Option<String>), KeepError> {
        match Self::open_whole(path) {
            // Another program may have set it aside meanwhile: then the file there is whole.
            Err(error) if error.is_damage() => match Self::open_whole(path) {
                Err(error) if error.is_damage() => Self::open_instead(path),
                opened => opened.map(|keep| (keep, None)),
            },
            opened => opened.map(|keep| (keep, None)),
        }
    }

    /// Opens a new file where a damaged one is, which is set aside.
    fn open_instead(path: &Path) -> Result<(Self, Option<String>), KeepError> {
        let aside = set_aside_with(path, &["", "-wal", "-shm"])
            .map_err(|error| KeepError::Folder { folder: path.to_owned(), error })?;
        let name = aside.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let keep = Self::open_whole(path)?;
        Ok((keep, Some(format!("the file of the games was damaged: it is {name} now"))))
    }

    fn open_whole(path: &Path) -> Result<Self, KeepError> {
        match Self::open_to_write(path) {
            Err(error) if error.is_about_writing() && path.exists() => {
                Self::open_to_read(path).map_err(|_| error)
            }
            opened => opened,
        }
    }

    /// What cannot be written can still be read, as it is at this moment.
    fn open_to_read(path: &Path) -> Result<Self, KeepError> {
        // Without a log to write ahead there is none to be read: nobody writes here.
        let escaped =
            path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
        let db = Connection::open_with_flags(format!("file:{escaped}?immutable=1"), flags)?;
        schema::check(&db, path)?;
        Ok(Self { db, path: path.to_owned(), places: HashMap::new(), read: HashMap::new() })
    }

    fn open_to_write(path: &Path) -> Result<Self, KeepError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|error| KeepError::Folder { folder: folder.to_owned(), error })?;
        }
        let mut db = Connection::open(path)?;
        db.busy_timeout(PATIENCE)?;
        schema::prepare(&mut db, path)?;
        Ok(Self { db, path: path.to_owned(), places: HashMap::new(), read: HashMap::new() })
    }

    /// Opens the same file anew: after an error that says it is damaged. Where it is whole, another
    /// program has set the damaged one aside already.
    ///
    /// # Errors
    ///
    /// As [`Self::open`].
    pub fn reopen(self) -> Result<(Self, Option<String>), KeepError> {
        let Self { db, path, .. } = self;
        drop(db);
        let is_whole = |keep: &Self| {
            let check = "PRAGMA quick_check(1)";
            let answer: rusqlite::Result<String> = keep.db.query_row(check, [], |row| row.get(0));
            answer.is_ok_and(|answer| answer == "ok")
        };
        match Self::open(&path) {
            Ok((keep, told)) if told.is_some() || is_whole(&keep) => Ok((keep, told)),
            Ok((keep, _)) => {
                drop(keep);
                Self::open_instead(&path)
            }
            Err(error) => Err(error),
        }
    }

    /// Waits until everything that was committed is on the disk.
    ///
    /// # Errors
    ///
    /// When the disk does not say so.
    pub fn flush(&self) -> Result<(), KeepError> {
        // Only the log is written by commits; the library itself flushes what goes from there into the
        // database. (No locks are on the log: closing it here gives none away.)
        match File::open(extended(&self.path, "-wal")) {
            Ok(log) => Ok(log.sync_data()?),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Does what is asked, and says what came of it.
    ///
    /// # Errors
    ///
    /// [`KeepError`] says why it cannot be done.
    pub fn fulfil(&mut self, wish: &Wish) -> Result<KeepNews, KeepError> {
        Ok(match wish {
            Wish::Keep(table) => {
                let id = self.keep(table)?;
                table.slot.map_or(KeepNews::Nothing, |slot| KeepNews::Placed(slot, id))
            }
            Wish::Import(records) => {
                let Imported { new, known } = self.import(records, &mut |_| true)?;
                let what = match (new, known) {
                    (1, 0) => "it is in the library now".to_owned(),
                    (0, 1) => "it was in the library already".to_owned(),
                    (new, known) => format!("{new} put into the library, {known} known already"),
                };
                match &records[..] {
                    [record] => KeepNews::TakenIn(self.number_of(record)?, what),
                    _ => KeepNews::Done(what),
                }
            }
            Wish::List(query) => KeepNews::Listed(Box::new(self.list(query)?)),
            Wish::Open(id) => KeepNews::Opened(Box::new(self.game(*id)?)),
            Wish::Delete(id, is_deleted) => {
                self.delete(*id, *is_deleted)?;
                let what =
                    if *is_deleted { "deleted: u brings it back" } else { "the game is back" };
                KeepNews::Done(what.to_owned())
            }
            Wish::Tell => KeepNews::History(self.history()?),
            Wish::Review(id) => match self.review(*id)? {
                Some(review) => KeepNews::Reviewed(*id, Box::new(review)),
                None => KeepNews::Nothing,
            },
            Wish::KeepReview { game, review, learner } => {
                self.keep_review(*game, review, *learner, &today())?;
                KeepNews::Nothing
            }
            Wish::Lessons => KeepNews::Lessons(Box::new(self.lessons(&today())?)),
            Wish::Practised { id, streak, in_days } => {
                self.practised(*id, *streak, *in_days, &today())?;
                KeepNews::Nothing
            }
        })
    }

    /// Keeps a game as it is now, and returns its number.
    ///
    /// # Errors
    ///
    /// [`KeepError`] says why not; what was kept of it before still is.
    pub fn keep(&mut self, table: &Table) -> Result<GameId, KeepError> {
        let known = table.slot.and_then(|slot| self.places.get(&slot).copied());
        let place = known.or_else(|| {
            let id = table.id?;
            Some(Place { id, revision: *self.read.get(&id)? })
        });
        let row = rows::Row::of_table(table);
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let updated = match place {
            Some(place) => row.update(&transaction, place.id.0, place.revision)?,
            None => false,
        };
        let place = match place {
            Some(place) if updated => Place { revision: place.revision + 1, ..place },
            _ => Place { id: GameId(row.insert(&transaction)?), revision: 1 },
        };
        transaction.commit()?;
        if let Some(slot) = table.slot {
            self.places.insert(slot, place);
        }
        Ok(place.id)
    }

    /// Takes records in; those that are there already are kept once. `on_progress` is told how many
    /// are done, and says whether to go on; what is in by then stays.
    ///
    /// # Errors
    ///
    /// [`KeepError`] says why not.
    pub fn import(
        &mut self,
        records: &[Record],
        on_progress: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Imported, KeepError> {
        let mut imported = Imported::default();
        let mut done = 0;
        for batch in records.chunks(BATCH) {
            let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let mut new = 0;
            for record in batch {
                new += usize::from(rows::Row::of_record(record).import(&transaction)?);
            }
            transaction.commit()?;
            imported.new += new;
            imported.known += batch.len() - new;
            done += batch.len();
            if !on_progress(done) {
                break;
            }
        }
        Ok(imported)
    }

    /// The number of a record that was taken in.
    fn number_of(&self, record: &Record) -> Result<GameId, KeepError> {
        let fingerprint = rows::Row::of_record(record).fingerprint();
        let sql = "SELECT id FROM game WHERE fingerprint = ?1";
        let id = self.db.prepare_cached(sql)?.query_row([fingerprint], |row| row.get(0))?;
        Ok(GameId(id))
    }

    /// A game, ready to be looked at or to go on.
    ///
    /// # Errors
    ///
    /// [`KeepError`], where there is none of that number, or it cannot be read.
    pub fn game(&mut self, id: GameId) -> Result<Table, KeepError> {
        let row = self.row(id)?;
        self.read.insert(id, row.revision);
        row.table(id).map_err(|why| KeepError::NoGame(id.0, why))
    }

    /// A game as a record.
    ///
    /// # Errors
    ///
    /// As [`Self::game`].
    pub fn record(&self, id: GameId) -> Result<Record, KeepError> {
        self.row(id)?.record().map_err(|why| KeepError::NoGame(id.0, why))
    }

    fn row(&self, id: GameId) -> Result<rows::Row, KeepError> {
        let sql = format!("SELECT {} FROM game WHERE id = ?1", rows::COLUMNS);
        let row = self.db.prepare_cached(&sql)?.query_row([id.0], rows::Row::read).optional()?;
        row.ok_or_else(|| KeepError::NoGame(id.0, "there is none".to_owned()))
    }

    /// Waits for other programs so long from now on, where they write.
    ///
    /// # Errors
    ///
    /// When the database does not even take that in.
    pub fn wait_for(&self, patience: Duration) -> Result<(), KeepError> {
        Ok(self.db.busy_timeout(patience)?)
    }

    /// Lets the file grow by so many pages at most, as a disk would that is almost full.
    ///
    /// # Errors
    ///
    /// When the database does not take that in.
    pub fn limit_size(&self, more: u32) -> Result<(), KeepError> {
        let pages: u32 = self.db.query_row("PRAGMA page_count", [], |row| row.get(0))?;
        self.db.pragma_update(None, "max_page_count", pages + more)?;
        Ok(())
    }

    /// The unfinished games that were played here, the latest last, at most so many.
    ///
    /// # Errors
    ///
    /// [`KeepError`] says why they cannot be read.
    pub fn unfinished(&mut self, most: usize) -> Result<Vec<Table>, KeepError> {
        let ids: Vec<i64> = {
            let mut query = self.db.prepare(
                "SELECT id FROM game WHERE finished = 0 AND played = 1 AND deleted IS NULL AND placed > 0
                 ORDER BY changed DESC, id DESC LIMIT ?1",
            )?;
            let most = i64::try_from(most).unwrap_or(i64::MAX);
            query.query_map([most], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?
        };
        // A game that makes no sense to us any more stays where it is.
        Ok(ids.into_iter().rev().filter_map(|id| self.game(GameId(id)).ok()).collect())
    }

    /// Deletes a game, or brings it back.
    ///
    /// # Errors
    ///
    /// [`KeepError`] says why not.
    pub fn delete(&mut self, id: GameId, is_deleted: bool) -> Result<(), KeepError> {
        let when = is_deleted.then(rows::timestamp);
        self.db.execute("UPDATE game SET deleted = ?1 WHERE id = ?2", params![when, id.0])?;
        Ok(())
    }
}
