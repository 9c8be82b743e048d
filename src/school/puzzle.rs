//! Puzzles: positions with one move that keeps the result, proven to the end of the game.

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
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, strum::Display, strum::VariantArray,
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
