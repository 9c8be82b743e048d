//! Indexing of older games, a few at a time.

use super::SqliteStore;
use super::error::SqliteError;
use super::index::{IndexBatch, KnownNames, begin_anew};
use super::row::{COLUMN_COUNT, COLUMNS, Row};
use crate::rules::Variant;
use crate::store::{GameId, Indexing};
use rusqlite::{Connection, TransactionBehavior};

/// Progress of an incomplete index.
pub fn indexing(db: &Connection) -> rusqlite::Result<Option<Indexing>> {
    let sql = "SELECT through, target FROM explorer";
    let (through, target): (i64, i64) =
        db.prepare_cached(sql)?.query_row([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok((through < target).then_some(Indexing { through, target }))
}

impl SqliteStore {
    /// Progress of an incomplete index. Errors: [`SqliteError`] if it cannot be read.
    pub fn indexing(&self) -> Result<Option<Indexing>, SqliteError> {
        Ok(indexing(&self.db)?)
    }

    /// Indexes at most `most` more games; returns the progress, `None` once complete. Errors: [`SqliteError`] if they
    /// cannot be indexed.
    pub fn index_more(&mut self, most: u32) -> Result<Option<Indexing>, SqliteError> {
        let Some(Indexing { through, target }) = self.indexing()? else { return Ok(None) };
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let sql = format!(
            "SELECT {COLUMNS}, id, deleted IS NOT NULL FROM game WHERE id > ?1 AND id <= ?2
                 AND rules = '{}' AND result IS NOT NULL ORDER BY id LIMIT ?3",
            Variant::REVERSI.key
        );
        let mut last = None;
        let mut names = KnownNames::new();
        let mut batch = IndexBatch::new(&transaction, &mut names)?;
        {
            let mut query = transaction.prepare_cached(&sql)?;
            let mut rows = query.query((through, target, most))?;
            while let Some(found) = rows.next()? {
                let (id, row) = (GameId(found.get(COLUMN_COUNT)?), Row::read(found)?);
                last = Some(id.0);
                batch.add_kept(id, &row, found.get(COLUMN_COUNT + 1)?)?;
            }
        }
        if !batch.finish()? {
            let through = last.unwrap_or(target);
            transaction.execute("UPDATE explorer SET through = ?1", [through])?;
        }
        transaction.commit()?;
        self.indexing()
    }

    /// Empties the index for a rebuild. Errors: [`SqliteError`] if it cannot be emptied.
    pub fn begin_index_anew(&mut self) -> Result<(), SqliteError> {
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        begin_anew(&transaction)?;
        Ok(transaction.commit()?)
    }
}
