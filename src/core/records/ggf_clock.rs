//! Clocks in GGF: `main/increment/grace`, each `[[d.]h:]m:s`.

use crate::rules::{Overtime, TimeControl};
use std::time::Duration;

/// Default grace: time added once, after the first overrun.
const GRACE: &str = "2:00";

/// Time control of a clock, without its grace; `None` for no limit or an invalid text.
pub fn read(text: &str) -> Option<TimeControl> {
    let mut parts = text.split('/');
    let main = time(parts.next()?)?;
    let increment = parts.next().map_or(Some(Duration::ZERO), time)?;
    let overtime =
        if increment.is_zero() { Overtime::None } else { Overtime::Increment(increment) };
    let is_limited = !main.is_zero() || !increment.is_zero();
    is_limited.then_some(TimeControl { main, overtime })
}

/// Clock of a time control; periods, which GGF lacks, become its grace.
pub fn write(control: Option<TimeControl>) -> String {
    let Some(control) = control else { return "0//0".to_owned() };
    let (increment, grace) = match control.overtime {
        Overtime::None => (Duration::ZERO, Duration::ZERO),
        Overtime::Increment(increment) => (increment, Duration::ZERO),
        Overtime::ByoYomi { period, .. } | Overtime::Periods { period, .. } => {
            (Duration::ZERO, period)
        }
    };
    let increment = if increment.is_zero() { String::new() } else { clock(increment) };
    let grace = clock(grace);
    let grace = if grace == GRACE { String::new() } else { format!("/{grace}") };
    let gap = if grace.is_empty() && increment.is_empty() { "" } else { "/" };
    format!("{}{gap}{increment}{grace}", clock(control.main))
}

/// Time of a move, the third part of its value: `F5//3.2`.
pub fn move_time(value: &str) -> Option<Duration> {
    let seconds: f64 = value.split('/').nth(2)?.trim().parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok().filter(|time| *time <= LONGEST)
}

/// Inverse of [`move_time`].
pub fn seconds(time: Duration) -> String {
    let (seconds, hundredths) = (time.as_secs(), time.subsec_millis() / 10);
    format!("{seconds}.{hundredths:02}")
}

/// Longest accepted time.
const LONGEST: Duration = Duration::from_secs(1_000_000);

/// `[[d.]h:]m:s`; empty is zero.
fn time(text: &str) -> Option<Duration> {
    let text = text.trim();
    if text.is_empty() {
        return Some(Duration::ZERO);
    }
    let (days, text) = match text.split_once('.') {
        Some((days, rest)) if rest.contains(':') => (days.parse().ok()?, rest),
        _ => (0u64, text),
    };
    let mut whole = days.checked_mul(24)?;
    let parts: Vec<&str> = text.split(':').collect();
    let (seconds, larger) = parts.split_last()?;
    // Missing hours and minutes are empty.
    let larger = if larger.len() < 2 {
        [&[""; 2][larger.len()..], larger].concat()
    } else {
        larger.to_vec()
    };
    for (part, unit) in larger.iter().zip([1, 60]) {
        let number = if part.is_empty() { 0 } else { part.parse::<u64>().ok()? };
        whole = whole.checked_mul(unit)?.checked_add(number)?;
    }
    let seconds: f64 = seconds.parse().ok()?;
    let seconds = Duration::try_from_secs_f64(seconds).ok()?;
    Duration::from_secs(whole.checked_mul(60)?).checked_add(seconds).filter(|time| *time <= LONGEST)
}

/// `5:00`, `1:30:00`.
fn clock(time: Duration) -> String {
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_of_servers_are_read() {
        for (text, control) in [
            ("5:00//2:00", Some("5m")),
            ("05:00//02:00", Some("5m")),
            ("15:00/0:10/2:00", Some("15m+10s")),
            ("1:00:00", Some("1h")),
            ("1.0:00:00//", Some("24h")),
            ("30", Some("30s")),
            ("0//0", None),
            ("", None),
            ("soon", None),
            ("1:x", None),
            ("99999999999999999999:00", None),
        ] {
            assert_eq!(read(text).map(|it| it.to_string()).as_deref(), control, "{text}");
        }
    }

    #[test]
    fn what_is_written_is_read() {
        for text in ["5m", "5m+3s", "1h30m", "0/10s", "2m/2m"] {
            let control: TimeControl = text.parse().expect("a time control");
            let back = read(&write(Some(control)));
            match control.overtime {
                Overtime::None | Overtime::Increment(_) => assert_eq!(back, Some(control)),
                _ => assert_eq!(back.map_or(Duration::ZERO, |it| it.main), control.main),
            }
        }
        assert_eq!(write("5m".parse().ok()), "5:00//0:00");
        assert_eq!(write("5m+3s".parse().ok()), "5:00/0:03/0:00");
    }
}
