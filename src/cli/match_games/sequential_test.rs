//! Sequential test: ends a match as soon as one of two claims about the players is accepted.
//!
//! The sequential probability ratio test of A. Wald ("Sequential Tests of Statistical Hypotheses", 1945), with the
//! likelihood ratio of a normal distribution whose variance is that of the openings' scores (after M. Van den Bergh,
//! "A Practical Introduction to the GSPRT", 2019).

use crate::club::{expected_score, mean};
use crate::words::say;
use serde::Serialize;
use std::str::FromStr;

/// Two claims with their error rates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SequentialTest {
    /// First claim: the first player is at most this much stronger, in Elo.
    elo0: f64,
    /// Second claim: at least this much.
    elo1: f64,
    /// Probability of accepting the second claim where the first holds.
    alpha: f64,
    /// Probability of accepting the first claim where the second holds.
    beta: f64,
}

/// Least number of openings: fewer give no variance.
const LEAST_OPENINGS: usize = 10;

/// State or outcome of a sequential test.
#[derive(Clone, Debug, Serialize)]
pub struct TestReport {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    /// Log-likelihood ratio, and the bounds for both claims.
    llr: f64,
    bounds: [f64; 2],
    /// `elo0`, `elo1`, or `None` while undecided.
    accepted: Option<&'static str>,
}

impl FromStr for SequentialTest {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let usage = || say!("match-claims");
        let mut claims = Self { elo0: f64::NAN, elo1: f64::NAN, alpha: 0.05, beta: 0.05 };
        for part in text.split(',') {
            let (name, value) = part.split_once('=').ok_or_else(usage)?;
            let value = value.trim().parse().map_err(|_| usage())?;
            *match name.trim() {
                "elo0" => &mut claims.elo0,
                "elo1" => &mut claims.elo1,
                "alpha" => &mut claims.alpha,
                "beta" => &mut claims.beta,
                _ => return Err(usage()),
            } = value;
        }
        let is_rate = |rate: f64| (0.0001..0.5).contains(&rate);
        let Self { elo0, elo1, .. } = claims;
        let are_claims = elo0 < elo1 && elo0 > -2000.0 && elo1 < 2000.0;
        match (are_claims, is_rate(claims.alpha) && is_rate(claims.beta)) {
            (false, _) => Err(say!("match-claims-order", usage = usage())),
            (_, false) => Err(say!("match-error-rates")),
            (true, true) => Ok(claims),
        }
    }
}

impl SequentialTest {
    /// State after openings with these scores of the first player, 0 to 1 each, both sides played.
    pub fn report(&self, openings: &[f64]) -> TestReport {
        let Self { elo0, elo1, alpha, beta } = *self;
        let bounds = [(beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln()];
        let llr = self.log_likelihood_ratio(openings);
        let accepted = match llr {
            llr if llr <= bounds[0] => Some("elo0"),
            llr if llr >= bounds[1] => Some("elo1"),
            _ => None,
        };
        let rounded = |value: f64| (value * 1000.0).round() / 1000.0;
        let (llr, bounds) = (rounded(llr), bounds.map(rounded));
        TestReport { elo0, elo1, alpha, beta, llr, bounds, accepted }
    }

    fn log_likelihood_ratio(&self, openings: &[f64]) -> f64 {
        if openings.len() < LEAST_OPENINGS {
            return 0.0;
        }
        let (count, average) = (openings.len() as f64, mean(openings));
        let variance = openings.iter().map(|score| (score - average).powi(2)).sum::<f64>() / count;
        // Deterministic players may have no variance: at least that of half a point in one opening is assumed.
        let variance = variance.max(0.25 / count);
        let [score0, score1] = [self.elo0, self.elo1].map(expected_score);
        count * (score1 - score0) * (2.0 * average - score0 - score1) / (2.0 * variance)
    }
}

impl TestReport {
    pub const fn is_decided(&self) -> bool {
        self.accepted.is_some()
    }

    pub fn sentence(&self) -> String {
        let Self { elo0, elo1, alpha, beta, llr, bounds: [lower, upper], accepted } = self;
        let outcome = match *accepted {
            Some("elo0") => say!("match-at-most", elo = format!("{elo0:+}")),
            Some(_) => say!("match-at-least", elo = format!("{elo1:+}")),
            None => say!("match-undecided"),
        };
        let percent = |rate: f64| format!("{:.4}", 100.0 * rate).replace(".0000", "");
        let ratio = say!(
            "match-ratio",
            ratio = format!("{llr:.2}"),
            lower = format!("{lower:.2}"),
            upper = format!("{upper:.2}")
        );
        let risks = say!(
            "match-risks",
            alpha = percent(*alpha),
            below = format!("{elo0:+}"),
            beta = percent(*beta),
            above = format!("{elo1:+}")
        );
        format!("{outcome} ({ratio}; {risks})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Random;
    use rand::{RngExt as _, SeedableRng as _};

    /// Plays simulated openings at this Elo difference until the test is decided. Returns whether `elo1` was
    /// accepted, and the number of openings.
    fn decided(test: &SequentialTest, elo: f64, random: &mut Random) -> (bool, usize) {
        let win = expected_score(elo);
        let mut openings = Vec::new();
        loop {
            let game = |random: &mut Random| match random.random_range(0.0..1.0) {
                chance if chance < win - 0.05 => 1.0,
                chance if chance < win + 0.05 => 0.5,
                _ => 0.0,
            };
            openings.push(f64::midpoint(game(random), game(random)));
            let report = test.report(&openings);
            if report.is_decided() {
                return (report.accepted == Some("elo1"), openings.len());
            }
        }
    }

    #[test]
    fn it_is_wrong_as_seldom_as_it_says() {
        let test: SequentialTest = "elo0=0,elo1=50".parse().expect("a test");
        let mut random = Random::seed_from_u64(11);
        for (elo, accepts) in [(0.0, false), (50.0, true)] {
            let runs = 400;
            let wrong = (0..runs).filter(|_| decided(&test, elo, &mut random).0 != accepts).count();
            // 5 % of 400 is 20, with a deviation of 4.4; overshooting the bounds lowers it.
            assert!(wrong <= 33, "{wrong} of {runs} at {elo}");
        }
        let openings = |elo: f64, random: &mut Random| {
            (0..100).map(|_| decided(&test, elo, random).1).sum::<usize>() / 100
        };
        assert!(
            openings(150.0, &mut random) * 2 < openings(25.0, &mut random),
            "the clearer, the sooner"
        );
    }

    #[test]
    fn claims_that_make_no_sense_are_refused() {
        for text in [
            "",
            "elo0=0",
            "elo0=5,elo1=5",
            "elo0=10,elo1=0",
            "elo0=0,elo1=x",
            "elo0=0,elo1=5,alpha=0.7",
            "elo0=0,elo1=5,gamma=1",
            "elo0=0,elo1=inf",
        ] {
            assert!(text.parse::<SequentialTest>().is_err(), "{text}");
        }
    }
}
