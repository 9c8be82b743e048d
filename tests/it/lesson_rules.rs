//! Players who do only what one lesson says, against the levels.

use outflank::coach::{FactKind, MoveContext, facts, regions};
use outflank::engine::{Engine, Level, Random, Request, Stop};
use outflank::rules::{Bitboard, Color, Game, Square, Turn, Variant};
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};

/// Rank of a move by a lesson; one of the least is played.
type Rule = fn(&Game, Color, Square) -> (bool, bool, bool, u32);

fn has(game: &Game, side: Color, square: Square, kinds: &[FactKind]) -> bool {
    let context = MoveContext::new(*game.position(), side, square).expect("it is legal");
    facts(&context).iter().any(|fact| kinds.contains(&fact.kind()))
}

/// *Corners*: take one, and give none away.
fn corners(game: &Game, side: Color, square: Square) -> (bool, bool, bool, u32) {
    let gives = has(game, side, square, &[FactKind::GivesCorner, FactKind::LeavesCorner]);
    (!square.is_corner(), gives, false, 0)
}

/// *Mobility* with *Free moves*: leave few replies; late in the game open no region, and save what only you can enter.
fn mobility(game: &Game, side: Color, square: Square) -> (bool, bool, bool, u32) {
    let (no_corner, gives, ..) = corners(game, side, square);
    let position = game.position();
    let is_late = position.empties().len() <= 20;
    let opens = has(game, side, square, &[FactKind::GivesAccess]);
    let region = regions(position.empties()).into_iter().find(|region| region.contains(square));
    let is_free = region.is_some_and(|it| (position.pass().legal_moves() & it).is_empty());
    let replies = position.play(square).expect("it is legal").legal_moves().len();
    (no_corner, gives, is_late && (opens || is_free), replies)
}

/// Points of a rule against a level, of 1, in games after six random plies.
fn points(rule: Rule, level: u16, games: u64) -> f64 {
    let level = Level::from_number(Variant::REVERSI, level).expect("there is such a level");
    let score = |number: u64| {
        let mut random = Random::seed_from_u64(number);
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        let mut engine = Engine::default();
        let own = Color::BOTH[number as usize % 2];
        loop {
            let square = match game.turn() {
                Turn::Over => break,
                Turn::Pass(_) => {
                    game.pass().expect("it is forced");
                    continue;
                }
                Turn::Place(_) if game.empties().len() > 54 => {
                    game.legal_moves().squares().choose(&mut random)
                }
                Turn::Place(side) if side == own => chosen(rule, &game, side, &mut random),
                Turn::Place(_) => {
                    let request = Request::of(&game, level, random.random());
                    let answer = engine.think(&request, &Stop::default(), &mut |_| {});
                    answer.map(|answer| answer.square)
                }
            };
            game.place(square.expect("there is a move")).expect("it is legal");
        }
        match game.leader() {
            Some(side) if side == own => 1.0,
            None => 0.5,
            Some(_) => 0.0,
        }
    };
    (0..games).map(score).sum::<f64>() / games as f64
}

fn chosen(rule: Rule, game: &Game, side: Color, random: &mut Random) -> Option<Square> {
    let moves: Bitboard = game.legal_moves();
    let least = moves.squares().map(|square| rule(game, side, square)).min()?;
    moves.squares().filter(|square| rule(game, side, *square) == least).choose(random)
}

#[test]
fn who_follows_the_lesson_on_corners_beats_level_3() {
    let points = points(corners, 3, 200);
    assert!(points > 0.6, "{points}");
}

#[test]
fn who_follows_the_lessons_on_mobility_and_free_moves_beats_level_3() {
    let points = points(mobility, 3, 60);
    println!("{points}");
    assert!(points > 0.5, "{points}");
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn who_follows_the_lessons_on_mobility_and_free_moves_beats_level_4() {
    let points = points(mobility, 4, 200);
    println!("{points}");
    assert!(points > 0.5, "{points}");
}
