//! Faults that were found, each by what went wrong.

use crate::support::desk::{Desk, against, noughts, two_players};
use outflank::app::KeyCode;
use outflank::app::{AutosaveState, Message, Mode, SideChoice, StartRow, farewell};
use outflank::engine::Level;
use outflank::io::StoreThread;
use outflank::library::SqliteStore;
use outflank::records::{Form, Record, read};
use outflank::rules::{Color, Game, Variant, transcript};
use outflank::screen::InputEvent;
use outflank::store::{Address, Query, StoreError, StoreEvent, StoreRequest};
use outflank::words::complaints;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::Duration;
use tempfile::TempDir;

fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    (folder, path)
}

/// The moves of every game in a library.
fn kept(path: &Path) -> Vec<String> {
    let (store, _) = SqliteStore::open(path).expect("it opens");
    let mut games = Vec::new();
    let each = store.records(|_, record| {
        games.push(transcript::write(&record.expect("a game").game));
        true
    });
    each.expect("readable");
    games.sort();
    games
}

/// A game of two people that is kept, after these moves.
fn playing(path: &Path, moves: &[&str]) -> Desk {
    let mut desk = Desk::kept_in(path);
    desk.begin(two_players());
    for square in moves {
        desk.play(square);
    }
    desk
}

#[test]
fn a_window_that_opens_its_own_game_again_does_not_write_over_the_moves_of_another() {
    let (_folder, path) = place();
    let mut one = playing(&path, &["f5"]);
    let mut other = Desk::kept_in(&path);
    other.enter();
    other.play("d6");
    // The first looks at its game in the list, where it is further now, and plays on.
    one.keys("G");
    one.enter();
    assert_eq!((one.page(), one.moves().as_str()), ("board", "f5"));
    one.play("f6");
    assert_eq!(kept(&path), ["f5d6", "f5f6"]);
}

#[test]
fn a_pasted_record_while_a_move_is_tried_again_drops_no_game() {
    let mut desk = Desk::game(two_players(), "f5d6c3d3");
    desk.keys("v");
    desk.keys("t");
    assert!(desk.app.session().expect("a game").retry.is_some());
    desk.event(InputEvent::Paste("e6f4".to_owned()));
    desk.enter();
    assert_eq!(desk.page(), "replay");
    desk.key(KeyCode::Esc);
    assert!(desk.app.session().expect("a game").retry.is_some(), "back at the retry");
    desk.key(KeyCode::Esc);
    desk.key(KeyCode::Esc);
    assert_eq!((desk.page(), desk.moves().as_str()), ("board", "f5d6c3d3"));
}

#[test]
fn a_move_tried_again_leads_back_to_its_review_and_begins_no_game() {
    for opponent in [two_players(), against(Level::Novice)] {
        let mut desk = Desk::game(opponent, "f5d6c3d3c4");
        desk.keys("v");
        desk.key(KeyCode::End);
        desk.keys("t");
        desk.key(KeyCode::Tab);
        desk.enter();
        let tried = desk.moves();
        assert_eq!(tried.len(), "f5d6c3d3c4".len());
        desk.wait(10_000);
        desk.play("d2");
        assert_eq!(desk.moves(), tried, "the game does not go on");
        desk.enter();
        assert_eq!(desk.page(), "replay", "{}", desk.screen());
        desk.key(KeyCode::Esc);
        assert_eq!((desk.page(), desk.moves().as_str()), ("board", "f5d6c3d3c4"));
    }
}

#[test]
fn the_farewell_breaks_no_word_at_the_edge_of_a_terminal() {
    let game = "f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6";
    let told = farewell(&Desk::game(two_players(), game).app, "");
    let sentences: Vec<&str> = told.lines().filter(|line| !line.contains("--moves")).collect();
    assert!(sentences.len() > 1 && told.contains("Opening:"), "{told}");
    assert!(sentences.iter().all(|line| line.chars().count() < 80), "{told}");
}

#[test]
fn quitting_a_retry_names_the_game_and_its_command() {
    let mut desk = Desk::game(two_players(), "f5d6c3d3c4");
    desk.keys("v");
    desk.key(KeyCode::Left);
    desk.key(KeyCode::Left);
    desk.keys("t");
    let told = farewell(&desk.app, "");
    assert!(told.contains("--moves f5d6c3d3c4"), "{told}");
    assert!(told.contains("Current score: Black 6, White 3"), "{told}");
}

#[test]
fn esc_after_a_paste_on_the_start_screen_leads_back_there() {
    let (_folder, path) = place();
    let mut desk = Desk::kept_in(&path);
    // A library page was there once.
    desk.keys("G");
    desk.key(KeyCode::Esc);
    desk.event(InputEvent::Paste("f5d6".to_owned()));
    desk.enter();
    assert_eq!(desk.page(), "replay");
    desk.key(KeyCode::Esc);
    assert_eq!(desk.page(), "start");
}

#[test]
fn a_game_played_on_and_replayed_is_not_kept_twice() {
    let (_folder, path) = place();
    let mut desk = playing(&path, &["f5", "d6", "c3"]);
    desk.key(KeyCode::Esc);
    desk.event(InputEvent::Paste("f5d6c3d3c4".to_owned()));
    desk.enter();
    desk.key(KeyCode::Left);
    desk.key(KeyCode::Left);
    desk.enter();
    assert_eq!(desk.page(), "board");
    desk.keys("rr");
    assert_eq!(kept(&path), ["f5d6c3", "f5d6c3d3c4"], "it is that game");
    desk.keys("u");
    desk.wait(1000);
    while desk.app.session().expect("a game").game.played().len() > 3 {
        desk.keys("u");
    }
    desk.play("f4");
    assert_eq!(kept(&path).len(), 3, "now it is another");
}

#[test]
fn the_line_to_go_on_with_a_game_from_a_board_of_its_own_brings_it_back() {
    let board = "---------------------------XXX-----OX-------------------------- O";
    let board = format!("{}{}", "-", board);
    let mut desk = Desk::new();
    desk.app.cx.setup = two_players();
    desk.app.deal(&format!("{board};")).or_else(|_| desk.app.deal(&board)).expect("a board");
    let square = desk.app.session().expect("a game").game.legal_moves().squares().next();
    desk.play(&square.expect("a move").to_string());
    let position = *desk.app.session().expect("a game").game.position();
    let told = farewell(&desk.app, "");
    let (_, moves) = told.split_once("--moves '").expect("how to go on");
    let moves = moves.trim_end_matches('\'');
    let mut again = Desk::new();
    again.app.cx.setup = two_players();
    again.app.deal(moves).expect("it is legal");
    assert_eq!(*again.app.session().expect("a game").game.position(), position);
}

#[test]
fn transcripts_and_fingerprints_know_who_began() {
    let read = |text: &str| read(text).expect("a record").into_records().remove(0);
    for (variant, first, moves) in [
        (Variant::TIC_TAC_TOE, Color::White, "5193"),
        (Variant::TIC_TAC_TOE, Color::Black, "5193"),
        (Variant::BOOK, Color::White, ""),
    ] {
        let mut game = Game::new(variant, first);
        if moves.is_empty() {
            let square = game.legal_moves().squares().next().expect("a move");
            game.place(square).expect("legal");
        } else {
            game = transcript::read(variant, first, moves).expect("legal");
        }
        let text = Form::Transcript.write(&Record::of(game.clone()));
        let again = read(&text).game;
        assert_eq!((again.first(), again.position()), (first, game.position()), "{text}");
    }
    let (_folder, path) = place();
    let (mut store, _) = SqliteStore::open(&path).expect("it opens");
    let records = [Color::Black, Color::White].map(|first| {
        Record::of(transcript::read(Variant::TIC_TAC_TOE, first, "5193").expect("legal"))
    });
    let imported = store.import(&records, &mut |_| true).expect("taken in");
    assert_eq!((imported.new, imported.duplicates), (2, 0), "two games, not one");
}

#[test]
fn a_game_brought_along_and_left_without_a_move_is_not_kept() {
    let (_folder, path) = place();
    let mut desk = Desk::kept_in(&path);
    desk.app.cx.setup = two_players();
    desk.app.deal("f5d6c3").expect("legal");
    desk.notify(Message::Tick);
    desk.keys("u");
    assert_eq!(kept(&path), Vec::<String>::new());
    assert!(farewell(&desk.app, "").contains("--moves f5d6"), "the line brings it back");
    desk.play("c4");
    assert_eq!(kept(&path), ["f5d6c4"]);
}

#[test]
fn the_start_screen_proposes_what_the_settings_say() {
    let (_folder, path) = place();
    let mut desk = Desk::kept_in(&path);
    desk.app.cx.setup = against(Level::Rookie);
    desk.app.deal("f5d6").expect("legal");
    desk.play("c3");
    let mut desk = Desk::kept_in(&path);
    let preferences = outflank::app::Preferences {
        level: Level::Amateur,
        side: SideChoice::White,
        ..Default::default()
    };
    desk.app.prefer(preferences, outflank::app::Proposed::ALL);
    assert_eq!(desk.row(), Some(StartRow::Resume), "the game is offered");
    assert!(desk.screen().contains("5 Amateur"), "{}", desk.screen());
}

#[test]
fn that_games_are_not_kept_is_said_until_they_are() {
    let (_folder, path) = place();
    let mut desk = playing(&path, &["f5"]);
    desk.notify(Message::Store(Address::default(), StoreEvent::NotKept(StoreError::DiskFull)));
    assert_eq!(desk.says(), "games are not being saved: the disk is full");
    desk.play("d6");
    desk.key(KeyCode::Tab);
    assert_eq!(desk.says(), "games are not being saved: the disk is full", "still");
    desk.play("a1");
    assert_eq!(desk.says(), "a1 flips nothing", "what was refused is said first");
    desk.notify(Message::Store(Address::default(), StoreEvent::KeptAgain));
    assert_eq!(desk.app.cx.autosave_state, AutosaveState::On);
    assert!(!desk.says().contains("not kept"), "{}", desk.says());
}

#[test]
fn a_disk_that_fails_once_is_no_disk_that_fails_for_ever() {
    let (_folder, path) = place();
    drop(playing(&path, &["f5"]));
    let (sender, events) = channel();
    let store = SqliteStore::open(&path).expect("it opens").0;
    let notify = move |_, event| drop(sender.send(event));
    let thread = StoreThread::start(Some(store), path.clone(), notify, || ()).expect("a thread");
    let mut store = thread.client();
    // The log cannot be flushed while a folder stands in its place.
    let log = path.with_file_name("games.db-wal");
    let aside = path.with_file_name("aside");
    fs::rename(&log, &aside).expect("renamed");
    std::os::unix::fs::symlink("/proc/self/mem", &log).expect("something that takes no flush");
    store.send(Address::default(), StoreRequest::Practised { id: 1, streak: 0, in_days: None });
    let mut told = std::iter::from_fn(|| events.recv_timeout(Duration::from_secs(10)).ok());
    let failed = told.any(|event| matches!(event, StoreEvent::NotKept(_)));
    fs::remove_file(&log).expect("removed");
    fs::rename(&aside, &log).expect("renamed");
    if !failed {
        println!("skipped: this system flushes whatever it is given");
        return;
    }
    assert!(told.any(|event| matches!(event, StoreEvent::KeptAgain)), "it is said when it works");
}

#[test]
fn a_library_that_cannot_be_looked_into_is_not_renamed() {
    let (_folder, path) = place();
    drop(playing(&path, &["f5"]));
    let other = rusqlite::Connection::open(&path).expect("it opens");
    other.execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE").expect("locked");
    let error = SqliteStore::open(&path).expect_err("it is locked");
    assert_eq!(error.0, StoreError::Locked);
    drop(other);
    let (store, _) = SqliteStore::open(&path).expect("it opens");
    let (_, aside) = store.reopen().expect("it is whole");
    assert_eq!(aside, None);
    assert_eq!(kept(&path), ["f5"]);
}

#[test]
fn a_library_opened_anew_keeps_a_game_once() {
    let (_folder, path) = place();
    let mut desk = playing(&path, &["f5", "d6"]);
    let store = desk.store.take().expect("kept");
    desk.store = Some(store.reopen().expect("it is whole").0);
    desk.play("c3");
    desk.play("d3");
    assert_eq!(kept(&path), ["f5d6c3d3"]);
}

#[test]
fn a_file_of_another_program_is_left_alone_and_said_in_words() {
    let (_folder, path) = place();
    let foreign = rusqlite::Connection::open(&path).expect("it opens");
    foreign.execute_batch("CREATE TABLE recipes (name TEXT)").expect("made");
    drop(foreign);
    let before = fs::read(&path).expect("readable");
    let error = SqliteStore::open(&path).expect_err("it is not ours");
    assert_eq!(error.0, StoreError::Foreign);
    // It was switched to a write-ahead log before it was looked at.
    assert!(fs::read(&path).expect("readable") == before, "it is left as it was");
    assert!(!error.to_string().contains("TABLE"), "{error}");
    // Ours, with changed tables.
    fs::remove_file(&path).expect("removed");
    drop(playing(&path, &["f5"]));
    let odd = rusqlite::Connection::open(&path).expect("it opens");
    odd.execute_batch("DROP TABLE review; ALTER TABLE game DROP COLUMN ahead").expect("changed");
    drop(odd);
    let (store, _) = SqliteStore::open(&path).expect("it opens");
    let error = store.game(outflank::store::GameId(1)).expect_err("it lacks something");
    assert!(!error.to_string().contains("SELECT"), "{error}");
}

#[test]
fn a_word_searched_for_is_given_up_when_another_is_asked_for() {
    let (_folder, path) = place();
    let (store, _) = SqliteStore::open(&path).expect("it opens");
    let query = Query { words: "x".to_owned(), ..Query::default() };
    drop(playing(&path, &["f5"]));
    let error = store.list(&query, &|| false).expect_err("it is not wanted");
    assert_eq!(error.0, StoreError::Unwanted);
}

#[test]
fn objects_laid_out_by_another_program_are_recognised() {
    let game = transcript::read(Variant::REVERSI, Color::Black, "f5d6c3").expect("legal");
    let line = Form::Json.write(&Record::of(game));
    let value: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    let pretty = serde_json::to_string_pretty(&value).expect("JSON");
    for text in [
        pretty.clone(),
        format!("{pretty}\n{pretty}\n"),
        serde_json::to_string_pretty(&[&value, &value]).expect("JSON"),
        line.clone(),
        format!("{line}{line}"),
    ] {
        let found = read(&text).expect("records");
        assert_eq!(complaints(&found), Vec::<String>::new(), "{text}");
        assert!(!found.records().is_empty(), "{text}");
        assert_eq!(transcript::write(&found.into_records()[0].game), "f5d6c3");
    }
}

#[test]
fn no_record_is_cut_off_in_silence() {
    let text = "f5d6\n".repeat(1_000_003);
    let found = read(&text).expect("records");
    assert_eq!(found.records().len(), 1_000_003);
}

#[test]
fn tic_tac_toe_in_which_o_began_is_shown_as_it_was() {
    let mut desk = Desk::game(noughts(Mode::TwoPlayers), "");
    desk.event(InputEvent::Paste("O: 5193".to_owned()));
    desk.enter();
    let game = &desk.app.replay().expect("it is shown").session.game;
    assert_eq!(game.first(), Color::White);
}

#[test]
fn a_game_whose_moves_were_all_taken_back_is_not_called_perfect() {
    let mut desk = Desk::game(two_players(), "");
    desk.play("d3");
    desk.keys("u");
    desk.keys("v");
    assert_eq!((desk.page(), desk.says().as_str()), ("board", "no moves to review yet"));
}

#[test]
fn a_short_game_full_of_mistakes_is_not_said_to_have_none() {
    for moves in ["d3c3c4c5b5b3f5e2", "d3c5b6e3d6c2f6c6"] {
        let mut desk = Desk::game(two_players(), moves);
        desk.keys("v");
        let reviewing = desk.app.replay().and_then(|page| page.review.as_ref()).expect("reviewed");
        let lost = reviewing.review.moves.iter().filter(|it| it.loss() > 0).count();
        assert!(lost > 0, "{moves}");
        assert!(!desk.screen().contains("No mistakes"), "{}", desk.screen());
        assert!(desk.screen().contains("too young for a verdict"), "{}", desk.screen());
    }
}
