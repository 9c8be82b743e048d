//! The list of games, games looked through, what is pasted and what is taken along: told in keys.

use crate::support::desk::{self, Desk, WIPE_OUT, against, two_players};
use outflank::app::KeyCode;
use outflank::app::{Effect, FileEffect, StartRow, TerminalEffect};
use outflank::engine::Level;
use outflank::library::SqliteStore;
use outflank::records::{PlayerName, Record, read};
use outflank::rules::{Color, Variant, transcript};
use outflank::screen::InputEvent;
use outflank::store::{Seat, View};
use std::path::PathBuf;
use tempfile::TempDir;

/// This many records with numbered names.
fn records(count: usize) -> Vec<Record> {
    let record = |number: usize| Record {
        players: [format!("Anna {number}"), format!("Ben {}", number % 7)].map(PlayerName::named),
        date: format!("{}", 1900 + number % 100),
        place: "a kitchen".to_owned(),
        ..Record::of(transcript::read(Variant::REVERSI, Color::Black, WIPE_OUT).expect("legal"))
    };
    (0..count).map(record).collect()
}

/// The list of a library with this many records.
fn library(count: usize) -> (Desk, TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let (mut keep, _) = SqliteStore::open(&path).expect("open");
    keep.import(&records(count), &mut |_| true).expect("taken in");
    let mut desk = Desk::kept_in(&path);
    desk.keys("G");
    assert_eq!(desk.page(), "library");
    (desk, folder, path)
}

fn total(desk: &Desk) -> usize {
    desk.library().expect("a list").listing.total
}

/// The name of Black in the chosen game.
fn chosen(desk: &Desk) -> String {
    let library = desk.library().expect("a list");
    library.chosen().expect("a game").players[0].to_string()
}

fn replayed(desk: &Desk) -> String {
    transcript::write(&desk.app.replay().expect("a game").session.game)
}

#[test]
fn the_list_is_walked_from_end_to_end() {
    let (mut desk, ..) = library(1000);
    assert_eq!(total(&desk), 1000);
    let first = chosen(&desk);
    desk.key(KeyCode::Up);
    assert_eq!(chosen(&desk), first, "there is nothing above");
    desk.key(KeyCode::End);
    let last = chosen(&desk);
    assert!(desk.screen().contains("1000 of 1000") && desk.screen().contains(&last));
    desk.key(KeyCode::Down);
    assert_eq!(chosen(&desk), last);
    desk.key(KeyCode::Home);
    let mut seen = vec![chosen(&desk)];
    for _ in 1..1000 {
        desk.key(KeyCode::Down);
        seen.push(chosen(&desk));
        let line = format!("{} of 1000", seen.len());
        assert!(desk.screen().contains(&line), "{line}");
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 1000, "every game once");
    for _ in 0..100 {
        desk.key(KeyCode::PageUp);
    }
    assert_eq!(chosen(&desk), first);
}

#[test]
fn the_list_follows_the_words_as_they_are_typed() {
    let (mut desk, ..) = library(300);
    desk.keys("/anna 12");
    assert_eq!(total(&desk), 13, "12, 112, 212, and 120 to 129");
    desk.keys("3 q");
    assert_eq!(desk.says(), "Search: anna 123 q_", "letters are letters here");
    assert_eq!(total(&desk), 0);
    desk.key(KeyCode::Backspace);
    desk.key(KeyCode::Backspace);
    assert_eq!((total(&desk), chosen(&desk)), (1, "Anna 123".to_owned()));
    desk.enter();
    assert!(desk.says().starts_with("Anna 123 - Ben 4 64-0"), "{}", desk.says());
    desk.key(KeyCode::Esc);
    assert_eq!((desk.page(), total(&desk)), ("library", 300), "all again");
    desk.key(KeyCode::Esc);
    assert_eq!((desk.page(), desk.row()), ("start", Some(StartRow::Play)));
    desk.keys("G/");
    desk.event(InputEvent::Paste("anna\u{1b}[2J 7\n".to_owned()));
    assert_eq!(desk.says(), "Search: anna[2J 7_", "pasted as it were typed");
}

#[test]
fn the_list_is_sorted_and_divided() {
    let (mut desk, ..) = library(30);
    assert!(desk.screen().contains("by date"));
    assert_eq!(chosen(&desk), "Anna 29");
    desk.keys("s");
    assert!(desk.screen().contains("by Black"));
    assert_eq!(chosen(&desk), "Anna 0");
    desk.key(KeyCode::Tab);
    assert!(desk.screen().contains("played here"));
    assert_eq!(total(&desk), 0);
    assert_eq!(desk.says(), "no games here (Tab: another list)");
    desk.key(KeyCode::BackTab);
    assert_eq!(total(&desk), 30);
}

#[test]
fn a_deleted_game_comes_back() {
    let (mut desk, ..) = library(5);
    let first = chosen(&desk);
    desk.keys("d");
    assert_eq!((total(&desk), desk.says().as_str()), (4, "deleted (u: undo)"));
    desk.keys("d");
    desk.keys("u");
    desk.keys("u");
    assert_eq!((total(&desk), chosen(&desk)), (5, first.clone()));
    desk.keys("u");
    assert_eq!(desk.says(), "nothing to undo");
    desk.keys("d");
    // Later, and elsewhere: among the deleted ones.
    desk.key(KeyCode::Esc);
    desk.keys("G");
    desk.key(KeyCode::BackTab);
    assert_eq!(desk.library().expect("a list").query.view, View::Deleted);
    assert_eq!((total(&desk), chosen(&desk)), (1, first));
    desk.keys("d");
    assert_eq!(total(&desk), 0);
}

#[test]
fn a_game_is_looked_through_by_keys_and_by_the_log() {
    let (mut desk, ..) = library(1);
    desk.enter();
    assert_eq!(desk.page(), "replay");
    assert_eq!(
        (replayed(&desk), desk.says().as_str()),
        (String::new(), "The start: Black to move")
    );
    desk.key(KeyCode::Right);
    assert_eq!(desk.says(), "Anna 0 plays e6 and flips e5");
    desk.key(KeyCode::End);
    assert_eq!((replayed(&desk).as_str(), desk.says().as_str()), (WIPE_OUT, "Anna 0 wins by 13"));
    desk.key(KeyCode::Right);
    assert_eq!(replayed(&desk), WIPE_OUT);
    desk.key(KeyCode::Left);
    assert_eq!(replayed(&desk), WIPE_OUT[..16]);
    desk.click_on("d6");
    assert_eq!(replayed(&desk), WIPE_OUT[..12], "a click on the log");
    desk.click_on("g5");
    assert_eq!(replayed(&desk), WIPE_OUT[..10]);
    desk.key(KeyCode::Home);
    assert_eq!(replayed(&desk), "");
    for (width, height) in [(120, 40), (40, 30), (80, 24)] {
        desk.resize(width, height);
        desk.click_on("e7");
        assert_eq!(replayed(&desk), WIPE_OUT[..14], "{width}x{height}");
        desk.key(KeyCode::Home);
    }
    desk.key(KeyCode::Esc);
    assert_eq!(desk.page(), "library", "back to the list");
}

#[test]
fn playing_on_is_a_game_of_its_own() {
    let (mut desk, _folder, path) = library(1);
    desk.app.cx.setup = against(Level::Random);
    desk.enter();
    desk.key(KeyCode::End);
    desk.enter();
    assert_eq!(desk.says(), "the game is over here: step back first");
    desk.key(KeyCode::Home);
    for _ in 0..3 {
        desk.key(KeyCode::Right);
    }
    desk.enter();
    let session = desk.app.session().expect("a game");
    assert_eq!(desk.page(), "board");
    assert_eq!(session.seats, [Seat::Computer(Level::Random), Seat::Human], "the side to move");
    assert_eq!(desk.moves(), WIPE_OUT[..6]);
    desk.key(KeyCode::Tab);
    desk.enter();
    desk.wait(2000);
    let (keep, _) = SqliteStore::open(&path).expect("open");
    let mut games = Vec::new();
    keep.records(|_, record| {
        games.push(transcript::write(&record.expect("a game").game));
        true
    })
    .expect("readable");
    assert_eq!(games, [WIPE_OUT.to_owned(), desk.moves()], "the old game is as it was");
}

#[test]
fn an_unfinished_game_goes_on_from_the_list() {
    let (mut desk, ..) = library(0);
    desk.key(KeyCode::Esc);
    desk.begin(two_players());
    desk.play("f5");
    desk.keys("n");
    desk.enter();
    desk.play("e6");
    assert_eq!(desk.app.cx.suspended.len(), 1);
    desk.keys("G");
    assert_eq!(total(&desk), 2);
    desk.enter();
    assert_eq!((desk.page(), desk.moves().as_str()), ("board", "e6"), "it lies there");
    desk.keys("G");
    desk.key(KeyCode::Down);
    desk.enter();
    assert_eq!(desk.moves(), "f5");
    assert_eq!(
        desk.app.cx.suspended.len(),
        1,
        "the other one is put aside, and none is there twice"
    );
    desk.play("d6");
    desk.keys("G");
    assert_eq!(total(&desk), 2, "it is still the same game");
}

#[test]
fn a_pasted_game_is_named_and_shown_only_when_the_player_says_so() {
    let (mut desk, ..) = library(0);
    desk.key(KeyCode::Esc);
    desk.begin(two_players());
    desk.play("f5");
    let ggf = "(;GM[Othello]PB[Anna]PW[Ben]B[f5]W[d6]B[c3];)";
    desk.event(InputEvent::Paste(ggf.to_owned()));
    let screen = desk.screen();
    assert!(screen.contains("GGF: Reversi, 3 moves, Anna - Ben"), "{screen}");
    assert!(desk.says().contains("your game is kept"), "{}", desk.says());
    desk.key(KeyCode::Esc);
    assert_eq!((desk.page(), desk.moves().as_str()), ("board", "f5"));
    desk.event(InputEvent::Paste(ggf.to_owned()));
    desk.enter();
    assert_eq!((desk.page(), replayed(&desk).as_str()), ("replay", "f5d6c3"));
    assert_eq!(desk.says(), "added to the library");
    assert_eq!(desk.moves(), "f5", "the game on the table is as it was");
    // Several at once go into the library.
    desk.event(InputEvent::Paste(format!("{ggf}\n{}", ggf.replace("[c3]", "[c4]"))));
    assert!(desk.screen().contains("GGF: 2 games"), "{}", desk.screen());
    desk.enter();
    assert_eq!((desk.page(), total(&desk)), ("library", 2), "one was there already");
}

#[test]
fn whatever_form_is_pasted_is_recognised() {
    let board = "---------------------------OX------XO---------------------------";
    for (text, said) in [
        ("f5d6c3", "transcript: Reversi, 3 moves"),
        ("1. F5 d6 2. c3", "transcript: Reversi, 3 moves"),
        (board, "board: a position with 60 empty squares"),
        (&format!("{board} X; f5:+0"), "OBF: a position with 60 empty squares"),
        (r#"{"args":[{"position":{"moves":[{"m":"f5"}]}}]}"#, "JSON of a site: Reversi, 1 move"),
        ("519", "transcript: Tic-tac-toe, 3 moves"),
    ] {
        let (mut desk, ..) = library(0);
        desk.event(InputEvent::Paste(text.to_owned()));
        assert!(desk.screen().contains(said), "{said}:\n{}", desk.screen());
        desk.enter();
        assert_eq!(desk.page(), "replay", "{text}");
    }
}

#[test]
fn a_position_that_was_pasted_can_be_played() {
    let (mut desk, ..) = library(0);
    desk.event(InputEvent::Paste(format!(
        "{}OX{}XO{} O",
        "-".repeat(19),
        "-".repeat(14),
        "-".repeat(27)
    )));
    desk.enter();
    desk.app.cx.setup = two_players();
    desk.enter();
    assert_eq!(desk.page(), "board");
    desk.key(KeyCode::Tab);
    desk.enter();
    let game = &desk.app.session().expect("a game").game;
    assert_eq!(game.played().len(), 1);
    assert!(game.custom_start().is_some());
}

#[test]
fn a_deleted_game_is_not_offered_and_a_move_brings_it_back() {
    let (mut desk, _folder, path) = library(0);
    desk.key(KeyCode::Esc);
    desk.begin(two_players());
    desk.play("f5");
    let mut other = Desk::kept_in(&path);
    other.enter();
    desk.keys("G");
    desk.keys("d");
    assert_eq!(total(&desk), 0);
    assert!(desk.app.session().is_none(), "it is not offered any more");
    // Another window has the game still, and plays on.
    other.play("d6");
    desk.key(KeyCode::Tab);
    assert_eq!(total(&desk), 1, "a game that goes on is not deleted");
}

#[test]
fn the_list_leads_back_to_the_game_it_was_opened_over() {
    let (mut desk, ..) = library(3);
    desk.key(KeyCode::Esc);
    desk.begin(two_players());
    desk.play("f5");
    desk.keys("G");
    desk.key(KeyCode::Down);
    desk.enter();
    assert_eq!(desk.page(), "replay");
    desk.key(KeyCode::Esc);
    desk.key(KeyCode::Esc);
    assert_eq!((desk.page(), desk.moves().as_str()), ("board", "f5"));
}

#[test]
fn a_game_that_has_just_ended_can_be_taken_along() {
    let mut desk = Desk::game(two_players(), WIPE_OUT);
    desk.wait(1000);
    assert!(desk.shows_result());
    desk.keys("C");
    assert_eq!(taken(&desk), WIPE_OUT);
    desk.keys("x");
    assert!(desk.screen().contains("Export game"));
}

#[test]
fn tic_tac_toe_is_taken_along_in_the_forms_that_can_hold_it() {
    let mut desk = Desk::game(desk::noughts(outflank::app::Mode::TwoPlayers), "519");
    desk.keys("x");
    let screen = desk.screen();
    assert!(!screen.contains("GGF") && !screen.contains("64 cells"), "{screen}");
    desk.enter();
    assert_eq!(taken(&desk), "519");
}

/// The last text to copy, and to save.
fn taken(desk: &Desk) -> String {
    let taken = desk.effects.iter().rev().find_map(|effect| match effect {
        Effect::Terminal(TerminalEffect::Copy(text)) => Some(text.clone()),
        Effect::File(FileEffect::Save { content, .. }) => {
            Some(String::from_utf8_lossy(content).into_owned())
        }
        _ => None,
    });
    taken.expect("something")
}

#[test]
fn a_game_is_taken_along_in_every_way() {
    let mut desk = Desk::game(two_players(), "f5d6c3");
    desk.keys("C");
    assert_eq!(taken(&desk), "f5d6c3");
    desk.keys("u");
    desk.keys("x");
    assert!(desk.screen().contains("Export game"));
    desk.key(KeyCode::Esc);
    for at in 0..17 {
        desk.keys("x");
        for _ in 0..at {
            desk.key(KeyCode::Down);
        }
        let line = desk.says();
        desk.enter();
        if (6..=8).contains(&at) {
            let wanted = if at == 8 { "too small for this QR code" } else { "▀" };
            assert!(desk.screen().contains(wanted), "{}", desk.screen());
            desk.key(KeyCode::Esc);
            continue;
        }
        if at == 9 {
            let last = desk.effects.last();
            assert!(matches!(last, Some(Effect::File(FileEffect::SaveImage(_)))), "{last:?}");
            continue;
        }
        let text = taken(&desk);
        match at {
            13 => assert!(text.contains(";B[f5];W[d6])"), "{text}"),
            3 => assert_eq!(text, "#f5d6", "a link to the page"),
            14 => assert!(text.contains("1. f5 d6 *"), "{text}"),
            0 | 15 => assert_eq!(text.trim(), "f5d6", "what was taken back is not part of it"),
            1 => assert_eq!(text.len(), 66),
            2 | 12 => assert!(text.contains("B[F5]W[D6];)"), "{text}"),
            4 => assert!(text.ends_with("--&start_color=black"), "{text}"),
            5 | 10 | 11 => assert!(text.starts_with("<svg"), "{text}"),
            _ => assert!(text.contains("\"moves\":\"f5d6\""), "{text}"),
        }
        assert!(!line.is_empty());
    }
    desk.keys("x");
    desk.click_on("save a numbered diagram");
    assert!(taken(&desk).starts_with("<svg"), "by the mouse");
}

#[test]
fn a_game_that_is_looked_through_is_taken_along_whole() {
    let (mut desk, ..) = library(1);
    desk.enter();
    desk.key(KeyCode::Right);
    desk.keys("C");
    assert_eq!(taken(&desk), WIPE_OUT);
    desk.keys("x");
    desk.key(KeyCode::Down);
    desk.enter();
    let board = read(&taken(&desk)).expect("a board");
    assert_eq!(board.into_records()[0].game.count().black, 4, "the board as it is seen");
}

#[test]
fn the_statistics_count_the_games_against_the_computer() {
    let (mut desk, ..) = library(3);
    desk.key(KeyCode::Esc);
    for seed in 0..6 {
        desk.begin(against(Level::Random));
        for _ in 0..200 {
            if desk.shows_result() {
                break;
            }
            desk.key(KeyCode::Tab);
            desk.enter();
            desk.wait(5000 + seed);
        }
        assert!(desk.shows_result());
        desk.keys("n");
    }
    desk.go_to_row(StartRow::Statistics);
    desk.enter();
    let history = desk.history().cloned().expect("told");
    let [(level, balance)] = history.by_level()[..] else { panic!("one level") };
    assert_eq!((level, balance.games()), (Level::Random, 6));
    assert_eq!(balance.wins + balance.draws + balance.losses, 6);
    let sum: i32 = history.outcomes.iter().map(|outcome| outcome.difference).sum();
    assert!((balance.mean().expect("games") - f64::from(sum) / 6.0).abs() < 1e-9);
    assert_eq!(history.ratings().len(), 6);
    let screen = desk.screen();
    for part in ["1 Random", "All", "Winning streak", "Rating", "Rating after each game"] {
        assert!(screen.contains(part), "{part}:\n{screen}");
    }
    desk.key(KeyCode::Left);
    assert!(desk.screen().contains("Tic-tac-toe"));
    desk.key(KeyCode::Esc);
    assert_eq!(desk.row(), Some(StartRow::Statistics));
}
