//! The puzzles: every one held against solvers that share nothing with the engine's search.

use super::support::second_solver::{Discs, SecondSolver, minimax};
use super::support::truth::{at, board, square};
use outflank::app::{App, PuzzleChoice, Settings, Setup, Viewport};
use outflank::plain::{BoardSize, Conversation, Next, PlainStudy, Store, Study};
use outflank::rules::{Bitboard, Color, Position, Square};
use outflank::school::{
    Attempt, AttemptVerdict, EMPTIES, MAX_MOVES, MIN_GAP, Motif, Puzzle, PuzzleGoal, is_easy,
    offered, puzzles,
};
use outflank::store::StoreRequest;
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex};

/// A puzzle's position as the second solver sees it.
fn discs(position: Position) -> Discs {
    let bits = |set: Bitboard| set.squares().map(|square| 1 << square.index()).sum();
    Discs { own: bits(position.player()), other: bits(position.opponent()) }
}

/// Least loss of every other move, beside the result of the right one.
fn limit(puzzle: &Puzzle) -> i32 {
    let of_class = match puzzle.goal {
        PuzzleGoal::Win => 0,
        PuzzleGoal::Draw => -1,
        PuzzleGoal::SaveDiscs => puzzle.score - 6,
        PuzzleGoal::WipeOut => 63,
    };
    of_class.min(puzzle.score - MIN_GAP)
}

/// Whether the result is of the class that the puzzle asks for.
fn is_of_class(puzzle: &Puzzle) -> bool {
    match puzzle.goal {
        PuzzleGoal::Win => puzzle.score > 0,
        PuzzleGoal::Draw => puzzle.score == 0,
        PuzzleGoal::SaveDiscs => puzzle.score < 0,
        PuzzleGoal::WipeOut => puzzle.score == 64,
    }
}

/// Holds a puzzle and its line against a solver: each of the solver's moves is the only one that keeps what is asked
/// for, four discs better than any other, and each reply costs the solver most. `is_within` says whether a move leads
/// to a result within these bounds.
fn assert_line(
    puzzle: &Puzzle,
    is_within: &mut dyn FnMut(Position, Square, RangeInclusive<i32>) -> bool,
) {
    assert!(is_of_class(puzzle), "puzzle {}", puzzle.id);
    for (number, ply) in puzzle.plies().iter().enumerate() {
        let score = if ply.is_own { puzzle.score } else { -puzzle.score };
        let most = if ply.is_own { limit(puzzle) } else { score };
        for square in ply.position.legal_moves().squares() {
            let bounds = if square == ply.square { score..=score } else { -64..=most };
            let place = format!("puzzle {}, ply {number}: {square}", puzzle.id);
            let is_so = is_within(ply.position, square, bounds.clone());
            assert!(is_so, "{place} does not end within {bounds:?}");
        }
    }
}

/// Holds a puzzle against every line to the end, or where those are too many against alpha-beta.
fn assert_confirmed(puzzle: &Puzzle, solver: &mut SecondSolver, most_empties: u32) {
    if puzzle.position.empties().len() <= most_empties {
        let mut played_out = HashMap::new();
        assert_line(puzzle, &mut |position, square, bounds| {
            let every_line = || minimax(&board(&position, Color::Black), b'X');
            let scores = played_out.entry(position).or_insert_with(every_line);
            bounds.contains(&scores[&at(square)])
        });
    } else {
        assert_line(puzzle, &mut |position, square, bounds| {
            let (discs, square) = (discs(position), 1 << square.index());
            solver.is_at_most(discs, square, *bounds.end())
                && (*bounds.start() == -64 || !solver.is_at_most(discs, square, bounds.start() - 1))
        });
    }
}

#[test]
fn the_second_solver_agrees_with_every_line_played_out() {
    let mut second = SecondSolver::default();
    for puzzle in puzzles().iter().filter(|it| it.position.empties().len() <= 8).take(25) {
        let scores = minimax(&board(&puzzle.position, Color::Black), b'X');
        let best = scores.values().max().expect("there are moves");
        assert_eq!(second.score(discs(puzzle.position)), *best, "puzzle {}", puzzle.id);
        assert_eq!(scores.len(), puzzle.position.legal_moves().len() as usize);
        for (at, score) in scores {
            let bit = 1 << square(at).index();
            assert!(second.is_worth(discs(puzzle.position), bit, score), "puzzle {}", puzzle.id);
        }
    }
}

#[test]
fn puzzles_are_confirmed_by_a_second_solver() {
    let mut solver = SecondSolver::default();
    // Some of each number of empty squares, fewer where it takes longer.
    for empties in EMPTIES {
        let count = if empties <= 12 { 25 } else { 120 >> (empties - 12) };
        let some = puzzles().iter().filter(|it| it.position.empties().len() == empties);
        let confirmed = some.take(count).inspect(|it| assert_confirmed(it, &mut solver, 7)).count();
        assert_eq!(confirmed, count, "{empties} empty");
    }
}

/// All of them, those with the fewest empty squares first, up to ten by every line to the end. `--nocapture` shows how
/// far it has come, and `SOLVED=N` leaves out those that another run has confirmed.
#[test]
#[ignore = "takes hours"]
fn every_puzzle_is_confirmed_by_a_second_solver() {
    let mut all: Vec<&Puzzle> = puzzles().iter().collect();
    all.sort_by_key(|puzzle| puzzle.position.empties().len());
    let known = std::env::var("SOLVED").map_or(0, |count| count.parse().expect("a number"));
    let mut solver = SecondSolver::default();
    for (count, puzzle) in (1..).zip(all).skip(known) {
        assert_confirmed(puzzle, &mut solver, 10);
        println!("{count} confirmed, the last with {} empty", puzzle.position.empties().len());
    }
}

#[test]
fn puzzles_keep_to_their_rules() {
    let mut seen = HashSet::new();
    for (puzzle, id) in puzzles().iter().zip(1..) {
        assert_eq!(puzzle.id, id);
        let place = format!("puzzle {id}");
        assert!(EMPTIES.contains(&puzzle.position.empties().len()), "{place}");
        assert!((1..=MAX_MOVES).contains(&puzzle.own_moves()), "{place}");
        let plies = puzzle.plies();
        let (first, last) = (plies[0], plies[plies.len() - 1]);
        assert!(first.is_own && last.is_own, "{place}");
        assert!(last.position.legal_moves().len() > 1, "{place}: forced at the end");
        assert!(seen.insert(puzzle.position.canonical()), "{place}: a twin");
        assert!((400..=3200).contains(&puzzle.strength), "{place}");
        assert_eq!(
            puzzle.proven.has(Motif::WipeOut),
            puzzle.goal == PuzzleGoal::WipeOut,
            "{place}"
        );
        let corners = first.position.legal_moves() & Bitboard::CORNERS;
        if puzzle.own_moves() == 1 {
            let refuses = !corners.is_empty() && !first.square.is_corner();
            assert_eq!(puzzle.proven.has(Motif::CornerRefused), refuses, "{place}");
            assert_eq!(puzzle.proven.has(Motif::CornerTaken), first.square.is_corner(), "{place}");
        }
    }
    // Easy ones may have a single move.
    let others: Vec<&Puzzle> = puzzles().iter().filter(|puzzle| !is_easy(puzzle)).collect();
    let single = others.iter().filter(|puzzle| puzzle.own_moves() == 1).count();
    assert!(single * 5 <= others.len(), "{single} have a single move");
}

#[test]
fn a_wrong_move_is_refuted_and_a_right_one_answered() {
    for puzzle in puzzles().iter().take(50) {
        let mut attempt = Attempt::new(puzzle);
        let right = attempt.wanted().expect("a move");
        let wrong = attempt.game.legal_moves() - Bitboard::of(right);
        let wrong = wrong.first().expect("there is a choice");
        let before = attempt.game.clone();
        let Some(AttemptVerdict::Wrong(reply)) = attempt.play(wrong) else {
            panic!("{wrong} is wrong in puzzle {}", puzzle.id)
        };
        assert_eq!((attempt.game.position(), attempt.misses), (before.position(), 1));
        let after = puzzle.position.play(wrong).expect("legal");
        assert_eq!(reply.is_some(), !after.legal_moves().is_empty());
        assert!(reply.is_none_or(|reply| after.legal_moves().contains(reply)));
        let mut found = 0;
        while let Some(square) = attempt.wanted() {
            attempt.play(square).expect("it is legal");
            found += 1;
        }
        assert_eq!(found, puzzle.own_moves());
        let occupied = Square::all().find(|at| attempt.game.disc(*at).is_some());
        assert_eq!(attempt.play(occupied.expect("a disc")), None);
    }
}

#[test]
fn a_puzzle_is_solved_line_by_line() {
    let puzzle = &puzzles()[0];
    let (mut conversation, kept) = plain_puzzles(PuzzleChoice::Number(1), 1);
    let mut out = String::new();
    conversation.greet(&mut out).expect("a string takes any text");
    let side = if puzzle.side == Color::Black { "Black" } else { "White" };
    assert!(out.contains(&format!("Puzzle 1, rated {}. {side}", puzzle.strength)), "{out}");
    let mut next = Next::Line;
    for ply in puzzle.plies().iter().filter(|ply| ply.is_own) {
        out.clear();
        next = conversation.handle_line(&ply.square.to_string(), &mut out).expect("a string");
        let is_last = out.contains("Solved!");
        assert!(is_last || out.contains(&format!("{} is right.", ply.square)), "{out}");
    }
    assert!(out.contains("Solved!"), "{out}");
    assert_eq!(next, Next::End);
    let kept = kept.lock().expect("no panic");
    let tried = kept.iter().filter_map(|request| match request {
        StoreRequest::PuzzleTried(tried) => Some(tried),
        _ => None,
    });
    assert_eq!(tried.count(), 1, "what is solved line by line is remembered");
}

/// Puzzles line by line, and what they send to the store.
fn plain_puzzles(choice: PuzzleChoice, seed: u64) -> (PlainStudy, Arc<Mutex<Vec<StoreRequest>>>) {
    let kept = Arc::new(Mutex::new(Vec::new()));
    let sent = Arc::clone(&kept);
    let store: Store = Box::new(move |_, request| {
        sent.lock().expect("no panic").push(request);
        Vec::new()
    });
    let app = App::new(Setup::default(), Settings::default(), Viewport::default(), seed);
    let study = Study::Puzzles(choice);
    let conversation = PlainStudy::new(app, study, BoardSize::Small, Box::new(|_| None));
    (conversation.kept_by(store), kept)
}

#[test]
fn a_newcomer_s_first_puzzle_line_by_line_is_no_harder_than_on_the_screen() {
    for seed in 0..30 {
        let (mut conversation, _) = plain_puzzles(PuzzleChoice::Near, seed);
        let mut out = String::new();
        conversation.greet(&mut out).expect("a string takes any text");
        let rated = out.split_once("rated ").and_then(|(_, rest)| rest.split_once('.'));
        let strength: u16 = rated.expect("a rating").0.parse().expect("a number");
        assert!(strength <= 900, "seed {seed}: {strength}");
    }
}

#[test]
fn a_wrong_move_line_by_line_is_refuted_and_another_one_may_follow() {
    let puzzle = &puzzles()[0];
    let (mut conversation, _) = plain_puzzles(PuzzleChoice::Number(1), 1);
    let mut out = String::new();
    conversation.greet(&mut out).expect("a string takes any text");
    let right = puzzle.line[0];
    let wrong = puzzle.position.legal_moves().squares().find(|square| *square != right);
    let mut say = |line: &str| {
        let mut out = String::new();
        conversation.handle_line(line, &mut out).expect("a string takes any text");
        out
    };
    let refuted = say(&wrong.expect("another move").to_string());
    assert!(refuted.contains("Try again."), "{refuted}");
    assert!(!say("hint").contains("Solved"), "a hint gives nothing away");
    let found = say(&right.to_string());
    assert!(found.contains("is right.") || found.contains("Solved!"), "{found}");
}

#[test]
fn beginners_have_four_hundred_easy_puzzles_and_few_only_save_discs() {
    let strengths = 400..=900;
    let easy = offered().iter().filter(|it| is_easy(it) && strengths.contains(&it.strength));
    let easy = easy.count();
    assert!(easy >= 400, "{easy}");
    let saving: Vec<_> = offered().iter().filter(|it| it.goal == PuzzleGoal::SaveDiscs).collect();
    assert!(saving.len() * 100 < offered().len() * 15, "{}", saving.len());
    assert!(saving.iter().all(|it| it.strength >= 1500));
}

#[test]
fn a_puzzle_names_one_to_three_ideas_and_parity_never_beside_its_opposite() {
    for puzzle in puzzles() {
        let named: Vec<Motif> = puzzle.motifs.iter().collect();
        assert!(named.len() <= 3, "{named:?}");
        assert!(!named.is_empty() || puzzle.proven.is_empty(), "puzzle {}", puzzle.id);
        let both = [Motif::Parity, Motif::AgainstParity].iter().all(|it| named.contains(it));
        assert!(!both, "puzzle {}", puzzle.id);
        assert!(named.iter().all(|motif| puzzle.proven.has(*motif)));
    }
}
