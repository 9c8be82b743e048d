//! The library from the command line: what is exported comes back once, and partial answers are said to be partial.

use crate::support::desk::{Desk, against, two_players};
use outflank::engine::Level;
use outflank::io::SqliteStore;
use outflank::records::Record;
use outflank::rules::{Color, Variant, transcript};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A data folder, and the library in it.
fn place() -> (TempDir, PathBuf) {
    let data = tempfile::tempdir().expect("a folder");
    fs::create_dir(data.path().join("outflank")).expect("a folder");
    let library = data.path().join("outflank/games.db");
    (data, library)
}

/// Runs the program with this data folder and standard input.
fn outflank(data: &Path, arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_outflank"))
        .args(arguments)
        .env("XDG_DATA_HOME", data)
        .env("XDG_CONFIG_HOME", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    child.stdin.take().expect("piped").write_all(input).expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn own_games_that_are_exported_and_imported_are_not_duplicated() {
    let (data, library) = place();
    // Finished, unfinished and analysed games, with and without a computer.
    for (setup, moves) in [(two_players(), 3), (against(Level::Novice), 2), (two_players(), 5)] {
        let mut desk = Desk::kept_in(&library);
        desk.begin(setup);
        for _ in 0..moves {
            desk.key(crossterm::event::KeyCode::Tab);
            desk.enter();
            desk.wait(3000);
        }
    }
    let moves = "f5d6c3d3c4";
    let record = Record {
        players: ["Anna".to_owned(), "Ben".to_owned()],
        ..Record::of(transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal"))
    };
    let (mut store, _) = SqliteStore::open(&library).expect("it opens");
    store.import(&[record], &mut |_| true).expect("taken in");
    drop(store);
    let games = |data| text(&outflank(data, &["games", "--json"], b"").stdout).lines().count();
    let before = games(data.path());
    assert!(before >= 4, "{before} games");
    for form in ["json", "sgf"] {
        let exported = outflank(data.path(), &["export", "--all", "--to", form], b"");
        assert!(exported.status.success(), "{}", text(&exported.stderr));
        let imported = outflank(data.path(), &["import", "-"], &exported.stdout);
        let said = text(&imported.stdout);
        assert!(form == "sgf" || said.contains(" 0 new"), "{form}: {said}");
        if form == "json" {
            assert_eq!(games(data.path()), before, "{form}: {said}");
        }
    }
    // Into an empty library they all go.
    let exported = outflank(data.path(), &["export", "--all", "--to", "json"], b"");
    let (other, _) = place();
    let imported = outflank(other.path(), &["import", "-"], &exported.stdout);
    assert!(imported.status.success(), "{}", text(&imported.stderr));
    assert_eq!(games(other.path()), games(data.path()));
}

#[test]
fn a_deleted_own_game_is_restored_by_its_import() {
    let (data, library) = place();
    let mut desk = Desk::kept_in(&library);
    desk.begin(two_players());
    for square in ["f5", "d6", "c3"] {
        desk.play(square);
    }
    drop(desk);
    let exported = outflank(data.path(), &["export", "--all", "--to", "json"], b"");
    let (mut store, _) = SqliteStore::open(&library).expect("it opens");
    let delete = outflank::store::StoreRequest::Delete(outflank::store::GameId(1));
    store.fulfil(&delete).expect("deleted");
    let imported = outflank(data.path(), &["import", "-"], &exported.stdout);
    assert!(text(&imported.stdout).contains(" 1 new"), "{}", text(&imported.stdout));
    let listed = text(&outflank(data.path(), &["games", "--json"], b"").stdout);
    assert_eq!(listed.lines().count(), 1, "{listed}");
}

#[test]
fn explore_beside_a_rebuild_counts_every_game_or_fails() {
    let (data, library) = place();
    let (mut store, _) = SqliteStore::open(&library).expect("it opens");
    let whole = include_str!("../data/whole.txt").trim();
    let game = transcript::read(Variant::REVERSI, Color::Black, whole).expect("legal");
    let records: Vec<Record> = (0..400)
        .map(|number| Record { place: format!("Cup {number}"), ..Record::of(game.clone()) })
        .collect();
    store.import(&records, &mut |_| true).expect("taken in");
    let done = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(std::sync::atomic::Ordering::Relaxed) {
                // While the other program writes it is locked: the next time will do.
                let _ = store.begin_index_anew();
                std::thread::sleep(std::time::Duration::from_millis(2));
            }
        });
        for _ in 0..12 {
            let output = outflank(data.path(), &["explore", "--json"], b"");
            let said = text(&output.stdout);
            let is_whole = said.contains("\"games\":400");
            assert!(is_whole || !output.status.success(), "{said}{}", text(&output.stderr));
        }
        done.store(true, std::sync::atomic::Ordering::Relaxed);
    });
}
