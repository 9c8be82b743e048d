//! A library as one file, which moves games and progress between the program and a page.

use crate::support::belongings::{TODAY, everything, fill};
use crate::support::desk::Desk;
use crate::support::kept::{UNDO, all, back_to, open, place, save_of};
use outflank::app::Message;
use outflank::library::{Imported, SqliteStore};
use outflank::school::RushScore;
use outflank::store::{Query, StoreError};
use std::path::Path;
use std::process::Command;

fn merged(store: &mut SqliteStore, bytes: &[u8]) -> Imported {
    let merged = store.merge(bytes).expect("a library");
    assert_eq!(merged.refused, []);
    merged.imported
}

fn refusal(store: &mut SqliteStore, bytes: &[u8]) -> StoreError {
    store.merge(bytes).expect_err("refused").into()
}

#[test]
fn everything_arrives_in_an_empty_library_and_only_once() {
    let ((_one, from), (_other, to)) = (place(), place());
    let mut from = open(&from);
    fill(&mut from);
    let bytes = from.to_bytes().expect("readable");
    let mut to = open(&to);
    assert_eq!(merged(&mut to, &bytes), Imported { new: 2, duplicates: 0 });
    let there = everything(&mut to);
    assert_eq!(there, everything(&mut from));
    assert_eq!(merged(&mut to, &bytes), Imported { new: 0, duplicates: 2 });
    assert_eq!(everything(&mut to), there);
    // And back again.
    let bytes = to.to_bytes().expect("readable");
    assert_eq!(merged(&mut from, &bytes), Imported { new: 0, duplicates: 2 });
    assert_eq!(everything(&mut from), there);
}

#[test]
fn games_of_both_libraries_are_kept_and_a_game_played_further_there_goes_on_here() {
    let ((_one, from), (_other, to)) = (place(), place());
    let (mut from, mut to) = (open(&from), open(&to));
    from.save(&save_of("f5d6", 1)).expect("kept");
    to.save(&save_of("c4c3", 1)).expect("kept");
    let bytes = from.to_bytes().expect("readable");
    assert_eq!(merged(&mut to, &bytes), Imported { new: 1, duplicates: 0 });
    from.save(&save_of("f5d6c3", 1)).expect("kept");
    from.save(&save_of("d3c3", 2)).expect("kept");
    let bytes = from.to_bytes().expect("readable");
    assert_eq!(merged(&mut to, &bytes), Imported { new: 1, duplicates: 1 });
    let mut games = all(&to);
    games.sort();
    assert_eq!(games, ["c4c3", "d3c3", "f5d6c3"]);
    // An older file takes nothing back.
    to.save(&save_of("c4c3d3", 1)).expect("kept");
    let older = to.to_bytes().expect("readable");
    to.save(&save_of("c4c3d3c5", 1)).expect("kept");
    merged(&mut to, &older);
    assert!(all(&to).contains(&"c4c3d3c5".to_owned()), "{:?}", all(&to));
}

#[test]
fn a_game_that_went_on_differently_in_both_libraries_stays_in_both_forms() {
    let ((_one, from), (_other, to)) = (place(), place());
    let (mut from, mut to) = (open(&from), open(&to));
    from.save(&save_of("f5d6c3", 1)).expect("kept");
    merged(&mut to, &from.to_bytes().expect("readable"));
    // Here it goes on in one way, there a move is taken back and another one follows.
    let id = to.list(&Query::default(), &|| true).expect("readable").entries[0].id;
    let game = to.game(id).expect("readable");
    let mut save = save_of("f5d6c3d3c4", 7);
    (save.game.id, save.game.revision) = (game.id, game.revision);
    to.save(&save).expect("kept");
    to.end_session(save.slot.session_id);
    from.save(&save_of("f5d6c4d3e6f4", 1)).expect("kept");
    let bytes = from.to_bytes().expect("readable");
    for _ in 0..2 {
        merged(&mut to, &bytes);
        let mut games = all(&to);
        games.sort();
        assert_eq!(games, ["f5d6c3d3c4", "f5d6c4d3e6f4"]);
    }
}

#[test]
fn a_game_that_is_open_here_is_left_alone() {
    let ((_one, from), (_other, to)) = (place(), place());
    let (mut from, mut to) = (open(&from), open(&to));
    from.save(&save_of("f5d6", 1)).expect("kept");
    merged(&mut to, &from.to_bytes().expect("readable"));
    let id = to.list(&Query::default(), &|| true).expect("readable").entries[0].id;
    let mut save = save_of("f5d6c3", 7);
    (save.game.id, save.game.revision) = (Some(id), to.game(id).expect("readable").revision);
    to.save(&save).expect("kept");
    from.save(&save_of("f5d6c3d3c4", 1)).expect("kept");
    merged(&mut to, &from.to_bytes().expect("readable"));
    assert_eq!(all(&to), ["f5d6c3"]);
}

#[test]
fn lines_and_streaks_of_both_libraries_are_kept() {
    let ((_one, from), (_other, to)) = (place(), place());
    let (mut from, mut to) = (open(&from), open(&to));
    fill(&mut from);
    merged(&mut to, &from.to_bytes().expect("readable"));
    let exercise = from.exercises(TODAY).expect("readable").due[0].id;
    from.practised(exercise, 3, Some(30), TODAY).expect("kept");
    let bytes = from.to_bytes().expect("readable");
    merged(&mut to, &bytes);
    assert_eq!(to.exercises(TODAY).expect("readable").due.len(), 0, "it was solved there");
    let mistakes = to.mistakes().expect("readable");
    assert_eq!(mistakes, from.mistakes().expect("readable"), "each once");
}

#[test]
fn progress_of_both_libraries_is_kept() {
    let ((_one, from), (_other, to)) = (place(), place());
    let (mut from, mut to) = (open(&from), open(&to));
    fill(&mut from);
    to.rushed(RushScore { minutes: 5, solved: 9 }, TODAY).expect("kept");
    merged(&mut to, &from.to_bytes().expect("readable"));
    let puzzles = to.puzzles().expect("readable");
    assert_eq!([3, 5].map(|minutes| puzzles.best_rush(minutes)), [Some(7), Some(9)]);
    assert_eq!(to.progress().expect("readable").len(), 1);
    assert_eq!(to.exercises(TODAY).expect("readable").due.len(), 1);
}

#[test]
fn libraries_of_every_version_can_be_merged() {
    let newest = UNDO.iter().map(|(version, _)| *version).max().expect("versions");
    for version in 1..newest {
        let ((_one, from), (_other, to)) = (place(), place());
        fill(&mut open(&from));
        let db = rusqlite::Connection::open(&from).expect("open");
        back_to(version, &db);
        drop(db);
        let bytes = std::fs::read(&from).expect("one file, once it is closed");
        let mut to = open(&to);
        assert_eq!(merged(&mut to, &bytes).new, 2, "version {version}");
        assert_eq!(to.list(&Query::default(), &|| true).expect("readable").total, 2);
    }
}

#[test]
fn a_file_that_is_no_library_is_refused_and_changes_nothing() {
    let (_folder, path) = place();
    let mut store = open(&path);
    fill(&mut store);
    let before = everything(&mut store);
    let bytes = store.to_bytes().expect("readable");
    let foreign = {
        let mut db = rusqlite::Connection::open_in_memory().expect("memory");
        db.execute_batch("CREATE TABLE other (id INTEGER)").expect("made");
        db.serialize(rusqlite::MAIN_DB).expect("bytes").to_vec()
    };
    let mut torn = bytes.clone();
    torn[4096..12_288].fill(0xa5);
    for wrong in [&b""[..], b"SQLite format 3\0", b"f5d6", &bytes[..5000], &foreign, &torn] {
        assert_eq!(refusal(&mut store, wrong), StoreError::NoLibrary, "{} bytes", wrong.len());
        assert_eq!(everything(&mut store), before);
    }
    let mut newer = bytes;
    // The user's version of the schema, at byte 60 of the header.
    newer[60..64].copy_from_slice(&99_u32.to_be_bytes());
    assert_eq!(refusal(&mut store, &newer), StoreError::NewerLibrary);
    assert_eq!(everything(&mut store), before);
}

#[test]
fn a_library_given_to_the_app_is_merged_and_records_are_shown() {
    let ((_one, from), (_other, to)) = (place(), place());
    let mut from = open(&from);
    fill(&mut from);
    let mut desk = Desk::kept_in(&to);
    desk.notify(Message::Dropped(from.to_bytes().expect("readable")));
    assert!(desk.says().contains('2'), "{}", desk.says());
    assert_eq!(all(&open(&to)).len(), 2);
    desk.notify(Message::Dropped(b"f5d6c3d3c4".to_vec()));
    assert!(desk.screen().contains("5 moves"), "{}", desk.screen());
    desk.notify(Message::Dropped(vec![0xff; 100]));
    assert!(!desk.screen().contains("5 moves"), "{}", desk.screen());
}

/// Runs the program with this data folder; returns its exit code, output and complaints.
fn outflank(data: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_outflank"))
        .args(arguments)
        .env("XDG_DATA_HOME", data)
        .env("XDG_CONFIG_HOME", data)
        .output()
        .expect("it runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn the_command_line_moves_a_library_in_one_file() {
    let [one, other] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    fill(&mut open(&one.path().join("outflank/games.db")));
    let file = one.path().join("all.sqlite");
    let name = file.to_str().expect("text");
    assert_eq!(outflank(one.path(), &["export", "--library", name]).0, Some(0));
    let (code, _, complaint) = outflank(one.path(), &["export", "--library", name]);
    assert_eq!(code, Some(2));
    assert!(complaint.contains("is there already"), "{complaint}");
    let (code, told, _) = outflank(other.path(), &["import", name]);
    assert_eq!(code, Some(0));
    assert!(told.contains("2 games (library), 2 new, 0 already there"), "{told}");
    let (_, told, _) = outflank(other.path(), &["import", "--json", name]);
    assert!(told.contains("\"format\":\"library\"") && told.contains("\"known\":2"), "{told}");
    let paths = [&one, &other].map(|it| it.path().join("outflank/games.db"));
    let [here, there] = paths.map(|path| everything(&mut open(&path)));
    assert_eq!(here, there);
}
