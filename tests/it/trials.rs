//! Moves of a game tried again: there and back.

use crate::support::desk::{Desk, against, before_a_pass, two_players};
use crate::support::finished::{GAME, at, played, review, says};
use outflank::app::KeyCode;
use outflank::app::StartRow;
use outflank::coach::Grade;
use outflank::engine::Level;
use outflank::rules::{Color, transcript};

#[test]
fn a_mistake_is_tried_again_and_the_coach_compares() {
    let (mut desk, ..) = played();
    desk.keys("v[");
    let ply = at(&desk) - 1;
    let reviewed = review(&desk).on(ply).expect("judged").clone();
    assert!(reviewed.grade() >= Grade::Mistake && reviewed.side == Color::Black);
    desk.keys("t");
    assert_eq!(desk.page(), "board");
    assert!(desk.says().starts_with(&format!("{} was played here", reviewed.made.square)));
    // The same move again, and then the best one.
    desk.play(&reviewed.made.square.to_string());
    assert!(desk.says().contains("the same move again"), "{}", desk.says());
    desk.keys("u");
    desk.play(&reviewed.best.square.to_string());
    let said = desk.says();
    let loss = reviewed.loss();
    assert!(said.contains(&format!("{loss} better than {}", reviewed.made.square)), "{said}");
    assert!(said.contains("no move is better"), "{said}");
    // The game before it stays as it was.
    desk.keys("u");
    let plies = desk.app.session().expect("a game").game.played().len();
    desk.keys("u");
    assert_eq!(desk.app.session().expect("a game").game.played().len(), plies);
    assert!(desk.says().ends_with("(v: back to the review)"), "{}", desk.says());
    desk.play(&reviewed.best.square.to_string());
    // The computer waits until that has been read.
    desk.wait(5000);
    assert_eq!(desk.says(), said);
    // Nothing of this is a game yet.
    let kept = |desk: &mut Desk| {
        let keep = desk.store.as_mut().expect("a keep");
        keep.unfinished(10).expect("readable").len()
    };
    assert_eq!(kept(&mut desk), 0);
    // Enter leads back to the review, like Esc and v.
    for back in [KeyCode::Esc, KeyCode::Char('v'), KeyCode::Enter] {
        desk.key(back);
        assert_eq!((desk.page(), at(&desk)), ("replay", ply + 1));
        desk.keys("t");
        desk.play(&reviewed.best.square.to_string());
    }
    assert_eq!(kept(&mut desk), 0);
}

#[test]
fn every_way_back_from_a_move_tried_again_leads_to_its_game() {
    // Without a review; from the first move; and from the last one, which ends the game.
    for (keys, ply) in [("]", 10), ("v", 1), ("v", 60)] {
        let (mut desk, ..) = played();
        desk.key(KeyCode::Esc);
        desk.keys("G");
        desk.enter();
        assert_eq!(desk.page(), "replay");
        desk.keys(keys);
        desk.key(KeyCode::Home);
        while at(&desk) < ply {
            desk.key(KeyCode::Right);
        }
        let whole = desk.app.replay().expect("a game").session.clone();
        let last = whole.game.played()[ply - 1].square().expect("a move");
        for back in [KeyCode::Esc, KeyCode::Char('v')] {
            desk.keys("t");
            desk.play(&last.to_string());
            desk.wait(5000);
            assert!(desk.says().contains("the same move again"), "{}", desk.says());
            assert!(!desk.shows_result());
            desk.key(back);
            assert_eq!((desk.page(), at(&desk)), ("replay", ply), "{keys} {ply}");
            assert_eq!(desk.app.replay().expect("a game").session.identity.id, whole.identity.id);
        }
    }
}

#[test]
fn a_game_under_way_comes_back_after_a_move_of_it_was_tried_again() {
    let mut desk = Desk::game(against(Level::Novice), "");
    for _ in 0..4 {
        desk.key(KeyCode::Tab);
        desk.enter();
        desk.wait(3000);
    }
    let moves = desk.moves();
    desk.keys("v");
    desk.key(KeyCode::Left);
    desk.keys("t");
    desk.key(KeyCode::Tab);
    desk.enter();
    assert_ne!(desk.moves(), moves);
    desk.key(KeyCode::Esc);
    desk.key(KeyCode::Esc);
    assert_eq!((desk.page(), desk.moves()), ("board", moves.clone()));
    // Playing on at its end returns to it; starting another game keeps it.
    desk.keys("vp");
    assert_eq!((desk.page(), desk.moves()), ("board", moves.clone()));
    desk.keys("v");
    desk.key(KeyCode::Left);
    desk.keys("tn");
    assert_eq!((desk.page(), desk.moves()), ("start", moves.clone()));
    assert!(desk.app.replay().is_none());
    desk.keys("v");
    while desk.row() != Some(StartRow::Play) {
        desk.key(KeyCode::Up);
    }
    desk.enter();
    assert_eq!(desk.app.cx.suspended.len(), 1);
    assert_eq!(transcript::write(&desk.app.cx.suspended[0].game), moves);
}

#[test]
fn no_pass_follows_a_move_tried_again() {
    let moves = before_a_pass(true);
    // The side to move has to pass: the move before that is tried again.
    let mut desk = Desk::game(two_players(), &moves);
    let plies = desk.app.session().expect("a game").game.played().len();
    let last = desk.app.session().expect("a game").game.played()[plies - 1];
    desk.keys("vt");
    desk.play(&last.square().expect("a move").to_string());
    desk.wait(20_000);
    let session = desk.app.session().expect("a game");
    assert_eq!(session.game.played().len(), plies, "nothing goes on by itself");
    assert!(desk.says().contains("the same move again"), "{}", desk.says());
    desk.enter();
    assert_eq!(desk.page(), "replay", "the review is back");
}

#[test]
fn a_move_of_a_record_is_tried_against_the_computer() {
    let mut desk = Desk::game(two_players(), "");
    desk.event(outflank::screen::InputEvent::Paste(format!("{GAME}\n")));
    desk.enter();
    desk.keys("v");
    desk.key(KeyCode::Home);
    desk.keys("]");
    let reviewed = review(&desk).on(at(&desk) - 1).expect("judged").clone();
    desk.keys("t");
    let session = desk.app.session().expect("a game");
    assert_eq!(session.only_human(), Some(reviewed.side));
    desk.play(&reviewed.best.square.to_string());
    assert!(desk.says().contains("better than"), "{}", desk.says());
}

#[test]
fn who_is_to_find_a_better_move_is_not_told_and_the_setup_stays() {
    let (mut desk, ..) = played();
    desk.key(KeyCode::Esc);
    desk.keys("Vi");
    let side = desk.app.cx.setup.side;
    // A move of the computer, by the player this time.
    desk.keys("v");
    desk.key(KeyCode::Tab);
    desk.keys("[t");
    assert_eq!(desk.app.advice(), None);
    assert_eq!(desk.app.values(), None);
    assert!(says(&desk).contains("Find a better move"), "{}", says(&desk));
    let session = desk.app.session().expect("a game");
    assert_eq!(session.only_human(), Some(Color::White));
    desk.key(KeyCode::Tab);
    desk.enter();
    assert!(
        says(&desk).contains("moves ahead") || says(&desk).contains("exact"),
        "{}",
        says(&desk)
    );
    desk.keys("n");
    assert_eq!(desk.page(), "start");
    assert_eq!(desk.app.cx.setup.side, side, "nothing was set up");
}
