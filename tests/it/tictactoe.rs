//! Tic-tac-toe: every game there is, every level on every position, and a level that never loses.

use crate::support::lines::{Lines, Player, lines, points};
use crate::support::noughts::{
    self, Board, after, free, other, value, winner, winning_squares, wins,
};
use outflank::engine::{Engine, Level, Request, Stop, candidates};
use outflank::rules::{
    Bitboard, Color, Game, IllegalMove, Notation, PlayError, Position, Square, Turn, Variant,
    transcript,
};
use outflank::words::explain;
use std::collections::{HashMap, HashSet};

fn square(at: usize) -> Square {
    Square::from_file_rank((at % 3) as u8, (at / 3) as u8).expect("one of nine")
}

fn set(squares: &[usize]) -> Bitboard {
    squares.iter().map(|&at| square(at)).collect()
}

fn board(game: &Game) -> Board {
    std::array::from_fn(|at| game.disc(square(at)).map_or(b'.', |disc| disc.letter() as u8))
}

/// A position with the board's own letters, seen by `side`.
fn position(board: &Board, side: u8) -> Position {
    let of = |side: u8| set(&(0..9).filter(|&at| board[at] == side).collect::<Vec<_>>());
    Position::new(of(side), of(other(side))).expect("a square has one letter")
}

/// Every position that can come up, with the side to move.
fn positions() -> HashSet<(Board, u8)> {
    fn visit(board: Board, side: u8, seen: &mut HashSet<(Board, u8)>) {
        if seen.insert((board, side)) {
            for at in free(&board) {
                visit(after(&board, side, at), other(side), seen);
            }
        }
    }
    let mut seen = HashSet::new();
    visit(noughts::EMPTY, b'X', &mut seen);
    seen
}

/// Plays every game to its end and back, and counts how they end: `X` wins, `O` wins, draws.
fn play_all(game: &mut Game, slow: Board, results: &mut [u32; 3]) {
    let side = game.side_to_move();
    assert_eq!(board(game), slow);
    assert_eq!(game.legal_moves(), set(&free(&slow)));
    assert_eq!(game.winning_line(), set(&winning_squares(&slow)));
    assert_eq!(game.leader().map(|side| side.letter() as u8), winner(&slow));
    let moves = free(&slow);
    if moves.is_empty() {
        assert_eq!(game.turn(), Turn::Over);
        let result = match winner(&slow) {
            Some(b'X') => 0,
            Some(_) => 1,
            None => 2,
        };
        results[result] += 1;
        return;
    }
    assert_eq!(game.turn(), Turn::Place(side));
    for at in moves {
        let ply = game.place(square(at)).expect("a free square");
        assert!(ply.flips.is_empty());
        play_all(game, after(&slow, side.letter() as u8, at), results);
        assert_eq!(game.take_back(), Some(ply));
    }
}

/// There are 255,168 games: 131,184 are won by the first player, 77,904 by the second, and 46,080
/// drawn (S. Schaefer, "Tic-Tac-Toe", 2002).
#[test]
fn every_game_keeps_to_the_rules_and_there_are_as_many_as_there_should_be() {
    let mut results = [0; 3];
    play_all(&mut Game::new(Variant::TIC_TAC_TOE, Color::Black), noughts::EMPTY, &mut results);
    assert_eq!(results, [131_184, 77_904, 46_080]);
    let all = positions();
    assert_eq!(all.len(), 5478, "and as many positions");
}

/// Allowed moves of a level by its rule, on the board of a beginner.
fn allowed(level: Level, board: &Board, side: u8) -> Vec<usize> {
    let free = free(board);
    let of = |kind: &[usize]| -> Vec<usize> {
        kind.iter().copied().filter(|at| free.contains(at)).collect()
    };
    let first_of = |kinds: &[Vec<usize>]| {
        kinds.iter().find(|kind| !kind.is_empty()).expect("there is a free square").clone()
    };
    let (own, others) = (wins(board, side), wins(board, other(side)));
    let (corners, sides) = ([0, 2, 6, 8], [1, 3, 5, 7]);
    let by_corners =
        || first_of(&[own.clone(), others.clone(), of(&corners), of(&[4]), of(&sides)]);
    let discs: Vec<usize> = (0..9).filter(|&at| board[at] != b'.').collect();
    match (level, &discs[..]) {
        (Level::Random, _) => free.clone(),
        (Level::Pupil, _) => first_of(&[own, others, free.clone()]),
        (Level::Veteran, &[corner @ (0 | 2 | 6 | 8)]) => vec![8 - corner],
        (Level::Veteran, [1]) => vec![0, 2],
        (Level::Veteran, [3]) => vec![0, 6],
        (Level::Veteran, [5]) => vec![2, 8],
        (Level::Veteran, [7]) => vec![6, 8],
        (Level::Veteran, [4]) => corners.to_vec(),
        (Level::Regular | Level::Veteran, _) => by_corners(),
        _ => {
            let worth = |at: &usize| -value(&after(board, side, *at), other(side));
            let best = free.iter().map(worth).max();
            free.iter().copied().filter(|at| Some(worth(at)) == best).collect()
        }
    }
}

#[test]
fn the_first_four_levels_play_by_their_rules_on_every_position() {
    for (board, side) in positions().into_iter().filter(|(board, _)| !free(board).is_empty()) {
        let position = position(&board, side);
        for level in [Level::Random, Level::Pupil, Level::Regular, Level::Veteran] {
            let found = candidates(level, Variant::TIC_TAC_TOE, &position);
            assert_eq!(found, set(&allowed(level, &board, side)), "{level} {board:?}");
        }
    }
}

/// On every position, not only on those it would come into: it wins what can be won and loses
/// nothing else.
#[test]
fn perfect_keeps_the_value_of_every_position() {
    let mut player = Player::new(Level::Perfect);
    let (mut forced, mut drawn) = (0, 0);
    for (board, side) in positions().into_iter().filter(|(board, _)| !free(board).is_empty()) {
        let moves = player.moves(&position(&board, side));
        let allowed = set(&allowed(Level::Perfect, &board, side));
        assert!(!moves.is_empty() && (moves - allowed).is_empty(), "{board:?}");
        match value(&board, side) {
            1 => forced += 1,
            0 => drawn += 1,
            _ => {}
        }
    }
    assert!(forced > 1000 && drawn > 500, "{forced} won, {drawn} drawn");
}

#[test]
fn perfect_loses_in_no_line_of_play_from_either_side() {
    for is_first in [true, false] {
        let Lines { lost, drawn, won } = lines(Level::Perfect, is_first);
        assert_eq!(lost, 0, "first: {is_first}");
        assert!(drawn > 0 && won > 100, "{drawn} drawn, {won} won");
    }
    // Random plays any move: these are all the games there are.
    let all = lines(Level::Random, true);
    assert_eq!(all, Lines { lost: 77_904, drawn: 46_080, won: 131_184 });
}

#[test]
fn perfect_against_itself_always_draws() {
    fn every_line(game: &mut Game, players: &mut [Player; 2], count: &mut u32) {
        let turn = game.played().len() % 2;
        if game.is_over() {
            assert_eq!(game.leader(), None, "{}", transcript::write(game));
            *count += 1;
            return;
        }
        for square in players[turn].moves(game.position()).squares() {
            game.place(square).expect("legal");
            every_line(game, players, count);
            game.take_back();
        }
    }
    let mut players = [Player::new(Level::Perfect), Player::new(Level::Perfect)];
    let mut game = Game::new(Variant::TIC_TAC_TOE, Color::Black);
    let mut count = 0;
    every_line(&mut game, &mut players, &mut count);
    assert!(count > 3, "{count} lines");
}

/// The points a game against Random, computed and not sampled. Veteran's chosen replies are those of
/// its rule; against a random player they are worth a little less than Regular's
/// chance corners, and against Pupil, who blocks, clearly more.
#[test]
fn the_exact_scores_against_the_lowest_levels_are_known() {
    let against_random = |level| (points(level, Level::Random) * 10_000.0).round() / 10_000.0;
    let scores: Vec<f64> =
        Level::of(Variant::TIC_TAC_TOE).iter().map(|&level| against_random(level)).collect();
    assert_eq!(scores[..4], [0.5, 0.8803, 0.9291, 0.915]);
    assert!(scores[4] > scores[2], "{scores:?}");
    assert!(points(Level::Veteran, Level::Pupil) > points(Level::Regular, Level::Pupil) + 0.03);
}

#[test]
fn ties_are_decided_by_chance_and_a_seed_repeats_the_answer() {
    let start = Variant::TIC_TAC_TOE.start(Color::Black);
    for (level, count) in [(Level::Random, 9), (Level::Regular, 4), (Level::Perfect, 4)] {
        let request = |seed| Request::of_position(start, Variant::TIC_TAC_TOE, level, seed);
        let answer = |seed| {
            Engine::default().think(&request(seed), &Stop::default(), &mut |_| {}).expect("a move")
        };
        let answers: HashSet<Square> = (0..200).map(|seed| answer(seed).square).collect();
        assert_eq!(answers.len(), count, "{level}");
        assert_eq!(answer(7), answer(7));
    }
}

#[test]
fn a_refused_move_says_why_and_changes_nothing() {
    let mut game = transcript::read(Variant::TIC_TAC_TOE, Color::Black, "51").expect("legal");
    let before = game.clone();
    let taken = game.place(square(4)).expect_err("taken");
    assert_eq!(taken, PlayError::Illegal(IllegalMove::Taken(square(4))));
    assert_eq!(taken.to_string(), "5 is taken");
    assert_eq!(explain(&taken, Notation::NumberPad), "5 is taken");
    assert_eq!(
        explain(&game.place(square(0)).expect_err("taken"), Notation::NumberPad),
        "7 is taken"
    );
    let outside = "d4".parse().expect("a square of the large board");
    assert_eq!(game.place(outside).expect_err("outside").to_string(), "d4 is not on the board");
    assert!(game.pass().is_err(), "tic-tac-toe has no passes");
    assert_eq!(game, before);
    let mut over = transcript::read(Variant::TIC_TAC_TOE, Color::Black, "14253").expect("legal");
    assert_eq!(over.place(square(8)), Err(PlayError::Over));
    assert_eq!(over.winning_line(), set(&[0, 1, 2]));
}

#[test]
fn transcripts_are_digits_in_reading_order() {
    for text in ["519", " 5 1,9", "5-1-9", "1. 5 1 2. 9", "1. 51 2. 9"] {
        let game = transcript::read(Variant::TIC_TAC_TOE, Color::Black, text).expect(text);
        assert_eq!(transcript::write(&game), "519", "{text}");
    }
    for (text, sentence) in [
        ("515", "move 3 (5) is illegal: 5 is taken"),
        ("50", "move 2: '0' is not a square: squares run from 1 to 9"),
        ("5f5", "move 2: 'f' is not a square: squares run from 1 to 9"),
        ("142536", "move 6 (6) is illegal: the game is over"),
        ("519.", "move 4: '.' is not a square: squares run from 1 to 9"),
        ("51.9", "move 3: '.' is not a square: squares run from 1 to 9"),
        ("5p", "move 2 (p) is illegal: you cannot pass while you have a legal move"),
    ] {
        let error = transcript::read(Variant::TIC_TAC_TOE, Color::Black, text).expect_err(text);
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn squares_have_one_name_in_each_notation() {
    for notation in [Notation::Letters, Notation::Digits, Notation::NumberPad] {
        let mut names = HashMap::new();
        for at in Variant::TIC_TAC_TOE.board.squares.squares() {
            let name = notation.name(at);
            assert_eq!(notation.read(&name), Some(at), "{name}");
            assert_eq!(name.len(), notation.width());
            names.insert(name, at);
        }
        assert_eq!(names.len(), 9);
    }
    assert_eq!(Notation::NumberPad.name(square(0)), "7");
    assert_eq!(Notation::Digits.read("0"), None);
    assert_eq!(Notation::Digits.read("55"), None);
}
