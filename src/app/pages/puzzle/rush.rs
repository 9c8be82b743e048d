//! Rushes: puzzles against time.

use std::time::Duration;

/// A rush, which ends with its time or with too many misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rush {
    pub minutes: u32,
    ends: Duration,
    pub solved: u32,
    pub misses: u32,
    /// Once over: whether it set a record.
    pub over: Option<bool>,
    /// Whether the player was told that quitting ends it.
    pub(in crate::app) is_warned: bool,
}

pub const MOST_MISSES: u32 = 3;
/// Rating of the first puzzle; each following one is harder by `RUSH_STEP`.
const RUSH_START: f64 = 500.0;
const RUSH_STEP: f64 = 50.0;
/// Number of solved puzzles up to which the next one is easy.
const EASY: u32 = 5;

impl Rush {
    pub(in crate::app) fn new(minutes: u32, now: Duration) -> Self {
        let ends = now + Duration::from_secs(u64::from(minutes) * 60);
        Self { minutes, ends, solved: 0, misses: 0, over: None, is_warned: false }
    }

    pub const fn left(&self, now: Duration) -> Duration {
        self.ends.saturating_sub(now)
    }

    /// Rating of the next puzzle.
    pub(in crate::app) fn strength(&self) -> f64 {
        RUSH_START + RUSH_STEP * f64::from(self.solved)
    }

    /// Whether its puzzles are still the easy ones of a start.
    pub(in crate::app) const fn is_at_start(&self) -> bool {
        self.solved < EASY
    }

    /// Whether quitting must be repeated, because it ends the rush.
    pub(in crate::app) const fn warns(&mut self) -> bool {
        let is_first = self.over.is_none() && !self.is_warned;
        self.is_warned = true;
        is_first
    }

    /// Time of the next change of the clock's seconds; `None` once over.
    pub(in crate::app) fn next_second(&self, now: Duration) -> Option<Duration> {
        let part = self.left(now).subsec_nanos();
        self.over.is_none().then(|| now + Duration::from_nanos(u64::from(part).max(1)))
    }
}
