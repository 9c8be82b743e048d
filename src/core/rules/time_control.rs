//! Time controls.

use std::fmt::{self, Write as _};
use std::str::FromStr;
use std::time::Duration;

/// Time control of a side: main time, and increments or overtime.
///
/// Written as `5m` (sudden death), `5m+3s` (increment), `10m/30s` (byo-yomi: then 30 seconds a move), `10m/20in5m`
/// (then 5 minutes for every 20 moves, as in GTP), `10m/3x30s` (three Japanese periods; a period is lost when used up).
///
/// ```
/// use outflank_core::rules::{Clock, TimeControl};
/// use std::time::Duration;
///
/// let control: TimeControl = "5m+3s".parse().expect("five minutes and three seconds a move");
/// let mut clock = Clock::new(control);
/// clock.run(Duration::from_secs(10));
/// clock.moved();
/// assert_eq!(clock.left(), Duration::from_secs(293));
/// assert!("5m+".parse::<TimeControl>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    pub main: Duration,
    pub overtime: Overtime,
}

/// Increment during the main time, or overtime after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overtime {
    /// Sudden death.
    #[default]
    None,
    /// Fischer's increment after each move.
    Increment(Duration),
    /// Canadian byo-yomi: after the main time, periods for a number of moves each.
    ByoYomi {
        period: Duration,
        /// Moves of a period, at least 1.
        moves: u32,
    },
    /// Japanese byo-yomi: after the main time, a number of periods; a move within one costs none.
    Periods {
        period: Duration,
        /// At least 1.
        count: u32,
    },
}

const LONGEST: Duration = Duration::from_hours(100);
/// Largest number of moves or periods.
const MOST: u32 = 1000;

/// Error of an invalid time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum TimeControlError {
    #[error("'{0}' is not a time: write 90s, 5m, 1h30m or 5:00")]
    NotATime(String),
    #[error("'{0}' is too long: 100 hours at most")]
    TooLong(String),
    /// Invalid number of moves or periods.
    #[error("'{0}' is not a number from 1 to 1000")]
    NotACount(String),
    #[error("there is no time to play in")]
    NoTime,
}

impl TimeControl {
    pub const fn sudden_death(main: Duration) -> Self {
        Self { main, overtime: Overtime::None }
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let text = text.trim();
        let (main, overtime) = if let Some((main, increment)) = text.split_once('+') {
            (time(main)?, Overtime::Increment(time(increment)?))
        } else if let Some((main, periods)) = text.split_once('/') {
            let overtime = if let Some((moves, period)) = periods.split_once("in") {
                Overtime::ByoYomi { period: time(period)?, moves: count(moves)? }
            } else if let Some((number, period)) = periods.split_once('x') {
                Overtime::Periods { period: time(period)?, count: count(number)? }
            } else {
                Overtime::ByoYomi { period: time(periods)?, moves: 1 }
            };
            (time(main)?, overtime)
        } else {
            (time(text)?, Overtime::None)
        };
        let extra = match overtime {
            Overtime::None => Duration::ZERO,
            Overtime::Increment(time) => time,
            Overtime::ByoYomi { period, .. } | Overtime::Periods { period, .. } => {
                if period.is_zero() {
                    return Err(TimeControlError::NoTime);
                }
                period
            }
        };
        let overtime = if extra.is_zero() { Overtime::None } else { overtime };
        if main.is_zero() && extra.is_zero() {
            return Err(TimeControlError::NoTime);
        }
        Ok(Self { main, overtime })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_units(self.main))?;
        match self.overtime {
            Overtime::None => Ok(()),
            Overtime::Increment(time) => write!(f, "+{}", in_units(time)),
            Overtime::ByoYomi { period, moves: 1 } => write!(f, "/{}", in_units(period)),
            Overtime::ByoYomi { period, moves } => write!(f, "/{moves}in{}", in_units(period)),
            Overtime::Periods { period, count } => write!(f, "/{count}x{}", in_units(period)),
        }
    }
}

fn count(text: &str) -> Result<u32, TimeControlError> {
    let count = text.trim().parse().ok().filter(|count| (1..=MOST).contains(count));
    count.ok_or_else(|| TimeControlError::NotACount(text.trim().to_owned()))
}

/// `1h30m`, `90s`, `2.5s`, `500ms`, `5:00`, `1:30:00`, and `0`.
fn time(text: &str) -> Result<Duration, TimeControlError> {
    let text = text.trim();
    let wrong = || TimeControlError::NotATime(text.to_owned());
    let millis = match text {
        "0" => Some(0),
        _ if text.contains(':') => by_colons(text),
        _ => by_units(text),
    };
    let time = Duration::from_millis(millis.ok_or_else(wrong)?);
    if time > LONGEST {
        return Err(TimeControlError::TooLong(text.to_owned()));
    }
    Ok(time)
}

/// Milliseconds of `5:00` or `1:30:00`.
fn by_colons(text: &str) -> Option<u64> {
    let parts: Vec<&str> = text.split(':').collect();
    let (seconds, larger) = parts.split_last()?;
    if larger.len() > 2 || parts.iter().any(|part| part.is_empty()) {
        return None;
    }
    let mut whole = 0u64;
    for part in larger {
        whole = whole.checked_mul(60)?.checked_add(digits(part)?)?;
    }
    whole.checked_mul(60_000)?.checked_add(decimal(seconds)?)
}

/// Milliseconds of `1h30m`, `90s`, `500ms`.
fn by_units(text: &str) -> Option<u64> {
    let mut rest = text;
    let mut millis = 0u64;
    let mut largest = u64::MAX;
    while !rest.is_empty() {
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.')?;
        let (number, after) = rest.split_at(end);
        let units = [("ms", 1), ("h", 3_600_000), ("m", 60_000), ("s", 1000)];
        let (name, unit) = units.into_iter().find(|(name, _)| after.starts_with(name))?;
        // Units descend, each used once.
        if unit >= largest {
            return None;
        }
        largest = unit;
        millis = millis.checked_add(decimal(number)?.checked_mul(unit)? / 1000)?;
        rest = &after[name.len()..];
    }
    (largest != u64::MAX).then_some(millis)
}

fn digits(text: &str) -> Option<u64> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}

/// A number with up to three decimals, times 1000.
fn decimal(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    if part.len() > 3 {
        return None;
    }
    let thousandths = digits(part)? * 10u64.pow(3 - part.len() as u32);
    digits(whole)?.checked_mul(1000)?.checked_add(thousandths)
}

/// Inverse of parsing: `1h30m`, `5m`, `2.5s`, `0`.
fn in_units(time: Duration) -> String {
    let millis = time.as_millis();
    let (minutes, rest) = (millis / 60_000, millis % 60_000);
    let mut text = String::new();
    for (count, unit) in [(minutes / 60, "h"), (minutes % 60, "m")] {
        if count > 0 {
            let _ = write!(text, "{count}{unit}");
        }
    }
    match (rest / 1000, rest % 1000) {
        (0, 0) if text.is_empty() => "0".to_owned(),
        (0, 0) => text,
        (seconds, 0) => format!("{text}{seconds}s"),
        (seconds, part) => {
            let part = format!("{part:03}");
            format!("{text}{seconds}.{}s", part.trim_end_matches('0'))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(text: &str) -> TimeControl {
        text.parse().expect(text)
    }

    #[test]
    fn every_form_is_read_and_written() {
        for text in ["5m", "5m+3s", "10m/30s", "10m/20in5m", "1h30m/3x30s", "0/10s", "2.5s", "0+3s"]
        {
            assert_eq!(control(text).to_string(), text);
        }
        for (text, same) in [
            ("300s", "5m"),
            ("5:00+0:03", "5m+3s"),
            ("1:00:00", "1h"),
            ("500ms", "0.5s"),
            (" 5m + 3s ", "5m+3s"),
        ] {
            assert_eq!(control(text).to_string(), same, "{text}");
        }
        assert_eq!(control("5m+0"), TimeControl::sudden_death(Duration::from_mins(5)));
    }

    #[test]
    fn forms_that_make_no_sense_are_named() {
        for text in [
            "",
            "5",
            "5m+",
            "+3s",
            "m5",
            "5m3h",
            "5m5m",
            "five",
            "5m/",
            "5m/3x",
            "5m/0x5s",
            "5m/5x0",
            "0",
            "0+0",
            "-5m",
            "5:",
            ":",
            "1:2:3:4",
            "5m/0",
            "101h",
            "5m/1001in5m",
            "1.2345s",
            "99999999999999999999h",
            "5m+3s+1s",
        ] {
            let error = text.parse::<TimeControl>().expect_err(text);
            assert!(!error.to_string().is_empty());
        }
    }
}
