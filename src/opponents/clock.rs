//! A side's clock.

use crate::engine::Allotment;
use std::time::Duration;

/// The clock of a side: main time for the game, and after that byo-yomi, a period for every few moves.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    main: Duration,
    period: Duration,
    /// Moves that a period is for; 0 where there are no periods.
    moves: u32,
    /// What is left of the present period, and for how many moves.
    present: Option<(Duration, u32)>,
}

impl Clock {
    /// What is left of the main time.
    pub const fn main_time(self) -> Duration {
        self.main
    }

    /// Whether there is no limit at all: a period for no moves.
    pub fn is_unlimited(&self) -> bool {
        self.moves == 0 && !self.period.is_zero()
    }

    /// A clock with this main time, and after it periods for so many moves each; 0 where no periods follow.
    pub const fn new(main: Duration, period: Duration, moves: u32) -> Self {
        Self { main, period, moves, present: None }
    }

    /// The clock that is known, put right by what it shows: what is left of the present period and for how many
    /// moves, or with no moves what is left of the main time.
    #[must_use]
    pub fn showing(known: Option<Self>, left: Duration, moves: u32) -> Self {
        let known = known.unwrap_or(Self::new(left, left, moves));
        match moves {
            0 => Self { main: left, present: None, ..known },
            moves => Self { main: Duration::ZERO, present: Some((left, moves)), ..known },
        }
    }

    /// The time for a move with so many empty squares.
    pub fn allotment(&self, empties: u32) -> Allotment {
        let (time, moves) = self.present.unwrap_or((self.period, self.moves));
        let share = Allotment::share(self.main, empties);
        if moves == 0 {
            return share;
        }
        let each = time / moves;
        let each = each.saturating_sub(LAG.min(each / 10));
        if self.main.is_zero() {
            return Allotment::all(each);
        }
        // A period comes after the main time: nearly none of that is no reason not to think.
        Allotment { limit: share.limit.max(each), enough: share.enough.max(each.mul_f64(0.6)) }
    }

    /// A move has taken so long.
    pub fn spend(&mut self, time: Duration) {
        let over = time.saturating_sub(self.main);
        let was_in_period = self.main.is_zero();
        self.main = self.main.saturating_sub(time);
        if self.moves > 0 && (was_in_period || !over.is_zero()) {
            let (left, moves) = self.present.unwrap_or((self.period, self.moves));
            // After its last move a period begins anew.
            self.present = (moves > 1).then(|| (left.saturating_sub(over), moves - 1));
        }
    }
}

/// Between a move and its clock.
const LAG: Duration = Duration::from_millis(10);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn main_time_nearly_gone_before_a_period_is_no_reason_not_to_think() {
        let [minute, period] = [60, 5].map(Duration::from_secs);
        let nearly_gone = Duration::from_millis(20);
        let clock = Clock::showing(Some(Clock::new(minute, period, 1)), nearly_gone, 0);
        let Allotment { limit, enough } = clock.allotment(40);
        assert!(limit > Duration::from_secs(4) && limit < Duration::from_secs(5), "{limit:?}");
        assert!(enough > Duration::from_secs(2) && enough <= limit, "{enough:?}");
        let without = Clock::new(nearly_gone, Duration::ZERO, 0).allotment(40);
        assert!(without.limit < Duration::from_millis(20), "no period follows");
    }

    #[test]
    fn a_move_over_the_main_time_is_charged_to_the_period() {
        let mut clock = Clock::new(Duration::from_secs(1), Duration::from_secs(10), 5);
        clock.spend(Duration::from_secs(3));
        assert_eq!(clock.main, Duration::ZERO);
        assert_eq!(clock.present, Some((Duration::from_secs(8), 4)));
        clock.spend(Duration::from_secs(2));
        assert_eq!(clock.present, Some((Duration::from_secs(6), 3)));
    }
}
