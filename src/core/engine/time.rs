//! Time management.

use super::level::Level;
use super::request::Report;
use crate::rules::{Clock, Overtime, Square};
use std::time::Duration;

/// Time for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allotment {
    pub limit: Duration,
    /// Time after which no deeper search starts, adjusted by [`SearchCourse`].
    pub enough: Duration,
}

/// Time of players for a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    pub move_time: Option<Duration>,
    /// Factor of the levels' own times.
    pub factor: f64,
    /// Longest search of a level without a time of its own, so that a slow machine answers, too.
    pub patience: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { move_time: None, factor: 1.0, patience: PATIENCE }
    }
}

impl Pace {
    /// The same for games that can be repeated: a search by depth ends by itself, however busy the machine is.
    #[must_use]
    pub const fn repeatable(self) -> Self {
        Self { patience: Duration::from_hours(1), ..self }
    }

    /// Time of a level for a move. A requested time is used up; a level's own time is a limit.
    pub fn allotment(&self, level: Level) -> Allotment {
        let own = || level.move_time().map_or(self.patience, |time| time.mul_f64(self.factor));
        self.move_time.map_or_else(|| Allotment::thrifty(own()), Allotment::all)
    }
}

/// Stability of the best move and its score over the reports of a search.
#[derive(Clone, Debug, Default)]
pub struct SearchCourse {
    best: Option<Square>,
    score: i32,
    /// Consecutive reports with the same best move and nearly the same score.
    steady: u32,
}

impl SearchCourse {
    pub fn follow(&mut self, report: &Report) {
        let best = report.principal_variation.first().copied();
        let is_steady = best == self.best && (report.score - self.score).abs() <= STEADY;
        self.steady = if is_steady { self.steady + 1 } else { 0 };
        (self.best, self.score) = (best, report.score);
    }

    /// Factor for the time of a move: below 1 after repeated equal results, above 1 after a change.
    pub fn stretch(&self) -> f64 {
        match self.steady {
            0 => 1.6,
            1..LONG_STEADY => 1.0,
            _ => 0.6,
        }
    }
}

/// Usual patience.
const PATIENCE: Duration = Duration::from_secs(5);

/// Score difference that counts as nearly the same, in discs.
const STEADY: i32 = 1;

/// Equal reports after which no change is expected.
const LONG_STEADY: u32 = 5;

/// Main time that is not allotted to any move.
const RESERVE: Duration = Duration::from_millis(50);

/// Reserve for each move in a period, at most a tenth of the time for the move.
const LAG: Duration = Duration::from_millis(10);

/// Share of an increment that is spent at once.
const INCREMENT_SHARE: f64 = 0.8;

/// Empties from which an ending takes negligible time.
const SOLVED_EMPTIES: u32 = 18;

impl Allotment {
    /// All of `time`, for moves whose unused time is lost.
    pub fn all(time: Duration) -> Self {
        Self { limit: time, enough: time }
    }

    /// At most `time`; no deeper search starts after about half of it, because it would hardly be completed.
    pub fn thrifty(time: Duration) -> Self {
        Self { limit: time, enough: time.mul_f64(0.5) }
    }

    /// A share of the main time: `left` is divided evenly among the moves before the solved endgame, and a running
    /// search may use two shares.
    pub fn share(left: Duration, empties: u32) -> Self {
        let moves = empties.saturating_sub(SOLVED_EMPTIES) / 2 + 2;
        let share = left.saturating_sub(RESERVE) / moves;
        Self { limit: (share * 2).min(left / 2), enough: share.mul_f64(0.6) }
    }

    pub fn by_clock(clock: &Clock, empties: u32) -> Self {
        let main = clock.main_time();
        let share = Self::share(main, empties);
        let Some((time, count)) = clock.period() else {
            let Overtime::Increment(increment) = clock.control().overtime else { return share };
            // The increment can be spent as far as it is on the clock already.
            let more = increment.mul_f64(INCREMENT_SHARE);
            let most = main.saturating_sub(RESERVE).mul_f64(0.8);
            return Self {
                limit: (share.limit + more).min(most).max(share.limit),
                enough: (share.enough + more.mul_f64(0.6)).min(most).max(share.enough),
            };
        };
        let moves = match clock.control().overtime {
            Overtime::Periods { .. } => 1,
            _ => count.max(1),
        };
        let each = time / moves;
        let each = each.saturating_sub(LAG.min(each / 10));
        if main.is_zero() {
            return Self::all(each);
        }
        // A period follows the main time, so a move may always take as long as a move in a period.
        Self { limit: share.limit.max(each), enough: share.enough.max(each.mul_f64(0.6)) }
    }

    #[must_use]
    pub fn at_most(self, other: Self) -> Self {
        Self { limit: self.limit.min(other.limit), enough: self.enough.min(other.enough) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Levels that search by depth played other games with the same seed once a busy machine had kept them for seconds.
    #[test]
    fn a_repeatable_level_by_depth_is_not_cut_short_and_one_by_time_keeps_its_time() {
        let (usual, repeatable) = (Pace::default(), Pace::default().repeatable());
        assert_eq!(usual.allotment(Level::Novice).limit, PATIENCE);
        assert!(repeatable.allotment(Level::Novice).enough > Duration::from_mins(5));
        assert_eq!(repeatable.allotment(Level::Champion), usual.allotment(Level::Champion));
    }

    #[test]
    fn time_goes_where_it_is_unclear_what_to_play() {
        let report = |best: &str, score| Report {
            depth: 1,
            score,
            selectivity: 100,
            exact: false,
            principal_variation: vec![best.parse().expect("a square")],
            nodes: 1,
        };
        let stretch = |scores: &[(&str, i32)]| {
            let mut course = SearchCourse::default();
            for (best, score) in scores {
                course.follow(&report(best, *score));
            }
            course.stretch()
        };
        let steady = [("d3", 2), ("d3", 1), ("d3", 2), ("d3", 2), ("d3", 1), ("d3", 1)];
        assert!(stretch(&steady) < stretch(&steady[..3]));
        assert!(stretch(&steady[..3]) < stretch(&[("d3", 2), ("d3", 2), ("c4", 2)]));
        assert!(stretch(&steady[..3]) < stretch(&[("d3", 2), ("d3", 2), ("d3", -4)]));
    }

    #[test]
    fn main_time_nearly_gone_before_a_period_is_no_reason_not_to_think() {
        let nearly_gone = Duration::from_millis(20);
        let clock = |control: &str| Clock::new(control.parse().expect("a time control"));
        let clock_of = |control| clock(control).showing(nearly_gone, 0);
        let Allotment { limit, enough } = Allotment::by_clock(&clock_of("1m/5s"), 40);
        assert!(limit > Duration::from_secs(4) && limit < Duration::from_secs(5), "{limit:?}");
        assert!(enough > Duration::from_secs(2) && enough <= limit, "{enough:?}");
        let without = Allotment::by_clock(&clock_of("1m"), 40);
        assert!(without.limit < Duration::from_millis(20), "no period follows");
    }

    #[test]
    fn an_increment_lengthens_a_move_but_never_past_the_flag() {
        let limit = |control: &str, left| {
            let clock = Clock::new(control.parse().expect("a time control"));
            let clock = clock.showing(Duration::from_millis(left), 0);
            Allotment::by_clock(&clock, 40).limit
        };
        assert!(limit("5m+10s", 60_000) > limit("5m", 60_000) + Duration::from_secs(7));
        assert!(limit("5m+10s", 1000) < Duration::from_secs(1));
    }

    proptest! {
        /// A player who always uses the limit and loses some time with each move does not run out.
        #[test]
        fn time_lasts_for_the_whole_game(seconds in 2.0f64..3600.0, first in 0u32..2) {
            let mut left = Duration::from_secs_f64(seconds);
            for empties in (first..=60).rev().step_by(2) {
                let Allotment { limit, enough } = Allotment::share(left, empties);
                prop_assert!(enough <= limit && limit < left);
                left = left.checked_sub(limit).expect("it lasts");
            }
            prop_assert!(left > Duration::ZERO);
        }
    }
}
