//! The start screen, and the menus it leads to.

use crate::support::desk::{Desk, against};
use crate::support::lesson;
use outflank::app::KeyCode;
use outflank::app::{App, Command, Menu, Mode, Page, StartRow, row};
use outflank::engine::Level;
use outflank::host::KeyButtons;
use outflank::rules::Variant;
use outflank::words::lessons;
use std::collections::HashMap;

fn label(it: StartRow, app: &App) -> String {
    row(it, &app.cx).label
}

#[test]
fn escape_does_nothing_on_the_start_screen_and_closes_the_other_menus() {
    let mut desk = Desk::new();
    for door in [StartRow::SetUp, StartRow::More] {
        desk.go_to_row(door);
        desk.enter();
        assert_ne!(desk.row(), Some(door));
        desk.key(KeyCode::Esc);
        assert_eq!(desk.row(), Some(door));
        desk.key(KeyCode::Esc);
        assert_eq!(desk.row(), Some(door), "{}", desk.screen());
    }
    let mut desk = Desk::game(against(Level::Novice), "d3c5");
    desk.key(KeyCode::Esc);
    assert_eq!(desk.row(), Some(StartRow::Resume), "an unfinished game comes first");
    desk.key(KeyCode::Esc);
    assert_eq!(desk.row(), Some(StartRow::Resume));
    desk.enter();
    assert_eq!((desk.page(), desk.moves().as_str()), ("board", "d3c5"));
}

#[test]
fn a_menu_under_the_palette_keeps_the_line_of_the_unfinished_game() {
    let mut desk = Desk::game(against(Level::Novice), "d3c5");
    desk.key(KeyCode::Esc);
    let offered = |desk: &Desk| desk.app.cx.unfinished.is_some();
    assert!(offered(&desk));
    let openers: [fn(&mut Desk); 2] = [|desk| desk.control('p'), |desk| desk.keys("?")];
    for open in openers {
        open(&mut desk);
        assert!(!matches!(desk.app.top(), Page::Start(_)));
        assert!(offered(&desk), "{}", desk.screen());
        desk.key(KeyCode::Esc);
    }
    assert_eq!(desk.row(), Some(StartRow::Resume));
}

#[test]
fn home_and_end_lead_to_the_ends_of_every_menu() {
    let mut desk = Desk::new();
    for door in [None, Some(StartRow::SetUp), Some(StartRow::More)] {
        if let Some(door) = door {
            desk.go_to_row(door);
            desk.enter();
        }
        let Page::Start(page) = desk.app.top() else { panic!("no menu") };
        let rows = page.menu.rows(&desk.app.cx);
        desk.key(KeyCode::End);
        assert_eq!(desk.row(), rows.last().copied());
        desk.key(KeyCode::Home);
        assert_eq!(desk.row(), rows.first().copied());
        if door.is_some() {
            desk.key(KeyCode::Esc);
        }
    }
}

#[test]
fn enter_plays_at_once_and_the_level_is_changed_in_place() {
    let mut desk = Desk::new();
    assert_eq!(desk.row(), Some(StartRow::Play));
    assert!(desk.screen().contains("3 Rookie"), "{}", desk.screen());
    desk.key(KeyCode::Right);
    assert!(desk.screen().contains("4 Novice"), "{}", desk.screen());
    desk.enter();
    let session = desk.app.session().expect("a game");
    assert_eq!(session.setup.level, Level::Novice);
}

#[test]
fn two_lines_of_a_menu_have_no_word_in_common() {
    let mut desk = Desk::new();
    desk.app.keep_games(Vec::new());
    for menu in [Menu::Main, Menu::More] {
        let mut owners: HashMap<String, StartRow> = HashMap::new();
        for row in menu.rows(&desk.app.cx) {
            for word in label(row, &desk.app).to_lowercase().split_whitespace() {
                let other = owners.insert(word.to_owned(), row);
                assert_eq!(other, None, "{word} is in two lines");
            }
        }
    }
}

/// Places of the arrows and of the words that every setup has.
fn places(desk: &Desk, words: &[&str]) -> Vec<Option<(usize, usize)>> {
    let screen = desk.screen();
    let find = |word: &&str| {
        let mut lines = screen.lines().enumerate();
        lines.find_map(|(y, line)| line.find(word).map(|x| (line[..x].chars().count(), y)))
    };
    words.iter().map(find).collect()
}

#[test]
fn nothing_moves_when_the_setup_changes() {
    for (width, height) in [(80, 24), (120, 40), (200, 60), (40, 30)] {
        let mut desk = Desk::new();
        desk.resize(width, height);
        desk.go_to_row(StartRow::Game);
        let words = ["Set up a game", "Start the game", "Game", "Players", "Clock", "▸", "‹", "›"];
        let before = places(&desk, &words);
        for _ in 0..Variant::ALL.len() {
            desk.key(KeyCode::Right);
            for mode in [Mode::OnePlayer, Mode::TwoPlayers, Mode::Watch] {
                desk.app.cx.setup.mode = mode;
                assert_eq!(places(&desk, &words), before, "{width}x{height}:\n{}", desk.screen());
            }
        }
    }
}

#[test]
fn tic_tac_toe_is_in_the_menu_of_everything_else() {
    let mut desk = Desk::new();
    desk.go_to_row(StartRow::TicTacToe);
    desk.enter();
    assert_eq!(desk.row(), Some(StartRow::Begin));
    desk.enter();
    assert!(desk.says().contains("Three in a row wins."), "{}", desk.says());
}

#[test]
fn after_the_first_lesson_the_start_screen_shows_progress_and_proposes_a_game() {
    let mut desk = Desk::new();
    desk.app.cx.settings.animation = false;
    desk.app.welcome_newcomer();
    assert_eq!(desk.row(), Some(StartRow::Learn));
    lesson::open(&mut desk, 1);
    for _ in &lessons()[0].boards {
        lesson::solve(&mut desk);
        desk.enter();
    }
    desk.key(KeyCode::Esc);
    desk.key(KeyCode::Esc);
    assert_eq!(desk.row(), Some(StartRow::Play));
    let progress = format!("1 of {}", lessons().len());
    assert!(desk.screen().contains(&progress), "{}", desk.screen());
}

#[test]
fn after_a_first_game_the_level_of_equal_strength_is_a_key_away() {
    let mut desk = Desk::new();
    desk.app.cx.settings.animation = false;
    desk.begin(against(Level::Expert));
    assert_eq!(desk.app.session().expect("a game").proposed_level(), None);
    desk.play("d3");
    desk.wait(5000);
    desk.keys("R");
    desk.enter();
    let session = desk.app.session().expect("a game");
    let level = session.proposed_level().expect("the player lost to a much stronger one");
    assert!(level.number() < Level::Expert.number());
    assert!(desk.screen().contains("about your strength"), "{}", desk.screen());
    desk.keys("p");
    let session = desk.app.session().expect("a game");
    assert_eq!((session.setup.level, desk.moves().as_str()), (level, ""));
}

/// In the smallest window a long sentence at the bottom once covered the chosen line.
#[test]
fn in_the_smallest_window_the_chosen_line_of_a_menu_is_in_sight() {
    let mut desk = Desk::new();
    desk.resize(26, 12);
    for _ in 0..Menu::Main.rows(&desk.app.cx).len() {
        desk.key(KeyCode::Down);
        let row = desk.row().expect("the start screen");
        let chosen = format!("▸ {}", label(row, &desk.app));
        assert!(desk.screen().contains(&chosen), "{chosen}:\n{}", desk.screen());
    }
}

#[test]
fn the_arrows_beside_a_value_change_it_and_begin_no_game() {
    let mut desk = Desk::new();
    desk.resize(80, 24);
    let before = label_of_play(&desk);
    desk.click_on("›");
    assert_eq!(desk.row(), Some(StartRow::Play), "no game begins:\n{}", desk.screen());
    assert_ne!(label_of_play(&desk), before);
    desk.click_on("‹");
    assert_eq!((desk.row(), label_of_play(&desk)), (Some(StartRow::Play), before));
    desk.click_on("Play ");
    assert_eq!(desk.page(), "board");
}

/// Value of the first line of the start screen.
fn label_of_play(desk: &Desk) -> Option<String> {
    row(StartRow::Play, &desk.app.cx).value
}

#[test]
fn a_finger_finds_lines_two_rows_apart_and_keys_as_buttons() {
    let mut desk = Desk::new();
    desk.app.cx.viewport.is_touch = true;
    desk.resize(34, 30);
    let screen = desk.screen();
    let row_of = |text: &str| screen.lines().position(|line| line.contains(text));
    let rows = ["Set up", "People", "Learn", "Puzzles"].map(row_of).into_iter().flatten();
    let rows: Vec<usize> = rows.collect();
    assert!(rows.len() >= 3 && rows.windows(2).all(|two| two[1] == two[0] + 2), "{screen}");
    // The row below a line is the line's, too.
    let (below, room) = (rows[0] as u16 + 1, desk.app.cx.viewport.width);
    assert!(!screen.contains("help"), "the keys are no text:\n{screen}");
    let mut buttons = KeyButtons::default();
    let shown = buttons.changes(&desk.app).expect("they are new");
    // Sentences name keys of one letter only.
    assert!(shown.starts_with(r#"{"buttons":[["play",""],"#), "{shown}");
    assert!(shown.contains(r#"["← change",""],["change →",""],["help","?"]"#), "{shown}");
    assert_eq!(buttons.changes(&desk.app), None, "nothing has changed");
    assert_eq!(buttons.command(&desk.app, 0, "play"), Some(Command::Activate));
    assert_eq!(buttons.command(&desk.app, 0, "back"), None, "it is not there any more");
    desk.click(room / 2, below);
    assert!(
        matches!(desk.app.base(), Page::Start(page) if page.menu == Menu::Setup),
        "the setup opens"
    );
    assert!(buttons.changes(&desk.app).is_some_and(|it| it.starts_with(r#"{"buttons":[["back""#)));
}

/// A button that came at every turn moved the board up and down.
#[test]
fn a_finger_has_the_same_buttons_at_every_turn() {
    let mut desk = Desk::game(against(Level::Novice), "d3c5");
    desk.app.cx.viewport.is_touch = true;
    desk.resize(34, 30);
    let mut buttons = KeyButtons::default();
    let shown = buttons.changes(&desk.app).expect("they are new");
    assert!(!shown.contains(r#""play""#), "a finger points at the square: {shown}");
    desk.engine_answers = false;
    desk.play("e6");
    assert_eq!(desk.moves(), "d3c5e6");
    assert_eq!(buttons.changes(&desk.app), None);
}
