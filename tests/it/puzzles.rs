//! The puzzles: every one held against solvers that share nothing with the engine's search.

use outflank::plain::{BoardSize, Conversation, Next, PlainPuzzles};
use outflank::rules::{Bitboard, Color, Position, Square};
use outflank::school::{
    Attempt, AttemptVerdict, EMPTIES, MAX_MOVES, MIN_GAP, Motif, Puzzle, PuzzleGoal, puzzles,
};
use std::collections::{HashMap, HashSet};

/// A board of 64 numbers: 1 for the side to move, -1 for the other, 0 for nobody. Slow, and nobody's but ours.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Cells([i8; 64]);

impl Cells {
    fn of(position: &Position) -> Self {
        let disc = |at: Square| match at {
            at if position.player().contains(at) => 1,
            at if position.opponent().contains(at) => -1,
            _ => 0,
        };
        let cells: Vec<i8> = Square::all().map(disc).collect();
        Self(cells.try_into().expect("64 squares"))
    }

    fn swapped(&self) -> Self {
        Self(self.0.map(|cell| -cell))
    }

    /// The board after a move, seen by the other side; `None` where it flips nothing.
    fn played(&self, at: usize) -> Option<Self> {
        if self.0[at] != 0 {
            return None;
        }
        let mut after = self.clone();
        let mut flips = false;
        for (files, ranks) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]
        {
            let square = |steps: isize| {
                let file = (at % 8).checked_add_signed(files * steps).filter(|it| *it < 8)?;
                let rank = (at / 8).checked_add_signed(ranks * steps).filter(|it| *it < 8)?;
                Some(rank * 8 + file)
            };
            let mut run = Vec::new();
            while let Some(next) =
                square(run.len().cast_signed() + 1).filter(|it| self.0[*it] == -1)
            {
                run.push(next);
            }
            let end = square(run.len().cast_signed() + 1);
            if !run.is_empty() && end.is_some_and(|end| self.0[end] == 1) {
                flips = true;
                for it in run {
                    after.0[it] = 1;
                }
            }
        }
        after.0[at] = 1;
        flips.then(|| after.swapped())
    }

    fn moves(&self) -> Vec<(usize, Self)> {
        (0..64).filter_map(|at| Some((at, self.played(at)?))).collect()
    }

    /// Discs ahead, the empty squares given to the winner.
    fn result(&self) -> i32 {
        let ahead: i32 = self.0.iter().map(|cell| i32::from(*cell)).sum();
        let discs: i32 = self.0.iter().map(|cell| i32::from(cell.abs())).sum();
        ahead + ahead.signum() * (64 - discs)
    }
}

/// Alpha-beta with a table of its own over such boards: bounds, not scores, are remembered.
#[derive(Default)]
struct SecondSolver {
    bounds: HashMap<Cells, (i32, i32)>,
}

impl SecondSolver {
    fn score(&mut self, cells: &Cells, mut alpha: i32, mut beta: i32) -> i32 {
        let (least, most) = self.bounds.get(cells).copied().unwrap_or((-64, 64));
        if least >= beta || least == most {
            return least;
        }
        if most <= alpha {
            return most;
        }
        (alpha, beta) = (alpha.max(least), beta.min(most));
        let mut moves = cells.moves();
        let best = if moves.is_empty() {
            let passed = cells.swapped();
            if passed.moves().is_empty() {
                return cells.result();
            }
            -self.score(&passed, -beta, -alpha)
        } else {
            // The fewer replies, the sooner it is looked at.
            moves.sort_by_cached_key(|(_, after)| after.moves().len());
            let (mut best, mut bound) = (-64, alpha);
            for (_, after) in &moves {
                best = best.max(-self.score(after, -beta, -bound));
                bound = bound.max(best);
                if best >= beta {
                    break;
                }
            }
            best
        };
        let known = self.bounds.entry(cells.clone()).or_insert((-64, 64));
        if best > alpha {
            known.0 = known.0.max(best);
        }
        if best < beta {
            known.1 = known.1.min(best);
        }
        best
    }

    /// Every move of a position with its score, best first.
    fn scores(&mut self, cells: &Cells) -> Vec<(usize, i32)> {
        let moves = cells.moves();
        let mut scores: Vec<(usize, i32)> =
            moves.iter().map(|(at, after)| (*at, -self.score(after, -64, 64))).collect();
        scores.sort_by_key(|(_, score)| -score);
        scores
    }
}

/// Holds a puzzle and its line against the second solver: each of the solver's moves is the only one that keeps what is
/// asked for, four discs better than any other, and each reply costs the solver most.
fn assert_confirmed(puzzle: &Puzzle) {
    let mut solver = SecondSolver::default();
    let place = format!("puzzle {}", puzzle.id);
    for (number, ply) in puzzle.plies().iter().enumerate() {
        let scores = solver.scores(&Cells::of(&ply.position));
        let best = scores[0];
        let chosen = scores.iter().find(|(at, _)| *at == ply.square.index());
        let chosen = chosen.unwrap_or_else(|| panic!("{place}: {} is not legal", ply.square));
        assert_eq!(chosen.1, best.1, "{place}, ply {number}: {} is not best", ply.square);
        if !ply.is_own {
            assert_eq!(best.1, -puzzle.score, "{place}, ply {number}");
            continue;
        }
        assert_eq!(best.1, puzzle.score, "{place}, ply {number}");
        let Some(next) = scores.get(1) else { continue };
        assert!(best.1 - next.1 >= MIN_GAP, "{place}, ply {number}: {scores:?}");
        let keeps = |score: i32| match puzzle.goal {
            PuzzleGoal::Win => score > 0,
            PuzzleGoal::Draw => score >= 0,
            PuzzleGoal::SaveDiscs => score > best.1 - 6,
            PuzzleGoal::WipeOut => score == 64,
        };
        assert!(keeps(best.1) && !keeps(next.1), "{place}, ply {number}: {scores:?}");
    }
}

#[test]
fn puzzles_are_confirmed_by_a_second_solver() {
    // All those with few empty squares; of the others some, which take it longer.
    let few = puzzles().iter().filter(|it| it.position.empties().len() <= 8).take(60);
    let more = puzzles().iter().filter(|it| it.position.empties().len() == 11).take(6);
    let confirmed = few.chain(more).inspect(|puzzle| assert_confirmed(puzzle)).count();
    assert!(confirmed > 30, "{confirmed}");
}

/// All of them, those with the fewest empty squares first; `--nocapture` shows how far it has come.
#[test]
#[ignore = "takes a minute up to 8 empty squares, and days for all"]
fn every_puzzle_is_confirmed_by_a_second_solver() {
    let mut all: Vec<&Puzzle> = puzzles().iter().collect();
    all.sort_by_key(|puzzle| puzzle.position.empties().len());
    for (count, puzzle) in (1..).zip(all) {
        assert_confirmed(puzzle);
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
            puzzle.motifs.has(Motif::WipeOut),
            puzzle.goal == PuzzleGoal::WipeOut,
            "{place}"
        );
        let corners = first.position.legal_moves() & Bitboard::CORNERS;
        if puzzle.own_moves() == 1 {
            let refuses = !corners.is_empty() && !first.square.is_corner();
            assert_eq!(puzzle.motifs.has(Motif::CornerRefused), refuses, "{place}");
            assert_eq!(puzzle.motifs.has(Motif::CornerTaken), first.square.is_corner(), "{place}");
        }
    }
    let single = puzzles().iter().filter(|puzzle| puzzle.own_moves() == 1).count();
    assert!(single * 5 <= puzzles().len(), "{single} have a single move");
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
    let mut conversation = PlainPuzzles::new(puzzle, BoardSize::Small, None);
    let mut out = String::new();
    conversation.greet(&mut out).expect("a string takes any text");
    let side = if puzzle.side == Color::Black { "Black" } else { "White" };
    assert!(out.contains(&format!("Puzzle 1, rated {}. {side}", puzzle.strength)), "{out}");
    let mut next = Next::Line;
    for ply in puzzle.plies().iter().filter(|ply| ply.is_own) {
        out.clear();
        next = conversation.hear(&ply.square.to_string(), &mut out).expect("a string");
        let is_last = out.contains("Solved!");
        assert!(is_last || out.contains(&format!("{} is right.", ply.square)), "{out}");
    }
    assert!(out.contains("Solved!"), "{out}");
    assert_eq!(next, Next::End);
}
