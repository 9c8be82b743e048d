//! The daily puzzle's result, to share.

use crate::school::Attempt;
use crate::words::say;
use jiff::civil::Date;

/// A result line without spoilers: one block for each move, full if found at first try.
pub fn daily_line(day: Date, attempt: &Attempt, streak: usize, is_ascii: bool) -> String {
    let signs = if is_ascii { ['#', '-'] } else { ['■', '□'] };
    let blocks: String = attempt.found.iter().map(|found| signs[usize::from(!found)]).collect();
    say!("puzzle-daily-line", day = day.to_string(), blocks = blocks, streak = streak)
}
