//! Libraries of games in folders of their own.

use outflank::io::SqliteStore;
use outflank::records::Record;
use outflank::rules::{Color, Variant, transcript};
use outflank::store::{Provenance, Save, Seat, Slot, StoreRequest, StoredGame};
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
    Save { slot: Slot(slot), game }
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

/// What undoes each version of the library since the first, the index by position apart.
const UNDO: [(u32, &str); 10] = [
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
