//! The tables of the database, and how they came to be.

use super::error::SqliteError;
use super::index_tables::{INDEX_OWNERS, INDEX_TABLES, mend_index};
use super::row;
use crate::rules::Variant;
use crate::store::StoreError;
use rusqlite::{Connection, TransactionBehavior};
use std::path::Path;

/// What makes each version of the schema out of the one before: the first out of nothing. Only ever
/// added to: databases of every version are out there.
const MIGRATIONS: &[&str] = &[
    // 1: games. `revision` is counted up with every change. `ahead` are the plies taken back,
    // `start` a board where the game does not begin as usual. A level is 0 for a person and NULL
    // where the game was not played here. `result` is Black's discs less White's with the empty
    // squares given to the winner, `stated` what the record says of it. The words to search for are
    // in the index by date, too: there they lie close together.
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
    // 2: reviews, as JSON, and mistakes to be practised, as boards: `made` is what was played, which
    // lost so many discs; `due` is a day, or NULL where the position is solved for good.
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
    // 3: a number of the library's own: a file that another program has made anew is told apart from the
    // one that it set aside. Who began is part of what tells records apart; see [`remember_who_began`].
    "CREATE TABLE library (number INTEGER NOT NULL) STRICT;
    INSERT INTO library VALUES (random());",
    // 4: the mistakes of the player in reviewed games, by the principle behind them. `counted` has the games whose
    // review was gone through, with the player's side, if there is one.
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
    // 5: the day on which an exercise was practised for the first time; those that have none are new.
    "CREATE TABLE begun (
        exercise INTEGER PRIMARY KEY REFERENCES exercise (id),
        day TEXT NOT NULL
    ) STRICT;
    INSERT INTO begun SELECT id, '' FROM exercise WHERE streak > 0 OR due IS NULL;",
    // 6: solved boards of lessons, by the lesson's name: whether the first answer was right, and when.
    "CREATE TABLE learnt (
        lesson TEXT NOT NULL,
        board INTEGER NOT NULL,
        at_first INTEGER NOT NULL,
        day TEXT NOT NULL,
        PRIMARY KEY (lesson, board)
    ) STRICT, WITHOUT ROWID;",
    // 7: puzzles, by their ids: the first try at each, in the order in which they were made, and when those come back
    // that were missed; the days whose puzzle was tried; rushes.
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
    // 8: the variations, comments and marks of games, as JSON; `revision` is counted up with every change.
    "CREATE TABLE tree (
        game INTEGER PRIMARY KEY REFERENCES game (id),
        revision INTEGER NOT NULL,
        nodes TEXT NOT NULL
    ) STRICT;",
    // 9: the index by position.
    INDEX_TABLES,
    // 10: the opening trainer's cards: positions as boards, canonical; `due` is a day, or NULL for one that is known for
    // good.
    "CREATE TABLE opening_card (
        board TEXT PRIMARY KEY,
        streak INTEGER NOT NULL,
        due TEXT
    ) STRICT, WITHOUT ROWID;",
    // 11: the index by position anew: its blocks' checksums cover the keys that they stand under.
    INDEX_TABLES,
    // 12: clocks. `controls` are the time controls of Black and White (`5m+3s -`), `times` the milliseconds of each ply, the
    // passes' too, and `-` for one that nobody timed; `forfeit` who lost without playing to the end, and how (`X time`).
    "ALTER TABLE game ADD COLUMN controls TEXT;
    ALTER TABLE game ADD COLUMN times TEXT;
    ALTER TABLE game ADD COLUMN forfeit TEXT;",
    // 13: games without a fingerprint by their moves: an import looks for them there. Games of other variants are found by
    // the variant's name; see [`add_words_of_variants`].
    "CREATE INDEX game_own_moves ON game (moves) WHERE fingerprint IS NULL;",
    // 14: players. What was there before is that of player 1. Reviews, trees and mistakes are those of their game's player.
    PLAYERS,
    // 15: the player of each game in the index by position.
    INDEX_OWNERS,
];

/// Gives every table an owner. Where one belongs to a key, the table is made anew; `begun` steps aside meanwhile, for it
/// refers to exercises.
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

/// The version from which on fingerprints know who began.
const FIRST_IN_FINGERPRINT: usize = 3;

/// The version from which on the words to search for have the variant's name.
const VARIANT_IN_WORDS: usize = 13;

/// Adds the variants' names to the words of their games.
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

/// Sets the connection up and brings the schema to the present version.
pub fn prepare(db: &mut Connection, path: &Path) -> Result<(), SqliteError> {
    // A commit is written at once, and outlives the program; [`super::SqliteStore::flush`] waits until it
    // is on the disk. Where there can be no log to write ahead, every commit does.
    let set = "PRAGMA journal_mode = WAL";
    let mode: String = db.query_row(set, [], |row| row.get(0))?;
    let synchronous = if mode.eq_ignore_ascii_case("wal") { "NORMAL" } else { "FULL" };
    db.pragma_update(None, "synchronous", synchronous)?;
    migrate(db, path)?;
    mend_index(db)
}

/// Brings the schema to the present version.
pub fn migrate(db: &mut Connection, path: &Path) -> Result<(), SqliteError> {
    if version(db)? == MIGRATIONS.len() {
        return Ok(());
    }
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another program may have been faster.
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

/// Whether a database that cannot be written is of the present version.
pub fn is_present(db: &Connection, path: &Path) -> Result<bool, SqliteError> {
    let version = version(db)?;
    if version > MIGRATIONS.len() {
        return Err(StoreError::Newer(path.to_owned()).into());
    }
    Ok(version == MIGRATIONS.len())
}

/// Gives the records in which White began the fingerprints that say so.
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
