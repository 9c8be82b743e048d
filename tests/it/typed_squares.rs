//! Squares typed without `:`: a letter from a to h and a digit.

use crate::support::desk::{Desk, two_players};
use outflank::app::KeyCode;
use outflank::app::Setup;
use outflank::rules::{Square, Variant, transcript};

#[test]
fn every_square_can_be_typed_in_a_game_in_progress() {
    for square in Square::all() {
        let mut desk = Desk::game(two_players(), "");
        let before = desk.app.cx.settings.clone();
        desk.keys(&square.to_string());
        assert_eq!(desk.app.keys().name, "board", "{square}");
        assert_eq!(desk.app.cx.settings, before, "{square}");
        if ["c4", "d3", "e6", "f5"].contains(&square.to_string().as_str()) {
            assert_eq!(desk.moves(), square.to_string());
        } else {
            assert!(desk.says().starts_with(&square.to_string()), "{}", desk.says());
        }
    }
}

#[test]
fn a_typed_letter_is_shown_at_once_and_esc_or_backspace_drops_it() {
    for key in [KeyCode::Esc, KeyCode::Backspace] {
        let mut desk = Desk::game(two_players(), "f5");
        desk.keys("d");
        assert_eq!(desk.says(), "Your move: d_");
        desk.key(key);
        assert_eq!((desk.moves().as_str(), desk.app.keys().name), ("f5", "board"));
        desk.keys("6");
        assert_eq!(desk.moves(), "f5", "the letter is forgotten");
    }
}

#[test]
fn of_two_letters_the_second_counts() {
    let mut desk = Desk::game(two_players(), "");
    desk.keys("af5");
    assert_eq!(desk.moves(), "f5");
}

#[test]
fn h_shows_hints_after_a_moment_or_with_the_next_key_unless_a_digit_follows() {
    let mut desk = Desk::game(two_players(), "");
    desk.keys("h");
    assert_eq!(desk.says(), "Your move: h_");
    assert!(!desk.app.cx.settings.hints);
    desk.wait(299);
    assert!(!desk.app.cx.settings.hints);
    desk.wait(1);
    assert!(desk.app.cx.settings.hints, "300 ms are over");
    desk.keys("h");
    let cursor = desk.cursor();
    desk.key(KeyCode::Up);
    assert!(!desk.app.cx.settings.hints, "another key came");
    assert_ne!(desk.cursor(), cursor, "and had its own effect");
    desk.keys("hh");
    desk.wait(300);
    assert!(!desk.app.cx.settings.hints, "on and off");
    desk.keys("h4");
    desk.wait(1000);
    assert!(!desk.app.cx.settings.hints);
    assert!(desk.says().starts_with("h4 "), "{}", desk.says());
}

#[test]
fn a_square_outside_a_small_board_is_refused() {
    for (variant, name) in [(Variant::FOUR_BY_FOUR, "h8"), (Variant::SIX_BY_SIX, "g2")] {
        let mut desk = Desk::game(Setup { variant, ..two_players() }, "");
        desk.keys("B");
        let cursor = desk.cursor();
        desk.keys(name);
        assert!(desk.says().contains("is not a square"), "{}", desk.says());
        assert_eq!(desk.cursor(), cursor, "{variant:?}");
    }
}

#[test]
fn h_does_not_wait_where_no_move_can_follow() {
    let mut desk = Desk::game(Setup { variant: Variant::TIC_TAC_TOE, ..two_players() }, "");
    desk.keys("h");
    assert!(desk.app.cx.settings.hints);
}

#[test]
fn squares_can_be_typed_on_every_page_that_takes_moves() {
    let mut desk = Desk::game(two_players(), "f5");
    desk.keys("v");
    desk.keys("a");
    assert_eq!(desk.app.keys().name, "analysis");
    for (square, moves) in [("d6", "f5d6"), ("c3", "f5d6c3"), ("g5", "f5d6c3g5")] {
        desk.keys(square);
        let shown = desk.app.shown().expect("the analysed game");
        assert_eq!(transcript::write(&shown.game), moves);
    }
}

/// The key counts, not the letter on it.
#[test]
fn letters_of_other_keyboards_are_moves_and_commands() {
    for [f5, d6, undo] in [
        ["а5", "в6", "г"],
        ["φ5", "δ6", "θ"],
        ["כ5", "ג6", "ו"],
        ["ب٥", "ي٦", "ع"],
        ["ㄹ5", "ㅇ6", "ㅕ"],
    ] {
        let mut desk = Desk::game(two_players(), "");
        desk.keys(f5);
        assert_eq!(desk.moves(), "f5");
        desk.keys(&format!(":{d6}"));
        desk.enter();
        assert_eq!(desk.moves(), "f5d6");
        desk.keys(undo);
        assert_eq!(desk.moves(), "f5");
    }
}

#[test]
fn full_width_letters_and_digits_of_an_input_method_are_moves_and_commands() {
    let mut desk = Desk::game(two_players(), "");
    desk.keys("ｆ５");
    assert_eq!(desk.moves(), "f5");
    desk.keys("：ｄ６");
    desk.enter();
    assert_eq!(desk.moves(), "f5d6");
    desk.keys("３３");
    assert_eq!(desk.moves(), "f5d6c3", "two digits");
    desk.keys("ｕ");
    assert_eq!(desk.moves(), "f5d6", "a command");
    desk.keys("：ｄ３ｃ４");
    desk.enter();
    assert_eq!(desk.moves(), "f5d6", "no such line: {}", desk.says());
}
