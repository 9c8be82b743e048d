//! Grades of moves by what was at stake.

use super::chance::{ChanceCurve, SearchDepth};

/// Grade of a move by the chance of winning it lost.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub enum Grade {
    /// Loses nothing.
    Best,
    /// Below [`INACCURATE`], or within the noise of the search.
    Good,
    /// Loss of winning chance from [`INACCURATE`], or loss of discs from [`MANY_DISCS`].
    Inaccuracy,
    /// From [`MISTAKEN`], or loss of discs from [`MOST_DISCS`], or a proven win drawn, or a proven draw lost.
    Mistake,
    /// From [`BLUNDERED`], or a proven win lost.
    Blunder,
}

/// Loss of winning chance (0..1) from which a move is an inaccuracy.
pub const INACCURATE: f64 = 0.05;
/// Loss of winning chance (0..1) from which a move is a mistake.
pub const MISTAKEN: f64 = 0.12;
/// Loss of winning chance (0..1) from which a move is a blunder.
pub const BLUNDERED: f64 = 0.25;
/// Loss in discs from which a move is an inaccuracy in any case.
pub const MANY_DISCS: i32 = 6;
/// Loss in discs from which a move is a mistake in any case.
pub const MOST_DISCS: i32 = 16;

/// Least expected margin of a side that is ahead: an estimate, and a proven one.
const AHEAD: i32 = 3;
const PROVEN_AHEAD: i32 = 2;

/// Outlook of a side in a game, in bands: a search is no proof of a disc or two.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::Display, strum::IntoStaticStr,
)]
#[strum(serialize_all = "lowercase")]
pub enum Outlook {
    Behind,
    Even,
    Ahead,
}

impl Outlook {
    /// Outlook of a side with this expected margin.
    ///
    /// ```
    /// use outflank_core::coach::{SearchDepth, Outlook};
    ///
    /// assert_eq!(Outlook::of(2, SearchDepth::Depth(16)), Outlook::Even);
    /// assert_eq!(Outlook::of(2, SearchDepth::Exact), Outlook::Ahead);
    /// ```
    pub const fn of(score: i32, certainty: SearchDepth) -> Self {
        let least = match certainty {
            SearchDepth::Exact => PROVEN_AHEAD,
            SearchDepth::Depth(_) => AHEAD,
        };
        if score >= least {
            Self::Ahead
        } else if score <= -least {
            Self::Behind
        } else {
            Self::Even
        }
    }
}

/// Scores of a move and of the best move, with their certainty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// Final margin after the move.
    pub made: i32,
    /// Final margin after the best move.
    pub best: i32,
    pub certainty: SearchDepth,
    /// Empties before the move.
    pub empties: u32,
}

impl Stakes {
    /// Discs lost, 0 or more.
    pub fn loss(&self) -> i32 {
        (self.best - self.made).max(0)
    }

    /// Chances of winning of the side that moves, after the best move and after this one, 0 to 1.
    pub fn chances(&self) -> [f64; 2] {
        [self.best, self.made.min(self.best)]
            .map(|score| ChanceCurve::BUILT_IN.chance(score, self.certainty, self.empties))
    }

    /// Loss of winning chance, 0 to 1.
    pub fn chance_lost(&self) -> f64 {
        let [best, made] = self.chances();
        best - made
    }

    /// Whether the loss is within the noise of the search.
    pub fn is_noise(&self) -> bool {
        f64::from(self.loss()) <= self.certainty.noise()
    }

    /// Number of classes (win, draw, loss) by which a proven result is worse than the best, 0 to 2; 0 if unproven.
    fn classes_lost(&self) -> i32 {
        match self.certainty {
            SearchDepth::Exact => (self.best.signum() - self.made.signum()).max(0),
            SearchDepth::Depth(_) => 0,
        }
    }

    /// Grade of the move.
    ///
    /// ```
    /// use outflank_core::coach::{SearchDepth, Grade, Stakes};
    ///
    /// let exact = |best, made, empties| Stakes { made, best, certainty: SearchDepth::Exact, empties };
    /// // Ten more discs change little for a player who loses by forty.
    /// assert_eq!(exact(-40, -50, 20).grade(), Grade::Inaccuracy);
    /// // People still win back a draw lost by two discs ten moves before the end, but seldom four moves before it.
    /// assert_eq!(exact(0, -2, 10).grade(), Grade::Mistake);
    /// assert_eq!(exact(0, -2, 4).grade(), Grade::Blunder);
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
        let by_discs = match self.loss() {
            MOST_DISCS.. => Grade::Mistake,
            MANY_DISCS.. => Grade::Inaccuracy,
            _ => Grade::Best,
        };
        by_chance.max(by_class).max(by_discs)
    }
}

/// Phase of a game by empties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, serde::Serialize)]
#[strum(serialize_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Moves 1 to 20.
    Opening,
    /// Moves 21 to 40.
    Midgame,
    /// Moves 41 to 60.
    Endgame,
}

impl Phase {
    pub const fn with(empties: u32) -> Self {
        match empties {
            ..=20 => Self::Endgame,
            21..=40 => Self::Midgame,
            _ => Self::Opening,
        }
    }
}
