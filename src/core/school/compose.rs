//! Composing puzzles: from a position to what is asked of the solver there, and the only line that does it.
//!
//! The rules are those of the chess puzzles that people know best (the generator of Lichess), with exact scores in the
//! place of estimates: each of the solver's moves is the only one that keeps the result, the defender plays
//! what costs the solver most, and moves that are forced at the end are cut off.

use super::puzzle::{MAX_MOVES, MIN_GAP, PuzzleGoal};
use super::solver::Solver;
use crate::rules::{Position, Square};
use crate::words::say;

/// The composer: makes puzzles of positions.
#[derive(Debug)]
pub struct Composer {
    solver: Solver,
}

/// The composed puzzle: what is asked, and the line that does it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composition {
    /// What is asked of the solver.
    pub goal: PuzzleGoal,
    /// Discs that the solver ends ahead with best play, -64 to 64.
    pub score: i32,
    /// Discs that the first move gains over the next best one.
    pub gap: i32,
    /// The solver's moves and the replies in turn, the solver's first and last; passes left out.
    pub line: Vec<Square>,
}

/// The reason why a position is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAPuzzle {
    /// There is nothing to choose.
    #[error("{}", say!("error-not-a-puzzle-no-choice"))]
    NoChoice,
    /// Two moves or more keep the result, or nearly.
    #[error("{}", say!("error-not-a-puzzle-not-unique", first = .0.to_string(), second = .1.to_string(), min = MIN_GAP))]
    NotUnique(Square, Square),
}

impl Composer {
    /// A composer with so much memory, in MiB.
    pub fn new(mebibytes: usize) -> Self {
        Self { solver: Solver::new(mebibytes) }
    }

    /// Whether a look that leaves much out sees a puzzle: seldom wrong, and a fraction of the work.
    pub fn is_promising(&self, position: Position) -> bool {
        let values = self.solver.guessed(position);
        matches!(values[..], [best, next, ..] if best.score - next.score >= PROMISING_GAP
            && (best.score >= -PROMISING_GAP || next.score < 0))
    }

    /// The puzzle of a position.
    ///
    /// # Errors
    ///
    /// [`NotAPuzzle`] says why it has none.
    pub fn compose(&self, position: Position) -> Result<Composition, NotAPuzzle> {
        let values = self.solver.solved(position);
        let &[best, next, ..] = &values[..] else { return Err(NotAPuzzle::NoChoice) };
        let Some(goal) = PuzzleGoal::of(best.score, next.score) else {
            return Err(NotAPuzzle::NotUnique(best.square, next.square));
        };
        let line = self.line(position, goal, MAX_MOVES);
        Ok(Composition { goal, score: best.score, gap: best.score - next.score, line })
    }

    /// The line from a position with the solver to move, as far as each of the solver's moves is the only one,
    /// or the only one there is, without forced moves at its end.
    fn line(&self, position: Position, goal: PuzzleGoal, moves_left: usize) -> Vec<Square> {
        if moves_left == 0 {
            return Vec::new();
        }
        let values = self.solver.solved(position);
        let (best, is_forced) = match values[..] {
            [only] => (only, true),
            [best, next, ..] if PuzzleGoal::of(best.score, next.score) == Some(goal) => {
                (best, false)
            }
            _ => return Vec::new(),
        };
        let after = position.play(best.square).expect("it is legal");
        let rest = self.replies(after, goal, moves_left - 1);
        if rest.is_empty() && is_forced {
            return Vec::new();
        }
        [best.square].into_iter().chain(rest).collect()
    }

    /// The line from a position with the defender to move: of the replies that cost the solver most the one that
    /// leaves most to find.
    fn replies(&self, position: Position, goal: PuzzleGoal, moves_left: usize) -> Vec<Square> {
        let values = self.solver.solved(position);
        let Some(best) = values.first() else {
            return self.line(position.pass(), goal, moves_left);
        };
        let equal = values.iter().take_while(|value| value.score == best.score);
        let lines = equal.map(|reply| {
            let after = position.play(reply.square).expect("it is legal");
            let rest = if after.legal_moves().is_empty() {
                self.after_a_pass(after.pass(), goal, moves_left)
            } else {
                self.line(after, goal, moves_left)
            };
            if rest.is_empty() { rest } else { [reply.square].into_iter().chain(rest).collect() }
        });
        let longest = lines.max_by_key(Vec::len);
        longest.unwrap_or_default()
    }

    /// As [`Self::replies`] where the solver had to pass; empty where nobody can move.
    fn after_a_pass(&self, position: Position, goal: PuzzleGoal, moves_left: usize) -> Vec<Square> {
        if position.legal_moves().is_empty() {
            return Vec::new();
        }
        self.replies(position, goal, moves_left)
    }
}

/// Discs between the best two moves that are worth a closer look.
const PROMISING_GAP: i32 = 2;
