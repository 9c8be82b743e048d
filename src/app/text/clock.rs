//! Clocks and time controls as text.

use crate::app::session::game_session::GameSession;
use crate::app::session::session_clock::{LOW, TENTHS, step_shown, time_shown};
use crate::rules::{Clock, Color, Overtime, Turn};

/// Display of a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// Time, with its periods or moves: `4:50`, `0:24 x3`.
    pub text: String,
    pub urgency: Urgency,
}

/// Urgency of a clock's display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// Time used, without a limit.
    Counting,
    Ample,
    /// At most a minute left, overtime included.
    Low,
    /// At most ten seconds left on the clock of the side to move, or no time left on either clock.
    Last,
}

/// Display of a side's clock: time left, or time used without a limit.
pub fn clock_face(session: &GameSession, side: Color) -> ClockFace {
    let Some(clock) = session.clock(side) else {
        // A record without times, and a game by correspondence, have none to show.
        let is_noted = Color::BOTH.into_iter().any(|side| !session.used(side).is_zero());
        let is_shown = session.identity.about.is_none() || is_noted;
        let used = || hours_minutes_seconds(session.used(side).as_secs());
        let text = if is_shown { used() } else { String::new() };
        return ClockFace { text, urgency: Urgency::Counting };
    };
    let left = clock.left();
    let is_running = matches!(session.game.turn(), Turn::Place(turn) if turn == side);
    let urgency = match left {
        left if left.is_zero() => Urgency::Last,
        left if left <= TENTHS && is_running => Urgency::Last,
        left if left <= LOW => Urgency::Low,
        _ => Urgency::Ample,
    };
    ClockFace { text: time_left(&clock), urgency }
}

/// Time left, rounded up: tenths of a second below ten seconds, else seconds.
fn time_left(clock: &Clock) -> String {
    let shown = time_shown(clock);
    let step = step_shown(shown).as_millis();
    let millis = shown.as_nanos().div_ceil(1_000_000).div_ceil(step) * step;
    let seconds = u64::try_from(millis / 1000).unwrap_or(u64::MAX);
    let time = if shown <= TENTHS {
        format!("{seconds}.{}", millis / 100 % 10)
    } else {
        hours_minutes_seconds(seconds)
    };
    match (clock.is_in_period(), clock.period(), clock.control().overtime) {
        (true, Some((_, count)), Overtime::Periods { .. }) => format!("{time} x{count}"),
        (true, Some((_, moves)), _) if moves > 1 => format!("{time} /{moves}"),
        _ => time,
    }
}

pub fn hours_minutes_seconds(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}
