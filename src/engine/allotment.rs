//! How much of the time that is left to spend on a move.

use std::time::Duration;

/// Time for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allotment {
    /// The move has to be made by then.
    pub limit: Duration,
    /// After this no deeper search is begun.
    pub enough: Duration,
}

/// Kept back for everything that happens between the move and the clock.
const RESERVE: Duration = Duration::from_millis(50);

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
        Self { limit: time, enough: time.mul_f64(0.6) }
    }

    /// A share of what is left for the game, with so many empty squares: even shares of the moves
    /// that need thought, and some more where a search is under way.
    pub fn share(left: Duration, empties: u32) -> Self {
        let moves = empties.saturating_sub(SOLVED_EMPTIES) / 2 + 2;
        let share = left.saturating_sub(RESERVE) / moves;
        Self { limit: (share * 3 / 2).min(left / 2), enough: share.mul_f64(0.6) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

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
