//! What became of the puzzles that somebody tried: a rating, those that come back, and the days of the daily one.

use super::motif_set::{Motif, Motifs};
use super::puzzle::Puzzle;
use super::puzzle_set::{puzzle_with_id, puzzles};
use super::rating::Estimate;
use super::spacing::comes_back_in;
use crate::engine::Random;
use jiff::ToSpan as _;
use jiff::civil::Date;
use rand::seq::IndexedRandom as _;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// The theme of a puzzle: an idea that is behind it, or none that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PuzzleTheme(pub Option<Motif>);

impl PuzzleTheme {
    /// Whether a puzzle with these ideas is about it.
    pub const fn fits(self, motifs: Motifs) -> bool {
        match self.0 {
            Some(motif) => motifs.has(motif),
            None => motifs.is_empty(),
        }
    }
}

/// A try at a puzzle, once it is solved or given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleTry {
    /// The puzzle's id.
    pub puzzle: u32,
    /// Wrong moves, and the solution where that was shown.
    pub misses: u32,
    /// Whether the idea was told before.
    pub is_hinted: bool,
    /// How many times in a row it has been solved at once since it was missed.
    pub streak: u8,
    /// When it comes back, if it was ever missed and is not known yet.
    pub due: Option<Date>,
    /// The day whose puzzle it was, if it was that.
    pub daily: Option<Date>,
}

impl PuzzleTry {
    /// What it counts: 1, a half if the idea was told, or nothing after a miss.
    pub const fn score(&self) -> f64 {
        match (self.misses, self.is_hinted) {
            (0, false) => 1.0,
            (0, true) => 0.5,
            _ => 0.0,
        }
    }
}

/// The score of a rush: as many puzzles as one can in so many minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RushScore {
    /// Minutes that there were.
    pub minutes: u32,
    /// Puzzles that were solved.
    pub solved: u32,
}

/// The record of somebody's puzzles.
///
/// ```
/// use outflank_core::school::{PuzzleRecord, puzzles};
/// use jiff::civil::date;
///
/// let mut record = PuzzleRecord::default();
/// let first = record.tried(&puzzles()[0], 0, false, None, date(2026, 11, 23));
/// assert!(record.note(&first));
/// assert_eq!(record.solved(|_| true), 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleRecord {
    /// The scores of first tries, by the puzzle's id.
    first: BTreeMap<u32, f64>,
    /// How often in a row those that were missed have been solved since, and when they come back.
    missed: BTreeMap<u32, (u8, Option<Date>)>,
    /// The days whose puzzle was tried.
    days: BTreeSet<Date>,
    /// The best rush, by its minutes.
    rushes: BTreeMap<u32, u32>,
    /// The solver's strength.
    estimate: Estimate,
}

/// How many of the puzzles that fit best one is drawn from.
const DRAWN_FROM: usize = 20;

impl PuzzleRecord {
    /// A try that ended today, as it is to be kept.
    pub fn tried(
        &self,
        puzzle: &Puzzle,
        misses: u32,
        is_hinted: bool,
        daily: Option<Date>,
        today: Date,
    ) -> PuzzleTry {
        let before = self.missed.get(&puzzle.id).copied();
        let is_right = misses == 0;
        let streak = match before {
            Some((streak, _)) if is_right => streak.saturating_add(1),
            _ => 0,
        };
        let later = |days: u32| today + i64::from(days).days();
        let due = match (before, is_right) {
            (None, true) => None,
            (_, false) => Some(later(1)),
            (Some(_), true) => comes_back_in(streak).map(later),
        };
        PuzzleTry { puzzle: puzzle.id, misses, is_hinted, streak, due, daily }
    }

    /// Takes a try in; says whether it was the first at that puzzle, which alone counts for the rating.
    pub fn note(&mut self, tried: &PuzzleTry) -> bool {
        self.note_day(tried.daily);
        if tried.due.is_some() || self.missed.contains_key(&tried.puzzle) || tried.misses > 0 {
            self.missed.insert(tried.puzzle, (tried.streak, tried.due));
        }
        let is_first = !self.first.contains_key(&tried.puzzle);
        if is_first {
            self.first.insert(tried.puzzle, tried.score());
            if let Some(puzzle) = puzzle_with_id(tried.puzzle) {
                self.estimate.note(puzzle.strength.into(), tried.score());
            }
        }
        is_first
    }

    /// Takes a day in whose puzzle was tried.
    pub fn note_day(&mut self, day: Option<Date>) {
        self.days.extend(day);
    }

    /// Takes a rush in; says whether it is the best of its length.
    pub fn note_rush(&mut self, score: RushScore) -> bool {
        let best = self.rushes.entry(score.minutes).or_default();
        let is_best = score.solved > *best;
        *best = score.solved.max(*best);
        is_best
    }

    /// The most puzzles that were solved in a rush of so many minutes; `None` where there was none.
    pub fn best_rush(&self, minutes: u32) -> Option<u32> {
        self.rushes.get(&minutes).copied()
    }

    /// The solver's strength.
    pub const fn estimate(&self) -> &Estimate {
        &self.estimate
    }

    /// First tries.
    pub fn tries(&self) -> usize {
        self.first.len()
    }

    /// How many puzzles about this were solved at the first try, with or without a hint.
    pub fn solved(&self, is_about: impl Fn(&Puzzle) -> bool) -> usize {
        let solved = self.first.iter().filter(|(_, score)| **score > 0.0);
        solved.filter_map(|(id, _)| puzzle_with_id(*id)).filter(|it| is_about(it)).count()
    }

    /// Whether the puzzle of a day was tried.
    pub fn has_tried_daily(&self, day: Date) -> bool {
        self.days.contains(&day)
    }

    /// On how many days in a row the daily puzzle was tried, up to today or yesterday. A clock that was set back takes
    /// nothing away: the last day counts, whenever today is said to be.
    pub fn streak(&self, today: Date) -> usize {
        let Some(&last) = self.days.last() else { return 0 };
        if last < today - 1.day() {
            return 0;
        }
        let days = self.days.iter().rev().zip(0_i64..);
        days.take_while(|(day, back)| **day == last - (*back).days()).count()
    }

    /// The missed puzzles that are to be tried again, those that have waited longest first.
    pub fn due(&self, today: Date) -> Vec<&'static Puzzle> {
        let waiting = |(&id, &(_, due)): (&u32, &(u8, Option<Date>))| Some((due?, id));
        let mut due: Vec<(Date, u32)> = self.missed.iter().filter_map(waiting).collect();
        due.retain(|(day, _)| *day <= today);
        due.sort_unstable();
        due.into_iter().filter_map(|(_, id)| puzzle_with_id(id)).collect()
    }

    /// How many missed puzzles come back on a later day.
    pub fn waiting(&self, today: Date) -> usize {
        self.missed.values().filter(|(_, due)| due.is_some_and(|due| due > today)).count()
    }

    /// A puzzle of about this strength that was never tried; one that was where none is left. `None` where none is
    /// about it.
    pub fn near(
        &self,
        strength: f64,
        is_about: impl Fn(&Puzzle) -> bool,
        but: &HashSet<u32>,
        random: &mut Random,
    ) -> Option<&'static Puzzle> {
        let mut fitting = self.fitting(|it| is_about(it) && !but.contains(&it.id));
        fitting.sort_by(|one, other| away(one, strength).total_cmp(&away(other, strength)));
        fitting.truncate(DRAWN_FROM);
        fitting.choose(random).copied()
    }

    /// The puzzle about this that fits best.
    pub fn nearest(
        &self,
        strength: f64,
        is_about: impl Fn(&Puzzle) -> bool,
    ) -> Option<&'static Puzzle> {
        let fitting = self.fitting(is_about).into_iter();
        fitting.min_by(|one, other| away(one, strength).total_cmp(&away(other, strength)))
    }

    /// The puzzles about this that were never tried, or all where none is left.
    fn fitting(&self, is_about: impl Fn(&Puzzle) -> bool) -> Vec<&'static Puzzle> {
        let mut fitting: Vec<&'static Puzzle> =
            puzzles().iter().filter(|it| is_about(it)).collect();
        if fitting.iter().any(|it| !self.first.contains_key(&it.id)) {
            fitting.retain(|it| !self.first.contains_key(&it.id));
        }
        fitting
    }
}

/// How far a puzzle is from a strength.
fn away(puzzle: &Puzzle, strength: f64) -> f64 {
    (f64::from(puzzle.strength) - strength).abs()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn days(dates: &[Date]) -> PuzzleRecord {
        PuzzleRecord { days: dates.iter().copied().collect(), ..PuzzleRecord::default() }
    }

    #[test]
    fn a_streak_lasts_until_a_day_is_missed_and_a_clock_set_back_does_not_break_it() {
        let record = days(&[date(2026, 2, 27), date(2026, 2, 28), date(2026, 3, 1)]);
        assert_eq!(record.streak(date(2026, 3, 1)), 3);
        assert_eq!(record.streak(date(2026, 3, 2)), 3, "today's can still be solved");
        assert_eq!(record.streak(date(2026, 3, 3)), 0);
        assert_eq!(record.streak(date(2026, 1, 1)), 3, "the clock was set back");
        let broken = days(&[date(2026, 2, 26), date(2026, 2, 28), date(2026, 3, 1)]);
        assert_eq!(broken.streak(date(2026, 3, 1)), 2);
        assert_eq!(PuzzleRecord::default().streak(date(2026, 3, 1)), 0);
    }

    #[test]
    fn missed_puzzles_come_back_at_growing_intervals_until_they_are_known() {
        let mut record = PuzzleRecord::default();
        let puzzle = &puzzles()[4];
        let mut today = date(2026, 11, 23);
        let missed = record.tried(puzzle, 2, false, None, today);
        assert!(record.note(&missed));
        let before = record.estimate.clone();
        let mut waited = Vec::new();
        while let Some((_, Some(due))) = record.missed.get(&puzzle.id) {
            assert!(record.due(*due - 1.day()).is_empty());
            assert_eq!(record.due(*due), [puzzle]);
            waited.push((*due - today).get_days());
            today = *due;
            let tried = record.tried(puzzle, 0, false, None, today);
            assert!(!record.note(&tried), "only the first try counts");
        }
        assert_eq!(waited, [1, 1, 3, 8, 21]);
        assert_eq!(record.estimate, before);
    }
}
