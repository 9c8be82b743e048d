//! Puzzles: positions with one move that keeps the result, proven to the end of the game.

use super::motif_set::Motifs;
use crate::rules::{Color, Position, Square};

/// The most moves that a solver has to find.
pub const MAX_MOVES: usize = 5;
/// Fewest and most empty squares of a puzzle.
pub const EMPTIES: std::ops::RangeInclusive<u32> = 6..=20;
/// Discs that the solver's move gains at least over every other.
pub const MIN_GAP: i32 = 4;
/// Discs that are worth saving where the result stays the same.
const MIN_SAVED: i32 = 6;
/// The score of a side whose opponent has no disc left.
const WIPED_OUT: i32 = 64;

/// The goal of a puzzle: the class of result that only one move keeps.
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
    /// Only one move wins.
    Win,
    /// No move wins, and only one draws.
    Draw,
    /// Every move loses, this one by six discs less than any other.
    SaveDiscs,
    /// Only one move leaves the opponent without a disc.
    WipeOut,
}

impl PuzzleGoal {
    /// The goal where the best move and the next one have these scores, in discs for the solver, exact; `None`
    /// where both keep the result, or where too little lies between them.
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

/// The puzzle.
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
    /// Its number, from 1, which never changes.
    pub id: u32,
    /// The position, seen by the solver.
    pub position: Position,
    /// The solver's side.
    pub side: Color,
    /// What is asked for.
    pub goal: PuzzleGoal,
    /// Discs that the solver ends ahead with the solution, -64 to 64.
    pub score: i32,
    /// The solver's moves and the replies in turn, the solver's first and last; passes left out.
    pub line: Vec<Square>,
    /// The ideas behind it.
    pub motifs: Motifs,
    /// How hard it is, on the scale of the levels: a level solves half of the puzzles with its rating.
    pub strength: u16,
}

/// The ply of a puzzle's line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinePly {
    /// The position before it, seen by who moves.
    pub position: Position,
    /// Whether the solver moves.
    pub is_own: bool,
    /// The move.
    pub square: Square,
}

/// The plies of a line from a position where the solver is to move; somebody may have to pass in between. `None`
/// where one of them is not legal.
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
    /// The plies of the solution.
    pub fn plies(&self) -> Vec<LinePly> {
        plies(self.position, &self.line).expect("it was played once")
    }

    /// How many moves the solver has to find.
    pub fn own_moves(&self) -> usize {
        self.plies().iter().filter(|ply| ply.is_own).count()
    }
}
