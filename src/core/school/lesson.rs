//! Lessons: boards with something to do on each, and what is said about them.

use super::claim::Claim;
use super::task::{LessonAnswer, LessonTask};
use crate::rules::{Game, Square};

/// The lesson: a subject, its boards, and an exam.
///
/// ```
/// use outflank_core::school::{LessonAnswer, Lesson};
///
/// let text = "\
/// ### Your first move
/// Trap a disc between two of yours.
/// moves:
/// task: play legal
/// answer: d3 c4 f5 e6
/// right: Well done.
/// ";
/// let lesson = Lesson::read("first", &format!("# Playing\nHow discs are placed.\n\n{text}"))?;
/// assert_eq!(lesson.boards.len(), 1);
/// assert!(matches!(lesson.boards[0].answer, LessonAnswer::Squares(four) if four.len() == 4));
/// # Ok::<(), outflank_core::school::LessonError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The name that files and progress know it by.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// What one learns, in a sentence.
    pub summary: String,
    /// The boards, those of the exam last.
    pub boards: Vec<LessonBoard>,
    /// The first board of the exam: how many boards come before it.
    pub exam: usize,
}

/// The board of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonBoard {
    /// What it is about; empty in an exam.
    pub title: String,
    /// What is explained, a paragraph each.
    pub text: Vec<String>,
    /// What is to be done, in a sentence.
    pub ask: String,
    /// The position; the player is to move there.
    pub game: Game,
    /// What is to be done.
    pub task: LessonTask,
    /// What answers it.
    pub answer: LessonAnswer,
    /// What is said of the right answer.
    pub right: String,
    /// What is said of any other answer; empty where nothing is.
    pub wrong: String,
    /// What is said of answers of their own.
    pub wrong_at: Vec<(Square, String)>,
    /// What is said of the board, for a check, with its lines.
    pub(super) claims: Vec<(usize, Claim)>,
    /// The line of its answer, or of its task.
    pub(super) line: usize,
    /// Where the position comes from; empty where it was made up.
    pub source: String,
}

impl Lesson {
    /// Whether a board is one of the exam.
    pub const fn is_exam(&self, at: usize) -> bool {
        at >= self.exam
    }

    /// The boards of the exam.
    pub const fn exam_boards(&self) -> usize {
        self.boards.len() - self.exam
    }
}

impl LessonBoard {
    /// What is said of a wrong answer on this square; empty where nothing is.
    pub fn said_against(&self, square: Square) -> &str {
        let own = self.wrong_at.iter().find(|(at, _)| *at == square);
        own.map_or(&self.wrong, |(_, said)| said)
    }
}
