//! Results against the computer, and the player's rating.

use crate::engine::Level;
use crate::rules::Variant;
use crate::school::{Estimate, Rating};
use crate::store::FinishedGame;

/// Finished games against the computer.
#[derive(Clone, Debug, PartialEq)]
pub struct History {
    /// The games, oldest first.
    pub outcomes: Vec<FinishedGame>,
    /// Variant whose games are shown.
    pub variant: Variant,
    /// Estimate of the player's strength, cached because every frame draws it.
    estimate: Box<Estimate>,
    /// Rating after each rated game.
    ratings: Vec<Rating>,
}

/// Results against one level, or against all.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Balance {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    /// Sum of the margins in discs; losses count negative.
    discs: i32,
    /// Largest winning margin in discs; `None` without a win.
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

    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Mean margin in discs; `None` without games.
    pub fn mean(&self) -> Option<f64> {
        (self.games() > 0).then(|| f64::from(self.discs) / f64::from(self.games()))
    }
}

impl History {
    /// A history that shows the variant played last.
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

    fn shown(&self) -> impl DoubleEndedIterator<Item = &FinishedGame> {
        self.outcomes.iter().filter(|outcome| outcome.variant == self.variant)
    }

    /// Results in the shown variant by level, weakest first, then by people's rating. Matched levels come last as one entry, under the one
    /// played most recently.
    pub fn by_level(&self) -> Vec<(Level, Balance)> {
        let met = |outcome: &FinishedGame| Level::from_number(self.variant, outcome.level).ok();
        let matched = self.shown().rev().filter_map(met).find(|level| level.is_matched());
        let people = Level::people(self.variant);
        let levels = Level::of(self.variant).iter().copied().chain(people).chain(matched);
        let levels = levels.map(|level| {
            let mut balance = Balance::default();
            let games = self.shown().filter(|it| met(it).is_some_and(|it| it.is_as(level)));
            games.for_each(|outcome| balance.add(outcome.difference));
            (level, balance)
        });
        levels.filter(|(_, balance)| balance.games() > 0).collect()
    }

    /// Results of all games of the shown variant.
    pub fn in_all(&self) -> Balance {
        let mut balance = Balance::default();
        self.shown().for_each(|outcome| balance.add(outcome.difference));
        balance
    }

    /// Current and longest winning streak, in games.
    pub fn streaks(&self) -> [u32; 2] {
        let [mut now, mut longest] = [0, 0];
        for outcome in self.shown() {
            now = if outcome.difference > 0 { now + 1 } else { 0 };
            longest = longest.max(now);
        }
        [now, longest]
    }

    pub(super) fn estimate(&self) -> &Estimate {
        &self.estimate
    }

    /// Rating after each rated game, oldest first. Empty for variants whose levels have no known strength.
    pub fn ratings(&self) -> &[Rating] {
        if self.variant.is_tournament() { &self.ratings } else { &[] }
    }
}

/// Opponent's rating, and the player's score from 0 to 1; `None` if the game does not count for the rating.
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
