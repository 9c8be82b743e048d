//! How the player has done against the computer, and how strong that makes them.

use crate::engine::Level;
use crate::rules::Variant;
use crate::store::FinishedGame;

/// The games against the computer that came to an end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// The games, the oldest first.
    pub outcomes: Vec<FinishedGame>,
    /// The rules whose games are shown.
    pub variant: Variant,
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

/// A rating against the levels, in Elo points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating, on the scale of [`Level::rating`].
    pub value: f64,
    /// Its standard deviation: it is right within twice as many points, 19 times of 20.
    pub deviation: f64,
}

impl Rating {
    /// Before the first game: nobody knows.
    const START: Self = Self { value: 1180.0, deviation: 350.0 };
    /// Nobody's strength is known better than this: people have good and bad days, and learn.
    const LEAST_DEVIATION: f64 = 45.0;

    /// The rating after a game against somebody of a known rating: 1 for a win, a half for a draw.
    ///
    /// Glickman, "Parameter estimation in large dynamic paired comparison experiments", 1999, with an
    /// opponent whose own deviation is zero.
    #[must_use]
    fn after(self, opponent: f64, score: f64) -> Self {
        let q = std::f64::consts::LN_10 / 400.0;
        let expected = 1.0 / (1.0 + 10_f64.powf((opponent - self.value) / 400.0));
        let information = q * q * expected * (1.0 - expected);
        let variance = 1.0 / (1.0 / self.deviation.powi(2) + information);
        Self {
            value: self.value + q * variance * (score - expected),
            deviation: variance.sqrt().max(Self::LEAST_DEVIATION),
        }
    }
}

impl History {
    /// The games, those of the rules first that were played last.
    pub fn new(outcomes: Vec<FinishedGame>) -> Self {
        let variant = outcomes.last().map(|last| last.variant).unwrap_or_default();
        Self { outcomes, variant }
    }

    /// The games of the rules that are shown.
    fn shown(&self) -> impl DoubleEndedIterator<Item = &FinishedGame> {
        self.outcomes.iter().filter(|outcome| outcome.variant == self.variant)
    }

    /// The balance with every level that was met, the weakest first.
    pub fn by_level(&self) -> Vec<(Level, Balance)> {
        let levels = Level::of(self.variant).iter().map(|&level| {
            let mut balance = Balance::default();
            let met = self.shown().filter(|outcome| outcome.level == level.number());
            met.for_each(|outcome| balance.add(outcome.difference));
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

    /// The rating after each game, the last one's at the end. Empty where the levels have no known
    /// strength: by other rules than the standard ones.
    pub fn ratings(&self) -> Vec<Rating> {
        let mut rating = Rating::START;
        let mut ratings = Vec::new();
        for outcome in self.shown() {
            let level = Level::from_number(self.variant, outcome.level).ok();
            let Some(strength) = level.and_then(|level| level.rating(self.variant)) else {
                continue;
            };
            let score = match outcome.difference {
                1.. => 1.0,
                0 => 0.5,
                _ => 0.0,
            };
            rating = rating.after(strength, score);
            ratings.push(rating);
        }
        ratings
    }
}
