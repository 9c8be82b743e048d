//! Score of a contest, with rating difference and error.

use super::sequential_test::{SequentialTest, TestReport};
use crate::cli::outcome::Outcome;
use crate::club::{elo, mean};
use crate::opponents::RefereedGame;
use crate::rules::{Color, Game};
use crate::words::{Sentence as _, say};
use serde::Serialize;
use std::collections::BTreeMap;

/// A finished game from the first player's view.
#[derive(Debug)]
pub struct Finished {
    /// Number of the opening, which two games share with sides swapped.
    pub opening: u32,
    /// Side of the first player.
    pub seat: Color,
    pub result: Outcome,
    /// Margin in discs, by the tournament's counting.
    pub discs: i32,
    /// Reason of an early end.
    pub adjudged: Option<String>,
    /// Thinking time of the first and second player, in seconds.
    pub seconds: [f64; 2],
}

impl Finished {
    /// A game with the first player on `seat`.
    pub fn of(played: &RefereedGame, opening: u32, seat: Color) -> Self {
        let RefereedGame { game, thought, fault, .. } = played;
        let [first, second] = [seat, !seat];
        let seconds = [first, second].map(|side| thought[side.index()].as_secs_f64());
        let (result, discs, adjudged) = match fault {
            None => (Outcome::of(game.leader(), seat), discs(game, seat), None),
            Some((loser, why)) => {
                let (ordinal, result, discs) = if *loser == seat {
                    ("first", Outcome::Loss, -64)
                } else {
                    ("second", Outcome::Win, 64)
                };
                let ply = game.played().len() + 1;
                let why = say!("match-fault", player = ordinal, ply = ply, why = why.sentence());
                (result, if game.variant().flips() { discs } else { 0 }, Some(why))
            }
        };
        Self { opening, seat, result, discs, adjudged, seconds }
    }
}

/// Lead of the side on `seat` in discs.
fn discs(game: &Game, seat: Color) -> i32 {
    if !game.variant().flips() {
        return 0;
    }
    game.margin(seat)
}

/// Score of a match from the first player's view.
#[derive(Clone, Debug, Default)]
pub struct MatchStanding {
    /// Games won, drawn and lost, as Black and as White.
    pub by_side: [[u32; 3]; 2],
    discs: i32,
    /// Points by opening.
    rounds: BTreeMap<u32, Vec<f64>>,
    seconds: [f64; 2],
    /// Reasons of early ends, by opening and side, in a reproducible order.
    pub adjudged: BTreeMap<(u32, usize), String>,
}

#[derive(Debug, Serialize)]
pub struct MatchReport {
    pub games: u32,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    pub score: f64,
    pub elo: Option<f64>,
    pub elo_error: Option<f64>,
    pub disc_difference: f64,
    pub seconds: [f64; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<TestReport>,
}

impl MatchStanding {
    /// Score of each opening played from both sides.
    pub fn openings(&self) -> Vec<f64> {
        self.rounds.values().filter(|points| points.len() == 2).map(|points| mean(points)).collect()
    }

    pub fn add(&mut self, game: Finished) {
        self.by_side[game.seat.index()][game.result as usize] += 1;
        self.discs += game.discs;
        self.rounds.entry(game.opening).or_default().push(game.result.points());
        for (sum, seconds) in self.seconds.iter_mut().zip(game.seconds) {
            *sum += seconds;
        }
        let place = (game.opening, game.seat.index());
        self.adjudged.extend(game.adjudged.map(|why| (place, why)));
    }

    /// Games won, drawn and lost.
    pub fn results(&self) -> [u32; 3] {
        std::array::from_fn(|result| self.by_side.iter().map(|side| side[result]).sum())
    }

    pub fn games(&self) -> u32 {
        self.results().iter().sum()
    }

    pub fn report(&self, test: Option<&SequentialTest>) -> MatchReport {
        let [wins, draws, losses] = self.results();
        let score = score([wins, draws, losses]);
        let games = self.games();
        MatchReport {
            games,
            wins,
            draws,
            losses,
            score: rounded(score, 4),
            elo: elo(score).map(|elo| rounded(elo, 1)),
            elo_error: self.elo_error(score).map(|error| rounded(error, 1)),
            disc_difference: rounded(f64::from(self.discs) / f64::from(games.max(1)), 3),
            seconds: self.seconds.map(|seconds| rounded(seconds, 6)),
            sprt: test.map(|test| test.report(&self.openings())),
        }
    }

    /// Half the 95 % interval of the Elo difference. Games with the same opening are grouped, because their results
    /// correlate.
    fn elo_error(&self, score: f64) -> Option<f64> {
        let rounds: Vec<f64> = self.rounds.values().map(|points| mean(points)).collect();
        let count = f64::from(rounds.len() as u32);
        let spread = rounds.iter().map(|round| (round - score).powi(2)).sum::<f64>();
        let error = 1.96 * (spread / (count - 1.0) / count).sqrt();
        let width = elo(score + error)? - elo(score - error)?;
        width.is_finite().then_some(width / 2.0)
    }
}

/// Points a game: 1 for a win, 0.5 for a draw.
pub fn score([wins, draws, losses]: [u32; 3]) -> f64 {
    let games = wins + draws + losses;
    (f64::from(wins) + f64::from(draws) / 2.0) / f64::from(games.max(1))
}

fn rounded(value: f64, digits: i32) -> f64 {
    let unit = 10f64.powi(digits);
    // Adding 0 turns -0 into 0.
    (value * unit).round() / unit + 0.0
}
