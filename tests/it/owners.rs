//! Players in one library: each sees and changes what is theirs, and older libraries become one player's.

use crate::support::belongings::{TODAY, everything, fill, game_of, reviewed};
use crate::support::kept::{UNDO, back_to, place, save};
use outflank::io::StoreThread;
use outflank::library::SqliteStore;

use outflank::school::{LearntBoard, PuzzleTry};
use outflank::store::{
    Address, PlayerId, Query, SessionId, Slot, StoreError, StoreEvent, StoreRequest,
};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::mpsc::channel;
use std::time::Duration;

fn open(path: &Path) -> SqliteStore {
    SqliteStore::open(path).expect("it can be opened").0
}

#[test]
fn players_of_one_library_see_only_what_is_theirs() {
    let (_folder, path) = place();
    let mut store = open(&path);
    fill(&mut store);
    let home = everything(&mut store);
    store.act_for(PlayerId(2));
    assert!(store.is_empty().expect("readable"));
    let (_other_folder, other_path) = place();
    let nothing = everything(&mut open(&other_path));
    assert_eq!(everything(&mut store), nothing);
    // The same of everything, of another player.
    fill(&mut store);
    assert_eq!(everything(&mut store), home);
    let more =
        PuzzleTry { puzzle: 6, misses: 0, is_hinted: true, streak: 3, due: None, daily: None };
    store.puzzle_tried(&more).expect("kept");
    store.act_for(PlayerId::HOME);
    assert_eq!(everything(&mut store), home, "what another player does changes nothing");
}

#[test]
fn games_of_another_player_cannot_be_opened_or_changed() {
    let (_folder, path) = place();
    let mut store = open(&path);
    let game = fill(&mut store);
    let loaded = store.game(game).expect("it is there");
    let exercise = store.exercises(TODAY).expect("readable").due[0].id;
    let home = everything(&mut store);
    store.act_for(PlayerId(2));
    for request in [
        StoreRequest::Open(game),
        StoreRequest::Preview(game),
        StoreRequest::SaveReview { game, review: Box::new(reviewed()), learner: None },
    ] {
        let refused = store.fulfil(&request).map_err(|error| error.0);
        assert!(matches!(refused, Err(StoreError::NoSuchGame(_))), "{request:?}: {refused:?}");
    }
    let hidden = store.fulfil(&StoreRequest::Review(game)).expect("an answer");
    assert!(matches!(hidden, StoreEvent::Done), "{hidden:?}");
    store.fulfil(&StoreRequest::Delete(game)).expect("an answer");
    store.practised(exercise, 5, None, TODAY).expect("an answer");
    // A save with its number becomes a game of the other player.
    let slot = Slot { session_id: SessionId { player: PlayerId(2), number: 1 }, number: 1 };
    let mut stolen = loaded.clone();
    stolen.record.game = game_of("f5f6");
    let saved = store.save(&outflank::store::Save { slot, game: stolen }).expect("kept");
    assert_ne!(saved, game);
    let tree = outflank::store::TreeSave {
        slot: Slot { number: 2, ..slot },
        game: Some(game),
        game_slot: None,
        revision: 0,
        record: loaded.record,
        copy_place: String::new(),
    };
    let told = store.save_tree(&tree).expect("kept");
    assert!(matches!(told, StoreEvent::TreeSaved { game: kept, .. } if kept != game), "{told:?}");
    store.act_for(PlayerId::HOME);
    assert_eq!(everything(&mut store), home);
}

#[test]
fn sessions_with_the_same_numbers_of_games_save_each_its_own() {
    let (_folder, path) = place();
    let (sender, events) = channel();
    let notify = move |address: Address, event| drop(sender.send((address, event)));
    let thread = StoreThread::start(None, path.clone(), notify, || ()).expect("threads");
    let mut store = thread.client();
    let sessions = [(1, 0), (1, 1), (2, 2)]
        .map(|(player, number)| SessionId { player: PlayerId(player), number });
    for (session_id, moves) in sessions.into_iter().zip(["f5", "f5d6", "f5f6"]) {
        let StoreRequest::Save(mut save) = save(moves, 1) else { unreachable!() };
        save.slot.session_id = session_id;
        store.send(Address { session_id, ..Address::default() }, StoreRequest::Save(save));
    }
    let mut numbers = Vec::new();
    for session_id in sessions {
        let (address, event) = events.recv_timeout(Duration::from_mins(1)).expect("an answer");
        let StoreEvent::Saved { slot, game, revision } = event else { panic!("{event:?}") };
        assert_eq!((address.session_id, slot.session_id, revision), (session_id, session_id, 1));
        numbers.push(game);
    }
    drop(thread);
    numbers.sort();
    numbers.dedup();
    assert_eq!(numbers.len(), 3, "each is a game of its own");
    let mut store = open(&path);
    assert_eq!(store.unfinished(9).expect("readable").len(), 2);
    store.act_for(PlayerId(2));
    assert_eq!(store.unfinished(9).expect("readable").len(), 1);
}

/// The lesson *Tempo* is called *Passing* since version 16, and exams have moved behind the new boards.
#[test]
fn solved_boards_move_with_their_lessons() {
    let (_folder, path) = place();
    let store = open(&path);
    for (lesson, board) in [("tempo", 2), ("tempo", 3), ("corners", 3), ("corners", 8)] {
        let board = LearntBoard { lesson: lesson.to_owned(), board, at_first: true };
        store.learnt(&board, TODAY).expect("kept");
    }
    drop(store);
    back_to(15, &rusqlite::Connection::open(&path).expect("open"));
    let store = open(&path);
    let solved = store.progress().expect("readable");
    let solved: Vec<_> = solved.iter().map(|it| (it.lesson.as_str(), it.board)).collect();
    assert_eq!(solved, [("corners", 3), ("corners", 9), ("passing", 2), ("passing", 5)]);
}

/// A library of every earlier version keeps its content, which belongs to the player at home.
#[test]
fn libraries_of_every_version_become_one_players_and_lose_nothing() {
    let today = {
        let (_folder, path) = place();
        let mut store = open(&path);
        fill(&mut store);
        everything(&mut store)
    };
    let newest = UNDO.iter().map(|(version, _)| *version).max().expect("versions");
    for version in 1..newest {
        let (_folder, path) = place();
        let mut store = open(&path);
        fill(&mut store);
        drop(store);
        let db = rusqlite::Connection::open(&path).expect("open");
        back_to(version, &db);
        let count = |db: &rusqlite::Connection, table: &str| -> Option<i64> {
            db.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).ok()
        };
        let tables = [
            "game",
            "review",
            "exercise",
            "begun",
            "learnt",
            "tried",
            "daily",
            "rush",
            "tree",
            "opening_card",
            "mistake",
            "counted",
        ];
        let before = tables.map(|table| count(&db, table));
        drop(db);
        let mut store = open(&path);
        let db = rusqlite::Connection::open(&path).expect("open");
        for (table, before) in tables.into_iter().zip(before) {
            let after = count(&db, table);
            assert!(before.is_none_or(|before| after == Some(before)), "{table} of {version}");
        }
        let violations: i64 = db
            .query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0))
            .expect("checked");
        assert_eq!(violations, 0);
        assert_eq!(store.list(&Query::default(), &|| true).expect("readable").total, 2);
        if version >= 12 {
            assert_eq!(everything(&mut store), today, "version {version}");
        }
        store.act_for(PlayerId(2));
        assert!(store.is_empty().expect("readable"));
    }
}

/// The migrations to the versions 1 to 15, each with rows in its tables: all up to a version are a library of it.
const VERSIONS: &str = include_str!("../data/old-libraries/versions.sql");
/// Rows that the last program with a migration for each version made of them: the first and the last version, table, and
/// values by the name of their column.
const ROWS: &str = include_str!("../data/old-libraries/rows.txt");

/// Every row of a library as text, in the form of [`ROWS`]; without the number of the library.
fn rows(db: &rusqlite::Connection) -> BTreeSet<String> {
    let texts = |sql: &str| -> Vec<String> {
        let mut query = db.prepare(sql).expect("SQL");
        let rows = query.query_map([], |row| row.get(0)).expect("rows");
        rows.map(|row| row.expect("a text")).collect()
    };
    let mut all = BTreeSet::new();
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'explore%'";
    for table in texts(tables).into_iter().filter(|table| table != "library") {
        let columns = texts(&format!(
            "SELECT 'quote(' || name || ')' FROM pragma_table_info('{table}') ORDER BY name"
        ));
        let values = columns.join(" || ', ' || ");
        for row in texts(&format!("SELECT {values} FROM {table}")) {
            all.insert(format!("{table} {}", row.replace('\n', "\\n")));
        }
    }
    all
}

#[test]
fn a_library_of_each_old_version_is_converted_to_the_rows_that_its_migrations_made() {
    let steps: Vec<&str> = VERSIONS.split("-- version").skip(1).collect();
    assert_eq!(steps.len(), 15);
    for version in 1..=15 {
        let (_folder, path) = place();
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        let old = rusqlite::Connection::open(&path).expect("open");
        old.pragma_update(None, "foreign_keys", false).expect("set");
        for step in &steps[..version as usize] {
            let (_, sql) = step.split_once('\n').expect("its number");
            old.execute_batch(sql).expect("a migration");
        }
        old.pragma_update(None, "user_version", version).expect("set");
        drop(old);
        drop(open(&path));
        let db = rusqlite::Connection::open(&path).expect("open");
        let is_of = |line: &&str| {
            let mut words = line.split(' ').map_while(|word| word.parse::<u32>().ok());
            let [first, last] = [words.next(), words.next()].map(|word| word.expect("a version"));
            (first..=last).contains(&version)
        };
        let wanted: BTreeSet<String> = ROWS
            .lines()
            .filter(is_of)
            .map(|line| line.splitn(3, ' ').nth(2).expect("a row").to_owned())
            .filter(|row| !row.starts_with("library "))
            .collect();
        assert_eq!(rows(&db), wanted, "version {version}");
        let number: i64 =
            db.query_row("SELECT number FROM library", [], |row| row.get(0)).expect("one row");
        assert_eq!(number == 42, version >= 3, "the library keeps its number");
        let check =
            |sql: &str| -> i64 { db.query_row(sql, [], |row| row.get(0)).expect("checked") };
        assert_eq!(check("SELECT count(*) FROM pragma_foreign_key_check"), 0);
        assert_eq!(check("SELECT user_version FROM pragma_user_version"), 18);
    }
}
