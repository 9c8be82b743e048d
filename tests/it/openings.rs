//! Openings have the names that players know them by.

use outflank::rules::openings::{name, openings};
use outflank::rules::{Color, Game, Ply, Variant, transcript};

fn named(moves: &str) -> Option<&'static str> {
    name(&transcript::read(Variant::REVERSI, Color::Black, moves).expect(moves))
}

#[test]
fn every_opening_has_its_own_name_however_the_board_is_turned() {
    let mut count = 0;
    for opening in openings() {
        let (moves, names, first) = (opening.moves, opening.names, Some(opening.name()));
        let game = transcript::read(Variant::REVERSI, Color::Black, moves).expect(moves);
        assert_eq!(name(&game), first, "{moves}");
        // Four ways to turn the board leave the first four discs as they are.
        for way in [3, 4, 7] {
            let mut turned = Game::new(Variant::REVERSI, Color::Black);
            for square in game.played().iter().filter_map(Ply::square) {
                turned.place(square.turned(way)).expect("as legal as before");
            }
            assert_eq!(name(&turned), first, "{moves} turned");
        }
        count += names.split(", ").count();
    }
    assert!(count >= 80, "{count} names");
}

#[test]
fn the_longest_opening_counts_and_stays_when_the_game_goes_on() {
    assert_eq!(named(""), None);
    assert_eq!(named("f5"), None);
    assert_eq!(named("f5d6"), Some("Perpendicular Opening"));
    assert_eq!(named("f5f6"), Some("Diagonal Opening"));
    assert_eq!(named("f5f4"), Some("Parallel Opening"));
    assert_eq!(named("c4e3f6e6f5"), Some("Tiger"));
    assert_eq!(named("c4e3f6e6f5c5c3c6"), Some("Comp'Oth"));
    assert_eq!(named("c4e3f6e6f5c5c3c6f4"), Some("Comp'Oth"), "nothing longer is known");
    let mut game = transcript::read(Variant::REVERSI, Color::Black, "c4e3f6e6f5").expect("legal");
    game.take_back();
    assert_eq!(name(&game), Some("Perpendicular Opening"), "taken back, it is not there any more");
}

#[test]
fn an_opening_is_known_by_its_position_whatever_the_order_of_moves() {
    // The Mainline Tiger, two of its moves the other way round.
    let usual = "c4e3f6e6f5c5f4g5g4f3c6d3d6";
    let other = "c4e3f5e6f6c5f4g5g4f3c6d3d6";
    assert_eq!(named(usual), Some("Ishii"));
    assert_eq!(named(other), Some("Ishii"));
}

#[test]
fn other_rules_have_no_openings() {
    let game = transcript::read(Variant::BOOK, Color::Black, "c5").expect("legal");
    assert_eq!(name(&game), None);
    assert_eq!(name(&Game::new(Variant::TIC_TAC_TOE, Color::Black)), None);
}
