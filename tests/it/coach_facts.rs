//! Everything that the coach says of a move is true, and everything that is true is there to be said:
//! its facts against a beginner's board, an array and loops, in both directions.

use crate::support::slow::{self, Board};
use crate::support::truth::{At, at, board, kind, truth};
use outflank::coach::{Fact, MoveContext, facts};
use outflank::rules::{Color, Game, Square, Turn, Variant};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom as _, IteratorRandom as _};
use std::collections::{BTreeMap, HashSet};

#[test]
fn the_facts_of_the_moves_of_fifteen_games_are_those_that_are_true() {
    let kinds = check_facts(15);
    assert!(kinds >= 25, "{kinds} kinds");
}

#[test]
#[ignore = "exhaustive: .ci/run"]
fn the_facts_of_a_move_are_those_that_are_true() {
    let kinds = check_facts(150);
    assert!(kinds >= 29, "{kinds} kinds");
}

/// Compares the facts of every move of random games; returns how many kinds there were.
fn check_facts(games: usize) -> usize {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(12);
    let mut said: BTreeMap<String, u32> = BTreeMap::new();
    let mut scenes = 0;
    for _ in 0..games {
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Pass(_) => drop(game.pass()),
                Turn::Place(side) => {
                    let position = *game.position();
                    let moves: Vec<Square> = game.legal_moves().squares().collect();
                    for &square in &moves {
                        let scene = MoveContext::new(position, side, square).expect("a legal move");
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
    assert!(said.values().all(|&times| times > 0 && times < scenes));
    said.len()
}

/// Positions as 64 cells and who moves, a move, and a kind of fact that it must have, or with a `!`, must
/// not have. `UPDATE_FACTS=1 cargo test --test it coach_facts` looks for those below the mark anew.
const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/facts.txt");
const MARK: &str = "% found in games at random, and judged by the slow board\n";

#[test]
fn positions_in_which_each_kind_of_fact_must_be_said_and_must_not() {
    let mut text = std::fs::read_to_string(CASES).expect("tests/data/facts.txt");
    if std::env::var_os("UPDATE_FACTS").is_some() {
        let end = text.find(MARK).expect("the mark") + MARK.len();
        text.truncate(end);
        text.push_str(&cases());
        std::fs::write(CASES, &text).expect("it can be written");
    }
    let mut demanded: [HashSet<&str>; 2] = Default::default();
    for line in text.lines().filter(|line| !line.starts_with('%')) {
        let mut parts = line.split(';');
        let mut part = || parts.next().expect(line);
        let (position, side) = outflank::records::read_board(part()).expect(line);
        let square: Square = part().parse().expect(line);
        let wanted = part();
        let (is_said, wanted) = (!wanted.starts_with('!'), wanted.trim_start_matches('!'));
        let scene = MoveContext::new(position, side, square).expect(line);
        let kinds: HashSet<String> = facts(&scene).iter().map(kind).collect();
        assert_eq!(kinds.contains(wanted), is_said, "{line}: {kinds:?}");
        demanded[usize::from(is_said)].insert(wanted);
    }
    assert_eq!(demanded[0], demanded[1], "each kind both ways");
    assert!(demanded[0].len() >= 30, "{} kinds: {demanded:?}", demanded[0].len());
}

/// Of each kind, ten moves that it is true of, each with another move of the same position that it is not
/// true of.
fn cases() -> String {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for _ in 0..5000 {
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        while !game.is_over() {
            let Turn::Place(side) = game.turn() else {
                game.pass().expect("forced");
                continue;
            };
            let moves: Vec<Square> = game.legal_moves().squares().collect();
            let slow = board(game.position(), side);
            let of = |square: &Square| -> HashSet<String> {
                truth(&slow, side.letter() as u8, at(*square)).iter().map(kind).collect()
            };
            let kinds: Vec<HashSet<String>> = moves.iter().map(of).collect();
            let text = outflank::records::write_board(game.position(), side);
            for (square, here) in moves.iter().zip(&kinds) {
                for kind in here {
                    let lacks = kinds.iter().position(|there| !there.contains(kind));
                    let lines = found.entry(kind.clone()).or_default();
                    if let Some(other) = lacks.filter(|_| lines.len() < 10) {
                        let other = moves[other];
                        lines.push(format!("{text};{square};{kind}\n{text};{other};!{kind}\n"));
                    }
                }
            }
            game.place(*moves.choose(&mut random).expect("a move")).expect("legal");
        }
    }
    found.into_values().flatten().collect()
}

/// Squares whose disc can flip in some continuation of arbitrary moves.
fn ever_flipped(board: &Board, side: u8, may_pass: bool) -> HashSet<At> {
    let other = if side == b'X' { b'O' } else { b'X' };
    let moves = slow::moves(board, side);
    if moves.is_empty() {
        return if may_pass { ever_flipped(board, other, false) } else { HashSet::new() };
    }
    let mut flipped = HashSet::new();
    for (row, column) in moves {
        flipped.extend(slow::flips(board, side, row, column));
        let mut after = *board;
        slow::play(&mut after, side, row, column);
        flipped.extend(ever_flipped(&after, other, true));
    }
    flipped
}

/// Near the end every continuation is played out: what is said to be safe was not the mover's before, and
/// no side ever takes it. Independent of the coach.
#[test]
fn discs_made_safe_are_new_and_never_flip_in_any_continuation() {
    let mut said = 0;
    for seed in 0..400 {
        let game = random_game(seed, 55);
        let position = *game.position();
        if position.empties().len() > 6 {
            continue;
        }
        let side = game.side_to_move();
        let (own, other) = (side.letter() as u8, (!side).letter() as u8);
        let before = board(&position, side);
        for square in position.legal_moves().squares() {
            let here = at(square);
            let mut after = before;
            slow::play(&mut after, own, here.0, here.1);
            let flipped = ever_flipped(&after, other, true);
            let flips = slow::flips(&before, own, here.0, here.1);
            let new = flips.iter().chain([&here]);
            let safe = new.filter(|at| !flipped.contains(at)).count() as u32;
            let context = MoveContext::new(position, side, square).expect("a legal move");
            for fact in facts(&context) {
                if let Fact::GainsStable { count } = fact {
                    assert!(count <= safe, "{square}: {count} of {safe} in {position:?}");
                    said += 1;
                }
            }
        }
    }
    assert!(said > 200, "{said}");
}

/// A game of this many random plies, or a finished one.
fn random_game(seed: u64, plies: usize) -> Game {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    while game.played().len() < plies && !game.is_over() {
        match game.legal_moves().squares().choose(&mut random) {
            Some(square) => drop(game.place(square).expect("legal")),
            None => drop(game.pass().expect("forced")),
        }
    }
    game
}
