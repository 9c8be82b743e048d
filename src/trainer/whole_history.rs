//! Ratings of people by year from all games at once: a Bradley-Terry model whose ratings walk at random from year to
//! year (Coulom, "Whole-History Rating: A Bayesian Rating System for Players of Time-Varying Strength", CG 2008).
//!
//! Ratings are in Elo points. The mode is found by Newton's method, a player at a time: a player's Hessian has
//! entries for neighbouring years alone.

use std::collections::BTreeMap;
use std::f64::consts::{LN_10, PI};

/// Mean rating before the first game.
pub const MEAN: f64 = 1500.0;
/// Standard deviation of ratings before the first game. This figure and the next were chosen by the forecasts of years
/// that are neither learnt nor tested on (`assets/README.md`).
const SPREAD: f64 = 350.0;
/// Standard deviation of the change in a year.
const YEARLY_CHANGE: f64 = 30.0;
/// Points of a natural unit: a difference of 400 points is ten to one.
const UNIT: f64 = 400.0 / LN_10;

/// Largest change of a sweep at which ratings are settled.
const SETTLED: f64 = 0.01;
/// Limit of sweeps; some dozens are enough.
const MOST_SWEEPS: usize = 1000;

/// A game of two people, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedGame {
    pub year: u16,
    /// Numbers of Black and White.
    pub players: [usize; 2],
    /// Points of Black: 1, a half, or 0.
    pub points: f64,
}

/// A player's rating in a year.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct YearRating {
    pub year: u16,
    pub rating: f64,
    /// Standard deviation.
    pub error: f64,
    pub games: u32,
}

/// Ratings of all players, each by year, for the years with games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WholeHistory {
    years: Vec<Vec<YearRating>>,
}

/// A game from one player's side.
struct Meeting {
    /// Index of the player's year.
    year: usize,
    /// The opponent, and index of the opponent's year.
    opponent: (usize, usize),
    points: f64,
}

impl WholeHistory {
    /// Ratings from these games. They do not depend on the order of the games.
    pub fn of(games: &[RatedGame]) -> Self {
        let count = games.iter().flat_map(|game| game.players).max().map_or(0, |last| last + 1);
        let mut played: Vec<BTreeMap<u16, u32>> = vec![BTreeMap::new(); count];
        for game in games {
            for player in game.players {
                *played[player].entry(game.year).or_default() += 1;
            }
        }
        let start = |(year, games): (&u16, &u32)| YearRating {
            year: *year,
            rating: MEAN,
            error: SPREAD,
            games: *games,
        };
        let years = played.iter().map(|years| years.iter().map(start).collect()).collect();
        let mut history = Self { years };
        let meetings = history.meetings(games);
        for _ in 0..MOST_SWEEPS {
            let changes = (0..count).map(|player| history.improve(player, &meetings[player]));
            if changes.fold(0.0, f64::max) < SETTLED {
                break;
            }
        }
        for (player, meetings) in meetings.iter().enumerate() {
            history.set_errors(player, meetings);
        }
        history
    }

    fn meetings(&self, games: &[RatedGame]) -> Vec<Vec<Meeting>> {
        let mut meetings: Vec<Vec<Meeting>> = self.years.iter().map(|_| Vec::new()).collect();
        let place = |player: usize, year: u16| {
            let found = self.years[player].binary_search_by_key(&year, |it| it.year);
            found.expect("a year with games")
        };
        for &RatedGame { year, players: [black, white], points } in games {
            let at = [place(black, year), place(white, year)];
            let of_black = Meeting { year: at[0], opponent: (white, at[1]), points };
            let of_white = Meeting { year: at[1], opponent: (black, at[0]), points: 1.0 - points };
            meetings[black].push(of_black);
            meetings[white].push(of_white);
        }
        meetings
    }

    /// Ratings of a player by year; none of an unknown one.
    pub fn years(&self, player: usize) -> &[YearRating] {
        self.years.get(player).map_or(&[], Vec::as_slice)
    }

    /// Rating for a later year, with the error that the years since add; the mean for a player without games.
    pub fn forecast(&self, player: usize, year: u16) -> YearRating {
        let before = self.years(player).iter().rfind(|it| it.year <= year);
        let Some(last) = before else {
            return YearRating { year, rating: MEAN, error: SPREAD, games: 0 };
        };
        let walked = f64::from(year - last.year) * YEARLY_CHANGE.powi(2);
        YearRating { year, error: (last.error.powi(2) + walked).sqrt(), ..*last }
    }

    /// Gradient and tridiagonal Hessian of a player's log-posterior, in natural units: the diagonal and the entries
    /// beside it.
    fn derivatives(&self, player: usize, meetings: &[Meeting]) -> Tridiagonal {
        let years = &self.years[player];
        let mut system = Tridiagonal::zero(years.len());
        let first = (SPREAD / UNIT).powi(2);
        system.gradient[0] -= (years[0].rating - MEAN) / UNIT / first;
        system.diagonal[0] -= 1.0 / first;
        for (at, pair) in years.windows(2).enumerate() {
            let variance = f64::from(pair[1].year - pair[0].year) * (YEARLY_CHANGE / UNIT).powi(2);
            let pull = (pair[1].rating - pair[0].rating) / UNIT / variance;
            system.gradient[at] += pull;
            system.gradient[at + 1] -= pull;
            system.diagonal[at] -= 1.0 / variance;
            system.diagonal[at + 1] -= 1.0 / variance;
            system.beside[at] += 1.0 / variance;
        }
        for Meeting { year, opponent: (other, their_year), points } in meetings {
            let difference = years[*year].rating - self.years[*other][*their_year].rating;
            let expected = expectation(difference);
            system.gradient[*year] += points - expected;
            system.diagonal[*year] -= expected * (1.0 - expected);
        }
        system
    }

    /// A step of Newton's method for a player; returns its largest change.
    fn improve(&mut self, player: usize, meetings: &[Meeting]) -> f64 {
        if self.years[player].is_empty() {
            return 0.0;
        }
        let steps = self.derivatives(player, meetings).solve();
        let mut largest: f64 = 0.0;
        for (year, step) in self.years[player].iter_mut().zip(steps) {
            // Far from the mode a whole step may overshoot.
            let change = (-step * UNIT).clamp(-SPREAD, SPREAD);
            year.rating += change;
            largest = largest.max(change.abs());
        }
        largest
    }

    fn set_errors(&mut self, player: usize, meetings: &[Meeting]) {
        if self.years[player].is_empty() {
            return;
        }
        let variances = self.derivatives(player, meetings).inverse_diagonal();
        for (year, variance) in self.years[player].iter_mut().zip(variances) {
            year.error = (-variance).max(0.0).sqrt() * UNIT;
        }
    }
}

/// Expected points at a difference of ratings.
pub fn expectation(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference / UNIT).exp())
}

/// Expected points of the first of two players whose ratings are uncertain (Glickman 1999, "Parameter Estimation in
/// Large Dynamic Paired Comparison Experiments"): the difference shrinks with the error.
pub fn uncertain_expectation(one: &YearRating, other: &YearRating) -> f64 {
    let variance = (one.error.powi(2) + other.error.powi(2)) / UNIT.powi(2);
    expectation((one.rating - other.rating) / (1.0 + 3.0 * variance / PI.powi(2)).sqrt())
}

/// A system of linear equations whose matrix has entries on the diagonal and beside it.
struct Tridiagonal {
    gradient: Vec<f64>,
    diagonal: Vec<f64>,
    /// Entries between each row and the next.
    beside: Vec<f64>,
}

impl Tridiagonal {
    fn zero(rows: usize) -> Self {
        let zeros = || vec![0.0; rows];
        Self { gradient: zeros(), diagonal: zeros(), beside: zeros() }
    }

    /// Pivots of the elimination from the first row, or from the last.
    fn pivots(&self, from_last: bool) -> Vec<f64> {
        let rows = self.diagonal.len();
        let mut pivots = self.diagonal.clone();
        for at in 1..rows {
            if from_last {
                let row = rows - 1 - at;
                pivots[row] -= self.beside[row].powi(2) / pivots[row + 1];
            } else {
                pivots[at] -= self.beside[at - 1].powi(2) / pivots[at - 1];
            }
        }
        pivots
    }

    /// Solution of `matrix * x = gradient` (Thomas's algorithm).
    fn solve(&self) -> Vec<f64> {
        let pivots = self.pivots(false);
        let mut solution = self.gradient.clone();
        for at in 1..solution.len() {
            solution[at] -= self.beside[at - 1] / pivots[at - 1] * solution[at - 1];
        }
        for at in (0..solution.len()).rev() {
            let next = solution.get(at + 1).map_or(0.0, |next| self.beside[at] * next);
            solution[at] = (solution[at] - next) / pivots[at];
        }
        solution
    }

    /// Diagonal of the inverse.
    fn inverse_diagonal(&self) -> Vec<f64> {
        let (down, up) = (self.pivots(false), self.pivots(true));
        let rows = down.iter().zip(up).zip(&self.diagonal);
        rows.map(|((down, up), diagonal)| 1.0 / (down + up - diagonal)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_core::engine::Random;
    use rand::seq::SliceRandom as _;
    use rand::{RngExt as _, SeedableRng as _};

    /// Games of players whose strengths are known, in four years.
    fn games_of(strengths: &[f64], count: usize, random: &mut Random) -> Vec<RatedGame> {
        (0..count)
            .map(|_| {
                let players = [0; 2].map(|_| random.random_range(0..strengths.len()));
                let year = random.random_range(2001..=2004);
                let chance = expectation(strengths[players[0]] - strengths[players[1]]);
                let points = if random.random_bool(chance) { 1.0 } else { 0.0 };
                RatedGame { year, players, points }
            })
            .filter(|game| game.players[0] != game.players[1])
            .collect()
    }

    /// Logarithm of the posterior up to a constant, by its definition.
    fn log_posterior(history: &WholeHistory, games: &[RatedGame]) -> f64 {
        let rating = |player: usize, year: u16| {
            history.years(player).iter().find(|it| it.year == year).expect("played").rating
        };
        let normal = |difference: f64, deviation: f64| -0.5 * (difference / deviation).powi(2);
        let walks = history.years.iter().map(|years| {
            let first = normal(years[0].rating - MEAN, SPREAD);
            let later = years.windows(2).map(|pair| {
                let years = f64::from(pair[1].year - pair[0].year);
                normal(pair[1].rating - pair[0].rating, YEARLY_CHANGE * years.sqrt())
            });
            first + later.sum::<f64>()
        });
        let results = games.iter().map(|game| {
            let [black, white] = game.players.map(|player| rating(player, game.year));
            let chance = 1.0 / (1.0 + 10_f64.powf((white - black) / 400.0));
            game.points * chance.ln() + (1.0 - game.points) * (1.0 - chance).ln()
        });
        walks.sum::<f64>() + results.sum::<f64>()
    }

    #[test]
    fn known_strengths_are_found_within_their_errors() {
        let mut random = Random::seed_from_u64(5);
        let strengths: Vec<f64> = (0..30).map(|at| 1200.0 + 20.0 * f64::from(at)).collect();
        let history = WholeHistory::of(&games_of(&strengths, 6000, &mut random));
        let mut outside = 0;
        for (player, strength) in strengths.iter().enumerate() {
            let last = history.forecast(player, 2004);
            assert!((20.0..120.0).contains(&last.error), "{last:?}");
            outside += usize::from((last.rating - strength).abs() > 2.0 * last.error);
        }
        assert!(outside <= 4, "{outside} of 30 are off by more than two errors");
    }

    #[test]
    fn ratings_are_the_mode_of_the_posterior() {
        let mut random = Random::seed_from_u64(6);
        let games = games_of(&[1300.0, 1450.0, 1500.0, 1800.0], 60, &mut random);
        let history = WholeHistory::of(&games);
        let best = log_posterior(&history, &games);
        for player in 0..4 {
            for year in 0..history.years(player).len() {
                for change in [-2.0, 2.0] {
                    let mut other = history.clone();
                    other.years[player][year].rating += change;
                    assert!(log_posterior(&other, &games) < best, "{player} {year} {change}");
                }
            }
        }
    }

    #[test]
    fn the_order_of_games_does_not_matter_and_a_winner_of_all_games_has_a_rating() {
        let mut random = Random::seed_from_u64(7);
        let mut games = games_of(&[1300.0, 1450.0, 1500.0], 40, &mut random);
        let winner = (0..9).map(|at| RatedGame { year: 2003, players: [3, at % 3], points: 1.0 });
        games.extend(winner);
        let history = WholeHistory::of(&games);
        games.shuffle(&mut random);
        let shuffled = WholeHistory::of(&games);
        for player in 0..4 {
            for (one, other) in history.years(player).iter().zip(shuffled.years(player)) {
                assert!((one.rating - other.rating).abs() < 0.1, "{one:?} {other:?}");
            }
        }
        let winner = history.forecast(3, 2003);
        assert!(winner.rating > 1600.0 && winner.rating < 3000.0, "{winner:?}");
    }

    #[test]
    fn a_forecast_is_less_sure_with_every_year_and_a_stranger_has_the_mean() {
        let games = [RatedGame { year: 2001, players: [0, 1], points: 1.0 }];
        let history = WholeHistory::of(&games);
        let errors = [2001, 2005, 2015].map(|year| history.forecast(0, year).error);
        assert!(errors[0] < errors[1] && errors[1] < errors[2], "{errors:?}");
        let stranger = history.forecast(9, 2005);
        assert!((stranger.rating - MEAN).abs() < 1e-9 && stranger.games == 0);
        let even = uncertain_expectation(&stranger, &stranger);
        assert!((even - 0.5).abs() < 1e-9);
        let sure = expectation(history.forecast(0, 2001).rating - stranger.rating);
        assert!(uncertain_expectation(&history.forecast(0, 2001), &stranger) < sure);
    }

    #[test]
    fn the_diagonal_of_the_inverse_solves_each_unit_vector() {
        let system = |gradient: Vec<f64>| Tridiagonal {
            gradient,
            diagonal: vec![-3.0, -4.0, -5.0, -3.5],
            beside: vec![1.0, 0.5, 1.5],
        };
        let inverse = system(vec![0.0; 4]).inverse_diagonal();
        for (at, entry) in inverse.into_iter().enumerate() {
            let mut unit = vec![0.0; 4];
            unit[at] = 1.0;
            assert!((system(unit).solve()[at] - entry).abs() < 1e-12, "{at}");
        }
    }
}
