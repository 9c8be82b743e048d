//! The library from the command line: what is exported comes back once, and partial answers are said to be partial.

use crate::support::desk::{Desk, against, two_players};
use outflank::engine::Level;
use outflank::library::SqliteStore;
use outflank::records::{PlayerName, Record};
use outflank::rules::{Color, Variant, transcript};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A data folder, and the library in it.
pub fn place() -> (TempDir, PathBuf) {
    let data = tempfile::tempdir().expect("a folder");
    fs::create_dir(data.path().join("outflank")).expect("a folder");
    let library = data.path().join("outflank/games.db");
    (data, library)
}

/// Runs the program with this data folder and standard input.
pub fn outflank(data: &Path, arguments: &[&str], input: &[u8]) -> Output {
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

pub fn text(bytes: &[u8]) -> String {
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
            desk.key(outflank::app::KeyCode::Tab);
            desk.enter();
            desk.wait(3000);
        }
    }
    let moves = "f5d6c3d3c4";
    let record = Record {
        players: ["Anna", "Ben"].map(PlayerName::named),
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
fn control_characters_of_a_tampered_library_never_reach_the_terminal() {
    let (data, library) = place();
    let (mut store, _) = SqliteStore::open(&library).expect("it opens");
    let game = transcript::read(Variant::REVERSI, Color::Black, "f5d6c3").expect("legal");
    let record = Record { place: "Cup".to_owned(), ..Record::of(game) };
    store.import(&[record], &mut |_| true).expect("taken in");
    drop(store);
    let db = rusqlite::Connection::open(&library).expect("it opens");
    let tampered = "UPDATE game SET black = char(27) || '[2Jevil', place = 'a' || char(7) || 'b',
                    opening = char(155) || '31m', date = '2026' || char(13)";
    db.execute(tampered, []).expect("tampered with");
    drop(db);
    for arguments in [
        &["games"][..],
        &["games", "--json"],
        &["export", "--all", "--to", "ggf"],
        &["export", "--all", "--to", "sgf"],
        &["export", "--all", "--to", "json"],
    ] {
        let output = outflank(data.path(), arguments, b"");
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
        let printed = text(&output.stdout);
        let is_control = |c: char| c.is_control() && c != '\n';
        assert!(!printed.contains(is_control) && !printed.contains("\\u00"), "{printed:?}");
        assert!(printed.contains("evil"), "{printed:?}");
    }
}

#[test]
fn games_of_other_variants_are_listed_and_found_by_their_name() {
    let (data, library) = place();
    let (mut store, _) = SqliteStore::open(&library).expect("it opens");
    let anti = Variant::from_key("anti").expect("a variant");
    let game = transcript::read(anti, Color::Black, "f5d6c3").expect("legal");
    store.import(&[Record::of(game)], &mut |_| true).expect("taken in");
    drop(store);
    let listed = text(&outflank(data.path(), &["games"], b"").stdout);
    assert!(listed.contains(anti.name), "{listed}");
    let found = text(&outflank(data.path(), &["games", "anti"], b"").stdout);
    assert_eq!(found.lines().count(), 1, "{found}");
    // In a library that an earlier version has filled, too.
    let db = rusqlite::Connection::open(&library).expect("it opens");
    db.execute("UPDATE game SET words = ''", []).expect("emptied");
    crate::support::kept::back_to(12, &db);
    drop(db);
    let found = text(&outflank(data.path(), &["games", "anti"], b"").stdout);
    assert_eq!(found.lines().count(), 1, "{found}");
}

/// Columns are counted in cells of the terminal, of which a wide letter takes two.
#[test]
fn names_in_wide_letters_keep_the_columns_of_the_list() {
    use unicode_width::UnicodeWidthStr as _;
    let (data, library) = place();
    let (mut store, _) = SqliteStore::open(&library).expect("it opens");
    for players in [["長谷川五郎", "Ben"], ["Anna", "谷田邦彦"]] {
        let game = transcript::read(Variant::REVERSI, Color::Black, "f5d6c3").expect("legal");
        let record = Record { players: players.map(PlayerName::named), ..Record::of(game) };
        store.import(&[record], &mut |_| true).expect("taken in");
    }
    drop(store);
    let listed = text(&outflank(data.path(), &["games"], b"").stdout);
    let columns = |name: &str| {
        let line = listed.lines().find(|line| line.contains(name)).expect("it is listed");
        line[..line.find(name).expect("there")].width()
    };
    assert_eq!(columns("Ben"), columns("谷田邦彦"), "{listed}");
}

#[test]
fn own_looks_and_boards_are_taken_on_the_command_line() {
    let (data, _) = place();
    let looks = data.path().join("outflank/looks");
    fs::create_dir_all(&looks).expect("a folder");
    fs::write(looks.join("mine.toml"), "base = 'ascii'\n").expect("written");
    let mine = outflank(data.path(), &["play", "--plain", "--look", "mine"], b"");
    assert!(mine.status.success(), "{}", text(&mine.stderr));
    let unknown = outflank(data.path(), &["play", "--plain", "--look", "pink"], b"");
    assert_eq!(unknown.status.code(), Some(2), "{}", text(&unknown.stderr));
    // A board begins with a hyphen, and is no option.
    let board = "---------------------------OX------XO--------------------------- X";
    let played = outflank(data.path(), &["play", "--plain", "--two-player", "--moves", board], b"");
    let said = text(&played.stderr);
    assert!(!said.contains("unexpected argument"), "{said}");
    let watched =
        outflank(data.path(), &["watch", "level:1", "level:2", "--plain", "--seed", "1"], b"");
    assert!(text(&watched.stdout).contains("Score: Random (Black)"), "{}", text(&watched.stdout));
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
