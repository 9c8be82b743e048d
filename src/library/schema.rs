//! The schema of the database, and the conversion of older ones.

use super::convert::replace_tables;
use super::error::SqliteError;
use super::index_tables::{drop_index_tables, make_index_tables, mend_index};
use super::{kinds, row};
use crate::rules::Variant;
use crate::store::StoreError;
use rusqlite::{Connection, TransactionBehavior};
use std::path::Path;

/// Version of the schema, in the database's `user_version`.
const VERSION: usize = 18;

/// The tables, parents before children. A library of an older version has fewer, with fewer columns.
const TABLES: &str = "
    -- A number that tells a recreated file from the one it replaces.
    CREATE TABLE library (number INTEGER NOT NULL) STRICT;
    -- `revision` counts changes. `ahead` are plies taken back, `start` an unusual first board. A level is 0 for a
    -- person and NULL for an imported game. `result` is Black's discs less White's with empty squares given to the
    -- winner, `stated` that of the record. `controls` are the clocks of Black and White (`5m+3s -`), `times` the
    -- milliseconds of each ply, passes included, `-` if unknown; `forfeit` is the loser and the reason (`X time`).
    -- `import` counts the player's imports: a game of the last one has the largest. The kind of a player's name says
    -- that it stands for you, a level or a program (`you`, `level`); it is NULL for a name. No column is in a language.
    CREATE TABLE game (
        id INTEGER PRIMARY KEY,
        player INTEGER NOT NULL DEFAULT 1,
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
        words TEXT NOT NULL,
        controls TEXT,
        times TEXT,
        forfeit TEXT,
        import INTEGER,
        black_kind TEXT,
        white_kind TEXT
    ) STRICT;
    CREATE INDEX game_unfinished ON game (player, changed) WHERE finished = 0 AND played = 1;
    CREATE INDEX game_played ON game (player, changed) WHERE played = 1;
    CREATE INDEX game_deleted ON game (deleted) WHERE deleted IS NOT NULL;
    -- It has the search words, which lie close together there.
    CREATE INDEX game_date ON game (player, date, id, words, played, finished)
        WHERE deleted IS NULL;
    CREATE INDEX game_black ON game (player, black, id) WHERE deleted IS NULL;
    CREATE INDEX game_white ON game (player, white, id) WHERE deleted IS NULL;
    CREATE INDEX game_result ON game (player, result, id) WHERE deleted IS NULL;
    CREATE INDEX game_opening ON game (player, opening, id) WHERE deleted IS NULL;
    CREATE INDEX game_import ON game (player, import) WHERE import IS NOT NULL;
    CREATE INDEX game_own_moves ON game (player, moves) WHERE fingerprint IS NULL;
    -- As JSON, like trees.
    CREATE TABLE review (
        game INTEGER PRIMARY KEY REFERENCES game (id),
        made TEXT NOT NULL,
        moves TEXT NOT NULL
    ) STRICT;
    CREATE TABLE tree (
        game INTEGER PRIMARY KEY REFERENCES game (id),
        revision INTEGER NOT NULL,
        nodes TEXT NOT NULL
    ) STRICT;
    -- Games whose review was processed, with the player's side, if any.
    CREATE TABLE counted (
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
    ) STRICT, WITHOUT ROWID;
    -- `made` is the move played, `due` a day, or NULL once solved for good.
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
    CREATE INDEX exercise_due ON exercise (player, due);
    -- The first day of practice.
    CREATE TABLE begun (
        exercise INTEGER PRIMARY KEY REFERENCES exercise (id),
        day TEXT NOT NULL
    ) STRICT;
    -- Solved boards by the lesson's name: whether the first answer was right.
    CREATE TABLE learnt (
        player INTEGER NOT NULL,
        lesson TEXT NOT NULL,
        board INTEGER NOT NULL,
        at_first INTEGER NOT NULL,
        day TEXT NOT NULL,
        PRIMARY KEY (player, lesson, board)
    ) STRICT, WITHOUT ROWID;
    -- First attempts at puzzles, in order.
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
    CREATE TABLE daily (
        player INTEGER NOT NULL,
        day TEXT NOT NULL,
        PRIMARY KEY (player, day)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE rush (
        number INTEGER PRIMARY KEY,
        player INTEGER NOT NULL DEFAULT 1,
        minutes INTEGER NOT NULL,
        solved INTEGER NOT NULL,
        day TEXT NOT NULL
    ) STRICT;
    CREATE TABLE opening_card (
        player INTEGER NOT NULL,
        board TEXT NOT NULL,
        streak INTEGER NOT NULL,
        due TEXT,
        PRIMARY KEY (player, board)
    ) STRICT, WITHOUT ROWID;";

/// Names of the tables, parents before children.
const NAMES: [&str; 13] = [
    "library",
    "game",
    "review",
    "tree",
    "counted",
    "mistake",
    "exercise",
    "begun",
    "learnt",
    "tried",
    "daily",
    "rush",
    "opening_card",
];

/// Version since which fingerprints have the first player.
const FIRST_IN_FINGERPRINT: usize = 3;
/// Version since which exercises have a first day of practice; without one they are new.
const BEGUN: usize = 5;
/// Version since which search words have the variant's name.
const VARIANT_IN_WORDS: usize = 13;
/// Version since which the lesson *Tempo* is *Passing*, and exams begin later, since lessons have more boards.
const LONGER_LESSONS: usize = 16;

/// Version since which names of players have kinds, in no language.
const NAME_KINDS: usize = 18;

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

/// Sets up a connection and its schema.
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

/// Creates the tables of an empty database, and converts those of an older version. Errors: a newer version, another
/// program's database, or [`SqliteError`] if it cannot be written; it is unchanged then.
pub fn migrate(db: &mut Connection, path: &Path) -> Result<(), SqliteError> {
    if version(db)? == VERSION {
        return Ok(());
    }
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another program may have migrated it meanwhile.
    let version = version(&transaction)?;
    refuse_others(&transaction, path)?;
    match version {
        VERSION => return Ok(()),
        0 => {
            transaction.execute_batch(TABLES)?;
            transaction.execute("INSERT INTO library VALUES (random())", [])?;
        }
        _ => convert(&transaction, version)?,
    }
    make_index_tables(&transaction)?;
    transaction.pragma_update(None, "user_version", VERSION as u32)?;
    transaction.commit()?;
    Ok(())
}

/// Copies the rows of an older version to today's tables; everything becomes the first player's. The position index is
/// left out: it is rebuilt from the games.
fn convert(db: &Connection, version: usize) -> Result<(), SqliteError> {
    drop_index_tables(db)?;
    replace_tables(db, &NAMES, TABLES, &[("player", "1")])?;
    if version < FIRST_IN_FINGERPRINT {
        db.execute("INSERT INTO library VALUES (random())", [])?;
        remember_who_began(db)?;
    }
    if version < BEGUN {
        let begun = "INSERT INTO begun SELECT id, '' FROM exercise WHERE streak > 0 OR due IS NULL";
        db.execute(begun, [])?;
    }
    if version < VARIANT_IN_WORDS {
        add_words_of_variants(db)?;
    }
    if version < LONGER_LESSONS {
        db.execute_batch(LENGTHEN_LESSONS)?;
    }
    if version < NAME_KINDS {
        kinds::name_kinds(db)?;
    }
    Ok(())
}

/// Moves solved boards to their numbers in the longer lessons, by way of negative ones, which none has.
const LENGTHEN_LESSONS: &str = "
    UPDATE learnt SET lesson = 'passing' WHERE lesson = 'tempo';
    UPDATE learnt SET board = -(board + 1) WHERE lesson = 'corners' AND board >= 4;
    UPDATE learnt SET board = -(board + 2) WHERE board >= 3 AND lesson IN ('stable-discs', 'few-discs', 'mobility',
        'quiet-moves', 'walls', 'taking-moves-away', 'x-and-c-squares', 'edges', 'traps', 'passing', 'parity',
        'counting', 'swindles');
    UPDATE learnt SET board = -board WHERE board < 0;";

/// Refuses a database that is no library, or one of a newer version. What a log beside the file adds is not seen: a
/// library without tables yet passes.
pub fn refuse_others(db: &Connection, path: &Path) -> Result<(), SqliteError> {
    let version = version(db)?;
    if version > VERSION {
        return Err(StoreError::Newer(path.to_owned()).into());
    }
    let tables =
        "SELECT count(*), coalesce(sum(type = 'table' AND name = 'game'), 0) FROM sqlite_schema";
    let (all, games): (u32, u32) =
        db.query_row(tables, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let is_ours = version > 0 && games == 1 || all == 0;
    if is_ours { Ok(()) } else { Err(StoreError::Foreign.into()) }
}

/// Whether a read-only database has the current version.
pub fn is_present(db: &Connection, path: &Path) -> Result<bool, SqliteError> {
    let version = version(db)?;
    if version > VERSION {
        return Err(StoreError::Newer(path.to_owned()).into());
    }
    Ok(version == VERSION)
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
