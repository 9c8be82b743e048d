//! Clocks and time controls as text.

use crate::app::session::game_session::GameSession;
use crate::app::session::session_clock::{LOW, TENTHS, step_shown, time_shown};
use crate::app::session::setup::{TimeControls, write_time_controls};
use crate::rules::{Clock, Color, Overtime, TimeControl, Turn, Variant};
use crate::words::{say, side_names};
use std::time::Duration;

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
        let text = hours_minutes_seconds(session.used(side).as_secs());
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

/// Time controls as the start screen shows them.
pub fn controls_choice(time_controls: TimeControls) -> String {
    if time_controls == [None; 2] { say!("clock-none") } else { write_time_controls(time_controls) }
}

/// Description of time controls in a sentence.
pub fn about_controls([black, white]: TimeControls, variant: Variant) -> String {
    if black == white {
        return match black {
            None => say!("clock-none-about"),
            Some(control) => say!("clock-each", control = about_control(control)),
        };
    }
    let about = |control: Option<TimeControl>| {
        control.map_or_else(|| say!("clock-no-limit"), about_control)
    };
    let [black_side, white_side] = side_names(variant);
    say!(
        "clock-odds",
        black = black_side,
        black_control = about(black),
        white = white_side,
        white_control = about(white)
    )
}

/// A time control in words: `5 minutes and 3 seconds a move`.
fn about_control(TimeControl { main, overtime }: TimeControl) -> String {
    let main_time = in_words(main);
    match overtime {
        Overtime::None => main_time,
        Overtime::Increment(increment) if main.is_zero() => {
            say!("clock-only-increment", increment = in_words(increment))
        }
        Overtime::Increment(increment) => {
            say!("clock-increment", main = main_time, increment = in_words(increment))
        }
        Overtime::ByoYomi { period, moves } => {
            say!("clock-byo-yomi", main = main_time, period = in_words(period), moves = moves)
        }
        Overtime::Periods { period, count } => {
            say!("clock-periods", main = main_time, period = in_words(period), spare = count - 1)
        }
    }
}

/// `5 minutes`, `1 hour 30 minutes`, `2.5 seconds`.
fn in_words(time: Duration) -> String {
    let (hours, minutes) = (time.as_secs() / 3600, time.as_secs() / 60 % 60);
    let seconds = (time.as_secs_f64() * 1000.0).round() / 1000.0 % 60.0;
    let mut parts = Vec::new();
    if hours > 0 {
        parts.push(say!("time-hours", count = hours));
    }
    if minutes > 0 {
        parts.push(say!("time-minutes", count = minutes));
    }
    if seconds > 0.0 || parts.is_empty() {
        let is_one = (seconds - 1.0).abs() < f64::EPSILON;
        let count = u64::from(!is_one) + 1;
        parts.push(say!("time-seconds", count = count, seconds = format!("{seconds}")));
    }
    parts.join(" ")
}
