//! Clocks.

use super::{Overtime, TimeControl};
use std::time::Duration;

/// Clock of a side: the time left of its control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// Main time left.
    main: Duration,
    /// Time left in the current period, with the moves still due in it, or with the periods left including this one.
    /// `None` before the first period and between two.
    present: Option<(Duration, u32)>,
}

impl Clock {
    /// A clock at the start of a game. Without main time, the increment is there for the first move.
    pub const fn new(control: TimeControl) -> Self {
        let main = match control.overtime {
            Overtime::Increment(time) if control.main.is_zero() => time,
            _ => control.main,
        };
        Self { control, main, present: None }
    }

    pub const fn control(&self) -> TimeControl {
        self.control
    }

    pub const fn main_time(&self) -> Duration {
        self.main
    }

    /// The clock set to another clock's display: `left` in the current period for `moves` moves, or in the main time if
    /// `moves` is 0.
    #[must_use]
    pub const fn showing(self, left: Duration, moves: u32) -> Self {
        match moves {
            0 => Self { main: left, present: None, ..self },
            moves => Self { main: Duration::ZERO, present: Some((left, moves)), ..self },
        }
    }

    /// Current or next period: time left, and its moves or the periods left; `None` without periods.
    pub const fn period(&self) -> Option<(Duration, u32)> {
        match (self.present, self.control.overtime) {
            (Some(present), _) => Some(present),
            (None, Overtime::ByoYomi { period, moves }) => Some((period, moves)),
            (None, Overtime::Periods { period, count }) => Some((period, count)),
            (None, Overtime::None | Overtime::Increment(_)) => None,
        }
    }

    /// Whether the main time is used up and a period runs.
    pub const fn is_in_period(&self) -> bool {
        self.main.is_zero() && self.period().is_some()
    }

    /// Time until the flag falls without a move; zero once fallen.
    pub fn left(&self) -> Duration {
        let periods = match (self.period(), self.control.overtime) {
            (Some((left, count)), Overtime::Periods { period, .. }) => {
                left + period * count.saturating_sub(1)
            }
            (Some((left, _)), _) => left,
            (None, _) => Duration::ZERO,
        };
        self.main + periods
    }

    pub fn has_fallen(&self) -> bool {
        self.left().is_zero()
    }

    pub fn run(&mut self, time: Duration) {
        let over = time.saturating_sub(self.main);
        self.main = self.main.saturating_sub(time);
        if over.is_zero() {
            return;
        }
        let Some((left, count)) = self.period() else { return };
        self.present = Some(match self.control.overtime {
            Overtime::Periods { period, .. } => {
                let (mut left, mut count, mut over) = (left, count, over);
                while over >= left && count > 1 {
                    over -= left;
                    (left, count) = (period, count - 1);
                }
                (left.saturating_sub(over), count)
            }
            _ => (left.saturating_sub(over), count),
        });
    }

    /// Completes a move: adds increments and new periods, unless the flag has fallen.
    pub fn moved(&mut self) {
        if self.has_fallen() {
            return;
        }
        match self.control.overtime {
            Overtime::Increment(time) => self.main += time,
            Overtime::ByoYomi { .. } if self.main.is_zero() => {
                // A period restarts after its last move.
                self.present = self
                    .period()
                    .filter(|&(_, moves)| moves > 1)
                    .map(|(left, moves)| (left, moves - 1));
            }
            Overtime::Periods { period, .. } => {
                self.present = self.present.map(|(_, count)| (period, count));
            }
            Overtime::None | Overtime::ByoYomi { .. } => {}
        }
    }

    /// Runs for a whole move.
    pub fn spend(&mut self, time: Duration) {
        self.run(time);
        self.moved();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn control(text: &str) -> TimeControl {
        text.parse().expect(text)
    }

    #[test]
    fn a_move_over_the_main_time_is_charged_to_the_period() {
        let mut clock = Clock::new(control("1s/5in10s"));
        clock.spend(seconds(3));
        assert_eq!((clock.main_time(), clock.period()), (Duration::ZERO, Some((seconds(8), 4))));
        clock.spend(seconds(2));
        assert_eq!(clock.period(), Some((seconds(6), 3)));
        for _ in 0..3 {
            clock.spend(seconds(1));
        }
        assert_eq!(clock.period(), Some((seconds(10), 5)), "a period begins anew");
    }

    #[test]
    fn a_japanese_period_is_lost_only_when_it_is_used_up() {
        let mut clock = Clock::new(control("1s/3x10s"));
        clock.spend(seconds(10));
        assert_eq!(clock.period(), Some((seconds(10), 3)));
        clock.spend(seconds(15));
        assert_eq!(clock.period(), Some((seconds(10), 2)));
        clock.run(seconds(19));
        assert_eq!((clock.period(), clock.has_fallen()), (Some((seconds(1), 1)), false));
        clock.run(seconds(1));
        assert!(clock.has_fallen());
        clock.moved();
        assert!(clock.has_fallen(), "a flag that has fallen stays down");
    }

    #[test]
    fn no_increment_lifts_a_flag() {
        let mut clock = Clock::new(control("5s+3s"));
        clock.spend(seconds(4));
        assert_eq!(clock.left(), seconds(4));
        clock.spend(seconds(4));
        assert!(clock.has_fallen());
    }

    proptest! {
        #[test]
        fn a_clock_runs_in_pieces_as_at_once(
            pieces in proptest::collection::vec(0u64..20_000_000_000, 1..40),
            form in 0usize..5,
        ) {
            let control = control(["1m", "1m+3s", "20s/5s", "20s/4in30s", "10s/5x7s"][form]);
            let (mut by_pieces, mut at_once) = (Clock::new(control), Clock::new(control));
            for piece in &pieces {
                by_pieces.run(Duration::from_nanos(*piece));
            }
            at_once.run(Duration::from_nanos(pieces.iter().sum()));
            prop_assert_eq!(by_pieces, at_once);
        }

        /// Time left and time used add up to the whole, until the flag falls.
        #[test]
        fn time_is_neither_made_nor_lost(run in 0u64..120_000, form in 0usize..3) {
            let control = control(["1m", "20s/40s", "10s/5x10s"][form]);
            let mut clock = Clock::new(control);
            let whole = clock.left();
            prop_assert_eq!(whole, seconds(60));
            clock.run(Duration::from_millis(run));
            prop_assert_eq!(clock.left(), whole.saturating_sub(Duration::from_millis(run)));
        }
    }
}
