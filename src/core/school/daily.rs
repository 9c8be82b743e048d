//! The daily puzzle, the same worldwide without a server.

use super::puzzle::Puzzle;
use super::puzzle_set::puzzles;
use jiff::civil::Date;

const FIRST_DAY: Date = Date::constant(2026, 1, 1);
/// Number of puzzles in rotation, fixed so that every version agrees.
const TURNS: i64 = 1000;
/// Step between days, coprime to the rotation, so that all puzzles occur.
const STEP: i64 = 617;

/// Puzzle of a UTC day, also before the first one.
pub fn daily(day: Date) -> &'static Puzzle {
    let days = i64::from((day - FIRST_DAY).get_days());
    let at = (days * STEP).rem_euclid(TURNS) as usize;
    // The remainder keeps the index valid if there are fewer puzzles than `TURNS`.
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
