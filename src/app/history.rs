//! How the player has done against the computer, and how strong that makes them.

use crate::engine::Level;
use crate::rules::Variant;
use crate::school::{Estimate, Rating};
use crate::store::FinishedGame;

/// The games against the computer that came to an end.
#[derive(Clone, Debug, PartialEq)]
pub struct History {
    /// The games, the oldest first.
    pub outcomes: Vec<FinishedGame>,
    /// The rules whose games are shown.
    pub variant: Variant,
    /// What the games say of the player's strength: worked out once, for it is drawn again and again.
    estimate: Box<Estimate>,
    /// The rating after each game that says anything of it.
    ratings: Vec<Rating>,
}

/// The balance of the games against one level, or of all.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Balance {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// The discs won by, all added up; lost ones are negative.
    discs: i32,
    /// The highest win, in discs.
    pub best: Option<i32>,
}

impl Balance {
    fn add(&mut self, difference: i32) {
        match difference {
            1.. => self.wins += 1,
            0 => self.draws += 1,
            _ => self.losses += 1,
        }
        self.discs += difference;
        self.best = self.best.max(Some(difference).filter(|&discs| discs > 0));
    }

    /// All games.
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// By how many discs a game was won, on average; `None` without games.
    pub fn mean(&self) -> Option<f64> {
        (self.games() > 0).then(|| f64::from(self.discs) / f64::from(self.games()))
    }
}

impl History {
    /// The games, those of the rules first that were played last.
    pub fn new(outcomes: Vec<FinishedGame>) -> Self {
        let variant = outcomes.last().map(|last| last.variant).unwrap_or_default();
        let mut estimate = Box::<Estimate>::default();
        let after = |(opponent, score)| {
            estimate.note(opponent, score);
            estimate.rating()
        };
        let ratings = outcomes.iter().filter_map(rated).map(after).collect();
        Self { outcomes, variant, estimate, ratings }
    }

    /// The games of the rules that are shown.
    fn shown(&self) -> impl DoubleEndedIterator<Item = &FinishedGame> {
        self.outcomes.iter().filter(|outcome| outcome.variant == self.variant)
    }

    /// The balance with every level that was met, the weakest first, and with all that were matched to the player:
    /// as the one who was met last.
    pub fn by_level(&self) -> Vec<(Level, Balance)> {
        let met = |outcome: &FinishedGame| Level::from_number(self.variant, outcome.level).ok();
        let matched = self.shown().rev().filter_map(met).find(|level| level.is_matched());
        let levels = Level::of(self.variant).iter().copied().chain(matched).map(|level| {
            let mut balance = Balance::default();
            let games = self.shown().filter(|it| met(it).is_some_and(|it| it.is_as(level)));
            games.for_each(|outcome| balance.add(outcome.difference));
            (level, balance)
        });
        levels.filter(|(_, balance)| balance.games() > 0).collect()
    }

    /// The balance of all games.
    pub fn in_all(&self) -> Balance {
        let mut balance = Balance::default();
        self.shown().for_each(|outcome| balance.add(outcome.difference));
        balance
    }

    /// How many games in a row were won up to now, and the most there ever were.
    pub fn streaks(&self) -> [u32; 2] {
        let [mut now, mut longest] = [0, 0];
        for outcome in self.shown() {
            now = if outcome.difference > 0 { now + 1 } else { 0 };
            longest = longest.max(now);
        }
        [now, longest]
    }

    /// What these games say of the player's strength.
    pub(super) fn estimate(&self) -> &Estimate {
        &self.estimate
    }

    /// The rating after each game, the last one's at the end. Empty where the levels have no known
    /// strength: by other rules than the standard ones.
    pub fn ratings(&self) -> &[Rating] {
        if self.variant.is_tournament() { &self.ratings } else { &[] }
    }
}

/// A game that says something of the player's strength, as the opponent's and the score: one by the standard
/// rules, whose levels have a known one.
fn rated(outcome: &FinishedGame) -> Option<(f64, f64)> {
    let level = Level::from_number(outcome.variant, outcome.level).ok()?;
    outcome.is_even.then_some(())?;
    let score = match outcome.difference {
        1.. => 1.0,
        0 => 0.5,
        _ => 0.0,
    };
    Some((level.rating(outcome.variant)?, score))
}
