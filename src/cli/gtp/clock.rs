//! A side's clock, as the protocol knows it.

use crate::engine::Allotment;
use std::time::Duration;

/// The answer to a command that makes no sense.
pub const SYNTAX: &str = "syntax error";

/// The clock of a side: a time for the game, and after that a time for every few moves.
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
    /// Whether there is no limit at all: a period for no moves.
    pub fn is_unlimited(&self) -> bool {
        self.moves == 0 && !self.period.is_zero()
    }

    /// What `time_settings` says.
    pub fn new(main: &str, period: &str, moves: &str) -> Result<Self, &'static str> {
        let moves = moves.parse().map_err(|_| SYNTAX)?;
        Ok(Self { main: time(main)?, period: time(period)?, moves, present: None })
    }

    /// What `time_left` says: with moves it is about the period, without about the game.
    pub fn left(known: Option<Self>, left: &str, moves: &str) -> Result<Self, &'static str> {
        let (left, moves) = (time(left)?, moves.parse().map_err(|_| SYNTAX)?);
        let known = known.unwrap_or(Self { main: left, period: left, moves, present: None });
        Ok(match moves {
            0 => Self { main: left, present: None, ..known },
            moves => Self { main: Duration::ZERO, present: Some((left, moves)), ..known },
        })
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

/// A time in seconds.
fn time(text: &str) -> Result<Duration, &'static str> {
    let seconds: Option<f64> = text.parse().ok();
    seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()).ok_or(SYNTAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn main_time_nearly_gone_before_a_period_is_no_reason_not_to_think() {
        let clock = Clock::new("60", "5", "1").expect("a clock");
        let clock = Clock::left(Some(clock), "0.02", "0").expect("what is left");
        let Allotment { limit, enough } = clock.allotment(40);
        assert!(limit > Duration::from_secs(4) && limit < Duration::from_secs(5), "{limit:?}");
        assert!(enough > Duration::from_secs(2) && enough <= limit, "{enough:?}");
        let without = Clock::new("0.02", "0", "0").expect("a clock").allotment(40);
        assert!(without.limit < Duration::from_millis(20), "no period follows");
    }

    #[test]
    fn a_move_over_the_main_time_is_charged_to_the_period() {
        let mut clock = Clock::new("1", "10", "5").expect("a clock");
        clock.spend(Duration::from_secs(3));
        assert_eq!(clock.main, Duration::ZERO);
        assert_eq!(clock.present, Some((Duration::from_secs(8), 4)));
        clock.spend(Duration::from_secs(2));
        assert_eq!(clock.present, Some((Duration::from_secs(6), 3)));
    }
}
