//! Weaknesses: what costs a player most over many games, and whether that gets better.

use super::grade::Grade;
use super::principle::Principle;
use super::review::Review;
use crate::rules::Color;
use std::collections::BTreeMap;

/// Weaknesses that are named.
const MOST: usize = 3;
/// The latest games that are held against those before them: at most so many, and no more than half of all.
const LATELY: usize = 10;
/// The fewest games on each side of that which show a trend.
const SHOWING: usize = 3;
/// The part of what it was that a loss has to change by for a trend.
const CHANGED: f64 = 0.2;

/// A mistake of a reviewed game: the principle behind it, and the discs it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Its place among all plies of the game, from 0.
    pub ply: usize,
    /// What there was to know.
    pub principle: Principle,
    /// Discs lost.
    pub loss: i32,
}

impl Mistake {
    /// The mistakes of one side for which a reason is known, inaccuracies among them.
    pub fn all_of(review: &Review, side: Color) -> impl Iterator<Item = Self> {
        let moves = review.moves.iter();
        let lost = moves.filter(move |it| it.side == side && it.grade() > Grade::Good);
        lost.filter_map(|judged| {
            let principle = judged.principle()?;
            Some(Self { ply: judged.ply, principle, loss: judged.loss() })
        })
    }
}

/// The trend of a weakness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Trend {
    /// It costs less than it did.
    Better,
    /// It costs about as much.
    Same,
    /// It costs more.
    Worse,
    /// There are too few games to say.
    Unknown,
}

/// A weakness: a principle whose mistakes cost a player discs in game after game.
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
    /// What there is to practise.
    pub principle: Principle,
    /// How many mistakes it was behind.
    pub mistakes: usize,
    /// Discs that they cost.
    pub loss: i32,
    /// Discs a game in the games before the latest ones; `None` where there are too few.
    pub before: Option<f64>,
    /// Discs a game in the latest games, of all where there are few.
    pub lately: f64,
}

impl Weakness {
    /// The weaknesses that cost most, at most three, out of the mistakes of each game, the oldest first.
    pub fn of(games: &[Vec<Mistake>]) -> Vec<Self> {
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

    /// Whether it gets better.
    pub fn trend(&self) -> Trend {
        match self.before {
            None => Trend::Unknown,
            Some(before) if self.lately < before * (1.0 - CHANGED) => Trend::Better,
            Some(before) if self.lately > before * (1.0 + CHANGED) => Trend::Worse,
            Some(_) => Trend::Same,
        }
    }
}

/// Discs that mistakes of this principle cost in a game, on average.
fn a_game(games: &[Vec<Mistake>], principle: Principle) -> f64 {
    let its = games.iter().flatten().filter(|mistake| mistake.principle == principle);
    let loss: i32 = its.map(|mistake| mistake.loss).sum();
    f64::from(loss) / games.len().max(1) as f64
}
