//! The explorer: time of the index during an import, time of a position with and
//! without filters, and how much of the file the index is. `OUTFLANK_BENCH_GAMES` says how many games; as many as a
//! quarter of a million are in all archives of tournaments.

use divan::Bencher;
use outflank::explorer::{GameFilter, Winner, YearRange};
use outflank::library::SqliteStore;
use outflank::records::{PlayerName, Record};
use outflank::rules::{Color, Game, Position, Turn, Variant};
use outflank::store::ExplorerQuery;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rusqlite::Connection;
use std::collections::HashMap;
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};
use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::Instant;

/// The games of the archives from 1977 to 2025.
const GAMES: usize = 137_548;

fn main() {
    report();
    divan::main();
}

fn count() -> usize {
    std::env::var("OUTFLANK_BENCH_GAMES").ok().and_then(|it| it.parse().ok()).unwrap_or(GAMES)
}

/// A game with the shape of real ones: people follow each other for a while. In each position one move is the customary
/// one, another comes second; how often they are played falls from ply to ply.
fn human_game(random: &mut Xoshiro256PlusPlus) -> Game {
    let hasher = BuildHasherDefault::<DefaultHasher>::default();
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Pass(_) => drop(game.pass()),
            Turn::Place(_) => {
                let mut moves: Vec<_> = game.legal_moves().squares().collect();
                let position = *game.position();
                moves.sort_by_key(|at| {
                    hasher.hash_one(position.play(*at).expect("legal").canonical())
                });
                let ply = game.played().len() as f64;
                let faith = 1.2 - 0.022 * ply;
                let customary = moves.iter().find(|_| random.random_bool(faith.max(0.2) * 0.7));
                let square = *customary.or_else(|| moves.choose(random)).expect("there are some");
                game.place(square).expect("legal");
            }
        }
    }
}

fn records() -> &'static [Record] {
    static RECORDS: OnceLock<Vec<Record>> = OnceLock::new();
    RECORDS.get_or_init(|| {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        let games = count();
        let record = |at: usize| {
            // A few play much.
            let mut name = || {
                let chances = [(); 3].map(|()| random.random_range(0..4000_u32));
                let player = chances.into_iter().min().expect("three");
                format!("Player {player} of {}", player % 31)
            };
            let players = [name(), name()].map(PlayerName::named);
            let year = 1977 + at * 49 / games;
            Record {
                players,
                date: year.to_string(),
                place: format!("Open {}", at / 60 % 900),
                ..Record::of(human_game(&mut random))
            }
        };
        (0..games).map(record).collect()
    })
}

/// The same games without a result: they do not join the index.
fn broken_off() -> Vec<Record> {
    let cut = |record: &Record| {
        let mut record = record.clone();
        record.game.take_back();
        record.game.forget_taken_back();
        record
    };
    records().iter().map(cut).collect()
}

fn path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("explorer-bench");
    std::fs::create_dir_all(&folder).expect("a folder");
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(folder.join(format!("{name}{end}")));
    }
    folder.join(name)
}

fn import(name: &str, records: &[Record]) -> (PathBuf, f64) {
    let path = path(name);
    let (mut store, _) = SqliteStore::open(&path).expect("open");
    let begin = Instant::now();
    store.import(records, &mut |_| true).expect("taken in");
    store.flush().expect("on the disk");
    (path, begin.elapsed().as_secs_f64())
}

/// The library, made once.
fn library() -> &'static PathBuf {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| import("library.db", records()).0)
}

/// Says what divan cannot: shares, sizes, percentiles.
fn report() {
    let records = records();
    let mut seen: HashMap<(Position, Color), (u32, u64)> = HashMap::new();
    let mut postings = 0;
    for record in records {
        for (ply, position) in record.game.played().iter().zip(record.game.positions()) {
            let Some(square) = ply.square() else { continue };
            postings += 1;
            let entry = seen.entry((position.canonical(), ply.side)).or_default();
            entry.0 += 1;
            entry.1 |= 1 << square.index();
        }
    }
    let repeated = seen.values().filter(|(count, _)| *count > 1).count();
    println!(
        "{} games, {postings} positions with a move, {} different, {repeated} in more than one game",
        records.len(),
        seen.len()
    );
    drop(seen);
    let cut = broken_off();
    for _ in 0..3 {
        let (_, without) = import("without.db", &cut);
        let (_, with) = import("library.db", records);
        println!(
            "import without the index {without:.2} s, with it {with:.2} s: {:.2} of its own time",
            (with - without) / without
        );
    }
    let db = Connection::open(library()).expect("open");
    let size = |tables: &str| -> f64 {
        let sql = format!("SELECT sum(pgsize) FROM dbstat WHERE name LIKE '{tables}'");
        db.query_row(&sql, [], |row| row.get::<_, f64>(0)).expect("a size") / 1e6
    };
    let free: f64 = db
        .query_row(
            "SELECT freelist_count * page_size FROM pragma_freelist_count, pragma_page_size",
            [],
            |row| row.get(0),
        )
        .expect("a size");
    println!(
        "on disk: blocks {:.1} MB, the index in all {:.1} MB, games {:.1} MB, free pages {:.1} MB",
        size("explored_block"),
        size("%explore%"),
        size("game%"),
        free / 1e6
    );
    let open = || SqliteStore::open(library()).expect("open").0;
    let begin = Instant::now();
    let mut store = open();
    store.explore(&query(0, GameFilter::default())).expect("explored");
    println!("the first position after the program began: {:.1} ms", ms(begin));
    for (name, filter) in filters() {
        let mut times: Vec<f64> = (0..20_000)
            .map(|at| {
                let query = query(at, filter.clone());
                let begin = Instant::now();
                store.explore(&query).expect("explored");
                ms(begin)
            })
            .collect();
        times.sort_by(f64::total_cmp);
        let at = |percent: usize| times[(times.len() - 1) * percent / 100];
        println!(
            "20,000 positions, {name}: median {:.3} ms, 99 % {:.3} ms, the longest {:.3} ms",
            at(50),
            at(99),
            at(100)
        );
    }
}

fn ms(begin: Instant) -> f64 {
    begin.elapsed().as_secs_f64() * 1e3
}

fn filters() -> Vec<(&'static str, GameFilter)> {
    let open = GameFilter::default;
    vec![
        ("no filter", open()),
        ("a player", GameFilter { player: "player 7 ".to_owned(), ..open() }),
        (
            "a player as White, years, a winner",
            GameFilter {
                player: "of 3".to_owned(),
                side: Some(Color::White),
                years: YearRange { from: Some(1990), to: Some(2015) },
                winner: Some(Winner::Black),
                ..open()
            },
        ),
        ("a tournament", GameFilter { place: "open 77".to_owned(), ..open() }),
    ]
}

/// A position of a walk through games: a tenth of them the first ones, through which most games went.
fn query(at: usize, filter: GameFilter) -> ExplorerQuery {
    let records = records();
    let game = &records[at * 7919 % records.len()].game;
    let plies = game.played().len();
    let ply = if at.is_multiple_of(10) { at / 10 % 6 } else { at * 31 % plies };
    let (played, position) = (game.played()[ply], game.positions()[ply]);
    ExplorerQuery { position, side: played.side, filter, most: 20 }
}

#[divan::bench(sample_count = 1000)]
fn a_position_through_which_all_games_went(bencher: Bencher) {
    let (mut store, _) = SqliteStore::open(library()).expect("open");
    let query = query(0, GameFilter::default());
    bencher.bench_local(|| store.explore(&query).expect("explored"));
}
