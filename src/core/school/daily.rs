//! The daily puzzle, the same worldwide without a server.

use super::puzzle::{Puzzle, PuzzleGoal};
use super::puzzle_set::{puzzle_with_id, puzzles};
use jiff::civil::{Date, Weekday};
use std::sync::LazyLock;

const FIRST_DAY: Date = Date::constant(2026, 1, 1);
/// Number of puzzles in the first rotation, which ends with [`CALENDAR_START`], and the step between days, coprime to it.
const TURNS: i64 = 1000;
const STEP: i64 = 617;
/// First day of the calendar, and the Monday of its week.
const CALENDAR_START: Date = Date::constant(2026, 12, 1);
const CALENDAR_WEEK: Date = Date::constant(2026, 11, 30);

/// Puzzles by day from [`CALENDAR_START`] on, a line a week, once chosen by [`by_strength`]. They stay when puzzles are
/// added or rated again.
static CALENDAR: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let numbers = include_str!("../data/daily.calendar").split_whitespace();
    numbers.filter_map(|number| number.parse().ok()).collect()
});

/// Strengths of a week's puzzles, Monday to Sunday, on the scale of the levels.
const STRENGTHS: [u16; 7] = [900, 1100, 1250, 1400, 1550, 1700, 1900];
/// First day of the week, from Monday, on which a draw may be asked for.
const DRAWS_FROM: usize = 4;
/// Number of puzzles of a weekday, more than the weeks of a year; step between weeks, coprime to it.
const POOL: usize = 60;
const WEEK_STEP: i64 = 17;

/// Puzzles of each weekday: those closest to its strength, by number.
static POOLS: LazyLock<[Vec<&'static Puzzle>; 7]> = LazyLock::new(|| {
    std::array::from_fn(|weekday| {
        let fits = |puzzle: &&Puzzle| {
            puzzle.goal != PuzzleGoal::SaveDiscs
                && (weekday >= DRAWS_FROM || puzzle.goal != PuzzleGoal::Draw)
        };
        let mut pool: Vec<&Puzzle> = puzzles().iter().filter(fits).collect();
        pool.sort_by_key(|puzzle| (puzzle.strength.abs_diff(STRENGTHS[weekday]), puzzle.id));
        pool.truncate(POOL);
        pool.sort_by_key(|puzzle| puzzle.id);
        pool
    })
});

/// Puzzle of a UTC day, also before the first one. A week rises from an easy puzzle on Monday to a hard one on Sunday.
pub fn daily(day: Date) -> &'static Puzzle {
    let days = i64::from((day - FIRST_DAY).get_days());
    if day < CALENDAR_START {
        return &puzzles()[(days * STEP).rem_euclid(TURNS) as usize];
    }
    let at = usize::try_from((day - CALENDAR_START).get_days()).ok();
    let fixed = at.and_then(|at| puzzle_with_id(*CALENDAR.get(at)?));
    fixed.unwrap_or_else(|| by_strength(day))
}

/// Puzzle of a day without an entry in the calendar.
fn by_strength(day: Date) -> &'static Puzzle {
    let week = i64::from((day - CALENDAR_WEEK).get_days()).div_euclid(7);
    let pool = &POOLS[weekday(day)];
    pool[(week * WEEK_STEP).rem_euclid(pool.len().cast_signed() as i64) as usize]
}

/// Day of the week, 0 on Mondays.
fn weekday(day: Date) -> usize {
    day.weekday().since(Weekday::Monday).unsigned_abs() as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::ToSpan as _;
    use std::collections::HashSet;

    const LAST_DAY: Date = Date::constant(2028, 1, 2);

    fn calendar() -> impl Iterator<Item = Date> {
        let days = (LAST_DAY - CALENDAR_START).get_days();
        (0..=days).map(|at| CALENDAR_START + at.days())
    }

    #[test]
    fn no_puzzle_comes_twice_before_all_have_come() {
        let start = FIRST_DAY - 700.days();
        let days = (0..TURNS).map(|at| daily(start + at.days()).id);
        assert_eq!(days.collect::<HashSet<_>>().len(), TURNS as usize);
        let ids: Vec<u32> = calendar().map(|day| daily(day).id).collect();
        assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len(), "none twice in a year");
    }

    #[test]
    fn a_week_rises_and_asks_for_no_draw_before_friday() {
        for day in (0..2000).map(|at| CALENDAR_START + at.days()) {
            let (puzzle, weekday) = (daily(day), weekday(day));
            assert_ne!(puzzle.goal, PuzzleGoal::SaveDiscs, "{day}");
            assert!(weekday >= DRAWS_FROM || puzzle.goal != PuzzleGoal::Draw, "{day}");
            let far = puzzle.strength.abs_diff(STRENGTHS[weekday]);
            assert!(far <= 130, "{day}: {} for {}", puzzle.strength, STRENGTHS[weekday]);
        }
    }

    #[test]
    fn the_calendar_of_the_next_year_does_not_move() {
        assert_eq!(CALENDAR.len(), calendar().count());
        let days = [(2026, 12, 1), (2026, 12, 24), (2027, 3, 1), (2027, 7, 4), (2028, 1, 2)];
        let ids = days.map(|(year, month, day)| daily(Date::constant(year, month, day)).id);
        assert_eq!(ids, FROZEN);
        let sum = CALENDAR.iter().zip(1_u64..).map(|(id, at)| u64::from(*id) * at).sum::<u64>();
        assert_eq!(sum, FROZEN_SUM);
    }

    const FROZEN: [u32; 5] = [31, 3920, 5488, 1903, 4392];
    const FROZEN_SUM: u64 = 202_901_803;
}
