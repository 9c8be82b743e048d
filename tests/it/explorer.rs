//! Library statistics: the index held against a beginner who replays every game, and against trouble.

use crate::support::kept::{back_to, open, place};
use crate::support::slow::{self, Board};
use crate::training::ended;
use outflank::explorer::{GameFilter, Winner, YearRange};
use outflank::library::SqliteStore;
use outflank::records::{PlayerName, Record};
use outflank::rules::{Bitboard, Color, Game, Position, Square, Turn, Variant, transcript};
use outflank::store::{
    Explored, ExplorerQuery, GameId, Provenance, Save, Seat, SessionId, Slot, StoreRequest,
    StoredGame,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rusqlite::Connection;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Positions that are looked at: many more on request, `OUTFLANK_POSITIONS=10000`.
fn positions_wanted() -> usize {
    std::env::var("OUTFLANK_POSITIONS").ok().and_then(|it| it.parse().ok()).unwrap_or(1200)
}

/// A game whose first plies are mostly the customary ones.
fn random_game(random: &mut Xoshiro256PlusPlus) -> Game {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Pass(_) => drop(game.pass()),
            Turn::Place(_) => {
                let moves: Vec<Square> = game.legal_moves().squares().collect();
                let is_customary = game.played().len() < 30 && random.random_bool(0.7);
                let chosen = if is_customary { moves.last() } else { moves.choose(random) };
                game.place(*chosen.expect("there are some")).expect("legal");
            }
        }
    }
}

/// Games of a few players in a few tournaments, all ways to begin among them.
fn records(count: usize) -> Vec<Record> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut record = |_| {
        let mut name = |from: &[&str]| (*from.choose(&mut random).expect("names")).to_owned();
        let players = ["Anna", "Ben", "Chloe", "Dan", "", "Annabel"];
        let (players, place) =
            ([(); 2].map(|()| PlayerName::named(name(&players))), name(&["Open", "Cup", ""]));
        let year = if random.random_bool(0.9) {
            random.random_range(1990..2026).to_string()
        } else {
            String::new()
        };
        Record { players, place, date: year, ..Record::of(random_game(&mut random)) }
    };
    (0..count).map(&mut record).collect()
}

fn store_at(path: &Path) -> SqliteStore {
    SqliteStore::open(path).expect("open").0
}

fn library(records: &[Record]) -> (TempDir, PathBuf, SqliteStore) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let mut store = store_at(&path);
    store.import(records, &mut |_| true).expect("taken in");
    (folder, path, store)
}

/// A position as a beginner has it: the board, and who is to move.
type Seen = (Board, u8);

/// A board turned or mirrored, and a square of it: eight ways, as a beginner would turn it.
fn turned(board: &Board, way: usize) -> Board {
    let mut all = [[b'.'; 8]; 8];
    for (row, cells) in board.iter().enumerate() {
        for (column, cell) in cells.iter().enumerate() {
            let (y, x) = turned_square((row, column), way);
            all[y][x] = *cell;
        }
    }
    all
}

fn turned_square((row, column): (usize, usize), way: usize) -> (usize, usize) {
    let (mut y, mut x) = (row, column);
    for _ in 0..way % 4 {
        (y, x) = (x, 7 - y);
    }
    if way >= 4 { (x, y) } else { (y, x) }
}

/// The least of the eight images of a position, and all ways that lead there.
fn least((board, side): &Seen) -> (Seen, Vec<usize>) {
    let images: Vec<Board> = (0..8).map(|way| turned(board, way)).collect();
    let least = *images.iter().min().expect("eight");
    let ways = (0..8).filter(|way| images[*way] == least).collect();
    ((least, *side), ways)
}

/// Counts of a beginner for each move: margins of Black's, years, and who moved.
type Counted = BTreeMap<(usize, usize), Vec<(i32, u16, String)>>;

/// Every position of every game, replayed by a beginner.
fn replayed(records: &[&Record]) -> HashMap<Seen, Counted> {
    let mut seen: HashMap<Seen, Counted> = HashMap::new();
    for record in records {
        let (mut board, mut side) = (slow::start(false), b'X');
        let text = transcript::write(&record.game);
        let mut plies = Vec::new();
        for name in text.as_bytes().chunks(2) {
            let square = (usize::from(name[1] - b'1'), usize::from(name[0] - b'a'));
            if slow::moves(&board, side).is_empty() {
                side = if side == b'X' { b'O' } else { b'X' };
            }
            plies.push((board, side, square));
            slow::play(&mut board, side, square.0, square.1);
            side = if side == b'X' { b'O' } else { b'X' };
        }
        let discs = |of: u8| board.iter().flatten().map(|it| i32::from(*it == of)).sum::<i32>();
        let difference = discs(b'X') - discs(b'O');
        let margin = difference + difference.signum() * discs(b'.');
        let year = record.date.parse().unwrap_or(0);
        for (board, side, square) in plies {
            let (image, ways) = least(&(board, side));
            let square = ways.iter().map(|way| turned_square(square, *way)).min().expect("one");
            let player = record.names()[usize::from(side == b'O')].to_owned();
            seen.entry(image).or_default().entry(square).or_default().push((margin, year, player));
        }
    }
    seen
}

/// A beginner's position as ours, lying some way or other.
fn query((board, side): &Seen, way: usize, filter: GameFilter) -> ExplorerQuery {
    let board = turned(board, way);
    let set = |of: u8| -> Bitboard {
        let squares = (0..64).filter(|at| board[at / 8][at % 8] == of);
        squares.map(|at| Square::from_index(at as u8).expect("a square")).collect()
    };
    let (own, other) = if *side == b'X' { (b'X', b'O') } else { (b'O', b'X') };
    let position = Position::new(set(own), set(other)).expect("no square twice");
    let side = if *side == b'X' { Color::Black } else { Color::White };
    ExplorerQuery { position, side, filter, most: 1000 }
}

/// Holds what is said of a position, lying that way, against what a beginner counted.
fn assert_counted(explored: &Explored, at: &Seen, way: usize, counted: Option<&Counted>) {
    let empty = Counted::new();
    let counted = counted.unwrap_or(&empty);
    let games: usize = counted.values().map(Vec::len).sum();
    assert_eq!(explored.games as usize, games, "{at:?}");
    assert_eq!(explored.top.len(), games.min(1000));
    assert_eq!(explored.moves.len(), counted.len(), "{at:?}");
    let shares: Vec<u32> = explored.moves.iter().map(|it| it.played.games).collect();
    assert!(shares.is_sorted_by(|one, next| one >= next), "{shares:?}");
    let asked = (turned(&at.0, way), at.1);
    let (image, ways) = least(&asked);
    assert_eq!(image, *at);
    for explored in &explored.moves {
        let it = &explored.played;
        let square = (usize::from(it.square.rank()), usize::from(it.square.file()));
        let image = ways.iter().map(|way| turned_square(square, *way)).min().expect("one");
        let games = &counted[&image];
        let won = |of: std::ops::RangeInclusive<i32>| {
            games.iter().filter(|(margin, ..)| of.contains(margin)).count() as u32
        };
        assert_eq!(it.games as usize, games.len());
        assert_eq!([it.black, it.draws, it.white], [won(1..=64), won(0..=0), won(-64..=-1)]);
        let mut margins: Vec<i32> = games.iter().map(|(margin, ..)| *margin).collect();
        margins.sort_unstable();
        let mean = f64::from(margins.iter().sum::<i32>()) / margins.len() as f64;
        assert!((it.mean - mean).abs() < 1e-9, "{} {mean}", it.mean);
        let middle = [margins[(margins.len() - 1) / 2], margins[margins.len() / 2]];
        assert!((it.median - f64::from(middle[0] + middle[1]) / 2.0).abs() < 1e-9);
        let year = games.iter().map(|(_, year, _)| *year).max().filter(|year| *year > 0);
        assert_eq!(it.last_year, year);
        let mut players: HashMap<&str, u32> = HashMap::new();
        for (.., player) in games.iter().filter(|(.., player)| !player.is_empty()) {
            *players.entry(player).or_default() += 1;
        }
        let most = players.values().max();
        assert_eq!(explored.most_by.as_ref().map(|(_, games)| games), most);
        if let Some((name, games)) = &explored.most_by {
            assert_eq!(players.get(name.as_str()), Some(games));
        }
    }
}

/// Checks this many positions, spread over all.
fn assert_all(store: &mut SqliteStore, records: &[&Record], filter: &GameFilter, wanted: usize) {
    let mut seen: Vec<(Seen, Counted)> = replayed(records).into_iter().collect();
    // Those through which many games went first: there is more to get wrong.
    seen.sort_by_key(|(at, counted)| {
        (std::cmp::Reverse(counted.values().map(Vec::len).sum::<usize>()), *at)
    });
    let (many, few) = seen.split_at(seen.len().min(wanted / 2));
    let step = (few.len() / (wanted / 2).max(1)).max(1);
    for (number, (at, counted)) in many.iter().chain(few.iter().step_by(step)).enumerate() {
        let way = number % 8;
        let explored = store.explore(&query(at, way, filter.clone())).expect("explored");
        assert_counted(&explored, at, way, Some(counted));
    }
}

#[test]
fn what_was_played_is_what_a_beginner_counts() {
    let records = records(700);
    let (_folder, _, mut store) = library(&records);
    let all: Vec<&Record> = records.iter().collect();
    assert_all(&mut store, &all, &GameFilter::default(), positions_wanted());
}

/// A filter in words, and what a beginner picks by it.
type Picks<'a> = (&'a str, Box<dyn Fn(&Record) -> bool + 'a>);

#[test]
fn filters_count_what_a_beginner_picks_out() {
    let records = records(400);
    let (_folder, _, mut store) = library(&records);
    let year = |record: &Record| record.date.parse::<u16>().unwrap_or(0);
    let is = |name: &str, wanted: &str| name.to_lowercase().contains(wanted);
    let filters: Vec<Picks> = vec![
        ("anna", Box::new(|it| it.names().iter().any(|name| is(name, "anna")))),
        ("ben white", Box::new(|it| is(it.names()[1], "ben"))),
        ("2000-2010", Box::new(|it| (2000..=2010).contains(&year(it)))),
        ("-1999 @cup", Box::new(|it| (1..=1999).contains(&year(it)) && it.place == "Cup")),
        ("won:white", Box::new(|it| it.result().is_some_and(|result| result < 0))),
        ("dan black won:draw", Box::new(|it| it.names()[0] == "Dan" && it.result() == Some(0))),
        ("own", Box::new(|_| false)),
    ];
    for (text, picks) in &filters {
        let filter = GameFilter::read(text).expect(text);
        let picked: Vec<&Record> = records.iter().filter(|it| picks(it)).collect();
        assert_all(&mut store, &picked, &filter, 60);
        let start = (slow::start(false), b'X');
        let (start, _) = least(&start);
        let explored = store.explore(&query(&start, 0, filter)).expect("explored");
        assert_eq!(explored.games as usize, picked.len(), "{text}");
    }
}

/// Statistics of the positions of a few games.
fn sample(store: &mut SqliteStore, records: &[Record]) -> Vec<Explored> {
    let mut said = Vec::new();
    for record in records.iter().step_by(17) {
        for (ply, position) in record.game.played().iter().zip(record.game.positions()) {
            if ply.square().is_some() {
                let filter = GameFilter::default();
                let query = ExplorerQuery { position: *position, side: ply.side, filter, most: 5 };
                said.push(store.explore(&query).expect("explored"));
            }
        }
    }
    said
}

fn index_all(store: &mut SqliteStore) {
    while store.index_more(37).expect("more").is_some() {}
}

#[test]
fn games_that_come_one_by_one_make_the_same_index_as_all_at_once() {
    let records = records(330);
    let (_folder, _, mut store) = library(&records);
    let at_once = sample(&mut store, &records);
    let (_other, _, mut one_by_one) = library(&[]);
    for record in &records {
        one_by_one.import(std::slice::from_ref(record), &mut |_| true).expect("taken in");
    }
    assert_eq!(sample(&mut one_by_one, &records), at_once);
    // Nothing is counted twice.
    one_by_one.import(&records, &mut |_| true).expect("known");
    assert_eq!(sample(&mut one_by_one, &records), at_once);
}

#[test]
fn a_library_without_an_index_gets_one_and_says_so_meanwhile() {
    let records = records(200);
    let (_folder, path, mut store) = library(&records);
    let whole = sample(&mut store, &records);
    drop(store);
    // As a library of version 8 becomes one of today.
    let db = Connection::open(&path).expect("open");
    back_to(8, &db);
    drop(db);
    let mut store = store_at(&path);
    let begun = store.index_more(50).expect("more").expect("there is more");
    assert!((1..100).contains(&begun.percent()), "{begun:?}");
    let some = sample(&mut store, &records);
    assert!(some.iter().all(|it| it.indexing.is_some()));
    assert!(some[0].games > 0 && some[0].games < 200);
    // A game that comes meanwhile is in it at once, and only once.
    let late = Record { date: "2026".to_owned(), ..records[3].clone() };
    store.import(std::slice::from_ref(&late), &mut |_| true).expect("taken in");
    index_all(&mut store);
    let start = sample(&mut store, &records)[0].clone();
    assert_eq!((start.games, start.indexing), (201, None));
    store.import(&[late], &mut |_| true).expect("known");
    let all = ExplorerQuery { most: 1000, ..start.query };
    let top = store.explore(&all).expect("read").top;
    let late = top.iter().map(|(entry, _)| entry).max_by_key(|entry| entry.id);
    let id = late.expect("there are games").id;
    store.fulfil(&StoreRequest::Delete(id)).expect("deleted");
    assert_eq!(sample(&mut store, &records), whole);
}

#[test]
fn an_index_that_was_cut_off_is_made_anew_and_no_game_is_gone() {
    let records = records(120);
    let (_folder, path, mut store) = library(&records);
    let whole = sample(&mut store, &records);
    let db = Connection::open(&path).expect("open");
    for damage in [
        "UPDATE explored_block SET data = substr(data, 1, length(data) / 2)",
        "UPDATE explored_block SET data = x''",
        "UPDATE explored_block SET data = zeroblob(100)",
        "UPDATE explored_block SET data = (SELECT other.data FROM explored_block AS other
             WHERE other.id > explored_block.id ORDER BY other.id LIMIT 1)
             WHERE id < (SELECT max(id) FROM explored_block)",
        "DELETE FROM explored_block",
        "UPDATE explored_run SET number = number + 1000",
        "UPDATE explored_name SET name = cast(x'fffe' AS TEXT) || id",
        "UPDATE explored SET gone = 7",
        "DELETE FROM explored WHERE number = 60",
        "DELETE FROM explored WHERE number = 119",
        "DELETE FROM explored_run WHERE number = (SELECT max(number) FROM explored_run)",
        "DELETE FROM explored_name WHERE id = 1",
        "UPDATE explored SET margin = 500",
        "UPDATE explored SET margin = 65 WHERE number = 7",
        "UPDATE explored SET year = -5 WHERE number = 7",
        "UPDATE explored SET black = 4000 WHERE number = 7",
        "UPDATE explored_run SET games = -1",
        "DELETE FROM explored; DELETE FROM explored_run",
        "DELETE FROM explorer",
        "DROP TRIGGER explored_gone",
        "DROP TABLE explored_block",
        "DROP TABLE explored",
    ] {
        db.execute_batch(damage).expect("damaged");
        drop(store);
        store = store_at(&path);
        let start = whole[0].query.clone();
        let said = store.explore(&start).expect("a word, not a failure");
        assert!(said.indexing.is_some(), "{damage}: {said:?}");
        index_all(&mut store);
        assert_eq!(sample(&mut store, &records), whole, "{damage}");
    }
    // A missing block is not noticed without a query; but no answer is wrong.
    for damage in [
        "DELETE FROM explored_block WHERE id = (SELECT max(id) FROM explored_block)",
        "DELETE FROM explored_block WHERE id % 2 = 1",
        "DELETE FROM explored_block WHERE id % 3 = 0",
    ] {
        db.execute_batch(damage).expect("damaged");
        for (said, known) in sample(&mut store, &records).iter().zip(&whole) {
            assert!(said.indexing.is_some() || said == known, "{damage}: {said:?}");
        }
        store.begin_index_anew().expect("anew");
        index_all(&mut store);
        assert_eq!(sample(&mut store, &records), whole, "{damage}");
    }
    // An import works while the index is damaged.
    db.execute_batch("UPDATE explored_block SET data = x'00'").expect("damaged");
    let more: Vec<Record> = (0..20)
        .map(|at| Record { date: format!("{}", 1900 + at), ..records[at].clone() })
        .collect();
    for record in &more {
        store.import(std::slice::from_ref(record), &mut |_| true).expect("taken in");
    }
    index_all(&mut store);
    assert_eq!(sample(&mut store, &records)[0].games, 140);
}

#[test]
fn deleted_games_do_not_count_until_they_are_brought_back() {
    let records = records(60);
    let (_folder, path, mut store) = library(&records);
    let whole = sample(&mut store, &records);
    let mut other = store_at(&path);
    for id in 1..=30 {
        other.fulfil(&StoreRequest::Delete(GameId(id))).expect("deleted");
    }
    assert_eq!(sample(&mut store, &records)[0].games, 30, "another program's window sees it, too");
    for id in 1..=30 {
        other.fulfil(&StoreRequest::Restore(GameId(id))).expect("restored");
    }
    assert_eq!(sample(&mut store, &records), whole);
}

/// A game of this run, as it stands.
fn save(store: &mut SqliteStore, game: &Game) {
    let provenance = Provenance::Played { seats: [Seat::Human; 2] };
    let record = Record::of(game.clone());
    let game = StoredGame { id: None, revision: 0, tree_revision: 0, record, provenance };
    store
        .save(&Save { slot: Slot { session_id: SessionId::default(), number: 1 }, game })
        .expect("kept");
}

#[test]
fn own_games_join_when_they_end_and_leave_when_they_are_taken_up_again() {
    let (_folder, _, mut store) = library(&[]);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    let whole = random_game(&mut random);
    let start = |store: &mut SqliteStore, text: &str| {
        let position = Variant::REVERSI.start(Color::Black);
        let filter = GameFilter::read(text).expect("a filter");
        let query = ExplorerQuery { position, side: Color::Black, filter, most: 5 };
        store.explore(&query).expect("explored").games
    };
    let mut game = whole.clone();
    game.take_back();
    save(&mut store, &game);
    assert_eq!(start(&mut store, ""), 0, "it is not over");
    game.replay();
    save(&mut store, &game);
    save(&mut store, &game);
    assert_eq!((start(&mut store, ""), start(&mut store, "own")), (1, 1));
    for _ in 0..20 {
        game.take_back();
    }
    save(&mut store, &game);
    assert_eq!(start(&mut store, ""), 0, "it goes on");
    game.forget_taken_back();
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Pass(_) => drop(game.pass()),
            Turn::Place(_) => drop(game.place(game.legal_moves().first().expect("one"))),
        }
    }
    save(&mut store, &game);
    assert_eq!(start(&mut store, "own"), 1);
    let filter = GameFilter::default();
    for (ply, position) in game.played().iter().zip(game.positions()) {
        let Some(square) = ply.square() else { continue };
        let filter = filter.clone();
        let query = ExplorerQuery { position: *position, side: ply.side, filter, most: 5 };
        let said = store.explore(&query).expect("explored");
        assert_eq!(said.games, 1, "only where the game went at last");
        let known: HashSet<Square> = said.moves.iter().map(|it| it.played.square).collect();
        assert!(known.contains(&square) || ply.side == Color::Black && known.len() == 1);
    }
}

#[test]
fn moves_of_the_start_have_the_name_that_most_games_give_them() {
    let game = |moves: &str| Record::of(ended(moves, moves.len() as u64));
    let records = ["f5", "f5d6", "d3", "f5f4", "c4c3"].map(game);
    let (_folder, _, mut store) = library(&records);
    let start = Variant::REVERSI.start(Color::Black);
    let filter = GameFilter::default();
    let query = ExplorerQuery { position: start, side: Color::Black, filter, most: 9 };
    let said = store.explore(&query).expect("explored");
    let moves: Vec<String> = said.moves.iter().map(|it| it.played.square.to_string()).collect();
    assert_eq!((said.games, moves), (5, vec!["f5".to_owned()]));
}

#[test]
fn filters_are_read_and_written_in_words() {
    let read = |text: &str| GameFilter::read(text).map_err(|why| why.to_string());
    for text in
        ["", "own", "tamenori black", "2010-2019", "anna 2020 won:draw own @world cup", "-1999"]
    {
        assert_eq!(read(text).expect("a filter").to_string(), text);
    }
    let all = read("Tamenori Hideshi WHITE 2001- won:White @Paris Open").expect("a filter");
    assert_eq!(all.player, "Tamenori Hideshi");
    assert_eq!((all.side, all.winner), (Some(Color::White), Some(Winner::White)));
    assert_eq!(all.years, YearRange { from: Some(2001), to: None });
    assert_eq!(all.place, "Paris Open");
    assert_eq!(read("anna as black").expect("a filter").to_string(), "anna black");
    assert_eq!(YearRange::read("20"), None, "a year has four digits");
    for (text, word) in [
        ("19999", "19999"),
        ("won:me", "won:me"),
        ("white", "White"),
        ("2020-2010", "2020-2010"),
        ("foo:bar", "foo:bar"),
    ] {
        let why = read(text).expect_err(text);
        assert!(why.contains(word), "{why}");
    }
}

#[test]
fn people_alone_leaves_out_games_of_programs() {
    let (_folder, path) = place();
    let mut store = open(&path);
    let game = |players: [&str; 2], seed: u64| Record {
        players: players.map(PlayerName::named),
        ..Record::of(ended("f5d6", seed))
    };
    let records = [
        game(["Ann", "Ben"], 1),
        game(["Ann", "Zebra (program)"], 2),
        game(["Logistello (1997)", "Ben"], 3),
        game(["", "Ben"], 4),
    ];
    store.import(&records, &mut |_| true).expect("taken in");
    while store.index_more(100).expect("more").is_some() {}
    let start = |text: &str| ExplorerQuery {
        position: *Game::new(Variant::REVERSI, Color::Black).position(),
        side: Color::Black,
        filter: GameFilter::read(text).expect("a filter"),
        most: 9,
    };
    assert_eq!(store.explore(&start("")).expect("read").games, 4);
    let people = store.explore(&start("people")).expect("read");
    assert_eq!((people.games, people.top.len()), (1, 1));
    assert_eq!(GameFilter::read("people ben").expect("a filter").to_string(), "ben people");
}
