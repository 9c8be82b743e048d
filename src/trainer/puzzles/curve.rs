//! Difficulty curves of puzzles.

use super::candidate::{RatedCandidate, TRIED, TRIES};
use outflank_core::engine::Level;
use outflank_core::rules::Variant;
use outflank_core::school::expected_score;

/// Logistic success curves, each puzzle with its own strength and slope (Birnbaum, "Some Latent Trait Models and Their
/// Use in Inferring an Examinee's Ability", in Lord & Novick, "Statistical Theories of Mental Test Scores", 1968),
/// fitted to the levels' results.
///
/// A level's ability differs from its rating, because higher levels solve more of the ending; the difference is
/// fitted on other puzzles than the predicted ones.
pub struct Curves {
    ratings: [f64; TRIES],
    /// Ability of each level less its rating.
    ahead: [f64; TRIES],
}

/// Success curve of a puzzle, in which a rating is an ability rather than a measured rating.
#[derive(Clone, Copy)]
struct Curve {
    /// Rating with a success rate of one half.
    strength: f64,
    /// Slope relative to that of a game between two players.
    slope: f64,
}

/// Range and step of tried strengths.
const STRENGTHS: std::ops::RangeInclusive<u16> = 400..=3200;
const STEP: usize = 20;
/// Slopes tried, and their log-normal prior: the median slope and the standard deviation of the logarithm. An unusual
/// slope needs more than one result.
const SLOPES: [f64; 12] = [0.15, 0.2, 0.27, 0.36, 0.48, 0.64, 0.85, 1.14, 1.5, 2.0, 2.7, 3.6];
const USUAL: f64 = 0.7;
const SCATTER: f64 = 0.6;

impl Curve {
    fn chance(self, rating: f64) -> f64 {
        expected_score((rating - self.strength) * self.slope)
    }
}

/// Puzzles for the fit of abilities.
const SAMPLE: usize = 400;
/// Rounds of the fit, and the step of an ability in Elo points per unit of success rate above the prediction.
const ROUNDS: usize = 8;
const GAIN: f64 = 700.0;

impl Curves {
    /// Curves with abilities fitted to these puzzles.
    pub fn fitted_to(puzzles: &[&RatedCandidate]) -> Self {
        let mut curves = Self::of_levels();
        let every = (puzzles.len() / SAMPLE).max(1);
        let sample: Vec<&RatedCandidate> = puzzles.iter().step_by(every).copied().collect();
        for _ in 0..ROUNDS {
            let missing = std::array::from_fn::<f64, TRIES, _>(|level| {
                let of = |it: &&RatedCandidate| it.solved[level] - curves.predicted(it, level);
                sample.iter().map(of).sum::<f64>() / sample.len().max(1) as f64
            });
            for (ahead, missing) in curves.ahead.iter_mut().zip(missing) {
                *ahead += GAIN * missing;
            }
        }
        curves
    }

    /// Ability of each level less its rating, in Elo points.
    pub const fn ahead(&self) -> [f64; TRIES] {
        self.ahead
    }

    /// Ability less rating, in Elo points, interpolated at any rating between those of the levels.
    fn ahead_at(&self, rating: f64) -> f64 {
        let above = self.ratings.partition_point(|&it| it < rating).clamp(1, TRIES - 1);
        let [low, high] = [self.ratings[above - 1], self.ratings[above]];
        let part = ((rating - low) / (high - low)).clamp(0.0, 1.0);
        self.ahead[above - 1] * (1.0 - part) + self.ahead[above] * part
    }

    /// Curves with abilities equal to ratings.
    fn of_levels() -> Self {
        let mut ratings = [0.0; TRIES];
        for (number, rating) in TRIED.zip(&mut ratings) {
            let level =
                Level::from_number(Variant::REVERSI, number).expect("there is such a level");
            *rating = level.rating(Variant::REVERSI).expect("it was measured");
        }
        Self { ratings, ahead: [0.0; TRIES] }
    }

    /// Rating with a success rate of one half.
    pub fn strength(&self, rated: &RatedCandidate) -> u16 {
        let curve = self.fitted(rated, None);
        let away = |rating: &u16| {
            let rating = f64::from(*rating);
            (rating + self.ahead_at(rating) - curve.strength).abs()
        };
        let ratings = STRENGTHS.step_by(STEP / 2);
        ratings.min_by(|a, b| away(a).total_cmp(&away(b))).expect("there are some")
    }

    /// Success rate of a level predicted from the other levels.
    pub fn predicted(&self, rated: &RatedCandidate, level: usize) -> f64 {
        self.fitted(rated, Some(level)).chance(self.able(level))
    }

    fn able(&self, level: usize) -> f64 {
        self.ratings[level] + self.ahead[level]
    }

    /// Likeliest curve, optionally without one level.
    fn fitted(&self, rated: &RatedCandidate, left_out: Option<usize>) -> Curve {
        let likelihood = |curve: &Curve| {
            let of = |at: usize| {
                let chance = curve.chance(self.able(at)).clamp(1e-6, 1.0 - 1e-6);
                let solved = rated.solved[at];
                solved * chance.ln() + (1.0 - solved) * (1.0 - chance).ln()
            };
            let sum: f64 = (0..TRIES).filter(|at| Some(*at) != left_out).map(of).sum();
            sum * TRIES_OF_LEVEL - ((curve.slope / USUAL).ln() / SCATTER).powi(2) / 2.0
        };
        let curves = STRENGTHS.step_by(STEP).flat_map(|strength| {
            SLOPES.map(|slope| Curve { strength: f64::from(strength), slope })
        });
        curves.max_by(|a, b| likelihood(a).total_cmp(&likelihood(b))).expect("there are some")
    }
}

/// Weight of a level's success rate in the likelihood, as a number of tries.
const TRIES_OF_LEVEL: f64 = 10.0;
