//! Times of the disk: a move, a page of a library of 150,000 games, a word searched for, and
//! records taken in.

use divan::Bencher;
use outflank::library::SqliteStore;
use outflank::records::{Form, Names, PlayerName, Record, read_bytes};
use outflank::rules::{Color, Game, Turn, Variant};
use outflank::store::{Provenance, Query, Save, Seat, SessionId, Slot, Sort, StoredGame, View};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::path::PathBuf;
use std::sync::OnceLock;

#[path = "../it/support/wthor.rs"]
mod wthor;

/// Games in the large library.
const GAMES: usize = 150_000;

fn main() {
    divan::main();
}

fn random_game(random: &mut Xoshiro256PlusPlus) -> Game {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Pass(_) => drop(game.pass()),
            Turn::Place(_) => {
                let moves: Vec<_> = game.legal_moves().squares().collect();
                let square = *moves.choose(random).expect("there are some");
                game.place(square).expect("legal");
            }
        }
    }
}

fn records(count: usize, seed: u64) -> Vec<Record> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let names: Vec<String> = (0..4000).map(|at| format!("Player {at} of {}", at % 31)).collect();
    let mut record = |_| {
        let mut name = || names.choose(&mut random).expect("names").clone();
        let players = [name(), name()].map(PlayerName::named);
        Record {
            players,
            date: random.random_range(1977..2026).to_string(),
            place: "World Championship".to_owned(),
            ..Record::of(random_game(&mut random))
        }
    };
    (0..count).map(&mut record).collect()
}

/// A file on the disk that the target folder is on.
fn path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("store-bench");
    std::fs::create_dir_all(&folder).expect("a folder");
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(folder.join(format!("{name}{end}")));
    }
    folder.join(name)
}

/// The large library, made once.
fn large() -> PathBuf {
    static LARGE: OnceLock<PathBuf> = OnceLock::new();
    LARGE
        .get_or_init(|| {
            let path = path("large.db");
            let (mut store, _) = SqliteStore::open(&path).expect("open");
            store.import(&records(GAMES, 1), &mut |_| true).expect("taken in");
            path
        })
        .clone()
}

#[divan::bench(sample_count = 200)]
fn a_move_is_kept_and_on_the_disk(bencher: Bencher) {
    let (mut store, _) = SqliteStore::open(&path("moves.db")).expect("open");
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    let record = Record::of(random_game(&mut random));
    let provenance = Provenance::Played { seats: [Seat::Human; 2] };
    bencher.bench_local(|| {
        let game = StoredGame {
            id: None,
            revision: 0,
            tree_revision: 0,
            record: record.clone(),
            provenance,
        };
        store
            .save(&Save { slot: Slot { session_id: SessionId::default(), number: 1 }, game })
            .expect("kept");
        store.flush().expect("on the disk");
    });
}

#[divan::bench(sample_count = 20)]
fn the_library_is_opened_and_listed(bencher: Bencher) {
    let path = large();
    bencher.bench_local(|| {
        let (store, _) = SqliteStore::open(&path).expect("open");
        store.list(&Query::default(), &|| true).expect("listed")
    });
}

#[divan::bench(sample_count = 20, args = ["player 77", "tiger 2020", "unknown player"])]
fn the_library_is_searched(bencher: Bencher, words: &str) {
    let (store, _) = SqliteStore::open(&large()).expect("open");
    let query = Query { words: words.to_owned(), ..Query::default() };
    bencher.bench_local(|| store.list(&query, &|| true).expect("listed"));
}

#[divan::bench(sample_count = 20)]
fn the_library_is_sorted_and_seen_from_its_end(bencher: Bencher) {
    let (store, _) = SqliteStore::open(&large()).expect("open");
    let query =
        Query { sort: Sort::Opening, view: View::All, offset: GAMES - 100, ..Query::default() };
    bencher.bench_local(|| store.list(&query, &|| true).expect("listed"));
}

/// Takes in the games of a file.
fn take_in(bencher: Bencher<'_, '_>, file: &[u8]) {
    bencher.bench_local(|| {
        let (mut store, _) = SqliteStore::open(&path("import.db")).expect("open");
        let found = read_bytes(file, &Names::default()).expect("records");
        store.import(&found.into_records(), &mut |_| true).expect("taken in");
        store.flush().expect("on the disk");
    });
}

#[divan::bench(sample_count = 3)]
fn twenty_thousand_games_of_wthor_are_taken_in(bencher: Bencher) {
    let games: Vec<Game> = records(20_000, 2).into_iter().map(|record| record.game).collect();
    take_in(bencher, &wthor::wthor_file(&games, 2020));
}

#[divan::bench(sample_count = 3)]
fn twenty_thousand_games_of_pgn_are_taken_in(bencher: Bencher) {
    let games = records(20_000, 2);
    let file: String = games.iter().map(|record| Form::Pgn.write(record)).collect();
    take_in(bencher, file.as_bytes());
}
