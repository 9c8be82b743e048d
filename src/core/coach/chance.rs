//! The chance of winning: what an expected score is worth in games that people lose.

/// The certainty of an expected score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// A search of so many plies.
    Depth(u32),
    /// Proven to the end of the game.
    Exact,
}

impl Certainty {
    /// The certainty of what a search says that is exact, or has looked so many plies ahead.
    pub const fn new(is_exact: bool, depth: u32) -> Self {
        if is_exact { Self::Exact } else { Self::Depth(depth) }
    }

    /// Discs by which a loss is usually misjudged: the standard deviation of the losses that searches of so many
    /// plies see from the true ones, measured on moves of levels 6 to 9 by `outflank-train noise`.
    pub fn noise(self) -> f64 {
        match self {
            Self::Exact => 0.0,
            Self::Depth(depth) => {
                (NOISE_AT_SIGHT - NOISE_A_PLY * f64::from(depth)).max(NOISE_AT_LEAST)
            }
        }
    }
}

/// The noise of a search in discs: a straight line by its depth, and never less than the last.
const NOISE_AT_SIGHT: f64 = 3.9;
const NOISE_A_PLY: f64 = 0.05;
const NOISE_AT_LEAST: f64 = 3.0;

/// How many figures a curve has.
pub const CHANCE_TERMS: usize = 6;

/// The curve of chances: the chance to win by the expected score in discs, how sure that is, and how much of
/// the game is left to play.
///
/// A logistic curve. Its width in discs grows with the empty squares, and with those that the search has not
/// seen: `ln width = a + b (empties - 30) / 10 + c (empties - depth - 20) / 10`. It goes through an estimate of `d`
/// discs, a little above an even one: the best of several uncertain moves looks better than it is. Where the score is
/// exact and only the players can err, it goes through an even score, and `ln width = e + f (empties - 12) / 10`.
/// [`Self::BUILT_IN`] was fitted by `outflank-train chance` to games of levels 6 to 9 in November 2026.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChanceCurve {
    terms: [f64; CHANCE_TERMS],
}

impl ChanceCurve {
    /// The curve of levels 6 to 9.
    pub const BUILT_IN: Self = Self { terms: [1.60, 0.12, 0.28, 0.62, 0.38, 1.15] };

    /// The curve of these figures: `a` to `f`.
    pub const fn of(terms: [f64; CHANCE_TERMS]) -> Self {
        Self { terms }
    }

    /// Its figures.
    pub const fn terms(&self) -> [f64; CHANCE_TERMS] {
        self.terms
    }

    /// The chance of the side to move to win with this expected score and so many empty squares, 0 to 1; a
    /// draw is half a win.
    pub fn chance(&self, score: i32, certainty: Certainty, empties: u32) -> f64 {
        let [base, by_empties, by_unseen, optimism, exact_base, by_exact_empties] = self.terms;
        let tens = |squares: u32, around: f64| (f64::from(squares) - around) / 10.0;
        let (even, width) = match certainty {
            Certainty::Exact => (0.0, exact_base + by_exact_empties * tens(empties, 12.0)),
            Certainty::Depth(depth) => {
                let unseen = tens(empties.saturating_sub(depth), 20.0);
                (optimism, base + by_empties * tens(empties, 30.0) + by_unseen * unseen)
            }
        };
        1.0 / (1.0 + ((even - f64::from(score)) / width.exp()).exp())
    }
}
