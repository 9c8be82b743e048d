//! Estimates of a player's strength from games and puzzles.

use crate::engine::{Level, Strength};
use crate::rules::Variant;

/// Rating in Elo points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// On the scale of [`Level::rating`].
    pub value: f64,
    /// Standard deviation: the true rating is within twice this value with a probability of 95 percent.
    pub deviation: f64,
}

impl Rating {
    /// Level of Reversi of about this strength.
    pub fn nearest_level(&self) -> Level {
        let away = |level: &Level| {
            (level.rating(Variant::REVERSI).expect("levels are rated") - self.value).abs()
        };
        let levels = Level::of(Variant::REVERSI).iter().copied();
        levels.min_by(|one, other| away(one).total_cmp(&away(other))).expect("there are levels")
    }
}

/// Standard deviation below which a rating counts as known.
const FAIRLY_KNOWN: f64 = 200.0;

/// Change of a rating, in whole points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// Rating before the change; `None` while the new rating is still uncertain.
    pub before: Option<i32>,
    pub after: i32,
    /// Level nearest to the new rating.
    pub even_level: Level,
}

impl RatingChange {
    pub fn of(before: Rating, after: Rating) -> Self {
        let is_known = after.deviation <= FAIRLY_KNOWN;
        Self {
            before: is_known.then(|| before.value.round() as i32),
            after: after.value.round() as i32,
            even_level: after.nearest_level(),
        }
    }
}

/// Distribution of a player's strength.
///
/// Glickman's model ("Parameter estimation in large dynamic paired comparison experiments", 1999) with opponents of
/// known strength: a normal prior, results by rating difference, a random step between games. It is computed on a
/// grid, because a normal approximation after each game would underrate a long winning streak.
///
/// ```
/// use outflank_core::school::Estimate;
///
/// let mut estimate = Estimate::default();
/// estimate.note(1000.0, 1.0);
/// assert!(estimate.rating().value > Estimate::default().rating().value);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// Probability of each grid cell; the sum is 1.
    weights: [f64; CELLS],
}

const LOWEST: f64 = -600.0;
/// Distance of two cells.
const STEP: f64 = 50.0;
/// Number of grid cells, for ratings from -600 to 3200.
const CELLS: usize = 77;
/// Prior of a new player: about level 3.
const START: Rating = Rating { value: 1000.0, deviation: 450.0 };
/// Standard deviation of the change between games: form varies, and players learn.
const DRIFT: f64 = 20.0;

impl Default for Estimate {
    fn default() -> Self {
        let likely =
            |rating: f64| (-((rating - START.value) / START.deviation).powi(2) / 2.0).exp();
        let mut weights = std::array::from_fn(|cell| likely(rating_of(cell)));
        normalize(&mut weights);
        Self { weights }
    }
}

fn rating_of(cell: usize) -> f64 {
    LOWEST + STEP * cell as f64
}

fn normalize(weights: &mut [f64; CELLS]) {
    let sum: f64 = weights.iter().sum();
    for weight in weights {
        *weight /= sum;
    }
}

/// Expected score at a rating difference, 0 to 1.
pub fn expected_score(difference: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
}

impl Estimate {
    /// Notes a game or a puzzle against this rating: 1 win, 0.5 draw, 0 loss.
    pub fn note(&mut self, opponent: f64, score: f64) {
        for (cell, weight) in self.weights.iter_mut().enumerate() {
            let win = expected_score(rating_of(cell) - opponent);
            *weight *= match score {
                1.0 => win,
                0.0 => 1.0 - win,
                part => win.powf(part) * (1.0 - win).powf(1.0 - part),
            };
        }
        // Half of the variance to either side.
        let aside = (DRIFT / STEP).powi(2) / 2.0;
        let before = self.weights;
        for cell in 0..CELLS {
            let beside = before[cell.saturating_sub(1)] + before[(cell + 1).min(CELLS - 1)];
            self.weights[cell] = before[cell] * (1.0 - 2.0 * aside) + beside * aside;
        }
        normalize(&mut self.weights);
    }

    /// Matched level of equal strength.
    pub fn partner(&self) -> Level {
        Level::Matched(Strength::near(self.rating().value))
    }

    /// Mean and standard deviation.
    pub fn rating(&self) -> Rating {
        let each = || self.weights.iter().enumerate();
        let value: f64 = each().map(|(cell, weight)| weight * rating_of(cell)).sum();
        let squares = each().map(|(cell, weight)| weight * (rating_of(cell) - value).powi(2));
        Rating { value, deviation: squares.sum::<f64>().sqrt() }
    }
}
