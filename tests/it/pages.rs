//! Snapshots of the pages beside the game: settings, games, a game looked through,
//! statistics, and the panels over them.

use crate::support::desk::{Desk, against, two_players};
use outflank::app::KeyCode;
use outflank::app::{ColorDepth, Look, Message, Page, StartRow};
use outflank::coach::{Mistake, Principle};
use outflank::engine::Level;
use outflank::library::SqliteStore;
use outflank::records::{PlayerName, Record};
use outflank::rules::{Color, Variant, transcript};
use outflank::screen::InputEvent;
use outflank::store::{FinishedGame, StoreEvent};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;
use tempfile::TempDir;

const SIZES: [(u16, u16); 4] = [(80, 24), (120, 40), (26, 12), (40, 30)];

/// The page at every size, and in ASCII, where it must be nothing else.
fn snapshots(name: &str, desk: &mut Desk) {
    desk.app.cx.settings.look = Look::default();
    desk.app.cx.viewport.traits.depth = ColorDepth::default();
    for (width, height) in SIZES {
        desk.resize(width, height);
        insta::assert_snapshot!(format!("{name}_{width}x{height}"), desk.screen());
    }
    desk.resize(80, 24);
    desk.app.cx.settings.look = Look::Ascii;
    desk.app.cx.viewport.traits.depth = ColorDepth::None;
    let screen = desk.screen();
    assert!(screen.is_ascii(), "{screen}");
    insta::assert_snapshot!(format!("{name}_ascii"), screen);
}

const GAMES: [(&str, &str, &str, &str); 6] = [
    ("Tamenori Hideshi", "Leader Imre", "2001", "f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6"),
    ("Ünal Özgür-Maximilian von Hohenlohe", "日本 太郎", "2019", "f5f6e6f4e3c5c4e7"),
    ("Anna", "Ben", "2020-05-01 12:30", "f5d6c4d3c3b3d2e1"),
    ("", "", "", "f5f4e3f6d3"),
    ("Anna", "Carla", "2021", "e6f4e3f6g5d6e7f5c5"),
    ("Ben", "Anna", "2022", "c4c3d3c5b3f3d6e3"),
];

/// A library with some games in it.
fn library() -> (Desk, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let (mut keep, _) = SqliteStore::open(&path).expect("open");
    let records = GAMES.map(|(black, white, date, moves)| Record {
        players: [black, white].map(PlayerName::named),
        date: date.to_owned(),
        place: "World Championship".to_owned(),
        ..Record::of(transcript::read(Variant::REVERSI, Color::Black, moves).expect("legal"))
    });
    keep.import(&records, &mut |_| true).expect("taken in");
    let mut desk = Desk::kept_in(&path);
    desk.keys("G");
    desk.key(KeyCode::Down);
    (desk, folder)
}

#[test]
fn the_start_screen_of_a_program_that_keeps_games() {
    let (mut desk, _folder) = library();
    desk.key(KeyCode::Esc);
    snapshots("home", &mut desk);
}

#[test]
fn games() {
    snapshots("games", &mut library().0);
}

#[test]
fn games_found_by_words() {
    let (mut desk, _folder) = library();
    desk.keys("/anna");
    snapshots("search", &mut desk);
}

#[test]
fn an_empty_library() {
    let (mut desk, _folder) = library();
    desk.key(KeyCode::Tab);
    snapshots("no_games", &mut desk);
}

#[test]
fn a_game_looked_through() {
    let (mut desk, _folder) = library();
    desk.keys("/leader");
    desk.enter();
    desk.enter();
    for _ in 0..5 {
        desk.key(KeyCode::Right);
    }
    snapshots("replay", &mut desk);
}

#[test]
fn the_ways_to_take_a_game_along() {
    let mut desk = Desk::game(two_players(), "f5d6c3");
    desk.keys("x");
    desk.key(KeyCode::Down);
    snapshots("export", &mut desk);
}

#[test]
fn what_was_pasted() {
    let mut desk = Desk::game(two_players(), "f5d6c3");
    let game = "(;GM[Othello]PB[Tamenori Hideshi]PW[Leader Imre]B[f5]W[d6];)";
    desk.event(InputEvent::Paste(format!("{game}(;GM[Othello]B[a1];)")));
    snapshots("pasted", &mut desk);
}

/// A whole game that turns more than once.
const WHOLE: &str = include_str!("../data/whole.txt");

/// The player's game against the computer, kept, at its end.
fn finished() -> (Desk, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::kept_in(&folder.path().join("games.db"));
    desk.app.cx.setup = against(Level::Amateur);
    desk.app.deal(&WHOLE[..116]).expect("legal moves");
    desk.wait(3000);
    desk.play("h4");
    desk.wait(3000);
    assert!(desk.shows_result());
    (desk, folder)
}

#[test]
fn the_review_of_a_game() {
    let (mut desk, _folder) = finished();
    desk.keys("v");
    snapshots("review", &mut desk);
    desk.keys("[");
    snapshots("review_of_a_move", &mut desk);
}

#[test]
fn values_and_the_coach() {
    let mut desk = Desk::game(two_players(), "f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6");
    desk.keys("Viii");
    desk.key(KeyCode::Tab);
    snapshots("coach", &mut desk);
}

#[test]
fn the_coach_in_steps() {
    let mut desk = Desk::game(two_players(), "f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6");
    desk.keys("i");
    snapshots("nudge", &mut desk);
    desk.keys("i");
    snapshots("idea", &mut desk);
}

#[test]
fn exact_values() {
    let mut desk = Desk::game(two_players(), &WHOLE[..104]);
    desk.keys("V");
    snapshots("values", &mut desk);
}

#[test]
fn practice() {
    let (mut desk, folder) = finished();
    desk.keys("v");
    desk.key(KeyCode::Esc);
    desk.key(KeyCode::Esc);
    // The day of the game is another one each time.
    let db = rusqlite::Connection::open(folder.path().join("games.db")).expect("it opens");
    db.execute("UPDATE game SET date = '2026-11-21 05:00 +0000'", []).expect("set");
    desk.go_to_row(StartRow::Practice);
    desk.enter();
    snapshots("practice", &mut desk);
    desk.key(KeyCode::Tab);
    desk.enter();
    snapshots("practice_answer", &mut desk);
}

#[test]
fn no_practice_yet() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::kept_in(&folder.path().join("games.db"));
    desk.go_to_row(StartRow::Practice);
    desk.enter();
    snapshots("no_practice", &mut desk);
}

#[test]
fn settings() {
    let mut desk = Desk::new();
    desk.go_to_row(StartRow::Settings);
    desk.enter();
    desk.key(KeyCode::Down);
    snapshots("settings", &mut desk);
}

/// The statistics of these games.
fn statistics_of(games: Vec<FinishedGame>) -> Desk {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::kept_in(&folder.path().join("games.db"));
    desk.go_to_row(StartRow::Statistics);
    desk.enter();
    desk.notify(Message::Store(desk.app.address(), StoreEvent::History(games)));
    desk
}

#[test]
fn statistics() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    let game = |_| FinishedGame {
        variant: Variant::REVERSI,
        level: *[3, 4, 5].choose(&mut random).expect("levels"),
        difference: *[-30, -8, 0, 2, 14, 40].choose(&mut random).expect("results"),
        date: "2026-11-21 05:00".to_owned(),
        is_even: true,
    };
    let mut desk = statistics_of((0..60).map(game).collect());
    let mistakes = |at: i32| {
        let mistake = |ply, principle, loss| Mistake { ply, principle, loss };
        vec![
            mistake(9, Principle::Mobility, 12),
            mistake(31, Principle::Corners, 30 - 2 * at),
            mistake(50, Principle::Parity, 2 + at),
            mistake(57, Principle::Counting, 2),
        ]
    };
    desk.notify(Message::Store(
        desk.app.address(),
        StoreEvent::Mistakes((0..12).map(mistakes).collect()),
    ));
    desk.key(KeyCode::Down);
    snapshots("statistics", &mut desk);
}

#[test]
fn no_statistics_yet() {
    let mut desk = statistics_of(Vec::new());
    snapshots("no_statistics", &mut desk);
}

#[test]
fn the_discs_that_a_move_would_flip_are_marked() {
    let mut desk = Desk::game(two_players(), "f5d6c3");
    let plain = desk.buffer();
    desk.app.cx.settings.preview = true;
    assert_ne!(desk.buffer(), plain, "the cursor stands on a legal square");
    for look in [Look::Mono, Look::Ascii] {
        desk.app.cx.settings.look = look;
        assert!(desk.screen().contains('+'), "{look}:\n{}", desk.screen());
    }
    // On a square where nothing would flip, nothing is marked.
    desk.app.cx.settings.look = Look::Ascii;
    for _ in 0..8 {
        desk.key(KeyCode::Up);
    }
    let board = desk.screen().replace("+-", "").replace("-+", "").replace('+', " ");
    desk.app.cx.settings.preview = false;
    let without = desk.screen().replace("+-", "").replace("-+", "").replace('+', " ");
    assert_eq!(board, without);
}

#[test]
fn lessons_to_choose_from() {
    let mut desk = Desk::new();
    desk.go_to_row(StartRow::Learn);
    desk.enter();
    for _ in 0..5 {
        desk.key(KeyCode::Down);
    }
    snapshots("learn", &mut desk);
}

#[test]
fn puzzles_to_choose_from_and_one_of_them() {
    let mut desk = Desk::new();
    desk.go_to_row(StartRow::Puzzles);
    desk.enter();
    snapshots("puzzles", &mut desk);
    desk.key(KeyCode::Down);
    desk.enter();
    snapshots("puzzle", &mut desk);
    let Page::Puzzle(page) = desk.app.top() else { panic!("a puzzle") };
    let attempt = page.attempt().expect("a puzzle");
    let mut legal = attempt.game.legal_moves().squares();
    let wrong = legal.find(|square| Some(*square) != attempt.wanted()).expect("another");
    desk.play(&wrong.to_string());
    snapshots("puzzle_wrong", &mut desk);
    desk.enter();
    desk.keys("s");
    snapshots("puzzle_solved", &mut desk);
}

#[test]
fn a_position_is_set_up() {
    let mut desk = Desk::new();
    desk.app.edit(&outflank::rules::Game::new(Variant::REVERSI, Color::Black));
    desk.keys("xo");
    snapshots("editor", &mut desk);
}

#[test]
fn a_game_is_analysed() {
    let (mut desk, _folder) = library();
    for _ in 0..3 {
        desk.key(KeyCode::Down);
    }
    desk.enter();
    desk.keys("arr");
    desk.play("c5");
    desk.keys(";the fishhook");
    desk.enter();
    desk.keys("!!!");
    desk.play("f4");
    desk.keys("u[");
    snapshots("analysis", &mut desk);
    desk.app.cx.settings.look = Look::default();
    desk.keys("-");
    insta::assert_snapshot!("analysis_folded_80x24", desk.screen());
}

#[test]
fn a_lesson_asks_and_answers() {
    let mut desk = Desk::new();
    desk.app.learn(Some(1));
    desk.app.cx.settings.animation = false;
    snapshots("lesson", &mut desk);
    desk.keys("w");
    insta::assert_snapshot!("lesson_read_26x12", {
        desk.resize(26, 12);
        desk.screen()
    });
    desk.keys("w");
    desk.play("b3");
    snapshots("lesson_wrong", &mut desk);
    desk.enter();
    desk.play("h1");
    snapshots("lesson_right", &mut desk);
}
