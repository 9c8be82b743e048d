//! Progress: which boards of which lessons somebody has solved.

use super::lesson::Lesson;
use std::collections::BTreeMap;

/// The step of a learner: a board of a lesson that was solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearntBoard {
    /// The lesson's name.
    pub lesson: String,
    /// Which of its boards, from 0.
    pub board: usize,
    /// Whether the first answer was right.
    pub at_first: bool,
}

/// The progress of a learner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Solved boards, and whether the first answer was right.
    solved: BTreeMap<(String, usize), bool>,
}

/// Right first answers that pass an exam of five.
const PASSED: usize = 4;

impl Progress {
    /// Notes a board that was solved; says whether that is news. An exam can be taken again: what counts is the best
    /// time.
    pub fn note(&mut self, board: LearntBoard) -> bool {
        let LearntBoard { lesson, board, at_first } = board;
        let before = self.solved.get(&(lesson.clone(), board));
        let is_news = before.is_none_or(|before| at_first && !before);
        if is_news {
            self.solved.insert((lesson, board), at_first);
        }
        is_news
    }

    /// Whether a board is solved.
    pub fn has(&self, lesson: &Lesson, board: usize) -> bool {
        self.solved.contains_key(&(lesson.name.clone(), board))
    }

    /// How many boards of a lesson are solved, those of the exam too.
    pub fn of(&self, lesson: &Lesson) -> usize {
        (0..lesson.boards.len()).filter(|board| self.has(lesson, *board)).count()
    }

    /// The first board of a lesson that is not solved; `None` where all are.
    pub fn next(&self, lesson: &Lesson) -> Option<usize> {
        (0..lesson.boards.len()).find(|board| !self.has(lesson, *board))
    }

    /// The first board to take up: one that is not solved, or after a failed exam the first that was missed there.
    pub fn take_up(&self, lesson: &Lesson) -> usize {
        let missed = || {
            let mut exam = lesson.exam..lesson.boards.len();
            let is_missed =
                |board: &usize| self.solved.get(&(lesson.name.clone(), *board)) == Some(&false);
            exam.find(is_missed).filter(|_| !self.has_passed(lesson))
        };
        self.next(lesson).or_else(missed).unwrap_or(0)
    }

    /// Whether every board of a lesson is solved.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.next(lesson).is_none()
    }

    /// How many boards of the exam were solved with the first answer.
    pub fn exam_score(&self, lesson: &Lesson) -> usize {
        let exam = lesson.exam..lesson.boards.len();
        let at_first =
            |board: &usize| self.solved.get(&(lesson.name.clone(), *board)) == Some(&true);
        exam.filter(at_first).count()
    }

    /// Whether the exam of a lesson is passed: all of it solved, nearly all with the first answer.
    pub fn has_passed(&self, lesson: &Lesson) -> bool {
        let needed = PASSED.min(lesson.exam_boards());
        self.is_done(lesson) && self.exam_score(lesson) >= needed
    }
}
