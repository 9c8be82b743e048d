//! Attempts at puzzles.

use super::puzzle::Puzzle;
use super::solver::Solver;
use crate::rules::{Game, Square, Turn, Variant};

/// An attempt at a puzzle.
///
/// ```
/// use outflank_core::school::{Attempt, AttemptVerdict, puzzles};
///
/// let puzzle = &puzzles()[0];
/// let mut attempt = Attempt::new(puzzle);
/// while let Some(square) = attempt.wanted() {
///     assert!(matches!(attempt.play(square), Some(AttemptVerdict::Right | AttemptVerdict::Solved)));
/// }
/// assert!(attempt.is_solved());
/// ```
#[derive(Clone, Debug)]
pub struct Attempt {
    puzzle: &'static Puzzle,
    /// Current position, with the solver to move unless solved.
    pub game: Game,
    /// Plies of the solution on the board.
    played: usize,
    /// Number of wrong moves and of moves shown as a solution.
    pub misses: usize,
    /// For each of the solver's moves on the board, whether it was found at first try.
    pub found: Vec<bool>,
    /// Whether the current position was missed.
    is_missed: bool,
}

/// Result of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptVerdict {
    /// Right, and more moves follow the reply.
    Right,
    /// The last right move.
    Solved,
    /// Wrong, with the defender's best reply, if any.
    Wrong(Option<Square>),
}

/// Memory for refutations in MiB.
const MEBIBYTES: usize = 2;

impl Attempt {
    pub fn new(puzzle: &'static Puzzle) -> Self {
        let game = Game::starting_at(Variant::REVERSI, puzzle.position, puzzle.side);
        Self { puzzle, game, played: 0, misses: 0, found: Vec::new(), is_missed: false }
    }

    pub const fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// Right move; `None` once solved.
    pub fn wanted(&self) -> Option<Square> {
        self.puzzle.line.get(self.played).copied()
    }

    pub fn is_solved(&self) -> bool {
        self.wanted().is_none()
    }

    /// Plays the solver's move. A right move stays on the board, followed by the reply; a wrong move does not. `None`
    /// if the move is illegal or the puzzle is solved.
    pub fn play(&mut self, square: Square) -> Option<AttemptVerdict> {
        let wanted = self.wanted().filter(|_| self.game.legal_moves().contains(square))?;
        if square != wanted {
            self.miss();
            let mut after = self.game.clone();
            after.place(square).ok()?;
            let is_theirs = matches!(after.turn(), Turn::Place(side) if side != self.puzzle.side);
            let solver = Solver::new(MEBIBYTES);
            return Some(AttemptVerdict::Wrong(
                is_theirs.then(|| solver.reply(*after.position())).flatten(),
            ));
        }
        self.found.push(!std::mem::take(&mut self.is_missed));
        self.step();
        // The defender's moves, and passes of either side.
        while !self.is_solved() && self.is_theirs() {
            self.step();
        }
        Some(if self.is_solved() { AttemptVerdict::Solved } else { AttemptVerdict::Right })
    }

    /// Shows the right move, which counts as a miss; `None` once solved.
    pub fn show(&mut self) -> Option<Square> {
        let wanted = self.wanted()?;
        self.miss();
        self.play(wanted);
        Some(wanted)
    }

    fn miss(&mut self) {
        self.misses += 1;
        self.is_missed = true;
    }

    /// Whether the next ply is the defender's.
    fn is_theirs(&mut self) -> bool {
        if matches!(self.game.turn(), Turn::Pass(_)) {
            let _ = self.game.pass();
        }
        matches!(self.game.turn(), Turn::Place(side) if side != self.puzzle.side)
    }

    fn step(&mut self) {
        if matches!(self.game.turn(), Turn::Pass(_)) {
            let _ = self.game.pass();
        }
        if let Some(square) = self.wanted() {
            self.game.place(square).expect("the line is legal");
            self.played += 1;
        }
    }
}
