//! Rating lists: relative strength of a tournament's players.

use super::score::GameScore;
use crate::rules::Color;

/// Rating on Elo's scale; the players of a list average 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedPlayer {
    pub elo: f64,
    /// Half the 95 % interval.
    pub error: f64,
}

/// Limit of iterations, and the change at which they end.
const MOST_ROUNDS: usize = 10_000;
const ENOUGH: f64 = 1e-9;

/// Ratings from games, each with the players of Black and White: the likeliest under the model of Bradley & Terry
/// ("Rank Analysis of Incomplete Block Designs", 1952), with a draw as half a win, computed by Hunter's algorithm
/// ("MM Algorithms for Generalized Bradley-Terry Models", 2004). Each player has an additional draw against an
/// average player, so that perfect scores are finite.
pub fn rate(players: usize, games: &[([usize; 2], GameScore)]) -> Vec<RatedPlayer> {
    let mut points = vec![0.5; players];
    let mut meetings = vec![vec![0.0; players]; players];
    for ([black, white], score) in games {
        points[*black] += f64::from(score.half_points(Color::Black)) / 2.0;
        points[*white] += f64::from(score.half_points(Color::White)) / 2.0;
        meetings[*black][*white] += 1.0;
        meetings[*white][*black] += 1.0;
    }
    let mut strengths = vec![1.0_f64; players];
    for _ in 0..MOST_ROUNDS {
        let mut change: f64 = 0.0;
        for player in 0..players {
            let own = strengths[player];
            let others = meetings[player].iter().zip(&strengths);
            let met: f64 = others.map(|(games, other)| games / (own + other)).sum();
            // The average player has strength 1.
            let new = points[player] / (met + 1.0 / (own + 1.0));
            change = change.max((new / own).ln().abs());
            strengths[player] = new;
        }
        if change < ENOUGH {
            break;
        }
    }
    let elo = |strength: f64| 400.0 * strength.log10();
    let mean = strengths.iter().map(|&it| elo(it)).sum::<f64>() / players.max(1) as f64;
    let rated = |player: usize| {
        let own = strengths[player];
        let chance = |other: f64| own * other / (own + other).powi(2);
        let others = meetings[player].iter().zip(&strengths);
        let known: f64 = others.map(|(games, other)| games * chance(*other)).sum();
        let error = 1.96 * 400.0 / std::f64::consts::LN_10 / (known + chance(1.0)).sqrt();
        RatedPlayer { elo: elo(own) - mean, error }
    };
    (0..players).map(rated).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::expected_score;

    #[test]
    fn ratings_come_back_from_the_scores_that_they_lead_to() {
        let truth = [300.0, 100.0, 0.0, -400.0];
        let mut games = Vec::new();
        for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            let wins = 1000.0 * expected_score(truth[one] - truth[other]);
            for game in 0..1000 {
                games.push((
                    [one, other],
                    GameScore::counted(if f64::from(game) < wins { [40, 24] } else { [24, 40] }),
                ));
            }
        }
        let rated = rate(4, &games);
        for (player, rated) in rated.iter().enumerate() {
            assert!((rated.elo - truth[player]).abs() < 4.0, "{player}: {rated:?}");
        }
        // Sum of p (1 - p) over a thousand games each at p = 1.75 %, 5.3 % and 9.1 %: 17.2 + 50.2 + 82.6, and 0.1 for
        // the additional draw. The error is 1.96 * 173.7 / sqrt(150.1).
        assert!((rated[3].error - 27.8).abs() < 0.3, "{rated:?}");
    }

    #[test]
    fn who_has_won_everything_has_a_rating_too() {
        let games = [([0, 1], GameScore::counted([64, 0])), ([1, 0], GameScore::counted([0, 64]))];
        let rated = rate(3, &games);
        assert!(rated[0].elo > 100.0 && rated[1].elo < -100.0 && rated[2].elo.abs() < 1e-6);
        assert!(rated.iter().all(|it| it.error.is_finite()), "{rated:?}");
    }
}
