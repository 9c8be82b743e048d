//! What a player tells others of the daily puzzle.

use crate::school::Attempt;
use crate::words::say;
use jiff::civil::Date;

/// The line that tells others of a daily puzzle and gives nothing away: a block for each move, full where it was found
/// at once.
pub fn daily_line(day: Date, attempt: &Attempt, streak: usize, is_ascii: bool) -> String {
    let signs = if is_ascii { ['#', '-'] } else { ['■', '□'] };
    let blocks: String = attempt.found.iter().map(|found| signs[usize::from(!found)]).collect();
    say!("puzzle-daily-line", day = day.to_string(), blocks = blocks, streak = streak)
}
