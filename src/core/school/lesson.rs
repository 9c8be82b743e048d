//! Lessons: boards with tasks and texts.

use super::claim::Claim;
use super::task::{LessonAnswer, LessonTask};
use crate::rules::{Game, Square};

/// A lesson: a subject, its boards, and an exam.
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
    /// Name in files and in the progress.
    pub name: String,
    pub title: String,
    /// Subject in a sentence.
    pub summary: String,
    /// Boards, those of the exam last.
    pub boards: Vec<LessonBoard>,
    /// Index of the exam's first board.
    pub exam: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonBoard {
    /// Empty in an exam.
    pub title: String,
    /// Paragraphs of the explanation.
    pub text: Vec<String>,
    /// Task in a sentence.
    pub ask: String,
    /// Position with the player to move.
    pub game: Game,
    pub task: LessonTask,
    pub answer: LessonAnswer,
    /// Reply to the right answer.
    pub right: String,
    /// Plies that are played out after an answer.
    pub then: usize,
    /// Replies to moves of the right kind that lose too much to be right.
    pub lesser: Vec<(Square, String)>,
    /// Reply to other answers; may be empty.
    pub wrong: String,
    /// Replies to particular answers.
    pub wrong_at: Vec<(Square, String)>,
    /// Claims to check, with their lines.
    pub(super) claims: Vec<(usize, Claim)>,
    /// Line of the answer, or of the task.
    pub(super) line: usize,
    /// Source of the position; empty if made up.
    pub source: String,
}

impl Lesson {
    pub const fn is_exam(&self, at: usize) -> bool {
        at >= self.exam
    }

    pub const fn exam_boards(&self) -> usize {
        self.boards.len() - self.exam
    }

    /// All texts that a player reads, but for empty ones, each with its key: `title` and `summary`, and for each board
    /// its title with the key of its line, such as `Count the moves/ask` or `Count the moves/wrong d6`; a second
    /// paragraph is `text 2`.
    pub fn texts_mut(&mut self) -> Vec<(String, &mut String)> {
        let mut texts =
            vec![("title".to_owned(), &mut self.title), ("summary".to_owned(), &mut self.summary)];
        for board in &mut self.boards {
            let name = board.title.clone();
            let key = |line: String| format!("{name}/{line}");
            texts.push((key("title".to_owned()), &mut board.title));
            for (number, text) in (1..).zip(&mut board.text) {
                let line = if number == 1 { "text".to_owned() } else { format!("text {number}") };
                texts.push((key(line), text));
            }
            texts.push((key("ask".to_owned()), &mut board.ask));
            texts.push((key("right".to_owned()), &mut board.right));
            texts.push((key("wrong".to_owned()), &mut board.wrong));
            let lesser = board.lesser.iter_mut().map(|(at, text)| (format!("lesser {at}"), text));
            let wrong = board.wrong_at.iter_mut().map(|(at, text)| (format!("wrong {at}"), text));
            texts.extend(lesser.chain(wrong).map(|(line, text)| (key(line), text)));
        }
        texts.retain(|(_, text)| !text.is_empty());
        texts
    }
}

impl LessonBoard {
    /// Reply to a move of the right kind that loses too much, if this is one.
    pub fn reply_to_lesser(&self, square: Square) -> Option<&str> {
        let own = self.lesser.iter().find(|(at, _)| *at == square);
        own.map(|(_, reply)| reply.as_str())
    }

    /// Reply to a wrong square; may be empty.
    pub fn reply_to_wrong(&self, square: Square) -> &str {
        let own = self.wrong_at.iter().find(|(at, _)| *at == square);
        own.map_or(&self.wrong, |(_, reply)| reply)
    }
}
