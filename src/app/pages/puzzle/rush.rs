//! A rush through puzzles.

use std::time::Duration;

/// A rush: as many puzzles as one can, until the time is over or too many were missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rush {
    /// Minutes that there are.
    pub minutes: u32,
    /// When it ends.
    ends: Duration,
    /// Puzzles that were solved.
    pub solved: u32,
    /// Puzzles that were missed.
    pub misses: u32,
    /// Once it is over: whether it was the best.
    pub over: Option<bool>,
}

/// Misses that end a rush.
pub const MOST_MISSES: u32 = 3;
/// How hard the first puzzle of a rush is, and how much harder each one is than the one before.
const RUSH_START: f64 = 700.0;
const RUSH_STEP: f64 = 50.0;

impl Rush {
    pub(in crate::app) fn new(minutes: u32, now: Duration) -> Self {
        let ends = now + Duration::from_secs(u64::from(minutes) * 60);
        Self { minutes, ends, solved: 0, misses: 0, over: None }
    }

    /// The time that is left.
    pub const fn left(&self, now: Duration) -> Duration {
        self.ends.saturating_sub(now)
    }

    /// How hard the next puzzle is to be.
    pub(in crate::app) fn strength(&self) -> f64 {
        RUSH_START + RUSH_STEP * f64::from(self.solved)
    }

    /// When its clock shows another second; `None` once it is over.
    pub(in crate::app) fn next_second(&self, now: Duration) -> Option<Duration> {
        let part = self.left(now).subsec_nanos();
        self.over.is_none().then(|| now + Duration::from_nanos(u64::from(part).max(1)))
    }
}
