//! Moves told in keys: what a player plays, and what the game does then.

use crate::support::desk::{Desk, against, before_a_pass, two_players, watching};
use outflank::app::KeyCode;
use outflank::app::{Effect, Message, OpponentEffect, Setup};
use outflank::engine::Level;
use outflank::opponents::OpponentError;
use outflank::rules::Variant;

#[test]
fn enter_starts_a_game_and_the_arrows_and_enter_play_it() {
    let mut desk = Desk::new();
    desk.enter();
    assert_eq!(desk.says(), "Your turn (Black)");
    assert_eq!(desk.cursor().to_string(), "d3", "the cursor waits on a legal square");
    desk.key(KeyCode::Down);
    desk.key(KeyCode::Left);
    assert_eq!(desk.cursor().to_string(), "c4");
    desk.enter();
    assert_eq!((desk.moves().as_str(), desk.score().as_str()), ("c4", "4-1"));
    desk.wait(2000);
    assert_eq!(desk.moves().len(), 4, "the computer has answered");
    assert_eq!(desk.says(), "Your turn (Black)");
}

#[test]
fn the_cursor_stays_on_the_board() {
    let mut desk = Desk::game(two_players(), "");
    for (key, corner) in
        [([KeyCode::Up, KeyCode::Left], "a1"), ([KeyCode::Down, KeyCode::Right], "h8")]
    {
        for _ in 0..10 {
            desk.key(key[0]);
            desk.key(key[1]);
        }
        assert_eq!(desk.cursor().to_string(), corner);
    }
}

#[test]
fn tab_goes_through_the_legal_squares_both_ways() {
    let mut desk = Desk::game(two_players(), "");
    let mut seen = vec![desk.cursor().to_string()];
    for _ in 0..4 {
        desk.key(KeyCode::Tab);
        seen.push(desk.cursor().to_string());
    }
    assert_eq!(seen, ["d3", "c4", "f5", "e6", "d3"]);
    desk.key(KeyCode::BackTab);
    assert_eq!(desk.cursor().to_string(), "e6");
}

#[test]
fn two_digits_play_column_and_row() {
    let mut desk = Desk::game(two_players(), "");
    desk.keys("4");
    assert_eq!(desk.says(), "Column 4; now type the row, 1 to 8");
    desk.keys("3");
    assert_eq!(desk.moves(), "d3");
    desk.keys("81");
    assert_eq!(desk.says(), "h1 flips nothing");
    assert_eq!(desk.cursor().to_string(), "h1", "the top right corner");
    desk.keys("9");
    assert_eq!(desk.says(), "there is no column 9: type 1 to 8 for a to h");
    desk.keys("30");
    assert_eq!(desk.says(), "there is no row 0: type 1 to 8");
    desk.keys("3");
    desk.key(KeyCode::Esc);
    assert_eq!((desk.says().as_str(), desk.page()), ("White to move", "board"));
    assert_eq!(desk.moves(), "d3");
}

#[test]
fn a_typed_move_is_played_or_left() {
    let mut desk = Desk::game(two_players(), "");
    desk.play("f5");
    desk.play("D6");
    desk.play("33");
    assert_eq!(desk.moves(), "f5d6c3");
    desk.keys(":qh?");
    assert_eq!(desk.says(), "Your move: qh?_", "letters are text here");
    desk.key(KeyCode::Backspace);
    desk.key(KeyCode::Esc);
    assert_eq!(desk.says(), "White to move");
    desk.play("k9");
    assert_eq!(desk.says(), "'k9' is not a square: type a1 to h8");
    desk.keys(":");
    desk.enter();
    assert_eq!(desk.says(), "White to move");
    assert_eq!(desk.moves(), "f5d6c3");
}

#[test]
fn an_illegal_move_changes_nothing_and_says_why() {
    let mut desk = Desk::game(two_players(), "");
    for (square, why) in [("d4", "d4 is occupied"), ("a1", "a1 flips nothing")] {
        desk.play(square);
        assert_eq!((desk.says().as_str(), desk.moves().as_str()), (why, ""));
    }
}

#[test]
fn take_back_against_the_computer_goes_to_ones_own_turn_and_replay_brings_both_moves_back() {
    let mut desk = Desk::game(against(Level::Rookie), "");
    desk.keys("u");
    assert_eq!(desk.says(), "nothing to take back");
    desk.play("d3");
    desk.wait(2000);
    let one = desk.moves();
    let square = desk.app.session().expect("a game").game.position().legal_moves();
    desk.play(&square.squares().next().expect("a move").to_string());
    desk.wait(2000);
    let two = desk.moves();
    desk.keys("u");
    assert_eq!(desk.moves(), one);
    desk.keys("u");
    assert_eq!(desk.moves(), "");
    desk.keys("rr");
    assert_eq!(desk.moves(), two);
    desk.keys("r");
    assert_eq!(desk.says(), "nothing to redo");
}

#[test]
fn taking_back_while_the_computer_thinks_gives_the_search_up() {
    let mut desk = Desk::game(against(Level::Novice), "");
    desk.engine_answers = false;
    desk.play("d3");
    assert!(desk.says().contains("Novice (White) is thinking"), "{}", desk.says());
    desk.enter();
    assert_eq!(desk.says(), "not your turn: Novice is to move");
    desk.keys("u");
    assert!(
        desk.effects.iter().any(|effect| matches!(effect, Effect::Opponent(OpponentEffect::Stop)))
    );
    assert_eq!((desk.moves().as_str(), desk.says().as_str()), ("", "Your turn (Black)"));
    desk.wait(5000);
    assert_eq!(desk.moves(), "");
}

#[test]
fn between_two_players_a_move_is_taken_back_at_a_time() {
    let mut desk = Desk::game(two_players(), "f5d6c3");
    desk.keys("u");
    assert_eq!(desk.moves(), "f5d6");
    assert_eq!(desk.cursor().to_string(), "c3", "the cursor shows what was taken back");
    desk.play("c4");
    desk.keys("r");
    assert_eq!(desk.says(), "nothing to redo");
    assert_eq!(desk.moves(), "f5d6c4");
}

#[test]
fn the_computers_reply_comes_only_after_a_pause_to_see_it() {
    let mut desk = Desk::game(against(Level::Random), "");
    desk.play("d3");
    desk.wait(500);
    assert_eq!(desk.moves(), "d3");
    desk.wait(200);
    assert_eq!(desk.moves().len(), 4);
}

#[test]
fn a_computers_pass_is_announced_and_stays_to_be_read() {
    let mut desk = Desk::game(Setup::default(), &before_a_pass(false));
    let before = desk.moves();
    assert_eq!(desk.says(), "Rookie (White) has no legal move and must pass");
    desk.wait(1000);
    assert_eq!(desk.says(), "Rookie (White) has no legal move and must pass");
    desk.wait(1000);
    assert_eq!(desk.says(), "Rookie (White) has no legal move and passes");
    desk.wait(60_000);
    assert_eq!(desk.says(), "Rookie (White) has no legal move and passes", "until a key");
    assert_eq!(desk.moves(), before);
    assert!(desk.screen().contains("pass"), "the log shows it");
}

#[test]
fn ones_own_pass_waits_to_be_read_and_enter_shortens_it() {
    let mut desk = Desk::game(Setup::default(), &before_a_pass(true));
    assert_eq!(desk.says(), "You have no legal move and must pass");
    let before = desk.moves();
    desk.key(KeyCode::Right);
    desk.play("a1");
    assert_eq!(desk.says(), "You have no legal move and must pass: press Enter");
    assert_eq!(desk.moves(), before);
    desk.enter();
    desk.wait(1000);
    assert_eq!(desk.moves().len(), before.len() + 2, "the computer moved again");
}

#[test]
fn a_pass_can_be_typed_where_it_is_forced() {
    let mut desk = Desk::game(Setup::default(), &before_a_pass(true));
    let before = desk.app.session().expect("a game").game.played().len();
    desk.play("pass");
    assert_eq!(desk.app.session().expect("a game").game.played().len(), before + 1);
    let mut desk = Desk::game(two_players(), "");
    desk.play("pass");
    assert_eq!(desk.says(), "you cannot pass while you have a legal move");
}

#[test]
fn half_a_move_followed_by_something_else_is_no_move() {
    for key in [KeyCode::Char('x'), KeyCode::Char('h'), KeyCode::Tab, KeyCode::F(9)] {
        let mut desk = Desk::game(two_players(), "");
        desk.keys("4");
        desk.key(key);
        desk.keys("3");
        assert_eq!(desk.moves(), "", "{key:?}");
    }
}

#[test]
fn in_step_mode_the_computer_waits_for_enter() {
    let mut desk = Desk::game(Setup::default(), "");
    desk.keys("s");
    desk.play("d3");
    desk.wait(60_000);
    assert_eq!(
        (desk.moves().as_str(), desk.says().as_str()),
        ("d3", "Press Enter to let Rookie (White) move")
    );
    desk.enter();
    desk.wait(1000);
    assert_eq!(desk.moves().len(), 4);
}

#[test]
fn a_seed_repeats_a_whole_game() {
    let moves = || {
        let mut desk = Desk::game(watching(), "");
        desk.wait(120_000);
        desk.moves()
    };
    assert_eq!(moves(), moves());
}

#[test]
fn by_the_books_rules_a_coin_decides_who_begins() {
    let mut begun = [false; 2];
    for seed in 0..20 {
        let mut desk = Desk::new();
        desk.app = outflank::app::App::new(
            Setup { variant: Variant::BOOK, ..Setup::default() },
            desk.app.cx.settings,
            desk.app.cx.viewport,
            seed,
        );
        desk.app.deal("").expect("no moves");
        begun[desk.app.session().expect("a game").game.first().index()] = true;
    }
    assert_eq!(begun, [true; 2]);
}

#[test]
fn a_message_that_comes_too_late_is_ignored() {
    let mut desk = Desk::game(against(Level::Novice), "");
    desk.engine_answers = false;
    desk.play("d3");
    let app = desk.app.clone();
    desk.notify(Message::Opponent(
        outflank::app::SearchId(999),
        outflank::app::OpponentNews::Done(Err(OpponentError::NoMove)),
    ));
    assert_eq!(desk.app.session(), app.session());
}

#[test]
fn a_search_that_waits_for_others_says_the_place_in_line() {
    let mut desk = Desk::game(against(Level::Novice), "");
    desk.engine_answers = false;
    desk.play("d3");
    let computer = desk.app.session().expect("a game").pacing.computer.clone();
    let outflank::app::Computer::Thinking(id, _) = computer else { panic!("it thinks") };
    for (place, words) in [(3, "3rd in line"), (1, "next in line"), (12, "number 12 in line")] {
        desk.notify(Message::Opponent(id, outflank::app::OpponentNews::InLine(place)));
        assert!(desk.says().ends_with(words), "{}", desk.says());
    }
}

#[test]
fn the_move_being_typed_stays_in_sight_whatever_happens() {
    let mut desk = Desk::game(Setup::default(), &before_a_pass(false));
    desk.keys(":f");
    desk.wait(3000);
    desk.keys("5");
    assert_eq!(desk.says(), "Your move: f5_");
}

#[test]
fn an_engine_without_an_answer_is_not_asked_for_ever() {
    let mut desk = Desk::game(against(Level::Novice), "");
    desk.engine_answers = false;
    desk.play("d3");
    for _ in 0..3 {
        let computer = desk.app.session().expect("a game").pacing.computer.clone();
        let outflank::app::Computer::Thinking(id, _) = computer else { panic!("it thinks") };
        let square = "a1".parse().expect("a square");
        let illegal = outflank::engine::Answer { square, report: None };
        desk.notify(Message::Opponent(id, outflank::app::OpponentNews::Done(Ok(illegal))));
        assert_eq!(desk.says(), "the computer found no legal move: press Enter to try again");
        desk.enter();
    }
    assert_eq!(desk.moves(), "d3");
}

#[test]
fn half_a_move_is_no_move() {
    let mut desk = Desk::game(two_players(), "");
    desk.keys("3");
    assert_eq!(desk.says(), "Column 3; now type the row, 1 to 8");
    desk.enter();
    assert_eq!(
        (desk.moves().as_str(), desk.says().as_str()),
        ("", "type the row too, 1 to 8, or use the arrow keys")
    );
    // A letter with Ctrl begins no square.
    desk.control('f');
    desk.keys("5");
    assert_eq!(desk.moves(), "");
}
