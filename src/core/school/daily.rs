//! The daily puzzle: the same for everybody in the world, without anybody to ask.

use super::puzzle::Puzzle;
use super::puzzle_set::puzzles;
use jiff::civil::Date;

/// The first day.
const FIRST_DAY: Date = Date::constant(2026, 1, 1);
/// How many puzzles take turns; later ones never come into it, so that every version has the same.
const TURNS: i64 = 1000;
/// From one day's puzzle to the next one's: it has no factor in common with the turns, so that all of them come round.
const STEP: i64 = 617;

/// The puzzle of a day, by the calendar of Greenwich (UTC). The days before the first one have theirs, too.
pub fn daily(day: Date) -> &'static Puzzle {
    let days = i64::from((day - FIRST_DAY).get_days());
    let at = (days * STEP).rem_euclid(TURNS) as usize;
    // A set of fewer puzzles is one for a test.
    &puzzles()[at % puzzles().len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::ToSpan as _;
    use std::collections::HashSet;

    #[test]
    fn no_puzzle_comes_twice_before_all_have_come() {
        let start = FIRST_DAY - 400.days();
        let days = (0..TURNS).map(|at| daily(start + at.days()).id);
        assert_eq!(days.collect::<HashSet<_>>().len(), TURNS as usize);
    }
}
