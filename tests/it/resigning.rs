//! Resigning a game.

use crate::support::desk::{Desk, two_players, watching};
use outflank::app::KeyCode;
use outflank::app::Setup;
use outflank::rules::{Color, Forfeit, ForfeitReason};

fn forfeit(desk: &Desk) -> Option<Forfeit> {
    desk.app.session().expect("a game").game.forfeit()
}

#[test]
fn a_resigned_game_is_lost_after_a_question() {
    let mut desk = Desk::game(Setup::default(), "");
    desk.play("d3");
    desk.wait(3000);
    desk.keys("R");
    assert_eq!(desk.says(), "Resign this game? It counts as a loss");
    desk.key(KeyCode::Esc);
    assert_eq!(forfeit(&desk), None, "Esc plays on");
    desk.keys("R");
    desk.enter();
    let lost = Forfeit { loser: Color::Black, reason: ForfeitReason::Resigned };
    assert_eq!(forfeit(&desk), Some(lost));
    desk.wait(100);
    let screen = desk.screen();
    assert!(screen.contains("you resigned") || screen.contains("You resigned"), "{screen}");
    desk.keys("u");
    assert_eq!(forfeit(&desk), None, "a take-back reopens the game");
}

#[test]
fn between_two_people_the_side_to_move_resigns() {
    let mut desk = Desk::game(two_players(), "f5");
    desk.keys("R");
    desk.enter();
    assert_eq!(forfeit(&desk).expect("resigned").loser, Color::White);
}

#[test]
fn a_game_of_two_computers_cannot_be_resigned() {
    let mut desk = Desk::game(watching(), "");
    desk.keys("R");
    assert_eq!(desk.says(), "there is no game to resign");
}
