//! Dates, results, time controls and marks of PGN.

use super::{Record, date};
use crate::rules::{Color, Forfeit, ForfeitReason, MoveMark, Overtime, TimeControl};
use std::time::Duration;

/// outflank's own tag: plies of the game, if its main line continues beyond it.
pub const END: &str = "OutflankPlies";
pub const TERMINATION: &str = "Termination";
pub const TIME_CONTROL: &str = "TimeControl";

/// Marks with their numbers among the glyphs (`$1`), and their signs.
const MARKS: [(MoveMark, u8, &str); 6] = [
    (MoveMark::Good, 1, "!"),
    (MoveMark::Mistake, 2, "?"),
    (MoveMark::Brilliant, 3, "!!"),
    (MoveMark::Blunder, 4, "??"),
    (MoveMark::Interesting, 5, "!?"),
    (MoveMark::Doubtful, 6, "?!"),
];

/// Number of a mark among the glyphs.
pub fn glyph(mark: MoveMark) -> u8 {
    let found = MARKS.iter().find(|(it, ..)| *it == mark);
    found.expect("all marks are there").1
}

/// Mark of a glyph or a sign: `$2`, `?`.
pub fn mark(word: &str) -> Option<MoveMark> {
    let number = word.strip_prefix('$').and_then(|number| number.parse().ok());
    let is_it =
        |it: &&(MoveMark, u8, &str)| number.map_or(it.2 == word, |number: u8| it.1 == number);
    MARKS.iter().find(is_it).map(|it| it.0)
}

/// Forfeits as `Termination` names them.
const TERMINATIONS: [(ForfeitReason, &str); 3] = [
    (ForfeitReason::Time, "time forfeit"),
    (ForfeitReason::Resigned, "resignation"),
    (ForfeitReason::Left, "abandoned"),
];

pub fn termination(reason: ForfeitReason) -> &'static str {
    let found = TERMINATIONS.iter().find(|(it, _)| *it == reason);
    found.expect("all reasons are there").1
}

/// Forfeit by a termination, and the margin of Black in the result.
pub fn read_forfeit(termination: &str, margin: Option<i32>) -> Option<Forfeit> {
    let is_it = |it: &&(ForfeitReason, &str)| it.1.eq_ignore_ascii_case(termination);
    let (reason, _) = TERMINATIONS.iter().find(is_it)?;
    let loser = match margin?.signum() {
        1 => Color::White,
        -1 => Color::Black,
        _ => return None,
    };
    Some(Forfeit { loser, reason: *reason })
}

/// Discs of both sides in a result such as `33-31`.
pub fn discs(word: &str) -> Option<(i32, i32)> {
    let (black, white) = word.split_once('-')?;
    let is_number = |text: &str| (1..=2).contains(&text.len()) && text.parse::<u8>().is_ok();
    if !is_number(black) || !is_number(white) {
        return None;
    }
    Some((black.parse().ok()?, white.parse().ok()?))
}

/// Discs of both sides with the empty squares to the winner: `33-31`; `*` if unknown.
pub fn write_result(record: &Record) -> String {
    match record.result().or(record.stated) {
        // Of an odd margin a square is left out.
        Some(margin @ -64..=64) => {
            let black = (64 + margin).div_euclid(2);
            format!("{black}-{}", black - margin)
        }
        _ => "*".to_owned(),
    }
}

/// Day and time of a date: `2026.11.21` and `05:00 +0100`.
pub fn write_date(date: &str) -> (String, &str) {
    let (day, time) = date.split_once(' ').unwrap_or((date, ""));
    let is_iso = day.split('-').all(|part| part.parse::<u16>().is_ok());
    if is_iso { (day.replace('-', "."), time) } else { (date.to_owned(), "") }
}

/// A date of a day and a time: `2026.11.??` as far as it is known, other texts as they are.
pub fn read_date(day: &str, time: &str) -> String {
    let parts: Vec<&str> = day.split('.').collect();
    let is_number = |part: &&str| part.parse::<u16>().is_ok();
    let known: Vec<&str> = parts.iter().copied().take_while(is_number).collect();
    if known.is_empty() {
        let is_unknown = day.chars().all(|c| matches!(c, '?' | '.'));
        return if is_unknown { String::new() } else { date::read(day) };
    }
    let has_time = known.len() == 3 && !time.is_empty();
    let time = if has_time { format!(" {time}") } else { String::new() };
    date::read(&(known.join("-") + &time))
}

/// Seconds, as the standard writes them, else our notation.
pub fn write_time_control(control: TimeControl) -> String {
    let main = control.main.as_secs_f64();
    match control.overtime {
        Overtime::None => main.to_string(),
        Overtime::Increment(time) => format!("{main}+{}", time.as_secs_f64()),
        Overtime::ByoYomi { .. } | Overtime::Periods { .. } => control.to_string(),
    }
}

/// Inverse of [`write_time_control`]; other notations of the standard, such as `40/7200`, are unknown.
pub fn read_time_control(text: &str) -> Option<TimeControl> {
    let seconds = |text: &str| {
        let seconds = text.parse().ok();
        seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
    };
    let (main, increment) = text.split_once('+').unwrap_or((text, "0"));
    match (seconds(main), seconds(increment)) {
        (Some(main), Some(increment)) if increment.is_zero() => {
            (!main.is_zero()).then(|| TimeControl::sudden_death(main))
        }
        (Some(main), Some(increment)) => {
            Some(TimeControl { main, overtime: Overtime::Increment(increment) })
        }
        _ => text.parse().ok(),
    }
}
