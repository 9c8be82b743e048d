//! Results of puzzles: rating, repetition, daily streak.

use super::motif_set::{Motif, Motifs};
use super::puzzle::Puzzle;
use super::puzzle_set::{offered, puzzle_with_id};
use super::rating::Estimate;
use super::spacing::comes_back_in;
use crate::engine::Random;
use jiff::ToSpan as _;
use jiff::civil::Date;
use rand::seq::IndexedRandom as _;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// Theme of a puzzle: a motif, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PuzzleTheme(pub Option<Motif>);

impl PuzzleTheme {
    /// Whether a puzzle with these motifs has the theme.
    pub const fn fits(self, motifs: Motifs) -> bool {
        match self.0 {
            Some(motif) => motifs.has(motif),
            None => motifs.is_empty(),
        }
    }
}

/// A finished attempt at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleTry {
    pub puzzle: u32,
    /// Number of wrong moves and of moves shown as a solution.
    pub misses: u32,
    /// Whether a hint was given.
    pub is_hinted: bool,
    /// Consecutive clean solutions since the last miss.
    pub streak: u8,
    /// Next due day of a missed puzzle.
    pub due: Option<Date>,
    pub daily: Option<Date>,
}

impl PuzzleTry {
    /// Score: 1, 0.5 with a hint, 0 after a miss.
    pub const fn score(&self) -> f64 {
        match (self.misses, self.is_hinted) {
            (0, false) => 1.0,
            (0, true) => 0.5,
            _ => 0.0,
        }
    }
}

/// Standard deviation of a rating that is certain enough for puzzles of its strength.
const CERTAIN: f64 = 120.0;

/// Number of first attempts from which a rating is shown.
const RATED_FROM: usize = 10;

/// Score of a rush.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RushScore {
    pub minutes: u32,
    pub solved: u32,
}

/// Results of a player's puzzles.
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
    /// Scores of first attempts by puzzle.
    first: BTreeMap<u32, f64>,
    /// Streak and due day of missed puzzles.
    missed: BTreeMap<u32, (u8, Option<Date>)>,
    /// Days with an attempt at the daily puzzle.
    days: BTreeSet<Date>,
    /// Most puzzles solved in a rush, by its length in minutes.
    rushes: BTreeMap<u32, u32>,
    estimate: Estimate,
}

/// Number of best-fitting puzzles to draw from.
const DRAWN_FROM: usize = 20;

impl PuzzleRecord {
    /// Attempt that ended today.
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

    /// Notes an attempt; returns whether it was the first at the puzzle, which alone is rated.
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

    pub fn note_day(&mut self, day: Option<Date>) {
        self.days.extend(day);
    }

    /// Notes a rush; returns whether it is the best of its length.
    pub fn note_rush(&mut self, score: RushScore) -> bool {
        let best = self.rushes.entry(score.minutes).or_default();
        let is_best = score.solved > *best;
        *best = score.solved.max(*best);
        is_best
    }

    pub fn best_rush(&self, minutes: u32) -> Option<u32> {
        self.rushes.get(&minutes).copied()
    }

    pub const fn estimate(&self) -> &Estimate {
        &self.estimate
    }

    /// Whether enough puzzles were tried for a rating.
    pub fn is_rated(&self) -> bool {
        self.tries() >= RATED_FROM
    }

    /// Number of first attempts.
    pub fn tries(&self) -> usize {
        self.first.len()
    }

    /// Number of matching puzzles solved at the first attempt, with or without a hint.
    pub fn solved(&self, is_about: impl Fn(&Puzzle) -> bool) -> usize {
        let solved = self.first.iter().filter(|(_, score)| **score > 0.0);
        solved.filter_map(|(id, _)| puzzle_with_id(*id)).filter(|it| is_about(it)).count()
    }

    pub fn has_tried_daily(&self, day: Date) -> bool {
        self.days.contains(&day)
    }

    /// Consecutive days with the daily puzzle, up to today or yesterday. The latest day counts even if the clock was
    /// set back.
    pub fn streak(&self, today: Date) -> usize {
        let Some(&last) = self.days.last() else { return 0 };
        if last < today - 1.day() {
            return 0;
        }
        let days = self.days.iter().rev().zip(0_i64..);
        days.take_while(|(day, back)| **day == last - (*back).days()).count()
    }

    /// Missed puzzles that are due, longest waiting first.
    pub fn due(&self, today: Date) -> Vec<&'static Puzzle> {
        let waiting = |(&id, &(_, due)): (&u32, &(u8, Option<Date>))| Some((due?, id));
        let mut due: Vec<(Date, u32)> = self.missed.iter().filter_map(waiting).collect();
        due.retain(|(day, _)| *day <= today);
        due.sort_unstable();
        due.into_iter().filter_map(|(_, id)| puzzle_with_id(id)).collect()
    }

    /// Number of missed puzzles due later.
    pub fn waiting(&self, today: Date) -> usize {
        self.missed.values().filter(|(_, due)| due.is_some_and(|due| due > today)).count()
    }

    /// Rating of the next puzzle: that of the learner, or lower while it is uncertain, so that the first ones are easy.
    pub fn next_strength(&self) -> f64 {
        let rating = self.estimate().rating();
        (rating.value - rating.deviation + CERTAIN).min(rating.value)
    }

    /// An untried puzzle near this rating, else a tried one; `None` if none matches.
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

    /// Best fitting puzzle of these.
    pub fn nearest(
        &self,
        strength: f64,
        is_about: impl Fn(&Puzzle) -> bool,
    ) -> Option<&'static Puzzle> {
        let fitting = self.fitting(is_about).into_iter();
        fitting.min_by(|one, other| away(one, strength).total_cmp(&away(other, strength)))
    }

    /// Matching untried puzzles, else all matching ones.
    fn fitting(&self, is_about: impl Fn(&Puzzle) -> bool) -> Vec<&'static Puzzle> {
        let mut fitting: Vec<&'static Puzzle> =
            offered().iter().copied().filter(|it| is_about(it)).collect();
        if fitting.iter().any(|it| !self.first.contains_key(&it.id)) {
            fitting.retain(|it| !self.first.contains_key(&it.id));
        }
        fitting
    }
}

/// Distance of a puzzle from a rating.
fn away(puzzle: &Puzzle, strength: f64) -> f64 {
    (f64::from(puzzle.strength) - strength).abs()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::school::puzzles;
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
