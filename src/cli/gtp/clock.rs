//! A side's clock, as the protocol knows it.

use super::SYNTAX;
use crate::engine::Allotment;
use std::time::Duration;

/// A side's clock: a time for the game, and after that a time for every few moves.
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
        if self.main.is_zero() && moves > 0 {
            let time = time / moves;
            Allotment::all(time.saturating_sub(LAG.min(time / 10)))
        } else {
            Allotment::share(self.main, empties)
        }
    }

    /// A move has taken so long.
    pub fn spend(&mut self, time: Duration) {
        if self.main.is_zero() && self.moves > 0 {
            let (left, moves) = self.present.unwrap_or((self.period, self.moves));
            // After its last move a period begins anew.
            self.present = (moves > 1).then(|| (left.saturating_sub(time), moves - 1));
        } else {
            self.main = self.main.saturating_sub(time);
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
