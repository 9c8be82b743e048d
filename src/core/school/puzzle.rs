//! Puzzles: positions with one move that keeps the result, proven to the end.

use super::motif_set::Motifs;
use crate::rules::{Color, Position, Square};

/// Limit of the solver's moves.
pub const MAX_MOVES: usize = 5;
pub const EMPTIES: std::ops::RangeInclusive<u32> = 6..=20;
/// Least lead over every other move, in discs.
pub const MIN_GAP: i32 = 4;
/// Least lead of the best move, in discs, where it loses, too.
const MIN_SAVED: i32 = 6;
/// Own moves of an easy puzzle, at most.
pub const EASY_MOVES: usize = 3;
/// Score after a wipe-out.
const WIPED_OUT: i32 = 64;

/// Class of result that only one move keeps.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    strum::Display,
    strum::EnumString,
    strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum PuzzleGoal {
    Win,
    Draw,
    /// All moves lose, this one by at least six discs less.
    SaveDiscs,
    /// Only one move wipes the opponent out.
    WipeOut,
}

impl PuzzleGoal {
    /// Goal for exact scores of the best two moves; `None` if both keep the result, or are too close.
    pub fn of(best: i32, next: i32) -> Option<Self> {
        let gap = best - next;
        if gap < MIN_GAP {
            return None;
        }
        match best {
            WIPED_OUT => Some(Self::WipeOut),
            1.. => (next <= 0).then_some(Self::Win),
            0 => Some(Self::Draw),
            _ => (gap >= MIN_SAVED).then_some(Self::SaveDiscs),
        }
    }
}

/// A puzzle.
///
/// ```
/// use outflank_core::school::puzzles;
///
/// let puzzle = &puzzles()[0];
/// assert_eq!(puzzle.id, 1);
/// let first = puzzle.line[0];
/// assert!(puzzle.position.legal_moves().contains(first));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Number from 1, which never changes.
    pub id: u32,
    pub position: Position,
    pub side: Color,
    pub goal: PuzzleGoal,
    /// Final margin of the solver, -64 to 64.
    pub score: i32,
    /// Alternating moves, the solver's first and last, without passes.
    pub line: Vec<Square>,
    /// The one to three motifs worth naming; none if the puzzle is calculation alone.
    pub motifs: Motifs,
    /// All motifs that are true of the line.
    pub proven: Motifs,
    /// Rating on the scale of the levels: a level solves half of the puzzles with its rating.
    pub strength: u16,
}

impl Puzzle {
    /// Empty squares of an easy puzzle, at most.
    const EASY_EMPTIES: u32 = 6;

    /// Whether a newcomer can count it out: few empty squares, and something to win.
    pub fn is_for_newcomers(&self) -> bool {
        let empties = self.position.empties().len();
        empties <= Self::EASY_EMPTIES && self.goal != PuzzleGoal::Draw
    }
}

/// A ply of a puzzle's line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinePly {
    /// Position for the side to move.
    pub position: Position,
    /// Whether the solver moves.
    pub is_own: bool,
    pub square: Square,
}

/// Plies of a line, with passes inserted; `None` if illegal.
pub fn plies(position: Position, line: &[Square]) -> Option<Vec<LinePly>> {
    let (mut position, mut is_own) = (position, true);
    let mut plies = Vec::with_capacity(line.len());
    for &square in line {
        if position.legal_moves().is_empty() {
            (position, is_own) = (position.pass(), !is_own);
        }
        plies.push(LinePly { position, is_own, square });
        (position, is_own) = (position.play(square).ok()?, !is_own);
    }
    Some(plies)
}

impl Puzzle {
    pub fn plies(&self) -> Vec<LinePly> {
        plies(self.position, &self.line).expect("it was played once")
    }

    /// Number of the solver's moves.
    pub fn own_moves(&self) -> usize {
        self.plies().iter().filter(|ply| ply.is_own).count()
    }
}

/// Whether a puzzle is easy by its line.
pub fn is_easy(puzzle: &Puzzle) -> bool {
    is_easy_line(puzzle.position, puzzle.goal, &puzzle.line)
}

/// Whether a line is a corner that wins or a wipe-out, in one to three moves.
pub fn is_easy_line(position: Position, goal: PuzzleGoal, line: &[Square]) -> bool {
    let takes_corner = goal == PuzzleGoal::Win && line.first().is_some_and(|it| it.is_corner());
    let own_moves = plies(position, line).unwrap_or_default().iter().filter(|it| it.is_own).count();
    (takes_corner || goal == PuzzleGoal::WipeOut) && (1..=EASY_MOVES).contains(&own_moves)
}
