//! Chances of winning from expected scores, as in games between people.

use serde::{Deserialize, Serialize};

/// Certainty of an expected score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SearchDepth {
    /// A search of this depth in plies.
    Depth(u32),
    /// Proven to the end of the game.
    Exact,
}

impl SearchDepth {
    pub const fn new(is_exact: bool, depth: u32) -> Self {
        if is_exact { Self::Exact } else { Self::Depth(depth) }
    }

    /// Standard deviation, in discs, of the errors in losses found at this depth, measured on moves of levels 6 to 9
    /// by `outflank-train noise`.
    pub fn noise(self) -> f64 {
        match self {
            Self::Exact => 0.0,
            Self::Depth(depth) => {
                (NOISE_AT_SIGHT - NOISE_A_PLY * f64::from(depth)).max(NOISE_AT_LEAST)
            }
        }
    }
}

/// Noise in discs: at depth 0, its decrease per ply of depth, and its least value.
const NOISE_AT_SIGHT: f64 = 4.5;
const NOISE_A_PLY: f64 = 0.11;
const NOISE_AT_LEAST: f64 = 2.7;

pub const CHANCE_TERMS: usize = 4;

/// Chance of winning by expected score, certainty and empties, in games between people.
///
/// A logistic curve of the score, whose width in discs is a logistic curve of the empties: `width = a / (1 + exp((b -
/// empties) / c))`. What people lose in the rest of the game makes it wide; the depth of the search adds nothing that
/// was measurable. It is even at `d` discs, a little above zero, because the best of several uncertain moves is
/// overrated; with an exact score it is even at zero. [`Self::BUILT_IN`] was fitted by `outflank-train chance --people`
/// to 2,000 tournament games of the WTHOR base, drawn by seed, in November 2026.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChanceCurve {
    terms: [f64; CHANCE_TERMS],
}

impl ChanceCurve {
    pub const BUILT_IN: Self = Self { terms: [9.5, 10.9, 3.4, 0.9] };

    /// Curve with the terms `a` to `d`.
    pub const fn of(terms: [f64; CHANCE_TERMS]) -> Self {
        Self { terms }
    }

    pub const fn terms(&self) -> [f64; CHANCE_TERMS] {
        self.terms
    }

    /// Chance of the side to move, 0 to 1; a draw counts half.
    pub fn chance(&self, score: i32, certainty: SearchDepth, empties: u32) -> f64 {
        let [widest, middle, slope, optimism] = self.terms;
        let even = match certainty {
            SearchDepth::Exact => 0.0,
            SearchDepth::Depth(_) => optimism,
        };
        let width = widest * logistic((f64::from(empties) - middle) / slope);
        logistic((f64::from(score) - even) / width)
    }
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}
