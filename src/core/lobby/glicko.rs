//! Glicko-2 ratings.

use std::f64::consts::PI;

/// Rating by Glickman's Glicko-2 system ("Example of the Glicko-2 system", 2013). Each game is a rating period of its
/// own; the time since the last one widens the deviation.
///
/// ```
/// use outflank_core::lobby::GlickoRating;
///
/// let (ann, ben) = (GlickoRating::NEW, GlickoRating::NEW);
/// let after = ann.after(ben, 1.0);
/// assert!(after.value > ann.value && after.deviation < ann.deviation);
/// assert!(after.is_provisional());
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GlickoRating {
    pub value: f64,
    /// Standard deviation of the value.
    pub deviation: f64,
    /// Degree of expected fluctuation.
    pub volatility: f64,
}

/// Rating points of a unit of the internal scale.
const SCALE: f64 = 173.7178;
const CENTRE: f64 = 1500.0;
/// Constraint of changes of the volatility; smaller is steadier.
const TAU: f64 = 0.5;
/// Convergence of the volatility.
const EPSILON: f64 = 1e-6;
/// Deviation above which a rating is provisional.
const PROVISIONAL: f64 = 110.0;
const LEAST_DEVIATION: f64 = 45.0;
const MOST_DEVIATION: f64 = 350.0;
/// Days of a rating period: the best known rating is provisional again after a year without games.
const PERIOD: f64 = 3.9;

impl GlickoRating {
    pub const NEW: Self = Self { value: CENTRE, deviation: MOST_DEVIATION, volatility: 0.06 };

    /// Whether too little is known to rank the player.
    pub fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The rating after this number of days without a game.
    #[must_use]
    pub fn rested(self, days: f64) -> Self {
        let deviation = self.deviation / SCALE;
        let wider = (deviation.powi(2) + self.volatility.powi(2) * days.max(0.0) / PERIOD).sqrt();
        Self { deviation: (wider * SCALE).min(MOST_DEVIATION), ..self }
    }

    /// Expected score, 0 to 1, against another player.
    pub fn expected(self, other: Self) -> f64 {
        let (own, its) = ((self.value - CENTRE) / SCALE, (other.value - CENTRE) / SCALE);
        1.0 / (1.0 + (-g(other.deviation / SCALE) * (own - its)).exp())
    }

    /// The rating after a game with this score: 1, 0.5 or 0.
    #[must_use]
    pub fn after(self, other: Self, score: f64) -> Self {
        let (mean, deviation) = ((self.value - CENTRE) / SCALE, self.deviation / SCALE);
        let weight = g(other.deviation / SCALE);
        let expected = self.expected(other);
        let variance = 1.0 / (weight.powi(2) * expected * (1.0 - expected));
        let surprise = weight * (score - expected);
        let volatility = new_volatility(self.volatility, deviation, variance, variance * surprise);
        let rested = (deviation.powi(2) + volatility.powi(2)).sqrt();
        let deviation = 1.0 / (1.0 / rested.powi(2) + 1.0 / variance).sqrt();
        let mean = mean + deviation.powi(2) * surprise;
        Self {
            value: mean * SCALE + CENTRE,
            deviation: (deviation * SCALE).clamp(LEAST_DEVIATION, MOST_DEVIATION),
            volatility,
        }
    }
}

/// Weight of a game against an opponent of this deviation.
fn g(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * deviation.powi(2) / PI.powi(2)).sqrt()
}

/// Step 5 of the system: the new volatility, by the Illinois variant of regula falsi.
fn new_volatility(old: f64, deviation: f64, variance: f64, improvement: f64) -> f64 {
    let a = (old * old).ln();
    let f = |x: f64| {
        let e = x.exp();
        let sum = deviation.powi(2) + variance + e;
        e * (improvement.powi(2) - sum) / (2.0 * sum.powi(2)) - (x - a) / TAU.powi(2)
    };
    let mut low = a;
    let mut high = if improvement.powi(2) > deviation.powi(2) + variance {
        (improvement.powi(2) - deviation.powi(2) - variance).ln()
    } else {
        let mut k = 1.0;
        while f(a - k * TAU) < 0.0 {
            k += 1.0;
        }
        a - k * TAU
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    while (high - low).abs() > EPSILON {
        let middle = low + (low - high) * at_low / (at_high - at_low);
        let at_middle = f(middle);
        if at_middle * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (middle, at_middle);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game a period instead of Glickman's three in one: the first of his example's opponents, computed by hand
    /// with his steps 3 to 8.
    #[test]
    fn a_game_of_glickmans_example_gives_his_figures() {
        let own = GlickoRating { value: 1500.0, deviation: 200.0, volatility: 0.06 };
        let other = GlickoRating { value: 1400.0, deviation: 30.0, volatility: 0.06 };
        // His table: g = 0.9955, E = 0.639.
        assert!((g(30.0 / SCALE) - 0.9955).abs() < 5e-5);
        assert!((own.expected(other) - 0.639).abs() < 5e-4);
        let after = own.after(other, 1.0);
        assert!((after.value - 1563.564).abs() < 0.1, "{after:?}");
        assert!((after.deviation - 175.403).abs() < 0.1, "{after:?}");
        assert!((after.volatility - 0.06).abs() < 1e-4, "{after:?}");
    }

    #[test]
    fn points_won_and_lost_between_equals_are_equal() {
        let (won, lost) = (
            GlickoRating::NEW.after(GlickoRating::NEW, 1.0),
            GlickoRating::NEW.after(GlickoRating::NEW, 0.0),
        );
        assert!((won.value - CENTRE + lost.value - CENTRE).abs() < 1e-9);
        let drawn = GlickoRating::NEW.after(GlickoRating::NEW, 0.5);
        assert!((drawn.value - CENTRE).abs() < 1e-9);
    }

    #[test]
    fn a_year_without_games_makes_a_rating_provisional_again() {
        let known = GlickoRating { value: 1700.0, deviation: LEAST_DEVIATION, volatility: 0.06 };
        assert!(!known.rested(30.0).is_provisional());
        assert!(known.rested(365.0).is_provisional());
        assert!(GlickoRating::NEW.rested(1e9).deviation <= MOST_DEVIATION);
    }
}
