//! Dates of records: `2020`, `2026-11-21 05:00`, or that with a zone, `2026-11-21 05:00 GMT` or `2026-11-21 05:00
//! +0100`.

use super::sanitize;
use jiff::ToSpan as _;
use jiff::civil::DateTime;

const MINUTE: usize = "2026-11-21 05:00".len();
/// Longest date with a zone, in characters.
const LONGEST: usize = 32;

/// Date of a record without control characters and seconds, with its zone.
pub fn read(text: &str) -> String {
    let text = iso(&sanitize(text, LONGEST));
    let Some((minute, rest)) = to_the_minute(&text) else { return text };
    let seconds = rest.strip_prefix(':').map_or(rest, |rest| rest.get(2..).unwrap_or_default());
    match seconds.trim() {
        "" => minute.to_owned(),
        zone => format!("{minute} {zone}"),
    }
}

/// A date with other marks as ISO: `2003.12.15_12:33:18.MST` becomes `2003-12-15 12:33:18 MST`.
fn iso(text: &str) -> String {
    let is_date = |date: &str| {
        let mut parts = date.split(['-', '.', '/']);
        let is_number = |part: Option<&str>, length| {
            part.is_some_and(|it| {
                it.len() == length && it.bytes().all(|byte| byte.is_ascii_digit())
            })
        };
        is_number(parts.next(), 4) && is_number(parts.next(), 2) && is_number(parts.next(), 2)
    };
    let Some((date, rest)) = text.split_at_checked(10).filter(|(date, _)| is_date(date)) else {
        return text.to_owned();
    };
    let date = date.replace(['.', '/'], "-");
    let Some(time) = rest.strip_prefix(['_', ' ', 'T']) else { return date + rest };
    // The zone stands behind the seconds, with a dot.
    let (clock, zone) = time.split_once(['.', '_']).unwrap_or((time, ""));
    format!("{date} {clock} {zone}").trim_end().to_owned()
}

pub fn without_zone(date: &str) -> &str {
    to_the_minute(date).map_or(date, |(minute, _)| minute)
}

fn to_the_minute(text: &str) -> Option<(&str, &str)> {
    let is_date = text.is_ascii() && text.len() >= MINUTE && text.as_bytes()[10] == b' ';
    is_date.then(|| text.split_at(MINUTE))
}

/// Date in UTC if its zone is known, else unchanged; in GGF's form with seconds.
pub fn universal(date: &str) -> String {
    let Some((minute, zone)) = to_the_minute(date) else { return date.to_owned() };
    let zone = zone.trim();
    let shifted = offset(zone).and_then(|minutes| {
        let local = DateTime::strptime("%Y-%m-%d %H:%M", minute).ok()?;
        let universal = local.checked_sub(minutes.minutes()).ok()?;
        Some(format!("{}:00 GMT", universal.strftime("%Y-%m-%d %H:%M")))
    });
    let gap = if zone.is_empty() { "" } else { " " };
    shifted.unwrap_or_else(|| format!("{minute}:00{gap}{zone}"))
}

/// Offset of a zone such as `+0100` in minutes.
fn offset(zone: &str) -> Option<i64> {
    let (sign, digits) = match zone.split_at_checked(1)? {
        ("+", digits) => (1, digits),
        ("-", digits) => (-1, digits),
        _ => return None,
    };
    let is_number = digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit());
    let number: i64 = digits.parse().ok().filter(|_| is_number)?;
    Some(sign * (number / 100 * 60 + number % 100))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_are_kept_and_local_time_is_not_called_universal() {
        for (date, kept, universal_time) in [
            ("2026-11-21 05:00:00 GMT", "2026-11-21 05:00 GMT", "2026-11-21 05:00:00 GMT"),
            ("2026-11-21 05:00:00 CET", "2026-11-21 05:00 CET", "2026-11-21 05:00:00 CET"),
            ("2026-11-21 00:30 +0100", "2026-11-21 00:30 +0100", "2026-11-20 23:30:00 GMT"),
            ("2026-12-31 20:00 -0530", "2026-12-31 20:00 -0530", "2027-01-01 01:30:00 GMT"),
            ("2026-11-21 05:00", "2026-11-21 05:00", "2026-11-21 05:00:00"),
            ("2003.12.15_12:33:18.MST", "2003-12-15 12:33 MST", "2003-12-15 12:33:00 MST"),
            ("2026/11/21", "2026-11-21", "2026-11-21"),
            ("2020", "2020", "2020"),
            ("", "", ""),
        ] {
            assert_eq!(read(date), kept);
            assert_eq!(universal(&read(date)), universal_time);
        }
        assert_eq!(without_zone("2026-11-21 05:00 +0100"), "2026-11-21 05:00");
    }
}
