//! Everything that the coach says of a move is true, and everything that is true is there to be said:
//! its facts against a beginner's board, an array and loops, in both directions.

#[path = "support/slow.rs"]
mod slow;
#[path = "support/truth.rs"]
mod truth;

use outflank::coach::{Fact, Scene, facts};
use outflank::rules::{Disc, Game, Rules, Square, Turn};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;
use std::collections::{BTreeMap, HashSet};
use truth::{at, board, kind, truth};

#[test]
fn the_facts_of_a_move_are_those_that_are_true() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(12);
    let mut said: BTreeMap<String, u32> = BTreeMap::new();
    let mut scenes = 0;
    for _ in 0..150 {
        let mut game = Game::new(Rules::Standard, Disc::Black);
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Pass(_) => drop(game.pass()),
                Turn::Place(side) => {
                    let position = *game.position();
                    let moves: Vec<Square> = game.legal_moves().squares().collect();
                    for &square in &moves {
                        let scene = Scene::new(position, side, square).expect("a legal move");
                        let found = facts(&scene);
                        let unique: HashSet<Fact> = found.iter().cloned().collect();
                        assert_eq!(unique.len(), found.len(), "nothing is said twice: {found:?}");
                        let board = board(&position, side);
                        let truth = truth(&board, side.letter() as u8, at(square));
                        assert_eq!(unique, truth, "{square} for {side} in {position:?}");
                        scenes += 1;
                        for kind in unique.iter().map(kind).collect::<HashSet<_>>() {
                            *said.entry(kind).or_default() += 1;
                        }
                    }
                    game.place(*moves.choose(&mut random).expect("a move")).expect("legal");
                }
            }
        }
    }
    println!("{scenes} moves: {said:?}");
    // Each kind was said of some moves and not of others.
    assert!(said.len() >= 29, "{} kinds: {said:?}", said.len());
    assert!(said.values().all(|&times| times > 0 && times < scenes));
}

/// A position as 64 cells and who moves, a move, and a kind of fact that it must have or not.
const CASES: [(&str, &str, &str, bool); 12] = [
    (
        "-OX---------------------------------------------------------OOX- X",
        "a1",
        "TakesCorner",
        true,
    ),
    ("-OX----------------------------------------------------------OX- X", "a1", "WipesOut", false),
    ("-OX------------------------------------------------------------- X", "a1", "WipesOut", true),
    (
        "---------------------------OX------XO--------------------------- X",
        "f5",
        "TakesCorner",
        false,
    ),
    ("---------------------------OX------XO--------------------------- X", "f5", "Quiet", false),
    (
        "---------O--------X------------------------------------------XO- X",
        "a1",
        "TakesCorner",
        true,
    ),
    (
        "---------O--------X------------------------------------------XO- X",
        "h8",
        "MissesCorner",
        false,
    ),
    (
        "---------O--------X------------------------------------------XO- X",
        "h8",
        "TakesCorner",
        true,
    ),
    ("--OX------------------------------------------------------------ X", "b1", "CSquare", true),
    ("--OX------------------------------------------------------------ X", "b1", "XSquare", false),
    ("----------O--------X-------------------------------------------- X", "b1", "CSquare", true),
    ("------------------O--------X------------------------------------ X", "b2", "XSquare", true),
];

#[test]
fn positions_that_anybody_can_check() {
    for (text, name, wanted, is_said) in CASES {
        let (position, side) = outflank::records::read_board(text).expect(text);
        let square: Square = name.parse().expect("a square");
        let scene = Scene::new(position, side, square).unwrap_or_else(|| panic!("{text} {name}"));
        let kinds: HashSet<String> = facts(&scene).iter().map(kind).collect();
        assert_eq!(kinds.contains(wanted), is_said, "{text} {name} {wanted}: {kinds:?}");
    }
}
