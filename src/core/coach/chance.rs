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
const NOISE_AT_SIGHT: f64 = 3.9;
const NOISE_A_PLY: f64 = 0.05;
const NOISE_AT_LEAST: f64 = 3.0;

pub const CHANCE_TERMS: usize = 6;

/// Chance of winning by expected score, certainty and empties.
///
/// A logistic curve whose width in discs grows with the empties, and with those beyond the search: `ln width = a + b
/// (empties - 30) / 10 + c (empties - depth - 20) / 10`. It is even at `d` discs, a little above zero, because the
/// best of several uncertain moves is overrated. With an exact score it is even at zero, and `ln width = e + f
/// (empties - 12) / 10`. [`Self::BUILT_IN`] was fitted by `outflank-train chance` to games of levels 6 to 9 in
/// November 2026.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChanceCurve {
    terms: [f64; CHANCE_TERMS],
}

impl ChanceCurve {
    pub const BUILT_IN: Self = Self { terms: [1.60, 0.12, 0.28, 0.62, 0.38, 1.15] };

    /// Curve with the terms `a` to `f`.
    pub const fn of(terms: [f64; CHANCE_TERMS]) -> Self {
        Self { terms }
    }

    pub const fn terms(&self) -> [f64; CHANCE_TERMS] {
        self.terms
    }

    /// Chance of the side to move, 0 to 1; a draw counts half.
    pub fn chance(&self, score: i32, certainty: SearchDepth, empties: u32) -> f64 {
        let [base, by_empties, by_unseen, optimism, exact_base, by_exact_empties] = self.terms;
        let tens = |squares: u32, around: f64| (f64::from(squares) - around) / 10.0;
        let (even, width) = match certainty {
            SearchDepth::Exact => (0.0, exact_base + by_exact_empties * tens(empties, 12.0)),
            SearchDepth::Depth(depth) => {
                let unseen = tens(empties.saturating_sub(depth), 20.0);
                (optimism, base + by_empties * tens(empties, 30.0) + by_unseen * unseen)
            }
        };
        1.0 / (1.0 + ((even - f64::from(score)) / width.exp()).exp())
    }
}
