//! Libraries of games in folders of their own.

use outflank::io::SqliteStore;
use outflank::records::Record;
use outflank::rules::{Color, Variant, transcript};
use outflank::store::{Provenance, Save, Seat, Slot, StoreRequest, StoredGame};
use std::path::{Path, PathBuf};
use std::time::Duration;
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

/// A game of two people with these moves, as it would be saved from this slot for the first time, or the
/// revision after that.
pub fn save_of(moves: &str, slot: u64, over: i64) -> Save {
    let game = transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal");
    let provenance = Provenance::Played { seats: [Seat::Human; 2], clocks: [Duration::ZERO; 2] };
    let game = StoredGame {
        id: None,
        revision: over + 1,
        tree_revision: 0,
        record: Record::of(game),
        provenance,
    };
    Save { slot: Slot(slot), over, game }
}

/// The same as a request.
pub fn save(moves: &str, slot: u64, over: i64) -> StoreRequest {
    StoreRequest::Save(Box::new(save_of(moves, slot, over)))
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
