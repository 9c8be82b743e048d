//! The tables of the index by position. They hold nothing but what the games tell, and can be made anew at any time.

use super::error::SqliteError;
use rusqlite::{Connection, TransactionBehavior};

/// The tables, empty: what was there of them before is dropped.
///
/// `explored` has the games in the index with what is counted and filtered by: names by their numbers, `year` 0 where
/// nobody knows, `line` a checksum of the moves of a game that was played here; a game that went another way since leaves
/// its row without a game. `explored_run` are the runs of the index: games from `first` on. The id of a block is made of
/// run, part and first key. The games up to `target` that had been there before the index are in it up to `through`;
/// `changes` is counted up when any row of `explored` changes, from any number on: no two indices are taken for one. `games` says how
/// many rows `explored` has.
pub const INDEX_TABLES: &str = "
    DROP TRIGGER IF EXISTS explored_gone;
    DROP TABLE IF EXISTS explored;
    DROP TABLE IF EXISTS explored_name;
    DROP TABLE IF EXISTS explored_run;
    DROP TABLE IF EXISTS explored_block;
    DROP TABLE IF EXISTS explorer;
    CREATE TABLE explored (
        number INTEGER PRIMARY KEY,
        game INTEGER UNIQUE REFERENCES game (id),
        line INTEGER,
        black INTEGER NOT NULL,
        white INTEGER NOT NULL,
        place INTEGER NOT NULL,
        year INTEGER NOT NULL,
        margin INTEGER NOT NULL,
        own INTEGER NOT NULL,
        gone INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE explored_name (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
    INSERT INTO explored_name VALUES (0, '');
    CREATE TABLE explored_run (
        number INTEGER PRIMARY KEY,
        first INTEGER NOT NULL,
        games INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE explored_block (id INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
    CREATE TABLE explorer (
        through INTEGER NOT NULL,
        target INTEGER NOT NULL,
        changes INTEGER NOT NULL,
        games INTEGER NOT NULL
    ) STRICT;
    INSERT INTO explorer SELECT 0, coalesce(max(id), 0), random() & 0xffffffffffff, 0 FROM game;
    CREATE TRIGGER explored_gone AFTER UPDATE OF deleted ON game
    WHEN (OLD.deleted IS NULL) <> (NEW.deleted IS NULL) BEGIN
        UPDATE explored SET gone = NEW.deleted IS NOT NULL WHERE game = NEW.id;
        UPDATE explorer SET changes = changes + 1;
    END;";

/// The owner of a game in the index.
pub const INDEX_OWNERS: &str = "ALTER TABLE explored ADD COLUMN player INTEGER NOT NULL DEFAULT 1;";

/// Makes the tables of the present version, empty.
pub fn make_index_tables(db: &Connection) -> rusqlite::Result<()> {
    db.execute_batch(INDEX_TABLES)?;
    db.execute_batch(INDEX_OWNERS)
}

/// Tables and triggers of the index.
const COUNT: u32 = 6;

/// Makes the tables anew where one is missing: without them no game could be kept.
pub fn mend_index(db: &mut Connection) -> Result<(), SqliteError> {
    if is_complete(db)? {
        return Ok(());
    }
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    if !is_complete(&transaction)? {
        make_index_tables(&transaction)?;
    }
    Ok(transaction.commit()?)
}

/// Whether all the tables are there.
fn is_complete(db: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT count(*) FROM sqlite_schema WHERE type IN ('table', 'trigger')
                   AND name IN ('explored', 'explored_name', 'explored_run', 'explored_block',
                       'explorer', 'explored_gone')";
    let count: u32 = db.query_row(sql, [], |row| row.get(0))?;
    Ok(count == COUNT && db.query_row("SELECT count(*) = 1 FROM explorer", [], |row| row.get(0))?)
}
