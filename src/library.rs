//! The library in one `SQLite` database.
//!
//! When a call returns, its data is committed: it survives the end of the program and, after [`SqliteStore::flush`],
//! a power failure. Several programs may open the same file. A game that another program has changed is not
//! overwritten: ours becomes a new game.

mod browse;
mod clock;
mod connection;
mod convert;
mod db_handle;
mod error;
mod explore;
mod explorer_cache;
mod imports;
mod index;
mod index_tables;
mod indexing;
mod kinds;
mod merge;
mod mistakes;
mod openings;
mod progress;
mod puzzles;
mod reviews;
mod row;
mod schema;
mod set_aside;
mod tree_saves;
mod trees;
mod write_queue;

use crate::records::Record;
use crate::store::{
    GameId, ImportId, PlayerId, Save, SessionId, Slot, StoreError, StoreEvent, StoreRequest,
    StoredGame,
};
pub use clock::{day_in_greenwich, now, now_in, set_time_zone, today};
pub use convert::replace_tables;
pub use db_handle::DbHandle;
pub use error::SqliteError;
pub use merge::Merged;
use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior, params};
use set_aside::extended;
pub use set_aside::set_aside_with;
use std::collections::HashMap;
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;
pub use write_queue::WriteQueue;

/// Number of records per import transaction; other programs can write between two transactions.
pub const BATCH: usize = 1000;

/// An open library.
#[derive(Debug)]
pub struct SqliteStore {
    db: Connection,
    path: PathBuf,
    library: i64,
    /// Player whose data is read and written.
    player: PlayerId,
    /// Games of open sessions, as last saved.
    saved: HashMap<Slot, SavedState>,
    /// Trees of open sessions, as last saved; in a copy of the game if another window had changed the game's tree.
    saved_trees: HashMap<Slot, SavedState>,
    explorer: explorer_cache::ExplorerCache,
    /// Error for which the library was opened to read only.
    unwritable: Option<StoreError>,
}

/// A slot's game or tree in the library.
#[derive(Clone, Copy, Debug)]
struct SavedState {
    game: GameId,
    /// Counted by saves from 1; 0 before the first.
    revision: i64,
}

/// Counts of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    pub new: usize,
    pub duplicates: usize,
}

fn done((): ()) -> StoreEvent {
    StoreEvent::Done
}

fn boxed<T>(event: impl Fn(Box<T>) -> StoreEvent) -> impl Fn(T) -> StoreEvent {
    move |answer| event(Box::new(answer))
}

impl SqliteStore {
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Waits until all commits are on the disk. Errors: if the disk reports an error.
    pub fn flush(&self) -> Result<(), SqliteError> {
        // Commits only write the write-ahead log; SQLite itself flushes the database when it copies the log into it.
        // SQLite holds no file locks on the log, so closing it here releases none.
        match File::open(extended(&self.path, "-wal")) {
            Ok(log) => Ok(log.sync_data()?),
            // Without a log every commit waits for the disk.
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::Unsupported) => {
                Ok(())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Sets the player whose data is read and written; initially [`PlayerId::HOME`].
    pub fn act_for(&mut self, player: PlayerId) {
        if self.player != player {
            self.player = player;
            self.explorer = explorer_cache::ExplorerCache::of(player);
        }
    }

    /// Forgets which games the slots of a session belong to.
    pub fn end_session(&mut self, session_id: SessionId) {
        self.saved.retain(|slot, _| slot.session_id != session_id);
        self.saved_trees.retain(|slot, _| slot.session_id != session_id);
    }

    fn owns(&self, id: GameId) -> rusqlite::Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM game WHERE id = ?1 AND player = ?2)";
        self.db.prepare_cached(sql)?.query_row((id.0, self.player.0), |row| row.get(0))
    }

    /// Carries out a request and returns its answer. Errors: [`SqliteError`] if the file cannot be read or written,
    /// or is not a library.
    pub fn fulfil(&mut self, request: &StoreRequest) -> Result<StoreEvent, SqliteError> {
        let today = today();
        match request {
            StoreRequest::Save(save) => {
                self.save(save)?;
                let SavedState { game, revision } = self.saved[&save.slot];
                Ok(StoreEvent::Saved { slot: save.slot, game, revision })
            }
            StoreRequest::Import(records) => {
                let imported = self.import(records, &mut |_| true)?;
                self.imported(imported, records)
            }
            StoreRequest::Merge(bytes) => {
                let Merged { imported, refused } = self.merge(bytes)?;
                let Imported { new, duplicates } = imported;
                Ok(StoreEvent::Merged { new, duplicates, refused: refused.len() })
            }
            StoreRequest::SaveTree(save) => self.save_tree(save),
            StoreRequest::ExploreEach(queries) => {
                let explored = queries.iter().map(|it| self.explore(it));
                explored.collect::<Result<_, _>>().map(StoreEvent::ExploredEach)
            }
            StoreRequest::OpeningCards => self.opening_cards().map(StoreEvent::OpeningCards),
            StoreRequest::OpeningTried(card) => self.opening_tried(card).map(done),
            StoreRequest::Explore(query) => self.explore(query).map(boxed(StoreEvent::Explored)),
            StoreRequest::List(query) => self.list(query, &|| true).map(boxed(StoreEvent::Listed)),
            StoreRequest::Preview(id) => self.game(*id).map(boxed(StoreEvent::Previewed)),
            StoreRequest::Open(id) => self.game(*id).map(boxed(StoreEvent::Opened)),
            StoreRequest::UndoImport => self.undo_import().map(StoreEvent::ImportUndone),
            StoreRequest::RedoImport(import) => {
                self.redo_import(*import).map(|()| StoreEvent::Restored)
            }
            StoreRequest::Delete(id) => self.delete(*id, true).map(|()| StoreEvent::Deleted),
            StoreRequest::Restore(id) => self.delete(*id, false).map(|()| StoreEvent::Restored),
            StoreRequest::History => self.history().map(StoreEvent::History),
            StoreRequest::Glance => self.glance(&today).map(boxed(StoreEvent::Glance)),
            StoreRequest::Review(id) => Ok(match self.review(*id)? {
                Some(review) => StoreEvent::Reviewed(*id, Box::new(review)),
                None => StoreEvent::Done,
            }),
            StoreRequest::SaveReview { game, review, learner } => {
                self.keep_review(*game, review, *learner, &today).map(done)
            }
            StoreRequest::Mistakes => match self.count_mistakes() {
                Err(error @ SqliteError(StoreError::Damaged)) => Err(error),
                // Where nothing can be written, the mistakes counted so far are the answer.
                Ok(()) | Err(_) => self.mistakes().map(StoreEvent::Mistakes),
            },
            StoreRequest::Exercises => self.exercises(&today).map(boxed(StoreEvent::Exercises)),
            StoreRequest::Progress => self.progress().map(StoreEvent::Progress),
            StoreRequest::Learnt(board) => self.learnt(board, &today).map(done),
            StoreRequest::Puzzles => self.puzzles().map(boxed(StoreEvent::Puzzles)),
            StoreRequest::PuzzleTried(tried) => self.puzzle_tried(tried).map(done),
            StoreRequest::Rushed(score) => self.rushed(*score, &today).map(done),
            StoreRequest::Practised { id, streak, in_days } => {
                self.practised(*id, *streak, *in_days, &today).map(done)
            }
        }
    }

    /// Event of an import. Errors: if the only imported record cannot be found.
    pub fn imported(
        &self,
        imported: Imported,
        records: &[Record],
    ) -> Result<StoreEvent, SqliteError> {
        let Imported { new, duplicates } = imported;
        let only = match records {
            [record] => Some(Box::new(self.game(self.number_of(record)?)?)),
            _ => None,
        };
        Ok(StoreEvent::Imported { new, duplicates, only })
    }

    /// Saves a game and returns its number: that of the game whose revision it continues, else a new one. Errors:
    /// [`SqliteError`]; the earlier revision stays then.
    pub fn save(&mut self, save: &Save) -> Result<GameId, SqliteError> {
        let loaded = save.game.id.map(|game| SavedState { game, revision: save.game.revision });
        let known = self.saved.get(&save.slot).copied().or(loaded);
        let row = row::Row::of_played(&save.game).of_player(self.player);
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let continued = match known {
            Some(SavedState { game, revision }) if row.update(&transaction, game, revision)? => {
                Some(SavedState { game, revision: revision + 1 })
            }
            _ => None,
        };
        let state = match continued {
            Some(state) => state,
            None => SavedState { game: row.insert(&transaction)?, revision: 1 },
        };
        let id = state.game;
        let mut names = index::KnownNames::new();
        let mut batch = index::IndexBatch::new(&transaction, &mut names)?;
        batch.add_played(id, &save.game.record, &row)?;
        batch.finish()?;
        transaction.commit()?;
        self.saved.insert(save.slot, state);
        Ok(id)
    }

    /// Imports records, without duplicates, as an import of its own; as for [`Self::import_as`].
    pub fn import(
        &mut self,
        records: &[Record],
        on_progress: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Imported, SqliteError> {
        let import = self.next_import()?;
        self.import_as(import, records, on_progress)
    }

    /// Imports records, without duplicates, as a part of an import. `on_progress` receives the number of records done,
    /// and returns whether to continue; imported ones stay. Errors: [`SqliteError`] if the file cannot be written.
    pub fn import_as(
        &mut self,
        import: ImportId,
        records: &[Record],
        on_progress: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Imported, SqliteError> {
        let mut imported = Imported::default();
        let mut names = index::KnownNames::new();
        let mut done = 0;
        for batch in records.chunks(BATCH) {
            let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let mut new = 0;
            let mut index = index::IndexBatch::new(&transaction, &mut names)?;
            for record in batch {
                let row = row::Row::of_record(record).of_player(self.player);
                let row = row.of_import(import);
                let row::identity::ImportedRow { id, is_new } = row.import(&transaction)?;
                if is_new {
                    new += 1;
                    index.add_record(id, record, &row)?;
                }
                trees::import(&transaction, id, record)?;
            }
            index.finish()?;
            transaction.commit()?;
            imported.new += new;
            imported.duplicates += batch.len() - new;
            done += batch.len();
            if !on_progress(done) {
                break;
            }
        }
        Ok(imported)
    }

    fn number_of(&self, record: &Record) -> Result<GameId, SqliteError> {
        Ok(row::Row::of_record(record).of_player(self.player).find(&self.db)?)
    }

    /// A stored game. Errors: [`SqliteError`] if there is none of that number, or it cannot be read.
    pub fn game(&self, id: GameId) -> Result<StoredGame, SqliteError> {
        let mut game = self.row(id)?.stored(id).map_err(|why| StoreError::NoGame(id.0, why))?;
        (game.record.tree, game.tree_revision) = trees::read(&self.db, id, &game.record.game)?;
        Ok(game)
    }

    pub fn record(&self, id: GameId) -> Result<Record, SqliteError> {
        let mut record = self.row(id)?.record().map_err(|why| StoreError::NoGame(id.0, why))?;
        (record.tree, _) = trees::read(&self.db, id, &record.game)?;
        Ok(record)
    }

    fn row(&self, id: GameId) -> Result<row::Row, SqliteError> {
        let sql = format!("SELECT {} FROM game WHERE id = ?1 AND player = ?2", row::COLUMNS);
        let key = (id.0, self.player.0);
        let row = self.db.prepare_cached(&sql)?.query_row(key, row::Row::read).optional()?;
        row.ok_or(SqliteError(StoreError::NoSuchGame(id.0)))
    }

    /// Sets the wait for other writing programs. Errors: if the database refuses.
    pub fn wait_for(&self, patience: Duration) -> Result<(), SqliteError> {
        Ok(self.db.busy_timeout(patience)?)
    }

    /// Limits the growth of the file, in pages, to simulate a full disk. Errors: if the database refuses.
    pub fn limit_size(&self, more: u32) -> Result<(), SqliteError> {
        let pages: u32 = self.db.query_row("PRAGMA page_count", [], |row| row.get(0))?;
        self.db.pragma_update(None, "max_page_count", pages + more)?;
        Ok(())
    }

    /// Unfinished games played here, latest last, at most `most`. Errors: [`SqliteError`] if they cannot be read.
    pub fn unfinished(&self, most: usize) -> Result<Vec<StoredGame>, SqliteError> {
        let mut query = self.db.prepare(
            "SELECT id FROM game
             WHERE player = ?2 AND finished = 0 AND played = 1 AND deleted IS NULL AND placed > 0
             ORDER BY changed DESC, id DESC LIMIT ?1",
        )?;
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let ids = query
            .query_map((most, self.player.0), |row| row.get(0))?
            .collect::<rusqlite::Result<Vec<i64>>>()?;
        // Unreadable games stay in the file.
        Ok(ids.into_iter().rev().filter_map(|id| self.game(GameId(id)).ok()).collect())
    }

    fn delete(&mut self, id: GameId, is_deleted: bool) -> Result<(), SqliteError> {
        let when = is_deleted.then(clock::timestamp);
        let sql = "UPDATE game SET deleted = ?1 WHERE id = ?2 AND player = ?3";
        self.db.execute(sql, params![when, id.0, self.player.0])?;
        Ok(())
    }
}
