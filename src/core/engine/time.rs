//! How much of the time that is left to spend on a move.

use super::request::Report;
use crate::rules::{Clock, Overtime, Square};
use std::time::Duration;

/// Time for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allotment {
    /// The move has to be made by then.
    pub limit: Duration,
    /// After this no deeper search is begun, where it is neither very clear nor very unclear what
    /// to play: see [`SearchCourse`].
    pub enough: Duration,
}

/// The course of a search: what its reports say about how clear it is what to play.
#[derive(Clone, Debug, Default)]
pub struct SearchCourse {
    best: Option<Square>,
    score: i32,
    /// Reports in a row that named the same best move, at nearly the same score.
    steady: u32,
}

impl SearchCourse {
    /// The search has come this far.
    pub fn follow(&mut self, report: &Report) {
        let best = report.principal_variation.first().copied();
        let is_steady = best == self.best && (report.score - self.score).abs() <= STEADY;
        self.steady = if is_steady { self.steady + 1 } else { 0 };
        (self.best, self.score) = (best, report.score);
    }

    /// By how much the time for a move is to be stretched: less than 1 where deeper searches have
    /// said the same again and again, more where the last one has changed its mind.
    pub fn stretch(&self) -> f64 {
        match self.steady {
            0 => 1.6,
            1..LONG_STEADY => 1.0,
            _ => 0.6,
        }
    }
}

/// Scores that differ by no more discs are nearly the same.
const STEADY: i32 = 1;

/// After so many reports that say the same, another is not expected to say anything else.
const LONG_STEADY: u32 = 5;

/// Kept back for everything that happens between the move and the clock.
const RESERVE: Duration = Duration::from_millis(50);

/// Between a move and its clock, where each move has a time of its own.
const LAG: Duration = Duration::from_millis(10);

/// The part of an increment that is spent on the move that earns it.
const INCREMENT_SHARE: f64 = 0.8;

/// With so many empties the rest of the game is solved in no time worth planning.
const SOLVED_EMPTIES: u32 = 18;

impl Allotment {
    /// All of a time that cannot be saved.
    pub fn all(time: Duration) -> Self {
        Self { limit: time, enough: time }
    }

    /// A time to stay below where that loses little: a search that has taken most of it would
    /// hardly get a ply further.
    pub fn thrifty(time: Duration) -> Self {
        Self { limit: time, enough: time.mul_f64(0.5) }
    }

    /// A share of what is left for the game, with so many empty squares: even shares of the moves
    /// that need thought, and some more where a search is under way.
    pub fn share(left: Duration, empties: u32) -> Self {
        let moves = empties.saturating_sub(SOLVED_EMPTIES) / 2 + 2;
        let share = left.saturating_sub(RESERVE) / moves;
        Self { limit: (share * 2).min(left / 2), enough: share.mul_f64(0.6) }
    }

    /// The time for a move by a clock, with so many empty squares.
    pub fn by_clock(clock: &Clock, empties: u32) -> Self {
        let main = clock.main_time();
        let share = Self::share(main, empties);
        let Some((time, count)) = clock.period() else {
            let Overtime::Increment(increment) = clock.control().overtime else { return share };
            // What comes back after the move may be spent on it, as far as it is there already.
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
        // A period comes after the main time: nearly none of that is no reason not to think.
        Self { limit: share.limit.max(each), enough: share.enough.max(each.mul_f64(0.6)) }
    }

    /// No more than this.
    #[must_use]
    pub fn at_most(self, other: Self) -> Self {
        Self { limit: self.limit.min(other.limit), enough: self.enough.min(other.enough) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

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
        /// Whoever always takes all they may, and loses a little with every move, does not run out.
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
