//! Grades: how good a move was, by what was at stake.

use super::chance::{Certainty, ChanceCurve};

/// How good a move was, by the chance of winning that it lost.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Grade {
    /// It loses nothing.
    Best,
    /// Less than [`INACCURATE`] of the chance of winning, or no more than a search can be sure of.
    Good,
    /// From [`INACCURATE`] on, or [`MANY_DISCS`] where the winner is the same.
    Inaccuracy,
    /// From [`MISTAKEN`] on, or a proven win that is a draw now, or a proven draw that is lost.
    Mistake,
    /// From [`BLUNDERED`] on, or a proven win that is lost.
    Blunder,
}

/// The chance of winning, of 1, from whose loss on a move is an inaccuracy, a mistake, a blunder.
pub const INACCURATE: f64 = 0.05;
/// See [`INACCURATE`].
pub const MISTAKEN: f64 = 0.12;
/// See [`INACCURATE`].
pub const BLUNDERED: f64 = 0.25;
/// Discs whose loss is an inaccuracy even if the winner is as sure as before.
pub const MANY_DISCS: i32 = 6;

/// The stakes of a move: what it leads to, what the best one would, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// What the move leads to, in final discs more than the other side's.
    pub made: i32,
    /// What the best one leads to.
    pub best: i32,
    /// How sure both are.
    pub certainty: Certainty,
    /// Empty squares before the move.
    pub empties: u32,
}

impl Stakes {
    /// Discs lost against the best move, 0 or more.
    pub fn loss(&self) -> i32 {
        (self.best - self.made).max(0)
    }

    /// The chance to win with the best move and with this one, 0 to 1, seen by who moves; a draw is half a win.
    pub fn chances(&self) -> [f64; 2] {
        [self.best, self.made.min(self.best)]
            .map(|score| ChanceCurve::BUILT_IN.chance(score, self.certainty, self.empties))
    }

    /// The chance of winning that the move lost, 0 to 1.
    pub fn chance_lost(&self) -> f64 {
        let [best, made] = self.chances();
        best - made
    }

    /// Whether so small a loss may be no loss at all: the search that estimated it errs as much.
    pub fn is_noise(&self) -> bool {
        f64::from(self.loss()) <= self.certainty.noise()
    }

    /// How many classes of result, of won, drawn and lost, a proven loss goes down.
    fn classes_lost(&self) -> i32 {
        match self.certainty {
            Certainty::Exact => (self.best.signum() - self.made.signum()).max(0),
            Certainty::Depth(_) => 0,
        }
    }

    /// How good the move was.
    ///
    /// ```
    /// use outflank_core::coach::{Certainty, Grade, Stakes};
    ///
    /// let exact = |best, made, empties| Stakes { made, best, certainty: Certainty::Exact, empties };
    /// // Ten discs fewer change nothing for somebody who loses by forty.
    /// assert_eq!(exact(-40, -50, 20).grade(), Grade::Inaccuracy);
    /// // A drawn game lost by two discs ten moves before the end is another matter.
    /// assert_eq!(exact(0, -2, 10).grade(), Grade::Blunder);
    /// ```
    pub fn grade(&self) -> Grade {
        if self.loss() == 0 {
            return Grade::Best;
        }
        if self.is_noise() {
            return Grade::Good;
        }
        let by_chance = match self.chance_lost() {
            BLUNDERED.. => Grade::Blunder,
            MISTAKEN.. => Grade::Mistake,
            INACCURATE.. => Grade::Inaccuracy,
            _ => Grade::Good,
        };
        let by_class = match self.classes_lost() {
            2.. => Grade::Blunder,
            1 => Grade::Mistake,
            _ => Grade::Best,
        };
        let by_discs = if self.loss() >= MANY_DISCS { Grade::Inaccuracy } else { Grade::Best };
        by_chance.max(by_class).max(by_discs)
    }
}

/// The phase of a game, by its empty squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum Phase {
    /// The first twenty moves.
    Opening,
    /// The twenty after them.
    Midgame,
    /// The last twenty.
    Endgame,
}

impl Phase {
    /// The phase with so many empty squares before a move.
    pub const fn with(empties: u32) -> Self {
        match empties {
            ..=20 => Self::Endgame,
            21..=40 => Self::Midgame,
            _ => Self::Opening,
        }
    }
}
