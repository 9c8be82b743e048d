//! The schema of the database and its migrations.

use super::error::SqliteError;
use super::index_tables::{INDEX_OWNERS, INDEX_TABLES, mend_index};
use super::row;
use crate::rules::Variant;
use crate::store::StoreError;
use rusqlite::{Connection, TransactionBehavior};
use std::path::Path;

/// Migration to each version. Only ever extended: databases of every version exist.
const MIGRATIONS: &[&str] = &[
    // 1: games. `revision` counts changes. `ahead` are plies taken back, `start` an unusual first board. A level is 0
    // for a person and NULL for an imported game. `result` is Black's discs less White's with empty squares given to
    // the winner, `stated` that of the record. The index by date has the search words, which lie close together
    // there.
    "CREATE TABLE game (
        id INTEGER PRIMARY KEY,
        revision INTEGER NOT NULL DEFAULT 1,
        played INTEGER NOT NULL,
        created TEXT NOT NULL,
        changed TEXT NOT NULL,
        deleted TEXT,
        fingerprint INTEGER UNIQUE,
        rules TEXT NOT NULL,
        first TEXT NOT NULL,
        start TEXT,
        moves TEXT NOT NULL,
        ahead TEXT NOT NULL,
        placed INTEGER NOT NULL,
        finished INTEGER NOT NULL,
        black TEXT NOT NULL,
        white TEXT NOT NULL,
        black_level INTEGER,
        white_level INTEGER,
        black_ms INTEGER NOT NULL,
        white_ms INTEGER NOT NULL,
        black_discs INTEGER NOT NULL,
        white_discs INTEGER NOT NULL,
        result INTEGER,
        stated INTEGER,
        date TEXT NOT NULL,
        place TEXT NOT NULL,
        opening TEXT NOT NULL,
        words TEXT NOT NULL
    ) STRICT;
    CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
    CREATE INDEX game_played ON game (changed) WHERE played = 1;
    CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
    CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
    CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
    CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
    CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
    CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;",
    // 2: reviews as JSON, and exercises as boards: `made` is the move played, `due` a day or NULL once solved for
    // good.
    "CREATE TABLE review (
        game INTEGER PRIMARY KEY REFERENCES game (id),
        made TEXT NOT NULL,
        moves TEXT NOT NULL
    ) STRICT;
    CREATE TABLE exercise (
        id INTEGER PRIMARY KEY,
        game INTEGER NOT NULL REFERENCES game (id),
        rules TEXT NOT NULL,
        board TEXT NOT NULL,
        made TEXT NOT NULL,
        loss INTEGER NOT NULL,
        streak INTEGER NOT NULL DEFAULT 0,
        due TEXT,
        UNIQUE (rules, board)
    ) STRICT;
    CREATE INDEX exercise_due ON exercise (due);",
    // 3: a number of the library, to tell a recreated file from the one it replaces. The first player joins the
    // fingerprint; see [`remember_who_began`].
    "CREATE TABLE library (number INTEGER NOT NULL) STRICT;
    INSERT INTO library VALUES (random());",
    // 4: the player's mistakes in reviewed games by subject. `counted` has the games whose review was processed, with
    // the player's side, if any.
    "CREATE TABLE counted (
        game INTEGER PRIMARY KEY REFERENCES game (id),
        learner TEXT
    ) STRICT;
    CREATE TABLE mistake (
        game INTEGER NOT NULL REFERENCES game (id),
        ply INTEGER NOT NULL,
        board TEXT NOT NULL,
        principle TEXT NOT NULL,
        loss INTEGER NOT NULL,
        PRIMARY KEY (game, ply)
    ) STRICT, WITHOUT ROWID;",
    // 5: first day of practice of each exercise; without one it is new.
    "CREATE TABLE begun (
        exercise INTEGER PRIMARY KEY REFERENCES exercise (id),
        day TEXT NOT NULL
    ) STRICT;
    INSERT INTO begun SELECT id, '' FROM exercise WHERE streak > 0 OR due IS NULL;",
    // 6: solved boards by lesson name: whether the first answer was right, and when.
    "CREATE TABLE learnt (
        lesson TEXT NOT NULL,
        board INTEGER NOT NULL,
        at_first INTEGER NOT NULL,
        day TEXT NOT NULL,
        PRIMARY KEY (lesson, board)
    ) STRICT, WITHOUT ROWID;",
    // 7: puzzles by id: first attempts in order, due days of missed ones, days of daily puzzles, rushes.
    "CREATE TABLE tried (
        number INTEGER PRIMARY KEY,
        puzzle INTEGER NOT NULL UNIQUE,
        misses INTEGER NOT NULL,
        hinted INTEGER NOT NULL,
        streak INTEGER NOT NULL,
        due TEXT
    ) STRICT;
    CREATE TABLE daily (day TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE rush (
        number INTEGER PRIMARY KEY,
        minutes INTEGER NOT NULL,
        solved INTEGER NOT NULL,
        day TEXT NOT NULL
    ) STRICT;",
    // 8: trees of games as JSON; `revision` counts changes.
    "CREATE TABLE tree (
        game INTEGER PRIMARY KEY REFERENCES game (id),
        revision INTEGER NOT NULL,
        nodes TEXT NOT NULL
    ) STRICT;",
    // 9: the position index.
    INDEX_TABLES,
    // 10: cards of the opening trainer: canonical boards; `due` is a day, or NULL once known for good.
    "CREATE TABLE opening_card (
        board TEXT PRIMARY KEY,
        streak INTEGER NOT NULL,
        due TEXT
    ) STRICT, WITHOUT ROWID;",
    // 11: the position index again: checksums of blocks cover their keys.
    INDEX_TABLES,
    // 12: clocks. `time_controls` are those of Black and White (`5m+3s -`), `times` the milliseconds of each ply, passes
    // included, `-` if unknown; `forfeit` is the loser and the reason (`X time`).
    "ALTER TABLE game ADD COLUMN controls TEXT;
    ALTER TABLE game ADD COLUMN times TEXT;
    ALTER TABLE game ADD COLUMN forfeit TEXT;",
    // 13: index by moves of games without a fingerprint, for imports. Games of other variants get the variant's name
    // as search words; see [`add_words_of_variants`].
    "CREATE INDEX game_own_moves ON game (moves) WHERE fingerprint IS NULL;",
    // 14: players. Existing data becomes player 1's. Reviews, trees and mistakes belong to their game's player.
    PLAYERS,
    // 15: owners in the position index.
    INDEX_OWNERS,
    // 16: the lesson *Tempo* is *Passing* now, and exams begin later, since lessons have more boards.
    "UPDATE learnt SET lesson = 'passing' WHERE lesson = 'tempo';
    UPDATE learnt SET board = -(board + 1) WHERE lesson = 'corners' AND board >= 4;
    UPDATE learnt SET board = -(board + 2) WHERE board >= 3 AND lesson IN ('stable-discs', 'few-discs', 'mobility',
        'quiet-moves', 'walls', 'taking-moves-away', 'x-and-c-squares', 'edges', 'traps', 'passing', 'parity',
        'counting', 'swindles');
    UPDATE learnt SET board = -board WHERE board < 0;",
];

/// Adds owners to all tables. Tables with the owner in a key are recreated; `begun` is set aside meanwhile, because
/// it references exercises.
const PLAYERS: &str = "
    ALTER TABLE game ADD COLUMN player INTEGER NOT NULL DEFAULT 1;
    DROP INDEX game_unfinished;
    DROP INDEX game_played;
    DROP INDEX game_date;
    DROP INDEX game_black;
    DROP INDEX game_white;
    DROP INDEX game_result;
    DROP INDEX game_opening;
    DROP INDEX game_own_moves;
    CREATE INDEX game_unfinished ON game (player, changed) WHERE finished = 0 AND played = 1;
    CREATE INDEX game_played ON game (player, changed) WHERE played = 1;
    CREATE INDEX game_date ON game (player, date, id, words, played, finished)
        WHERE deleted IS NULL;
    CREATE INDEX game_black ON game (player, black, id) WHERE deleted IS NULL;
    CREATE INDEX game_white ON game (player, white, id) WHERE deleted IS NULL;
    CREATE INDEX game_result ON game (player, result, id) WHERE deleted IS NULL;
    CREATE INDEX game_opening ON game (player, opening, id) WHERE deleted IS NULL;
    CREATE INDEX game_own_moves ON game (player, moves) WHERE fingerprint IS NULL;

    CREATE TABLE begun_before (exercise INTEGER NOT NULL, day TEXT NOT NULL) STRICT;
    INSERT INTO begun_before SELECT exercise, day FROM begun;
    DROP TABLE begun;
    DROP INDEX exercise_due;
    ALTER TABLE exercise RENAME TO exercise_before;
    CREATE TABLE exercise (
        id INTEGER PRIMARY KEY,
        player INTEGER NOT NULL,
        game INTEGER NOT NULL REFERENCES game (id),
        rules TEXT NOT NULL,
        board TEXT NOT NULL,
        made TEXT NOT NULL,
        loss INTEGER NOT NULL,
        streak INTEGER NOT NULL DEFAULT 0,
        due TEXT,
        UNIQUE (player, rules, board)
    ) STRICT;
    INSERT INTO exercise SELECT id, 1, game, rules, board, made, loss, streak, due
        FROM exercise_before;
    DROP TABLE exercise_before;
    CREATE INDEX exercise_due ON exercise (player, due);
    CREATE TABLE begun (
        exercise INTEGER PRIMARY KEY REFERENCES exercise (id),
        day TEXT NOT NULL
    ) STRICT;
    INSERT INTO begun SELECT exercise, day FROM begun_before;
    DROP TABLE begun_before;

    ALTER TABLE learnt RENAME TO learnt_before;
    CREATE TABLE learnt (
        player INTEGER NOT NULL,
        lesson TEXT NOT NULL,
        board INTEGER NOT NULL,
        at_first INTEGER NOT NULL,
        day TEXT NOT NULL,
        PRIMARY KEY (player, lesson, board)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO learnt SELECT 1, lesson, board, at_first, day FROM learnt_before;
    DROP TABLE learnt_before;

    ALTER TABLE tried RENAME TO tried_before;
    CREATE TABLE tried (
        number INTEGER PRIMARY KEY,
        player INTEGER NOT NULL,
        puzzle INTEGER NOT NULL,
        misses INTEGER NOT NULL,
        hinted INTEGER NOT NULL,
        streak INTEGER NOT NULL,
        due TEXT,
        UNIQUE (player, puzzle)
    ) STRICT;
    INSERT INTO tried SELECT number, 1, puzzle, misses, hinted, streak, due FROM tried_before;
    DROP TABLE tried_before;

    ALTER TABLE daily RENAME TO daily_before;
    CREATE TABLE daily (
        player INTEGER NOT NULL,
        day TEXT NOT NULL,
        PRIMARY KEY (player, day)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO daily SELECT 1, day FROM daily_before;
    DROP TABLE daily_before;
    ALTER TABLE rush ADD COLUMN player INTEGER NOT NULL DEFAULT 1;

    ALTER TABLE opening_card RENAME TO opening_card_before;
    CREATE TABLE opening_card (
        player INTEGER NOT NULL,
        board TEXT NOT NULL,
        streak INTEGER NOT NULL,
        due TEXT,
        PRIMARY KEY (player, board)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO opening_card SELECT 1, board, streak, due FROM opening_card_before;
    DROP TABLE opening_card_before;";

/// Version since which fingerprints have the first player.
const FIRST_IN_FINGERPRINT: usize = 3;

/// Version since which search words have the variant's name.
const VARIANT_IN_WORDS: usize = 13;

/// Adds variants' names to the search words.
fn add_words_of_variants(db: &Connection) -> rusqlite::Result<()> {
    for variant in Variant::ALL {
        let words = row::words_of_variant(*variant);
        if !words.is_empty() {
            let sql = "UPDATE game SET words = words || ?1 WHERE rules = ?2";
            db.execute(sql, (words, variant.key))?;
        }
    }
    Ok(())
}

/// Sets up a connection and migrates the schema.
pub fn prepare(db: &mut Connection, path: &Path) -> Result<(), SqliteError> {
    // A commit is written at once and survives the program; [`super::SqliteStore::flush`] waits for the disk. Without
    // a write-ahead log every commit waits for the disk.
    let set = "PRAGMA journal_mode = WAL";
    let mode: String = db.query_row(set, [], |row| row.get(0))?;
    let synchronous = if mode.eq_ignore_ascii_case("wal") { "NORMAL" } else { "FULL" };
    db.pragma_update(None, "synchronous", synchronous)?;
    migrate(db, path)?;
    mend_index(db)
}

pub fn migrate(db: &mut Connection, path: &Path) -> Result<(), SqliteError> {
    if version(db)? == MIGRATIONS.len() {
        return Ok(());
    }
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another program may have migrated it meanwhile.
    let version = version(&transaction)?;
    let Some(missing) = MIGRATIONS.get(version..) else {
        return Err(StoreError::Newer(path.to_owned()).into());
    };
    let count = "SELECT count(*) FROM sqlite_schema";
    if version == 0 && transaction.query_row(count, [], |row| row.get::<_, i64>(0))? > 0 {
        return Err(StoreError::Foreign.into());
    }
    for migration in missing {
        transaction.execute_batch(migration)?;
    }
    if version < FIRST_IN_FINGERPRINT {
        remember_who_began(&transaction)?;
    }
    if version < VARIANT_IN_WORDS {
        add_words_of_variants(&transaction)?;
    }
    transaction.pragma_update(None, "user_version", MIGRATIONS.len() as u32)?;
    transaction.commit()?;
    Ok(())
}

/// Whether a read-only database has the current version.
pub fn is_present(db: &Connection, path: &Path) -> Result<bool, SqliteError> {
    let version = version(db)?;
    if version > MIGRATIONS.len() {
        return Err(StoreError::Newer(path.to_owned()).into());
    }
    Ok(version == MIGRATIONS.len())
}

/// Updates the fingerprints of records in which White began.
fn remember_who_began(db: &Connection) -> rusqlite::Result<()> {
    let columns = row::COLUMNS;
    let sql =
        format!("SELECT {columns}, id FROM game WHERE fingerprint IS NOT NULL AND first = 'O'");
    let mut records = db.prepare(&sql)?;
    let mut rows = records.query([])?;
    while let Some(found) = rows.next()? {
        let (id, fingerprint): (i64, i64) =
            (found.get(row::COLUMN_COUNT)?, row::Row::read(found)?.fingerprint());
        db.execute("UPDATE game SET fingerprint = ?1 WHERE id = ?2", (fingerprint, id))?;
    }
    Ok(())
}

fn version(db: &Connection) -> rusqlite::Result<usize> {
    let version: u32 = db.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    Ok(version as usize)
}
