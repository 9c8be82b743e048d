//! The position index, and games joining it.

use super::error::SqliteError;
use super::index_tables::make_index_tables;
use super::row::Row;
use crate::explorer::block::{DamagedBlock, RunShape};
use crate::explorer::compaction::runs_to_merge;
use crate::explorer::{IndexPart, NameId, Posting, Postings, UNNAMED};
use crate::records::Record;
use crate::rules::transcript;
use crate::store::{GameId, StoreError};
use rusqlite::{Connection, OptionalExtension as _, params};
use std::collections::HashMap;
use std::ops::RangeInclusive;
use strum::IntoEnumIterator as _;
use xxhash_rust::xxh3::xxh3_64;

/// Key bits of a block's id; part and run are above.
const KEY_BITS: u32 = 40;

#[derive(Debug, thiserror::Error)]
pub enum IndexError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{}", StoreError::IndexDamaged)]
    Damaged,
}

impl From<SqliteError> for IndexError {
    fn from(error: SqliteError) -> Self {
        Self::Store(error.0)
    }
}

impl From<DamagedBlock> for IndexError {
    fn from(_: DamagedBlock) -> Self {
        Self::Damaged
    }
}

impl From<IndexError> for SqliteError {
    fn from(error: IndexError) -> Self {
        match error {
            IndexError::Store(error) => Self(error),
            IndexError::Damaged => Self(StoreError::IndexDamaged),
        }
    }
}

impl From<rusqlite::Error> for IndexError {
    fn from(error: rusqlite::Error) -> Self {
        // A missing row, or one with foreign content.
        if matches!(error, rusqlite::Error::QueryReturnedNoRows | rusqlite::Error::Utf8Error(..)) {
            return Self::Damaged;
        }
        match SqliteError::from(error).0 {
            StoreError::Foreign => Self::Damaged,
            error => Self::Store(error),
        }
    }
}

/// A run of the index: postings of consecutive games.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    pub number: i64,
    pub first: u32,
    pub games: u32,
}

impl Run {
    /// All runs in order, without gaps.
    pub fn all(db: &Connection) -> Result<Vec<Self>, IndexError> {
        let sql = "SELECT number, first, games FROM explored_run ORDER BY first";
        let mut query = db.prepare_cached(sql)?;
        let mut rows = query.query([])?;
        let (mut runs, mut next) = (Vec::new(), Some(0));
        while let Some(row) = rows.next()? {
            let run = Self { number: row.get(0)?, first: row.get(1)?, games: row.get(2)? };
            if next != Some(run.first) {
                return Err(IndexError::Damaged);
            }
            next = run.end();
            runs.push(run);
        }
        Ok(runs)
    }

    /// Number after its last game; `None` on overflow.
    pub const fn end(&self) -> Option<u32> {
        self.first.checked_add(self.games)
    }

    pub const fn shape(&self, part: IndexPart) -> RunShape {
        RunShape { part, games: self.games }
    }

    pub const fn blocks(&self, part: IndexPart) -> RangeInclusive<i64> {
        let first = (self.number << 1 | part as i64) << KEY_BITS;
        first..=first + (1 << KEY_BITS) - 1
    }
}

pub const fn first_key(id: i64) -> u64 {
    (id & ((1 << KEY_BITS) - 1)).cast_unsigned()
}

/// Numbers of known names, valid once their transactions are committed.
pub type KnownNames = HashMap<String, NameId>;

/// Games added to the index in one transaction; together they form at most one run.
pub struct IndexBatch<'a> {
    db: &'a Connection,
    first: u32,
    games: u32,
    postings: Postings,
    names: &'a mut KnownNames,
}

impl<'a> IndexBatch<'a> {
    pub fn new(db: &'a Connection, names: &'a mut KnownNames) -> rusqlite::Result<Self> {
        let sql = "SELECT coalesce(max(number) + 1, 0) FROM explored";
        let first = db.prepare_cached(sql)?.query_row([], |row| row.get(0))?;
        Ok(Self { db, first, games: 0, postings: Postings::default(), names })
    }

    /// Adds an imported record, unless indexed.
    pub fn add_record(
        &mut self,
        id: GameId,
        record: &Record,
        row: &Row,
    ) -> Result<(), SqliteError> {
        if let Some(margin) = explored_margin(record, row) {
            self.insert(id, record, row, margin, false)?;
        }
        Ok(())
    }

    /// Adds or replaces a game played here; one without a result is removed.
    pub fn add_played(
        &mut self,
        id: GameId,
        record: &Record,
        row: &Row,
    ) -> Result<(), SqliteError> {
        let Some(margin) = explored_margin(record, row) else { return Ok(self.forget(id)?) };
        let line = line_of(record);
        if self.has(id, line)? {
            return Ok(());
        }
        self.forget(id)?;
        self.insert(id, record, row, margin, false)
    }

    pub fn add_kept(&mut self, id: GameId, row: &Row, is_gone: bool) -> Result<(), SqliteError> {
        // Unreadable games are not indexed.
        let Ok(record) = row.record() else { return Ok(()) };
        if let Some(margin) = explored_margin(&record, row) {
            self.insert(id, &record, row, margin, is_gone)?;
        }
        Ok(())
    }

    /// Inserts a game, unless indexed. The column `line` is set only for a game played here.
    fn insert(
        &mut self,
        id: GameId,
        record: &Record,
        row: &Row,
        margin: i8,
        is_gone: bool,
    ) -> Result<(), SqliteError> {
        let (player, line) = (row.player(), row.is_played().then(|| line_of(record)));
        let mut players = [UNNAMED; 2];
        for (number, name) in players.iter_mut().zip(&record.players) {
            *number = self.name(name.text())?;
        }
        let place = self.name(&record.place)?;
        let insert = "INSERT INTO explored
                 (number, game, line, black, white, place, year, margin, own, gone, player)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT (game) DO NOTHING";
        let inserted = self.db.prepare_cached(insert)?.execute(params![
            self.first + self.games,
            id.0,
            line,
            players[0],
            players[1],
            place,
            year(&record.date),
            margin,
            line.is_some(),
            is_gone,
            player.0,
        ])?;
        if inserted > 0 {
            self.postings.add(self.games, &record.game);
            self.games += 1;
        }
        Ok(())
    }

    fn has(&self, id: GameId, line: i64) -> rusqlite::Result<bool> {
        let sql = "SELECT line FROM explored WHERE game = ?1";
        let known: Option<Option<i64>> =
            self.db.prepare_cached(sql)?.query_row([id.0], |row| row.get(0)).optional()?;
        Ok(known.flatten() == Some(line))
    }

    /// Removes a game whose moves changed: its row stays, marked as gone and without a game.
    fn forget(&self, id: GameId) -> rusqlite::Result<()> {
        let sql = "UPDATE explored SET game = NULL, gone = 1 WHERE game = ?1";
        if self.db.prepare_cached(sql)?.execute([id.0])? > 0 {
            changed(self.db)?;
        }
        Ok(())
    }

    fn name(&mut self, name: &str) -> rusqlite::Result<NameId> {
        if let Some(number) = self.names.get(name) {
            return Ok(*number);
        }
        let sql = "SELECT id FROM explored_name WHERE name = ?1";
        let known = self.db.prepare_cached(sql)?.query_row([name], |row| row.get(0)).optional()?;
        let number = if let Some(number) = known {
            number
        } else {
            let sql = "INSERT INTO explored_name (name) VALUES (?1) RETURNING id";
            self.db.prepare_cached(sql)?.query_row([name], |row| row.get(0))?
        };
        self.names.insert(name.to_owned(), number);
        Ok(number)
    }

    /// Writes the postings so far as a run.
    fn write_run(&mut self) -> Result<(), IndexError> {
        let sql = "UPDATE explorer SET games = games + ?1";
        self.db.prepare_cached(sql)?.execute([self.games])?;
        let run = new_run(self.db, self.first, self.games)?;
        for part in IndexPart::iter() {
            let postings = self.postings.of_mut(part);
            postings.sort_unstable();
            write_blocks(self.db, &run, part, postings)?;
        }
        Ok(())
    }

    /// Writes the batch, and merges runs if there are many. A damaged index is rebuilt; returns whether it was.
    pub fn finish(mut self) -> Result<bool, SqliteError> {
        if self.games == 0 {
            return Ok(false);
        }
        match self.write_run().and_then(|()| merge(self.db)) {
            Err(IndexError::Damaged) => {
                begin_anew(self.db)?;
                Ok(true)
            }
            result => Ok(result.map(|()| false)?),
        }
    }
}

/// Black's margin; `None` for a game that is not indexed: without moves, without a result, or of another variant than
/// the tournament's.
fn explored_margin(record: &Record, row: &Row) -> Option<i8> {
    let is_explored = record.game.variant().is_tournament() && !record.is_position();
    row.margin().filter(|_| is_explored)
}

/// Checksum of a game's moves.
fn line_of(record: &Record) -> i64 {
    xxh3_64(transcript::write(&record.game).as_bytes()).cast_signed()
}

/// Year of a date; 0 if unknown.
fn year(date: &str) -> u16 {
    let digits = date.get(..4).filter(|year| year.bytes().all(|byte| byte.is_ascii_digit()));
    digits.and_then(|year| year.parse().ok()).unwrap_or(0)
}

/// Increments the change counter.
fn changed(db: &Connection) -> rusqlite::Result<()> {
    db.prepare_cached("UPDATE explorer SET changes = changes + 1")?.execute([])?;
    Ok(())
}

fn new_run(db: &Connection, first: u32, games: u32) -> rusqlite::Result<Run> {
    let sql = "INSERT INTO explored_run (first, games) VALUES (?1, ?2)";
    db.prepare_cached(sql)?.execute([first, games])?;
    Ok(Run { number: db.last_insert_rowid(), first, games })
}

fn write_blocks(
    db: &Connection,
    run: &Run,
    part: IndexPart,
    postings: &[Posting],
) -> rusqlite::Result<()> {
    let mut insert = db.prepare_cached("INSERT INTO explored_block (id, data) VALUES (?1, ?2)")?;
    for block in run.shape(part).encode(postings) {
        insert
            .execute(params![run.blocks(part).start() + block.first.cast_signed(), block.bytes])?;
    }
    Ok(())
}

/// Merges runs until [`runs_to_merge`] finds none.
fn merge(db: &Connection) -> Result<(), IndexError> {
    loop {
        let runs = Run::all(db)?;
        let games: Vec<u32> = runs.iter().map(|run| run.games).collect();
        let Some(range) = runs_to_merge(&games) else { return Ok(()) };
        let merged = &runs[range];
        let first = merged[0].first;
        let run = new_run(db, first, merged.iter().map(|run| run.games).sum())?;
        for part in IndexPart::iter() {
            let mut postings = Vec::new();
            for old in merged {
                read_blocks(db, old, part, first, &mut postings)?;
            }
            // The postings consist of sorted parts, which this sort detects and merges.
            postings.sort();
            write_blocks(db, &run, part, &postings)?;
        }
        for old in merged {
            for part in IndexPart::iter() {
                let blocks = old.blocks(part);
                let sql = "DELETE FROM explored_block WHERE id BETWEEN ?1 AND ?2";
                db.prepare_cached(sql)?.execute([blocks.start(), blocks.end()])?;
            }
            db.execute("DELETE FROM explored_run WHERE number = ?1", [old.number])?;
        }
    }
}

/// Postings of a run, with games counted from `first`.
fn read_blocks(
    db: &Connection,
    run: &Run,
    part: IndexPart,
    first: u32,
    postings: &mut Vec<Posting>,
) -> Result<(), IndexError> {
    let sql = "SELECT id, data FROM explored_block WHERE id BETWEEN ?1 AND ?2 ORDER BY id";
    let mut query = db.prepare_cached(sql)?;
    let blocks = run.blocks(part);
    let mut rows = query.query([blocks.start(), blocks.end()])?;
    let before = run.first - first;
    let mut next = Some(0);
    while let Some(row) = rows.next()? {
        let bytes = row.get_ref(1)?.as_blob().map_err(|_| DamagedBlock)?;
        let key = first_key(row.get(0)?);
        if next != Some(key) {
            return Err(IndexError::Damaged);
        }
        next = run.shape(part).decode(key, bytes, |it| {
            postings.push(Posting::new(it.key(), it.square(), it.game() + before));
        })?;
    }
    if next.is_some() { Err(IndexError::Damaged) } else { Ok(()) }
}

/// Empties the index for a rebuild from all games.
pub fn begin_anew(db: &Connection) -> rusqlite::Result<()> {
    make_index_tables(db)
}
