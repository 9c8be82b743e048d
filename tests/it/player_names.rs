//! Names of players in the library: in no language, and a stranger's name is never taken for another's.

use crate::library_commands::{outflank, place, text};
use crate::support::kept::{back_to, open, save_of};
use crate::support::wthor::wthor_file;
use outflank::engine::Level;
use outflank::library::SqliteStore;
use outflank::records::{Form, Names, PlayerName, Record, read, read_bytes, read_json};
use outflank::rules::{Color, Variant, transcript};
use outflank::store::{Provenance, Query, Save, Seat};
use outflank::words::{KnownLanguage, listed_player, player_name, sought_names};
use std::path::Path;
use std::process::Command;

const LANGUAGES: [&str; 9] = ["en", "fr", "de", "es", "it", "sv", "ja", "ko", "zh"];

/// The save of a game here with these seats; names of players as a session gives them.
fn played(moves: &str, slot: u64, seats: [Seat; 2]) -> Save {
    let mut save = save_of(moves, slot);
    let is_alone = seats.iter().filter(|seat| **seat == Seat::Human).count() == 1;
    save.game.record.players = seats.map(|seat| match seat {
        Seat::Human if is_alone => PlayerName::You,
        seat => seat.player_name(),
    });
    save.game.provenance = Provenance::Played { seats };
    save
}

fn novice() -> PlayerName {
    PlayerName::Level("Novice".to_owned())
}

/// Players of all games, in the order of their numbers.
fn players(store: &SqliteStore) -> Vec<[PlayerName; 2]> {
    let mut all = Vec::new();
    store
        .records(|_, record| {
            all.push(record.expect("a game").players);
            true
        })
        .expect("readable");
    all
}

/// A record out of WTHOR whose players have names that are words for players here.
fn strangers() -> Vec<Record> {
    let game = transcript::read(Variant::REVERSI, Color::Black, "f5f6e6f4").expect("legal");
    let words = ["?", "You", "Novice"].map(str::to_owned).to_vec();
    let names = Names { players: words, ..Names::default() };
    read_bytes(&wthor_file(&[game], 2020), &names).expect("records").into_records()
}

#[test]
fn an_older_library_keeps_a_stranger_called_you_and_knows_its_own_players() {
    let (_data, path) = place();
    let mut store = open(&path);
    let computer = Seat::Computer(Level::Novice);
    for (slot, seats) in [
        [Seat::Human, computer],
        [computer, Seat::Human],
        [Seat::Human, Seat::Human],
        [Seat::Human, computer],
        [Seat::Human, computer],
        [Seat::Human, Seat::Human],
    ]
    .into_iter()
    .enumerate()
    {
        store.save(&played("f5d6c3", 1 + slot as u64, seats)).expect("saved");
    }
    store.import(&strangers(), &mut |_| true).expect("taken in");
    drop(store);
    let db = rusqlite::Connection::open(&path).expect("open");
    back_to(17, &db);
    // As nine languages, the first versions, and a person with a name wrote them.
    let written = [
        ("あなた", "入門者"),
        ("Anfänger", "Du"),
        ("Noir", "Blanc"),
        ("Anna", "Level 4"),
        ("Vous", "Ordinateur"),
        ("Tu", "You"),
    ];
    for (id, (black, white)) in (1..).zip(written) {
        let sql = "UPDATE game SET black = ?2, white = ?3, words = lower(?2 || ?3) WHERE id = ?1";
        db.execute(sql, (id, black, white)).expect("written");
    }
    drop(db);
    let store = open(&path);
    let [anna, you, tu] = ["Anna", "You", "Tu"].map(PlayerName::named);
    let wanted = [
        [PlayerName::You, novice()],
        [novice(), PlayerName::You],
        [PlayerName::Unknown, PlayerName::Unknown],
        [anna, novice()],
        [PlayerName::You, PlayerName::Computer],
        // Two persons: neither is the only one.
        [tu, you.clone()],
        [you, PlayerName::named("Novice")],
    ];
    assert_eq!(players(&store), wanted);
    let found = |words: &str| {
        let query = Query { words: words.to_owned(), ..Query::default() };
        store.list(&query, &|| true).expect("readable").total
    };
    assert_eq!((found("novice"), found("あなた"), found("anna")), (4, 0, 1));
}

/// The program in a language, on the library in a folder.
fn in_language(data: &Path, language: &str, arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_outflank"))
        .args(arguments)
        .env("XDG_DATA_HOME", data)
        .env("XDG_CONFIG_HOME", data)
        .env("LC_ALL", format!("{language}_XX.UTF-8"))
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn games_of_you_are_found_in_every_language_by_its_own_word() {
    let (data, path) = place();
    let mut store = open(&path);
    let seats = [Seat::Human, Seat::Computer(Level::Novice)];
    for slot in 1..=3 {
        store.save(&played("f5d6c3", slot, seats)).expect("saved");
    }
    store.import(&strangers(), &mut |_| true).expect("taken in");
    for tag in LANGUAGES {
        let found = |words: &str, own: &str| {
            let names = sought_names(words, own);
            let query = Query { words: words.to_owned(), names, ..Query::default() };
            store.list(&query, &|| true).expect("readable").entries
        };
        let language = KnownLanguage::of_tag(tag).expect("a catalogue").language();
        language.scope(|| {
            let [you, computer] = [PlayerName::You, novice()].map(|name| player_name(&name, ""));
            let is_english = tag == "en";
            assert_eq!((&*you, &*computer) == ("You", "Novice"), is_english, "{tag}");
            // English finds the stranger too.
            let wanted = if is_english { 4 } else { 3 };
            for words in [&you, &computer, &format!("{computer} {you}")] {
                assert_eq!(found(words, "").len(), wanted, "{tag}: {words}");
            }
            let listed = listed_player(&found(&you, "")[0], Color::White, "");
            assert!([&*computer, "Novice"].contains(&&*listed), "{listed}");
            assert_eq!((found("zoë", "").len(), found("zoë", "Zoë").len()), (0, 3), "{tag}");
            // The word of the files is known everywhere.
            assert_eq!(found("you", "").len(), 4, "{tag}");
        });
    }
    drop(store);
    let english = in_language(data.path(), "en", &["games"]);
    let machine = in_language(data.path(), "en", &["games", "--json"]);
    assert_eq!(machine.matches(r#""kinds":["you","level"]"#).count(), 3, "{machine}");
    for language in LANGUAGES {
        assert_eq!(in_language(data.path(), language, &["games"]), english);
        assert_eq!(in_language(data.path(), language, &["games", "you"]), english);
        assert_eq!(in_language(data.path(), language, &["games", "--json"]), machine);
    }
}

#[test]
fn exports_are_the_same_in_every_language_and_signed_with_the_name_of_the_settings() {
    let (data, path) = place();
    let mut store = open(&path);
    store.save(&played("f5d6c3", 1, [Seat::Human, Seat::Computer(Level::Novice)])).expect("saved");
    drop(store);
    let export = |language: &str, form: &str| {
        in_language(data.path(), language, &["export", "--all", "--to", form])
    };
    for form in ["sgf", "ggf", "pgn", "json"] {
        let english = export("en", form);
        assert!(english.contains("You") && english.contains("Novice"), "{english}");
        for language in LANGUAGES {
            assert_eq!(export(language, form), english, "{language}");
        }
    }
    std::fs::write(data.path().join("outflank/config.toml"), "name = \"Zoë\"\n").expect("written");
    for form in ["sgf", "ggf", "pgn"] {
        let written = export("fr", form);
        let back = &read(&written).expect("a record").into_records()[0];
        assert_eq!(back.players, ["Zoë", "Novice"].map(PlayerName::named), "{written}");
    }
    let written = export("fr", "json");
    let back = read_json(&written).expect("a record");
    assert_eq!(back.players, [PlayerName::You, novice()]);
    assert_eq!(Form::Json.write(&back), written);
    // What was written for strangers is known again.
    let sgf = export("de", "sgf");
    let said = outflank(data.path(), &["import", "-"], sgf.as_bytes());
    assert!(said.status.success(), "{}", text(&said.stderr));
    assert_eq!(players(&open(&path)), [[PlayerName::You, novice()]]);
    assert!(in_language(data.path(), "it", &["games", "zoë"]).contains("Zoë"));
}

#[test]
fn a_name_that_says_you_is_a_name() {
    let text = "(;GM[2]PB[You]PW[Computer];B[f5])";
    let record = &read(text).expect("a record").into_records()[0];
    assert_eq!(record.players, ["You", "Computer"].map(PlayerName::named));
    let json = Form::Json.write(record);
    assert!(!json.contains("kinds"), "{json}");
    assert_eq!(read_json(&json).expect("a record").players, record.players);
}
