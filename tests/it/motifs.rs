//! The motifs of puzzles, held against what a beginner's board and the second solver say of every move of the solver.

use super::support::second_solver::{Discs, SecondSolver};
use super::support::slow::{Board, moves};
use super::support::truth::{self, At, after, at, board, corner_moves, get, kind, neighbours};
use outflank::rules::Color;
use outflank::school::{LinePly, Motif, Puzzle, PuzzleGoal, puzzles};
use std::collections::HashSet;
use strum::VariantArray as _;

const OWN: u8 = b'X';
const OTHER: u8 = b'O';

/// A move of the solver, on a beginner's board.
struct Choice<'a> {
    puzzle: &'a Puzzle,
    before: Board,
    here: At,
    now: Board,
    /// The other legal moves.
    others: Vec<At>,
    /// The names of the facts that are true of it.
    facts: HashSet<String>,
}

impl<'a> Choice<'a> {
    fn new(puzzle: &'a Puzzle, ply: &LinePly) -> Self {
        let before = board(&ply.position, Color::Black);
        let here = at(ply.square);
        let others = moves(&before, OWN).into_iter().filter(|it| *it != here).collect();
        let facts = truth::truth(&before, OWN, here).iter().map(kind).collect();
        Self { puzzle, before, here, now: after(&before, OWN, here), others, facts }
    }

    fn has(&self, fact: &str) -> bool {
        self.facts.contains(fact)
    }

    fn is_so(&self, motif: Motif, solver: &mut SecondSolver) -> bool {
        let replies = moves(&self.now, OTHER);
        match motif {
            Motif::QuietMove => {
                let had = moves(&self.before, OTHER);
                self.has("Quiet")
                    && !replies.is_empty()
                    && replies.iter().all(|it| had.contains(it))
            }
            Motif::FewDiscs => self.has("FlipsFewest") && !self.is_corner(),
            Motif::Mobility => {
                let left = |there: &At| moves(&after(&self.before, OWN, *there), OTHER).len();
                !replies.is_empty() && self.others.iter().all(|it| left(it) > replies.len())
            }
            Motif::LastSafeMove => {
                let [was, is] =
                    [&self.before, &self.now].map(|board| safe_moves(board, OTHER, OWN));
                (was, is) == (1, 0) && !replies.is_empty()
            }
            Motif::Wedge => self.has("Wedges"),
            Motif::StonerTrap => self.has("StonerTrap"),
            Motif::UnbalancedEdge => self.attacks_unbalanced_edge(),
            Motif::DoubleAttack => self.has("DoubleThreat"),
            Motif::Diagonal => self.has("ControlsDiagonal"),
            Motif::Parity => self.is_of_parity(1),
            Motif::AgainstParity => self.is_of_parity(0),
            Motif::ForcedPass => self.has("ForcesPass"),
            Motif::NoSafeMove => {
                !replies.is_empty()
                    && safe_moves(&self.now, OTHER, OWN) == 0
                    && corner_moves(&self.now, OWN).is_empty()
            }
            Motif::Swindle => self.has("Swindle"),
            Motif::CornerRefused => self.has("MissesCorner"),
            Motif::CornerTaken => self.is_corner(),
            Motif::CornerOffered => self.has("GivesCorner"),
            Motif::XSquare => self.is_beside_empty_corner((1, 1)),
            Motif::CSquare => {
                self.is_beside_empty_corner((0, 1)) || self.is_beside_empty_corner((1, 0))
            }
            Motif::OnlyEscape => {
                let before = discs(&self.before, OWN);
                let mut loses = |it: &At| solver.is_at_most(before, bit(*it), -10);
                self.puzzle.score >= 0 && self.others.iter().all(&mut loses)
            }
            // Those are of the whole line.
            Motif::PassingToWin | Motif::WipeOut => false,
        }
    }

    const fn is_corner(&self) -> bool {
        matches!(self.here, (0 | 7, 0 | 7))
    }

    fn is_beside_empty_corner(&self, steps: (usize, usize)) -> bool {
        [(0, 0), (0, 7), (7, 0), (7, 7)].into_iter().any(|corner: At| {
            let away = (corner.0.abs_diff(self.here.0), corner.1.abs_diff(self.here.1));
            away == steps && get(&self.before, corner) == b'.'
        })
    }

    /// Whether the move goes into a region that is odd (1) or even (0), and others elsewhere: into even ones all, or
    /// into an odd one some.
    fn is_of_parity(&self, left_over: usize) -> bool {
        let own = region(&self.before, self.here);
        let others: Vec<HashSet<At>> =
            self.others.iter().map(|it| region(&self.before, *it)).collect();
        let is_choice = others.iter().any(|it| *it != own);
        let is_even = |it: &HashSet<At>| it.len().is_multiple_of(2);
        let fits =
            if left_over == 1 { others.iter().all(is_even) } else { !others.iter().all(is_even) };
        own.len() % 2 == left_over && is_choice && fits
    }

    /// Whether an X-square was given up beside five of the opponent's discs in a row, and the far corner falls.
    fn attacks_unbalanced_edge(&self) -> bool {
        let edges = [0, 7].into_iter().flat_map(|side| {
            let row: Vec<At> = (0..8).map(|it| (side, it)).collect();
            let column: Vec<At> = (0..8).map(|it| (it, side)).collect();
            let turned = |line: &[At]| line.iter().rev().copied().collect::<Vec<At>>();
            [turned(&row), turned(&column), row, column]
        });
        edges.into_iter().any(|edge| {
            let word: String = edge.iter().map(|it| char::from(get(&self.now, *it))).collect();
            let away = (edge[0].0.abs_diff(self.here.0), edge[0].1.abs_diff(self.here.1));
            word == "..OOOOO." && away == (1, 1) && falls(&self.now, edge[7], 2)
        })
    }
}

/// Whether the corner can be taken in any case, within this many moves.
fn falls(now: &Board, corner: At, own_moves: usize) -> bool {
    let can_win = |then: &Board| {
        let mine = moves(then, OWN);
        mine.contains(&corner)
            || own_moves > 1
                && mine.iter().any(|it| falls(&after(then, OWN, *it), corner, own_moves - 1))
    };
    let replies = moves(now, OTHER);
    if replies.is_empty() {
        return can_win(now);
    }
    replies.iter().all(|it| *it != corner && can_win(&after(now, OTHER, *it)))
}

/// Number of safe moves of a side.
fn safe_moves(board: &Board, side: u8, other: u8) -> usize {
    let is_safe = |it: &At| corner_moves(&after(board, side, *it), other).is_empty();
    moves(board, side).iter().filter(|it| is_safe(it)).count()
}

/// The empty squares that hang together with this one.
fn region(board: &Board, here: At) -> HashSet<At> {
    let mut region = HashSet::from([here]);
    let mut open = vec![here];
    while let Some(next) = open.pop() {
        let near = neighbours(next).into_iter().filter(|it| get(board, *it) == b'.');
        open.extend(near.filter(|it| region.insert(*it)));
    }
    region
}

fn bit((row, column): At) -> u64 {
    1 << (row * 8 + column)
}

fn discs(board: &Board, side: u8) -> Discs {
    let of = |wanted: bool| {
        let it = |here: &At| get(board, *here) != b'.' && (get(board, *here) == side) == wanted;
        truth::all().filter(it).map(bit).sum()
    };
    Discs { own: of(true), other: of(false) }
}

/// Every motif of a puzzle, worked out anew.
fn motifs(puzzle: &Puzzle, solver: &mut SecondSolver) -> HashSet<Motif> {
    let plies = puzzle.plies();
    let passes = plies.windows(2).any(|two| !two[0].is_own && !two[1].is_own);
    let mut found = HashSet::new();
    if passes {
        found.insert(Motif::PassingToWin);
    }
    if puzzle.goal == PuzzleGoal::WipeOut {
        found.insert(Motif::WipeOut);
    }
    let own = plies.iter().filter(|ply| ply.is_own);
    for choice in own.map(|ply| Choice::new(puzzle, ply)).filter(|it| !it.others.is_empty()) {
        found.extend(Motif::VARIANTS.iter().filter(|motif| choice.is_so(**motif, solver)));
    }
    found
}

fn assert_motifs(puzzle: &Puzzle, solver: &mut SecondSolver) {
    let claimed: HashSet<Motif> = puzzle.proven.iter().collect();
    let found = motifs(puzzle, solver);
    let amiss: Vec<&Motif> = claimed.symmetric_difference(&found).collect();
    assert!(amiss.is_empty(), "puzzle {}: {amiss:?} of {claimed:?}", puzzle.id);
}

#[test]
fn motifs_are_what_slow_code_finds() {
    let mut solver = SecondSolver::default();
    for motif in Motif::VARIANTS {
        let mut having: Vec<&Puzzle> =
            puzzles().iter().filter(|it| it.motifs.has(*motif)).collect();
        // Fewer empty squares take less time.
        having.sort_by_key(|it| it.position.empties().len());
        let held = having.iter().take(8).inspect(|it| assert_motifs(it, &mut solver)).count();
        assert_eq!(held, 8, "{motif}");
    }
}

/// `--nocapture` shows how far it has come.
#[test]
#[ignore = "takes minutes"]
fn every_puzzle_has_the_motifs_that_slow_code_finds() {
    let mut solver = SecondSolver::default();
    for (count, puzzle) in (1..).zip(puzzles()) {
        assert_motifs(puzzle, &mut solver);
        println!("{count} hold");
    }
}
