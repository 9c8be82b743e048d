//! Real games in every form: those of WTHOR files, written as other people have them, come back equal.

use crate::reading::{LAYOUTS, grid, mirrored, moves, numbered};
use outflank::records::{Form, Names, Readings, Record, read, read_bytes};
use outflank::rules::{Game, transcript};
use outflank::words::complaints;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus as Random;
use rand::seq::IteratorRandom as _;
use std::path::PathBuf;

/// Games drawn for the forms other than PGN.
const DRAWN: usize = 2000;

/// The years in the folder of `OUTFLANK_WTHOR`; without one the test says that it is skipped.
fn years() -> Option<Vec<Vec<Record>>> {
    let Some(folder) = std::env::var_os("OUTFLANK_WTHOR").map(PathBuf::from) else {
        println!("skipped: set OUTFLANK_WTHOR to a folder of WTHOR files");
        return None;
    };
    let file = |name: &str| std::fs::read(folder.join(name)).ok();
    let names = Names::read(file("WTH.JOU").as_deref(), file("WTH.TRN").as_deref()).expect("names");
    let mut files: Vec<PathBuf> =
        folder.read_dir().expect("a folder").flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|it| it == "wtb"));
    files.sort();
    let read = |file: &PathBuf| {
        let bytes = std::fs::read(file).expect("a file");
        read_bytes(&bytes, &names).expect("a year").into_records()
    };
    Some(files.iter().map(read).collect())
}

fn all_of(readings: Readings, text: &str) -> Vec<Record> {
    assert!(readings.is_whole(), "{:?}: {text}", complaints(&readings));
    readings.into_records()
}

fn played(records: &[Record]) -> Vec<String> {
    records.iter().map(|record| transcript::write(&record.game)).collect()
}

/// A name as a table has it.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

fn table(records: &[&Record], between: &str, has_head: bool) -> String {
    let head = ["black", "white", "result", "moves"].join(between);
    let row = |record: &&Record| {
        let [black, white] = record.names().map(quoted);
        let margin = record.result().or(record.stated).unwrap_or(0);
        [black, white, format!("{margin:+}"), moves(&record.game).concat()].join(between)
    };
    let head = has_head.then_some(head);
    head.into_iter().chain(records.iter().map(row)).collect::<Vec<_>>().join("\n")
}

fn utf_16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

#[test]
#[ignore = "exhaustive: wants OUTFLANK_WTHOR"]
fn every_game_of_wthor_comes_back_from_pgn() {
    let Some(years) = years() else { return };
    let mut count = 0;
    for year in years {
        let text: String = year.iter().map(|record| Form::Pgn.write(record)).collect();
        let back = all_of(read(&text).expect("PGN"), "a year");
        assert_eq!(back.len(), year.len());
        for (back, record) in back.iter().zip(&year) {
            let about = |it: &Record| (it.players.clone(), it.date.clone(), it.place.clone());
            let text = Form::Pgn.write(record);
            assert!(back.game == record.game, "{text}{}", Form::Pgn.write(back));
            assert_eq!(about(back), about(record), "{text}");
            assert_eq!(back.stated, record.result().or(record.stated));
        }
        count += year.len();
    }
    println!("{count} games in PGN came back equal");
}

#[test]
#[ignore = "exhaustive: wants OUTFLANK_WTHOR"]
fn games_of_wthor_come_back_from_every_form() {
    let Some(years) = years() else { return };
    let drawn = |seed| years.iter().flatten().sample(&mut Random::seed_from_u64(seed), DRAWN);
    for (form, seed) in [Form::Transcript, Form::Ggf, Form::Sgf, Form::Json].into_iter().zip(1..) {
        for record in drawn(seed) {
            let text = form.write(record);
            assert_eq!(all_of(read(&text).expect("ours"), &text)[0].game, record.game, "{text}");
        }
    }
    for (layout, seed) in LAYOUTS.iter().zip(100..) {
        let games = drawn(seed);
        for pair in games.chunks(2) {
            let texts: Vec<String> = pair.iter().map(|it| (layout.write)(&it.game)).collect();
            let text = texts.join("\n\n");
            let wanted: Vec<String> = pair.iter().map(|it| transcript::write(&it.game)).collect();
            let back = all_of(read(&text).expect("games"), &text);
            assert_eq!(played(&back), wanted, "{}: {text}", layout.name);
        }
    }
    for record in drawn(200) {
        let check = |game: &Game, text: &str, back: Readings| {
            assert_eq!(played(&all_of(back, text)), [transcript::write(game)], "{text}");
        };
        let game = &record.game;
        let text = grid(game, " ", false, ".");
        check(game, &text, read(&text).expect("a grid"));
        let text = mirrored(game);
        check(game, &text, read(&text).expect("a game"));
        let text = numbered(game, 70);
        for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
            let bytes = utf_16(&text, bytes);
            check(game, &text, read_bytes(&bytes, &Names::default()).expect("text"));
        }
    }
    for (between, has_head) in [(",", true), (";", true), ("\t", false), (";", false)] {
        let records = drawn(300);
        let text = table(&records, between, has_head);
        let back = all_of(read(&text).expect("a table"), "a table");
        assert_eq!(back.len(), records.len(), "{between:?}");
        for (back, record) in back.iter().zip(records) {
            assert_eq!((&back.game, &back.players), (&record.game, &record.players));
        }
    }
}
