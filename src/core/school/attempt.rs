//! An attempt at a puzzle: the solver's moves, the replies, and what refutes a wrong one.

use super::puzzle::Puzzle;
use super::solver::Solver;
use crate::rules::{Game, Square, Turn, Variant};

/// The attempt at a puzzle.
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
    /// The position as it is; the solver is to move there, unless it is solved.
    pub game: Game,
    /// Plies of the solution that are on the board.
    played: usize,
    /// Wrong moves that were made, and the solution where it was shown.
    pub misses: usize,
    /// Of each of the solver's moves that are on the board, whether it was the first that was made there.
    pub found: Vec<bool>,
    /// Whether a wrong move was made in the position as it is.
    is_missed: bool,
}

/// The verdict on a move of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptVerdict {
    /// It is the one, and the defender has replied: there is more to find.
    Right,
    /// It is the last one.
    Solved,
    /// It does not do what is asked for: the defender's best reply, if they have one.
    Wrong(Option<Square>),
}

/// Memory to look for a refutation with, in MiB.
const MEBIBYTES: usize = 2;

impl Attempt {
    /// An attempt at the first move.
    pub fn new(puzzle: &'static Puzzle) -> Self {
        let game = Game::starting_at(Variant::REVERSI, puzzle.position, puzzle.side);
        Self { puzzle, game, played: 0, misses: 0, found: Vec::new(), is_missed: false }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// The move that is right now; `None` once all are made.
    pub fn wanted(&self) -> Option<Square> {
        self.puzzle.line.get(self.played).copied()
    }

    /// Whether every move was found.
    pub fn is_solved(&self) -> bool {
        self.wanted().is_none()
    }

    /// Plays the solver's move. A right one stays on the board with the reply; a wrong one does not. `None` where it is
    /// not legal, or nothing is left to find.
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

    /// Shows the move that is right now, which counts as a miss; `None` once all are made.
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

    /// Whether the next ply of the line is the defender's.
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
