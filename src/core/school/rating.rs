//! How strong a player is, from the games and puzzles that they won and lost.

use crate::engine::{Level, Strength};
use crate::rules::Variant;

/// The rating of a player, in Elo points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating, on the scale of [`Level::rating`].
    pub value: f64,
    /// Its standard deviation: it is right within twice as many points, 19 times of 20.
    pub deviation: f64,
}

impl Rating {
    /// The level of Reversi that is about as strong.
    pub fn nearest_level(&self) -> Level {
        let away = |level: &Level| {
            (level.rating(Variant::REVERSI).expect("levels are rated") - self.value).abs()
        };
        let levels = Level::of(Variant::REVERSI).iter().copied();
        levels.min_by(|one, other| away(one).total_cmp(&away(other))).expect("there are levels")
    }
}

/// How well a rating has to be known, as a standard deviation, before it is held against another.
const FAIRLY_KNOWN: f64 = 200.0;

/// The change of a rating by a game or a puzzle, in whole points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// Before it; `None` where one could hardly say.
    pub before: Option<i32>,
    /// After it.
    pub after: i32,
    /// The level that would be an even match now, where one can say.
    pub match_now: Option<Level>,
}

impl RatingChange {
    /// The change from one rating to another.
    pub fn of(before: Rating, after: Rating) -> Self {
        let is_known = after.deviation <= FAIRLY_KNOWN;
        Self {
            before: is_known.then(|| before.value.round() as i32),
            after: after.value.round() as i32,
            match_now: is_known.then(|| after.nearest_level()),
        }
    }
}

/// The estimate of a player's strength: how likely each rating is to be theirs.
///
/// The model is Glickman's ("Parameter estimation in large dynamic paired comparison experiments", 1999), with opponents
/// of known strength: a normal belief at first, a result that goes by the difference of the ratings, a step at random
/// from game to game. It is followed on a grid instead of being taken for normal again after each game: whoever wins
/// ten times in a row is much further up than a normal belief, which narrows whatever happens, would have it.
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
    /// How likely each rating of the grid is; their sum is 1.
    weights: [f64; CELLS],
}

/// The lowest rating of the grid.
const LOWEST: f64 = -600.0;
/// From one rating of the grid to the next.
const STEP: f64 = 50.0;
/// Ratings on the grid: up to 3200.
const CELLS: usize = 77;
/// What is believed of somebody who has not played: as strong as level 3, or anything.
const START: Rating = Rating { value: 1000.0, deviation: 450.0 };
/// How far a player's strength moves from one game to the next, as a standard deviation: people have good and bad
/// days, and learn.
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

/// The rating of a cell of the grid.
fn rating_of(cell: usize) -> f64 {
    LOWEST + STEP * cell as f64
}

fn normalize(weights: &mut [f64; CELLS]) {
    let sum: f64 = weights.iter().sum();
    for weight in weights {
        *weight /= sum;
    }
}

/// The points that somebody can expect who is better by so many Elo points, 0 to 1.
pub fn expected_score(difference: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
}

impl Estimate {
    /// A game against somebody of this rating, or a puzzle: 1 for a win, a half for a draw, 0 for a loss.
    pub fn note(&mut self, opponent: f64, score: f64) {
        for (cell, weight) in self.weights.iter_mut().enumerate() {
            let win = expected_score(rating_of(cell) - opponent);
            *weight *= match score {
                1.0 => win,
                0.0 => 1.0 - win,
                part => win.powf(part) * (1.0 - win).powf(1.0 - part),
            };
        }
        // Half of the variance goes to either side.
        let aside = (DRIFT / STEP).powi(2) / 2.0;
        let before = self.weights;
        for cell in 0..CELLS {
            let beside = before[cell.saturating_sub(1)] + before[(cell + 1).min(CELLS - 1)];
            self.weights[cell] = before[cell] * (1.0 - 2.0 * aside) + beside * aside;
        }
        normalize(&mut self.weights);
    }

    /// The computer as strong as the player.
    pub fn partner(&self) -> Level {
        Level::Matched(Strength::near(self.rating().value))
    }

    /// Its mean and its standard deviation.
    pub fn rating(&self) -> Rating {
        let each = || self.weights.iter().enumerate();
        let value: f64 = each().map(|(cell, weight)| weight * rating_of(cell)).sum();
        let squares = each().map(|(cell, weight)| weight * (rating_of(cell) - value).powi(2));
        Rating { value, deviation: squares.sum::<f64>().sqrt() }
    }
}
