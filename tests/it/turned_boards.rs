//! Boards turned by quarter turns, without labels, and with the numbers of the moves.

use crate::support::desk::{Desk, two_players};
use outflank::app::KeyCode;
use outflank::app::{Message, Orientation, Target};
use outflank::rules::Square;
use proptest::prelude::*;
use std::collections::HashSet;
use strum::VariantArray as _;

proptest! {
    #[test]
    fn every_square_has_one_place_and_four_quarter_turns_are_none(at in 0u8..64) {
        let square = Square::all().nth(at.into()).expect("a square");
        for orientation in Orientation::VARIANTS {
            let places: HashSet<(u8, u8)> =
                Square::all().map(|square| orientation.place(square, 8)).collect();
            prop_assert_eq!(places.len(), 64);
            prop_assert!(places.iter().all(|(column, row)| *column < 8 && *row < 8));
        }
        // A quarter turn four times.
        let mut turned = (square.file(), square.rank());
        for _ in 0..4 {
            let from = Square::from_file_rank(turned.0, turned.1).expect("on the board");
            turned = Orientation::Quarter.place(from, 8);
        }
        prop_assert_eq!(turned, (square.file(), square.rank()));
    }
}

#[test]
fn a_quarter_turn_takes_a1_to_the_top_right_and_the_arrows_point_as_they_look() {
    let mut desk = Desk::game(two_players(), "");
    desk.keys("B");
    assert_eq!(desk.says(), "board rotation: 90 degrees. Black to move");
    let screen = desk.screen();
    let digits = screen.lines().find(|line| line.contains("8   7   6")).expect("digits above");
    assert!(digits.contains("2   1"), "{screen}");
    let cursor = |desk: &Desk| desk.app.session().expect("a game").view.cursor.to_string();
    assert_eq!(cursor(&desk), "d3");
    // Up the screen is towards column a now, to the right towards row 1.
    for (key, square) in
        [(KeyCode::Up, "c3"), (KeyCode::Down, "d3"), (KeyCode::Right, "d2"), (KeyCode::Left, "d3")]
    {
        desk.key(key);
        assert_eq!(cursor(&desk), square, "{key:?}");
    }
    // What is clicked is what is seen, and transcripts stay what they are.
    desk.notify(Message::Choose(Target::Square("d3".parse().expect("a square"))));
    assert_eq!(desk.moves(), "d3");
    desk.keys("BBB");
    assert_eq!(desk.app.cx.settings.orientation, Orientation::Upright);
}

#[test]
fn labels_can_be_left_away_and_moves_numbered() {
    let mut desk = Desk::game(two_players(), "f5d6c3");
    assert!(desk.screen().contains("a   b   c"));
    desk.app.cx.settings.labels = false;
    assert!(!desk.screen().contains("a   b   c"));
    desk.keys("v");
    desk.key(KeyCode::End);
    desk.keys("#");
    assert_eq!(desk.says(), "move numbers on");
    let board = |desk: &Desk| -> String {
        desk.screen().lines().skip(1).take(19).flat_map(|line| line.chars().take(36)).collect()
    };
    for number in ['1', '2', '3'] {
        assert!(board(&desk).contains(number), "{number}: {}", desk.screen());
    }
    desk.keys("#");
    assert!(!board(&desk).contains(['2', '3']), "{}", desk.screen());
}
