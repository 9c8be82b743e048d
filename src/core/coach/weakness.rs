//! Weaknesses: the most expensive principles over many games, and their trends.

use super::grade::Grade;
use super::principle::Principle;
use super::review::Review;
use crate::rules::Color;
use std::collections::BTreeMap;

const MOST: usize = 3;
/// Latest games that count: what was unlearnt before is no habit.
const GAMES: usize = 20;
/// Largest number of latest games, which are compared with those before; at most half of all games.
const LATELY: usize = 10;
/// Least games on both sides of the comparison.
const SHOWING: usize = 3;
/// Relative change of a loss that makes a trend.
const CHANGED: f64 = 0.2;

/// A mistake of a reviewed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Index of the ply, from 0.
    pub ply: usize,
    pub principle: Principle,
    /// Discs lost.
    pub loss: i32,
}

impl Mistake {
    /// Mistakes of a side with a known reason, including inaccuracies.
    pub fn all_of(review: &Review, side: Color) -> impl Iterator<Item = Self> {
        let moves = review.moves.iter();
        let lost = moves.filter(move |it| it.side == side && it.grade() > Grade::Good);
        lost.filter_map(|reviewed| {
            let principle = reviewed.principle()?;
            Some(Self { ply: reviewed.ply, principle, loss: reviewed.loss() })
        })
    }
}

/// Trend of a weakness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Trend {
    /// It costs less.
    Better,
    Same,
    /// It costs more.
    Worse,
    /// Too few games.
    Unknown,
}

/// A principle whose mistakes cost a player discs in many games.
///
/// ```
/// use outflank_core::coach::{Mistake, Principle, Trend, Weakness};
///
/// let game = |loss| vec![Mistake { ply: 9, principle: Principle::Corners, loss }];
/// let games: Vec<Vec<Mistake>> = [20, 22, 18, 6, 4, 5].map(game).into();
/// let worst = &Weakness::of(&games)[0];
/// assert_eq!((worst.principle, worst.mistakes, worst.loss), (Principle::Corners, 6, 75));
/// assert_eq!((worst.before, worst.lately), (Some(20.0), 5.0));
/// assert_eq!(worst.trend(), Trend::Better);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Weakness {
    pub principle: Principle,
    pub mistakes: usize,
    /// Discs they cost.
    pub loss: i32,
    /// Discs lost per game before the latest games; `None` with too few games.
    pub before: Option<f64>,
    /// Discs lost per game in the latest games, or in all games if there are too few.
    pub lately: f64,
}

impl Weakness {
    /// Most expensive weaknesses of the latest 20 games, at most three. `games` has the mistakes of each game, the oldest
    /// game first.
    pub fn of(games: &[Vec<Mistake>]) -> Vec<Self> {
        let games = &games[games.len().saturating_sub(GAMES)..];
        let mut by_principle: BTreeMap<Principle, (usize, i32)> = BTreeMap::new();
        for mistake in games.iter().flatten() {
            let (count, loss) = by_principle.entry(mistake.principle).or_default();
            *count += 1;
            *loss += mistake.loss;
        }
        let latest = LATELY.min(games.len() / 2);
        let (before, lately) = games.split_at(games.len() - latest);
        let has_trend = latest >= SHOWING;
        let mut all: Vec<Self> = by_principle
            .into_iter()
            .map(|(principle, (mistakes, loss))| {
                let of = |games| a_game(games, principle);
                let before = has_trend.then(|| of(before));
                let lately = if has_trend { of(lately) } else { of(games) };
                Self { principle, mistakes, loss, before, lately }
            })
            .collect();
        all.sort_by_key(|weakness| std::cmp::Reverse(weakness.loss));
        all.truncate(MOST);
        all
    }

    pub fn trend(&self) -> Trend {
        match self.before {
            None => Trend::Unknown,
            Some(before) if self.lately < before * (1.0 - CHANGED) => Trend::Better,
            Some(before) if self.lately > before * (1.0 + CHANGED) => Trend::Worse,
            Some(_) => Trend::Same,
        }
    }
}

/// Mean loss a game by mistakes of a principle.
fn a_game(games: &[Vec<Mistake>], principle: Principle) -> f64 {
    let its = games.iter().flatten().filter(|mistake| mistake.principle == principle);
    let loss: i32 = its.map(|mistake| mistake.loss).sum();
    f64::from(loss) / games.len().max(1) as f64
}
