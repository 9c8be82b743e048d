//! Imports: folders, archives and libraries, the table at the end, and how the last one is undone.

use crate::library_commands::{outflank, place, text};
use crate::support::desk::Desk;
use outflank::app::KeyCode;
use outflank::library::SqliteStore;
use outflank::records::{Form, Record, read};
use outflank::rules::{Color, Game, Variant, transcript};
use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

fn record(moves: &str) -> Record {
    Record::of(transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal"))
}

fn count(data: &Path) -> usize {
    text(&outflank(data, &["games", "--json"], b"").stdout).lines().count()
}

fn gzip(content: &[u8]) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packer.write_all(content).expect("memory");
    packer.finish().expect("memory")
}

/// An archive with these files.
fn zip(path: &Path, files: &[(&str, &[u8])]) {
    let mut archive = zip::ZipWriter::new(File::create(path).expect("a file"));
    for (name, content) in files {
        let options = zip::write::SimpleFileOptions::default();
        archive.start_file(*name, options).expect("a file");
        archive.write_all(content).expect("written");
    }
    archive.finish().expect("an archive");
}

const PGN: &str = "[Black \"a\"]\n\n1. f5 d6 2. c3 *\n\n[Black \"b\"]\n\n1. f5 d6 2. h7 *\n";

#[test]
fn folders_and_archives_are_read_file_by_file_and_summed_up() {
    let (data, _) = place();
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("below")).expect("a folder");
    fs::write(at("a.pgn"), PGN).expect("written");
    fs::write(at("below/b.txt.gz"), gzip(b"f5d6c3d3")).expect("written");
    fs::write(at("mirrored.txt"), "c5e6f4").expect("written");
    fs::write(at(".hidden"), "no record").expect("written");
    zip(&at("c.zip"), &[("one.txt", b"f5f6"), ("two/two.txt", b"f5f4e3"), (".hidden", b"?")]);
    let imported = outflank(data.path(), &["import", &folder.path().display().to_string()], b"");
    let (said, complained) = (text(&imported.stdout), text(&imported.stderr));
    assert_eq!(imported.status.code(), Some(1), "one game is refused");
    assert_eq!(count(data.path()), 5, "{said}{complained}");
    assert!(said.contains("c.zip: two/two.txt: 1 game (transcript), 1 new"), "{said}");
    let row = |form: &str| {
        let line = said.lines().rfind(|line| line.starts_with(form)).expect("a row");
        line.split_whitespace().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(row("PGN"), ["2", "1", "0", "0", "1"], "{said}");
    assert_eq!(row("transcript"), ["4", "4", "0", "1", "0"], "{said}");
    assert_eq!(row("all"), ["6", "5", "0", "1", "1"], "{said}");
    let [complaint] = &complained.lines().collect::<Vec<_>>()[..] else { panic!("{complained}") };
    assert!(complaint.contains("a.pgn: PGN, game 2: move 3 (2. h7) is illegal"), "{complaint}");
    // The same games are known in another form.
    let exported = outflank(data.path(), &["export", "--all", "--to", "ggf"], b"");
    let again = text(&outflank(data.path(), &["import", "-"], &exported.stdout).stdout);
    assert!(again.contains("0 new, 5 already there"), "{again}");
}

#[test]
fn three_refusals_are_named_and_json_names_all() {
    let (data, _) = place();
    let game = |moves: &str| format!("[Black \"a\"]\n\n1. f5 {moves} *\n\n");
    let bad = ["d6", "a1", "a2", "a3", "a4"].map(game).concat();
    let imported = outflank(data.path(), &["import", "-"], bad.as_bytes());
    let complained = text(&imported.stderr);
    assert_eq!(complained.lines().count(), 4, "{complained}");
    assert!(complained.contains("-: PGN, game 2: move 2 (1... a1) is illegal"), "{complained}");
    assert!(complained.contains("and 1 more"), "{complained}");
    let mirrored = "Ben's game: c5e6f3e3\n";
    let printed = outflank(data.path(), &["import", "--json", "-"], mirrored.as_bytes());
    let json: serde_json::Value = serde_json::from_slice(&printed.stdout).expect("an object");
    assert_eq!(json["sureness"], "repaired", "{json}");
    assert_eq!(
        (&json["found"], &json["repaired"], &json["refused"]),
        (&1.into(), &1.into(), &0.into())
    );
    assert_eq!(json["notes"][0]["sureness"], "repaired", "{json}");
    let printed = outflank(data.path(), &["import", "--json", "-"], bad.as_bytes());
    let json: serde_json::Value = serde_json::from_slice(&printed.stdout).expect("an object");
    assert_eq!(json["complaints"].as_array().map(Vec::len), Some(4), "{json}");
}

/// As in a library that a fault had written: one row ended the list of all games.
#[test]
fn a_bad_row_is_named_and_hides_no_other() {
    let (data, library) = place();
    let (mut store, _) = SqliteStore::open(&library).expect("it opens");
    store.import(&["f5", "f5d6", "f5d6c3"].map(record), &mut |_| true).expect("taken in");
    drop(store);
    let db = rusqlite::Connection::open(&library).expect("it opens");
    db.execute("UPDATE game SET moves = 'a1a1a1' WHERE id = 2", []).expect("tampered with");
    drop(db);
    for arguments in [&["games"][..], &["games", "--json"], &["export", "--all"]] {
        let output = outflank(data.path(), arguments, b"");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert_eq!(text(&output.stdout).lines().count(), 2, "{arguments:?}");
        assert!(text(&output.stderr).contains("game 2"), "{}", text(&output.stderr));
    }
    // In a library that is imported it is refused, and the others are taken.
    let (other, _) = place();
    let imported = outflank(other.path(), &["import", &library.display().to_string()], b"");
    assert_eq!(imported.status.code(), Some(1));
    assert!(text(&imported.stdout).contains("2 new"), "{}", text(&imported.stdout));
    assert!(text(&imported.stderr).contains("game 2"), "{}", text(&imported.stderr));
    assert_eq!(count(other.path()), 2);
}

#[test]
fn the_last_import_is_undone_and_brought_back() {
    let (_data, library) = place();
    let (mut store, _) = SqliteStore::open(&library).expect("it opens");
    store.import(&["f5", "f5d6"].map(record), &mut |_| true).expect("taken in");
    // One of these is known.
    let later = ["f5d6", "f5f6", "f5f4"].map(record);
    store.import(&later, &mut |_| true).expect("taken in");
    drop(store);
    let mut desk = Desk::kept_in(&library);
    desk.keys("G");
    for _ in 0..3 {
        desk.key(KeyCode::Tab);
    }
    let total = |desk: &Desk| desk.library().expect("a list").listing.total;
    assert_eq!(total(&desk), 4);
    desk.keys("U");
    assert_eq!((total(&desk), desk.says().contains("deleted: 2")), (2, true), "{}", desk.says());
    desk.keys("U");
    assert_eq!(total(&desk), 0, "the one before");
    desk.keys("U");
    assert!(desk.says().contains("no import"), "{}", desk.says());
    desk.keys("u");
    assert_eq!(total(&desk), 2);
    desk.keys("u");
    assert_eq!(total(&desk), 4);
}

#[test]
fn a_form_that_cannot_hold_a_game_names_it_and_the_forms_that_can() {
    let (data, _) = place();
    for (rules, moves, form, said) in [
        ("anti", "f5d6", "sgf", "Anti-reversi: transcript, ggf, svg, json can"),
        ("6x6", "e4c5", "pgn", "6x6: transcript, ggf, sgf, svg, json can"),
    ] {
        let variant = Variant::from_rules(rules).expect("a variant");
        let game: Game = transcript::read(variant, Color::Black, moves).unwrap_or_else(|_| {
            let mut game = Game::new(variant, Color::Black);
            game.place(game.legal_moves().squares().next().expect("a move")).expect("legal");
            game
        });
        let json = Form::Json.write(&Record::of(game));
        let output = outflank(data.path(), &["convert", "-", "--to", form], json.as_bytes());
        assert_eq!(output.status.code(), Some(2));
        let complained = text(&output.stderr);
        assert!(complained.contains(said), "{complained}");
    }
    let sgf = "(;FF[4]GM[2];B[f5]C[why];W[d6](;B[c3])(;B[c4]))";
    let output = outflank(data.path(), &["convert", "-", "--to", "ggf"], sgf.as_bytes());
    assert!(output.status.success());
    let complained = text(&output.stderr);
    assert!(complained.contains("leaves out variations and comments of 1 game"), "{complained}");
    let pgn = outflank(data.path(), &["convert", "-", "--to", "pgn"], sgf.as_bytes());
    assert_eq!(text(&pgn.stderr), "");
    let back = read(&text(&pgn.stdout)).expect("PGN").into_records();
    assert_eq!(
        Form::Sgf.write(&back[0]),
        Form::Sgf.write(&read(sgf).expect("SGF").into_records()[0])
    );
}

#[test]
fn a_game_may_start_after_moves_in_any_form() {
    let (data, _) = place();
    for (moves, wanted) in
        [("1. f5 d6 2. c3", "f5d6c3"), ("ｆ５ｄ６", "f5d6"), ("Black: f5, White: f6", "f5f6")]
    {
        let output = outflank(
            data.path(),
            &["play", "--plain", "--two-player", "--moves", moves],
            b"C\nq\n",
        );
        let printed = text(&output.stdout);
        let squares = wanted.as_bytes().chunks(2);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let last = String::from_utf8_lossy(squares.last().expect("a move")).into_owned();
        assert!(printed.contains(&last), "{moves}: {printed}");
    }
    let output =
        outflank(data.path(), &["play", "--moves", "we played e6, f4, e3, f2 and g4"], b"");
    assert_eq!(output.status.code(), Some(2), "a guess is no game");
}
