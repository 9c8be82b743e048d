//! Progress of a learner.

use super::lesson::Lesson;
use std::collections::BTreeMap;

/// A solved board of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearntBoard {
    pub lesson: String,
    /// Index of the board, from 0.
    pub board: usize,
    /// Whether the first answer was right.
    pub at_first: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Solved boards, with whether the first answer was right.
    solved: BTreeMap<(String, usize), bool>,
}

/// Number of exam boards that must be solved at the first answer; all of them in a shorter exam.
const PASSED: usize = 4;

impl Progress {
    /// Notes a solved board; returns whether it is new or better than before. Exams can be repeated, and the best
    /// result of each board counts.
    pub fn note(&mut self, board: LearntBoard) -> bool {
        let LearntBoard { lesson, board, at_first } = board;
        let before = self.solved.get(&(lesson.clone(), board));
        let is_news = before.is_none_or(|before| at_first && !before);
        if is_news {
            self.solved.insert((lesson, board), at_first);
        }
        is_news
    }

    pub fn has(&self, lesson: &Lesson, board: usize) -> bool {
        self.solved.contains_key(&(lesson.name.clone(), board))
    }

    /// Number of solved boards of a lesson, exam included.
    pub fn of(&self, lesson: &Lesson) -> usize {
        (0..lesson.boards.len()).filter(|board| self.has(lesson, *board)).count()
    }

    /// First unsolved board; `None` if all are solved.
    pub fn next(&self, lesson: &Lesson) -> Option<usize> {
        (0..lesson.boards.len()).find(|board| !self.has(lesson, *board))
    }

    /// Index of the board to continue with: the first unsolved one, else the first missed one of a failed exam, else 0.
    pub fn take_up(&self, lesson: &Lesson) -> usize {
        let missed = || {
            let mut exam = lesson.exam..lesson.boards.len();
            let is_missed =
                |board: &usize| self.solved.get(&(lesson.name.clone(), *board)) == Some(&false);
            exam.find(is_missed).filter(|_| !self.has_passed(lesson))
        };
        self.next(lesson).or_else(missed).unwrap_or(0)
    }

    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.next(lesson).is_none()
    }

    /// Exam boards solved with the first answer.
    pub fn exam_score(&self, lesson: &Lesson) -> usize {
        let exam = lesson.exam..lesson.boards.len();
        let at_first =
            |board: &usize| self.solved.get(&(lesson.name.clone(), *board)) == Some(&true);
        exam.filter(at_first).count()
    }

    /// Whether the exam is passed: every board of the lesson is solved, and at least four exam boards (all, if there are
    /// fewer) with the first answer.
    pub fn has_passed(&self, lesson: &Lesson) -> bool {
        let needed = PASSED.min(lesson.exam_boards());
        self.is_done(lesson) && self.exam_score(lesson) >= needed
    }
}
