//! Results (`RE`) and clocks (`TM`, `OT`) of SGF.

use super::Record;
use crate::rules::{Color, Forfeit, ForfeitReason, GameClocks, MoveMark, Overtime, TimeControl};
use std::time::Duration;

/// outflank's own property of the node that ends the game, if the main line continues beyond it.
pub const END: &str = "XEND";

pub const MARKS: [(MoveMark, &str, &str); 6] = [
    (MoveMark::Brilliant, "TE", "2"),
    (MoveMark::Good, "TE", "1"),
    (MoveMark::Blunder, "BM", "2"),
    (MoveMark::Mistake, "BM", "1"),
    (MoveMark::Interesting, "IT", ""),
    (MoveMark::Doubtful, "DO", ""),
];

/// Forfeits by the letters in place of a margin.
const FORFEITS: [(ForfeitReason, &str); 3] =
    [(ForfeitReason::Time, "T"), (ForfeitReason::Resigned, "R"), (ForfeitReason::Left, "F")];

/// Result of a record: `B+12`, `W+T`, `0`; `None` without one.
pub fn write_result(record: &Record) -> Option<String> {
    if let Some(Forfeit { loser, reason }) = record.game.forfeit() {
        let (_, letter) = FORFEITS.into_iter().find(|(it, _)| *it == reason)?;
        return Some(format!("{}+{letter}", side_letter(!loser)));
    }
    Some(match record.result().or(record.stated)? {
        0 => "0".to_owned(),
        result @ 1.. => format!("B+{result}"),
        result => format!("W+{}", -result),
    })
}

/// Winner of a result, and the text after the plus.
fn parts(text: &str) -> Option<(Color, &str)> {
    let (winner, by) = text.trim().split_once('+')?;
    let is_it = |side: &Color| side_letter(*side).eq_ignore_ascii_case(winner.trim());
    Some((Color::BOTH.into_iter().find(is_it)?, by.trim()))
}

/// Forfeit of a result: `B+T`, `W+Resign`.
pub fn read_forfeit(text: &str) -> Option<Forfeit> {
    let (winner, by) = parts(text)?;
    let first = by.chars().next()?.to_ascii_uppercase().to_string();
    let (reason, _) = FORFEITS.into_iter().find(|(_, letter)| *letter == first)?;
    Some(Forfeit { loser: !winner, reason })
}

/// Margin of a result, Black's discs less White's.
pub fn read_result(text: &str) -> Option<i32> {
    if matches!(text.trim(), "0" | "Draw" | "draw") {
        return Some(0);
    }
    let (winner, by) = parts(text)?;
    let by: f64 = by.parse().ok()?;
    let by = (0.0..=64.0).contains(&by).then(|| by.round() as i32)?;
    Some(if winner == Color::Black { by } else { -by })
}

/// Clock of both sides: seconds of main time, and overtime in our notation. `None` for different clocks.
pub fn write_clock(clocks: &GameClocks) -> Option<(String, Option<String>)> {
    let [black, white] = clocks.time_controls;
    let control = black.filter(|_| black == white)?;
    let main = format!("{}", control.main.as_secs_f64());
    let overtime = (control.overtime != Overtime::None).then(|| control.to_string());
    Some((main, overtime))
}

/// Clock of `TM` and `OT`; overtime in other notations is unknown.
pub fn read_clock(main: &str, overtime: &str) -> Option<TimeControl> {
    let seconds = main.trim().parse().ok().and_then(|it| Duration::try_from_secs_f64(it).ok());
    let known: Option<TimeControl> = overtime.parse().ok();
    let main = seconds.filter(|time| !time.is_zero()).map(TimeControl::sudden_death);
    known.filter(|control| Some(control.main) == seconds).or(main)
}

pub const fn side_letter(side: Color) -> &'static str {
    match side {
        Color::Black => "B",
        Color::White => "W",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_and_clocks_of_others_are_read() {
        let forfeit = |loser, reason| Some(Forfeit { loser, reason });
        for (text, margin, lost) in [
            ("B+12", Some(12), None),
            ("w+2.0", Some(-2), None),
            ("0", Some(0), None),
            ("B+R", None, forfeit(Color::White, ForfeitReason::Resigned)),
            ("W+Time", None, forfeit(Color::Black, ForfeitReason::Time)),
            ("W+Forfeit", None, forfeit(Color::Black, ForfeitReason::Left)),
            ("Void", None, None),
            ("?", None, None),
            ("X+3", None, None),
        ] {
            assert_eq!((read_result(text), read_forfeit(text)), (margin, lost), "{text}");
        }
        let clock = |main, overtime| read_clock(main, overtime).map(|it| it.to_string());
        assert_eq!(clock("300", ""), Some("5m".to_owned()));
        assert_eq!(clock("600", "5x30 byo-yomi"), Some("10m".to_owned()));
        assert_eq!(clock("600", "10m/30s"), Some("10m/30s".to_owned()));
        assert_eq!(clock("0", "0/10s"), Some("0/10s".to_owned()));
        assert_eq!((clock("", ""), clock("-1", ""), clock("soon", "")), (None, None, None));
    }
}
