//! The daily puzzle, the same worldwide without a server.

use super::puzzle::{Puzzle, PuzzleGoal, is_easy};
use super::puzzle_set::puzzles;
use jiff::civil::{Date, Weekday};
use std::sync::LazyLock;

const FIRST_DAY: Date = Date::constant(2026, 1, 1);
/// First day without puzzles that only save discs.
const SECOND_ROTATION: Date = Date::constant(2026, 12, 1);
/// Number of puzzles in rotation, fixed so that every version agrees.
const TURNS: i64 = 1000;
/// Step between days, coprime to the rotation, so that all puzzles occur.
const STEP: i64 = 617;
/// Number of puzzles that Mondays choose from, and the first id of those.
const MONDAYS: usize = 400;
const EASY_FROM: u32 = 5260;

/// Puzzles in rotation since [`SECOND_ROTATION`].
static ROTATION: LazyLock<Vec<&'static Puzzle>> = LazyLock::new(|| {
    let keeps = |puzzle: &&Puzzle| puzzle.goal != PuzzleGoal::SaveDiscs;
    puzzles().iter().filter(keeps).take(TURNS as usize).collect()
});

static EASY: LazyLock<Vec<&'static Puzzle>> = LazyLock::new(|| {
    let new = puzzles().iter().filter(|puzzle| puzzle.id >= EASY_FROM);
    new.filter(|puzzle| is_easy(puzzle)).take(MONDAYS).collect()
});

/// Puzzle of a UTC day, also before the first one. A week begins with an easy one.
pub fn daily(day: Date) -> &'static Puzzle {
    let days = i64::from((day - FIRST_DAY).get_days());
    let at =
        |step: i64, count: usize| (step * STEP).rem_euclid(count.cast_signed() as i64) as usize;
    let turn = |count: usize| at(days, count);
    if day < SECOND_ROTATION {
        return &puzzles()[turn(TURNS as usize)];
    }
    if day.weekday() == Weekday::Monday && !EASY.is_empty() {
        return EASY[at(days.div_euclid(7), EASY.len())];
    }
    ROTATION[turn(ROTATION.len())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::ToSpan as _;
    use std::collections::HashSet;

    #[test]
    fn no_puzzle_comes_twice_before_all_have_come() {
        let start = FIRST_DAY - 700.days();
        let days = (0..TURNS).map(|at| daily(start + at.days()).id);
        assert_eq!(days.collect::<HashSet<_>>().len(), TURNS as usize);
        let later = (0..TURNS).map(|at| SECOND_ROTATION + at.days());
        let hard = later.filter(|day| day.weekday() != Weekday::Monday).map(|day| daily(day).id);
        let hard: Vec<u32> = hard.collect();
        assert_eq!(hard.iter().collect::<HashSet<_>>().len(), hard.len());
    }

    #[test]
    fn a_week_begins_with_an_easy_puzzle_and_none_only_saves_discs() {
        for at in 0..700 {
            let day = SECOND_ROTATION + at.days();
            let puzzle = daily(day);
            assert_ne!(puzzle.goal, PuzzleGoal::SaveDiscs, "{day}");
            assert!(day.weekday() != Weekday::Monday || is_easy(puzzle), "{day}");
        }
    }
}
