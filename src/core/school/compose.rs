//! Composition of puzzles from positions.
//!
//! Rules as for the chess puzzles of Lichess, with exact scores instead of estimates: each solver's move is the only
//! one that keeps the result, the defender chooses what costs the solver most, and forced moves at the end are cut
//! off.

use super::puzzle::{MAX_MOVES, MIN_GAP, PuzzleGoal};
use super::solver::Solver;
use crate::rules::{Position, Square};

#[derive(Debug)]
pub struct Composer {
    solver: Solver,
}

/// A composed puzzle: goal and line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composition {
    pub goal: PuzzleGoal,
    /// Final margin of the solver, -64 to 64.
    pub score: i32,
    /// Discs between the first move and the next best one.
    pub gap: i32,
    /// Alternating moves, the solver's first and last, without passes.
    pub line: Vec<Square>,
}

/// Reason why a position is not a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum NotAPuzzle {
    /// Nothing to choose.
    #[error("the side to move has no choice there")]
    NoChoice,
    /// The second best move keeps the result, too, or is too close to the best one.
    #[error("it has no only move: {0} and {1} both keep the result, or less than {min} discs lie between them", min = MIN_GAP)]
    NotUnique(Square, Square),
}

impl Composer {
    /// A composer with this memory in MiB.
    pub fn new(mebibytes: usize) -> Self {
        Self { solver: Solver::new(mebibytes) }
    }

    /// Whether a selective search suggests a puzzle: rarely wrong, and cheap.
    pub fn is_promising(&self, position: Position) -> bool {
        let values = self.solver.guessed(position);
        matches!(values[..], [best, next, ..] if best.score - next.score >= PROMISING_GAP
            && (best.score >= -PROMISING_GAP || next.score < 0))
    }

    /// Puzzle of a position.
    ///
    /// # Errors
    ///
    /// [`NotAPuzzle`].
    pub fn compose(&self, position: Position) -> Result<Composition, NotAPuzzle> {
        self.compose_within(position, MAX_MOVES)
    }

    /// Puzzle of a position with at most this number of the solver's moves.
    ///
    /// # Errors
    ///
    /// [`NotAPuzzle`].
    pub fn compose_within(
        &self,
        position: Position,
        moves: usize,
    ) -> Result<Composition, NotAPuzzle> {
        let values = self.solver.solved(position);
        let &[best, next, ..] = &values[..] else { return Err(NotAPuzzle::NoChoice) };
        let Some(goal) = PuzzleGoal::of(best.score, next.score) else {
            return Err(NotAPuzzle::NotUnique(best.square, next.square));
        };
        let line = self.line(position, goal, moves);
        Ok(Composition { goal, score: best.score, gap: best.score - next.score, line })
    }

    /// Solution from a position with the solver to move. It ends where the solver has a choice of good moves, or after
    /// `moves_left` of the solver's moves; forced moves at its end are cut.
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

    /// Line from a position with the defender to move: the longest line among the replies of equal best score.
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

    /// As [`Self::replies`] after a pass of the solver; empty if the game is over.
    fn after_a_pass(&self, position: Position, goal: PuzzleGoal, moves_left: usize) -> Vec<Square> {
        if position.legal_moves().is_empty() {
            return Vec::new();
        }
        self.replies(position, goal, moves_left)
    }
}

/// Least difference, in discs, between the best two moves of a position that deserves an exact search.
const PROMISING_GAP: i32 = 2;
