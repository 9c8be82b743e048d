//! Clocks of a session: which one runs, flags, and display changes.

use crate::app::session::game_session::{Computer, GameSession};
use crate::rules::{Clock, Color, Forfeit, ForfeitReason, Turn};
use crate::store::Seat;
use std::time::Duration;

/// Time left below which a clock shows tenths of a second.
pub const TENTHS: Duration = Duration::from_secs(10);
/// Time left below which a clock is low.
pub const LOW: Duration = Duration::from_mins(1);

/// Time to display: the rest of the running period, else of the main time.
pub fn time_shown(clock: &Clock) -> Duration {
    match clock.period() {
        Some((left, _)) if clock.is_in_period() => left,
        _ => clock.main_time(),
    }
}

/// Unit to which a clock rounds up its display while `left` remains.
pub const fn step_shown(left: Duration) -> Duration {
    if left.as_nanos() <= TENTHS.as_nanos() {
        Duration::from_millis(100)
    } else {
        Duration::from_secs(1)
    }
}

impl GameSession {
    /// Whether a side's time is limited.
    pub(in crate::app) fn is_timed(&self, side: Color) -> bool {
        self.retry.is_none() && self.clocks.time_controls[side.index()].is_some()
    }

    /// Clock of a side, if its time is limited.
    pub fn clock(&self, side: Color) -> Option<Clock> {
        self.clocks.clock(&self.game, side).filter(|_| self.retry.is_none())
    }

    pub fn used(&self, side: Color) -> Duration {
        self.clocks.used(&self.game)[side.index()]
    }

    /// Side whose clock runs while the game is on screen. In step mode the computer's clock stands.
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

    /// Charges elapsed time to the side to move, less the animation delay. Returns the side whose flag fell.
    pub(in crate::app) fn charge(&mut self, time: Duration, is_step_mode: bool) -> Option<Color> {
        let side = self.runs_for(is_step_mode)?;
        let delay = self.pacing.delay.min(time);
        self.pacing.delay = self.pacing.delay.saturating_sub(delay);
        let had_time = !self.has_flagged(side);
        self.clocks.charge(time.saturating_sub(delay));
        (had_time && self.has_flagged(side)).then_some(side)
    }

    pub fn has_flagged(&self, side: Color) -> bool {
        self.clock(side).is_some_and(|clock| clock.has_fallen())
    }

    /// Ends the game as a loss for a side.
    pub(in crate::app) fn forfeit(&mut self, loser: Color, reason: ForfeitReason) {
        // The game may have ended with the last move.
        let _ = self.game.end_by(Forfeit { loser, reason });
        self.view.motion = None;
        self.pacing.still_since = None;
    }

    /// Time until a running clock's display changes or its flag falls.
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
