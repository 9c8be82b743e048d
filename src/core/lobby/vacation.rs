//! Vacations of players by correspondence.

use super::moment::DAY;
use serde::{Deserialize, Serialize};

/// Time after which a day of vacation is available again.
const YEAR: i64 = 365 * DAY;

/// A vacation, in Unix time in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Vacation {
    from: i64,
    until: i64,
}

/// Vacations of a player in the last year, oldest first. They do not count in games by correspondence.
///
/// ```
/// use outflank_core::lobby::Vacations;
///
/// const DAY: i64 = 24 * 3600 * 1000;
/// let mut vacations = Vacations::default();
/// assert!(vacations.take(5, 10 * DAY));
/// assert_eq!((vacations.end_of_present(12 * DAY), vacations.days_left(12 * DAY)), (Some(15 * DAY), 25));
/// // Three days for a move, of which one has passed at the begin of the vacation.
/// assert_eq!(vacations.deadline(9 * DAY, 3 * DAY), 17 * DAY);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Vacations(Vec<Vacation>);

/// A change of a player's vacations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VacationChange {
    /// Begin a vacation of this number of days, or prolong the present one.
    Take(u8),
    /// End the present one.
    End,
}

impl Vacations {
    /// Days of vacation within a year.
    pub const DAYS_A_YEAR: u8 = 30;

    /// Unix time at which the present vacation ends.
    pub fn end_of_present(&self, now: i64) -> Option<i64> {
        self.0.last().map(|last| last.until).filter(|until| *until > now)
    }

    /// Days that can be taken. A begun day counts.
    pub fn days_left(&self, now: i64) -> u8 {
        let recent = self.0.iter().filter(|vacation| vacation.until > now - YEAR);
        let taken: i64 = recent.map(|it| (it.until - it.from + DAY - 1) / DAY).sum();
        Self::DAYS_A_YEAR.saturating_sub(u8::try_from(taken).unwrap_or(u8::MAX))
    }

    /// Begins a vacation, or prolongs the present one. Returns whether there were enough days.
    pub fn take(&mut self, days: u8, now: i64) -> bool {
        if days == 0 || days > self.days_left(now) {
            return false;
        }
        self.0.retain(|vacation| vacation.until > now - YEAR);
        let time = i64::from(days) * DAY;
        match self.0.last_mut().filter(|last| last.until > now) {
            Some(present) => present.until += time,
            None => self.0.push(Vacation { from: now, until: now + time }),
        }
        true
    }

    /// Ends the present vacation. Returns whether there was one.
    pub fn end(&mut self, now: i64) -> bool {
        let present = self.0.last_mut().filter(|last| last.until > now);
        present.map(|present| present.until = now).is_some()
    }

    /// Changes the vacations. Returns whether the change was possible.
    pub fn change(&mut self, change: VacationChange, now: i64) -> bool {
        match change {
            VacationChange::Take(days) => self.take(days, now),
            VacationChange::End => self.end(now),
        }
    }

    /// Unix time at which `time` milliseconds from `from` on are over, without the vacations.
    pub fn deadline(&self, from: i64, time: i64) -> i64 {
        let (mut at, mut left) = (from, time);
        for vacation in self.0.iter().filter(|vacation| vacation.until > from) {
            let worked = vacation.from - at;
            if worked >= left {
                break;
            }
            left -= worked.max(0);
            at = vacation.until;
        }
        at + left
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_vacation_that_ends_early_gives_its_whole_days_back() {
        let mut vacations = Vacations::default();
        assert!(vacations.take(10, 0) && !vacations.take(21, DAY));
        assert!(vacations.end(2 * DAY + 1) && !vacations.end(2 * DAY + 2));
        assert_eq!(vacations.days_left(3 * DAY), 27);
        assert_eq!(vacations.days_left(400 * DAY), 30, "a year later all days are back");
    }

    proptest! {
        /// The definition, hour by hour.
        #[test]
        fn only_time_outside_of_vacations_counts(
            steps in proptest::collection::vec((0..200_i64, 0..4_u8), 0..8),
            days in 1..=14_i64,
        ) {
            const HOUR: i64 = 3600 * 1000;
            let mut vacations = Vacations::default();
            let (mut now, mut away, mut until) = (0, Vec::new(), 0);
            for (hours, taken) in steps {
                now += hours * HOUR;
                if taken == 0 {
                    vacations.end(now);
                    until = until.min(now);
                    away.retain(|hour| *hour < until);
                } else if vacations.take(taken, now) {
                    until = until.max(now) + i64::from(taken) * DAY;
                    away.extend((now..until).step_by(HOUR as usize));
                }
            }
            let mut left = days * DAY;
            let mut at = 0;
            while left > 0 {
                left -= if away.contains(&at) { 0 } else { HOUR };
                at += HOUR;
            }
            prop_assert_eq!(vacations.deadline(0, days * DAY), at);
        }
    }
}
