//! Libraries of games in folders of their own.

use outflank::library::SqliteStore;
use outflank::records::Record;
use outflank::rules::{Color, Variant, transcript};
use outflank::store::{Provenance, Save, Seat, SessionId, Slot, StoreRequest, StoredGame};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A folder of its own, and the file of the games in it.
pub fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("data/outflank/games.db");
    (folder, path)
}

pub fn open(path: &Path) -> SqliteStore {
    let (store, told) = SqliteStore::open(path).expect("it can be opened");
    assert_eq!(told, None);
    store
}

/// The save of a game of two people with these moves, from this slot.
pub fn save_of(moves: &str, slot: u64) -> Save {
    let game = transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal");
    let provenance = Provenance::Played { seats: [Seat::Human; 2] };
    let game = StoredGame {
        id: None,
        revision: 0,
        tree_revision: 0,
        record: Record::of(game),
        provenance,
    };
    Save { slot: Slot { session_id: SessionId::default(), number: slot }, game }
}

/// The same as a request.
pub fn save(moves: &str, slot: u64) -> StoreRequest {
    StoreRequest::Save(Box::new(save_of(moves, slot)))
}

pub fn moves(game: &StoredGame) -> String {
    transcript::write(&game.record.game)
}

pub fn all(store: &SqliteStore) -> Vec<String> {
    let mut all = Vec::new();
    store
        .records(|_, record| {
            all.push(transcript::write(&record.expect("a game").game));
            true
        })
        .expect("readable");
    all
}

/// Statements that undo each version of the library since the first, the index by position apart.
pub const UNDO: [(u32, &str); 14] = [
    (18, "ALTER TABLE game DROP COLUMN black_kind; ALTER TABLE game DROP COLUMN white_kind;"),
    (17, "DROP INDEX game_import; ALTER TABLE game DROP COLUMN import;"),
    (15, "ALTER TABLE explored DROP COLUMN player;"),
    (14, WITHOUT_PLAYERS),
    (13, "DROP INDEX game_own_moves;"),
    (
        12,
        "ALTER TABLE game DROP COLUMN controls; ALTER TABLE game DROP COLUMN times; ALTER TABLE game DROP COLUMN forfeit;",
    ),
    (10, "DROP TABLE opening_card;"),
    (8, "DROP TABLE tree;"),
    (7, "DROP TABLE tried; DROP TABLE daily; DROP TABLE rush;"),
    (6, "DROP TABLE learnt;"),
    (5, "DROP TABLE begun;"),
    (4, "DROP TABLE counted; DROP TABLE mistake;"),
    (3, "DROP TABLE library;"),
    (2, "DROP TABLE review; DROP TABLE exercise;"),
];

/// Makes a library what a program of that version has left.
pub fn back_to(version: u32, db: &rusqlite::Connection) {
    let undone = UNDO.iter().filter(|(later, _)| *later > version).map(|(_, sql)| *sql);
    let sql = undone.collect::<String>() + &format!("PRAGMA user_version = {version};");
    db.execute_batch(&sql).expect("an older library");
}

/// SQL that removes the players of version 14.
const WITHOUT_PLAYERS: &str = "
    DROP INDEX game_unfinished;
    DROP INDEX game_played;
    DROP INDEX game_date;
    DROP INDEX game_black;
    DROP INDEX game_white;
    DROP INDEX game_result;
    DROP INDEX game_opening;
    DROP INDEX game_own_moves;
    DELETE FROM game WHERE player <> 1;
    ALTER TABLE game DROP COLUMN player;
    CREATE INDEX game_unfinished ON game (changed) WHERE finished = 0 AND played = 1;
    CREATE INDEX game_played ON game (changed) WHERE played = 1;
    CREATE INDEX game_date ON game (date, id, words, played, finished) WHERE deleted IS NULL;
    CREATE INDEX game_black ON game (black, id) WHERE deleted IS NULL;
    CREATE INDEX game_white ON game (white, id) WHERE deleted IS NULL;
    CREATE INDEX game_result ON game (result, id) WHERE deleted IS NULL;
    CREATE INDEX game_opening ON game (opening, id) WHERE deleted IS NULL;
    CREATE INDEX game_own_moves ON game (moves) WHERE fingerprint IS NULL;
    PRAGMA foreign_keys = OFF;
    CREATE TABLE older (
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
    INSERT INTO older SELECT id, game, rules, board, made, loss, streak, due FROM exercise;
    DROP TABLE exercise;
    ALTER TABLE older RENAME TO exercise;
    CREATE INDEX exercise_due ON exercise (due);
    CREATE TABLE older (
        lesson TEXT NOT NULL,
        board INTEGER NOT NULL,
        at_first INTEGER NOT NULL,
        day TEXT NOT NULL,
        PRIMARY KEY (lesson, board)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO older SELECT lesson, board, at_first, day FROM learnt;
    DROP TABLE learnt;
    ALTER TABLE older RENAME TO learnt;
    CREATE TABLE older (
        number INTEGER PRIMARY KEY,
        puzzle INTEGER NOT NULL UNIQUE,
        misses INTEGER NOT NULL,
        hinted INTEGER NOT NULL,
        streak INTEGER NOT NULL,
        due TEXT
    ) STRICT;
    INSERT INTO older SELECT number, puzzle, misses, hinted, streak, due FROM tried;
    DROP TABLE tried;
    ALTER TABLE older RENAME TO tried;
    CREATE TABLE older (day TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    INSERT INTO older SELECT day FROM daily;
    DROP TABLE daily;
    ALTER TABLE older RENAME TO daily;
    ALTER TABLE rush DROP COLUMN player;
    CREATE TABLE older (
        board TEXT PRIMARY KEY,
        streak INTEGER NOT NULL,
        due TEXT
    ) STRICT, WITHOUT ROWID;
    INSERT INTO older SELECT board, streak, due FROM opening_card;
    DROP TABLE opening_card;
    ALTER TABLE older RENAME TO opening_card;";
