//! The clock at a table: whose runs, when a flag falls, and when the screen has something new to show of it.

use crate::app::session::table::{Computer, Table};
use crate::rules::{Clock, Color, Forfeit, ForfeitReason, Turn};
use crate::store::Seat;
use std::time::Duration;

/// Below this a clock shows tenths of a second.
pub const TENTHS: Duration = Duration::from_secs(10);
/// Below this a clock is low.
pub const LOW: Duration = Duration::from_secs(60);

/// The time that a clock shows: that of its main time, or of the period that runs.
pub fn time_shown(clock: &Clock) -> Duration {
    match clock.period() {
        Some((left, _)) if clock.is_in_period() => left,
        _ => clock.main_time(),
    }
}

/// The step to which a clock with this time left rounds up what it shows.
pub const fn step_shown(left: Duration) -> Duration {
    if left.as_nanos() <= TENTHS.as_nanos() {
        Duration::from_millis(100)
    } else {
        Duration::from_secs(1)
    }
}

impl Table {
    /// Whether a side has a limited time here.
    pub(in crate::app) fn is_timed(&self, side: Color) -> bool {
        self.retry.is_none() && self.clocks.controls[side.index()].is_some()
    }

    /// The clock of a side, where its time is limited.
    pub fn clock(&self, side: Color) -> Option<Clock> {
        self.clocks.clock(&self.game, side).filter(|_| self.retry.is_none())
    }

    /// The time that a side has used.
    pub fn used(&self, side: Color) -> Duration {
        self.clocks.used(&self.game)[side.index()]
    }

    /// The side whose clock runs while the game is in sight. The computer's stands while it waits to be let go.
    fn runs_for(&self, is_step_mode: bool) -> Option<Color> {
        let Turn::Place(side) = self.game.turn() else { return None };
        let is_awaited = match self.player(side) {
            Seat::Human => true,
            Seat::Computer(_) | Seat::Guest(_) if self.is_timed(side) => {
                !self.awaits_step(is_step_mode)
            }
            Seat::Computer(_) | Seat::Guest(_) => {
                matches!(self.pacing.computer, Computer::Thinking(..))
            }
        };
        is_awaited.then_some(side)
    }

    /// Charges time that has gone by to whoever had to move, after what it lets pass for discs that turn. Says whose flag
    /// has fallen by that.
    pub(in crate::app) fn charge(&mut self, time: Duration, is_step_mode: bool) -> Option<Color> {
        let side = self.runs_for(is_step_mode)?;
        let delay = self.pacing.delay.min(time);
        self.pacing.delay = self.pacing.delay.saturating_sub(delay);
        let had_time = !self.has_flagged(side);
        self.clocks.charge(time.saturating_sub(delay));
        (had_time && self.has_flagged(side)).then_some(side)
    }

    /// Whether the flag of a side has fallen.
    pub fn has_flagged(&self, side: Color) -> bool {
        self.clock(side).is_some_and(|clock| clock.has_fallen())
    }

    /// Ends the game: the time of a side is over.
    pub(in crate::app) fn lose_on_time(&mut self, loser: Color) {
        // It is over already where the last move came first.
        let _ = self.game.end_by(Forfeit { loser, reason: ForfeitReason::Time });
        self.view.motion = None;
        self.pacing.still_since = None;
    }

    /// How long it takes until a running clock shows something new, or the flag falls.
    pub(in crate::app) fn clock_ticks_in(&self, is_step_mode: bool) -> Option<Duration> {
        let clock = self.clock(self.runs_for(is_step_mode)?)?;
        if clock.has_fallen() {
            return None;
        }
        let shown = time_shown(&clock);
        let step = step_shown(shown).as_nanos();
        let over = match shown.as_nanos() % step {
            0 => step,
            over => over,
        };
        Some(self.pacing.delay + Duration::from_nanos(u64::try_from(over).unwrap_or(u64::MAX)))
    }
}
