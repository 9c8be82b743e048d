//! Tables of the position index, which can be rebuilt from the games at any time.

use super::error::SqliteError;
use rusqlite::{Connection, TransactionBehavior};

const DROP: &str = "
    DROP TRIGGER IF EXISTS explored_gone;
    DROP TABLE IF EXISTS explored;
    DROP TABLE IF EXISTS explored_name;
    DROP TABLE IF EXISTS explored_run;
    DROP TABLE IF EXISTS explored_block;
    DROP TABLE IF EXISTS explorer;";

/// `explored`: indexed games with filter data; names by number, `year` 0 if unknown, `line` a checksum of the moves
/// of a game played here. `game` becomes NULL when the game's moves change. `explored_run`: runs of games. A block's
/// id consists of run, part and first key. Games with ids up to `target` predate the index; those up to `through` are
/// indexed.
/// `changes` counts row changes from a random start, so that two indices differ. `games` is the number of rows of
/// `explored`.
const CREATE: &str = "
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
        gone INTEGER NOT NULL,
        player INTEGER NOT NULL DEFAULT 1
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

/// Creates empty tables in place of those that exist.
pub fn make_index_tables(db: &Connection) -> rusqlite::Result<()> {
    drop_index_tables(db)?;
    db.execute_batch(CREATE)
}

pub fn drop_index_tables(db: &Connection) -> rusqlite::Result<()> {
    db.execute_batch(DROP)
}

const COUNT: u32 = 6;

/// Rebuilds the tables if one is missing: without them no game could be saved.
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

fn is_complete(db: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT count(*) FROM sqlite_schema WHERE type IN ('table', 'trigger')
                   AND name IN ('explored', 'explored_name', 'explored_run', 'explored_block',
                       'explorer', 'explored_gone')";
    let count: u32 = db.query_row(sql, [], |row| row.get(0))?;
    Ok(count == COUNT && db.query_row("SELECT count(*) = 1 FROM explorer", [], |row| row.get(0))?)
}
