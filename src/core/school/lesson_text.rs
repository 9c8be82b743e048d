//! Text format of lessons, described in the repository's `assets/README.md`.

use super::claim::{self, Untrue, names};
use super::lesson::{Lesson, LessonBoard};
use super::solver::Solver;
use super::task::{Aim, LessonAnswer, LessonTask, MISTAKE, TaskError, UnknownTask};
use crate::records::{BoardError, read_board};
use crate::rules::transcript::{self, TranscriptError};
use crate::rules::{Bitboard, Color, Game, Square, Variant};

/// Error of a lesson's text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct LessonError {
    /// From 1.
    pub line: usize,
    pub fault: LessonFault,
}

/// Fault of a line or its board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum LessonFault {
    #[error("a lesson begins with its title: # Title")]
    NoTitle,
    #[error("below the title stands what one learns, in one line")]
    NoSummary,
    /// Text before the first board.
    #[error("a board begins with its title: ## Title")]
    NoBoard,
    #[error("the lesson has no board")]
    NoBoards,
    #[error(
        "unknown key '{0}': keys are board, moves, turn, from, ask, task, answer, claim, then, right, lesser and wrong"
    )]
    UnknownKey(String),
    #[error("'{0}' is there twice")]
    Twice(String),
    #[error("the board above has no '{0}'")]
    Missing(&'static str),
    #[error(transparent)]
    Board(#[from] BoardError),
    #[error(transparent)]
    Moves(#[from] TranscriptError),
    #[error("'{0}' is not a side: black or white")]
    Side(String),
    #[error("unknown task '{0}': play, mark, count, total, pass or finish")]
    Task(String),
    #[error("'{0}' is not a square")]
    Square(String),
    /// The stated answer is wrong; the value is the right one.
    #[error("the answer is {0}")]
    Answer(String),
    /// The task is invalid on the board.
    #[error(transparent)]
    Senseless(#[from] TaskError),
    #[error("'{0}' is no number of moves from 1 to {most}, or no move is asked for", most = MOST_PLIES)]
    Then(String),
    #[error("unknown claim '{0}'")]
    Claim(String),
    #[error("not true: {0}")]
    Untrue(#[from] Untrue),
    /// An accepted answer loses this many discs by the search, or a lesser one loses so few.
    #[error("{0} loses {1} discs by a search: write 'lesser {0}: ...' for it")]
    Loses(Square, i32),
    #[error("{0} loses {1} discs by a search, fewer than 4: it belongs to the answer")]
    NotLesser(Square, i32),
    /// A move outside the answer is this many discs better than the answer, 0 or more.
    #[error("{0} is no answer, and {1} discs better by a search: take another position")]
    Refuses(Square, i32),
    /// A reply to a wrong answer names a square that is a right answer or not a possible one.
    #[error("{0} is no wrong answer here")]
    NotWrong(Square),
}

/// Keys allowed once a board.
const ONCE: [&str; 8] = ["moves", "turn", "from", "ask", "task", "answer", "then", "right"];
/// Most plies that are played out after an answer.
const MOST_PLIES: usize = 6;

impl Lesson {
    /// Lesson of a text; its claims are not checked until [`Self::check`].
    ///
    /// # Errors
    ///
    /// [`LessonError`] of the first unreadable line.
    pub fn read(name: &str, text: &str) -> Result<Self, LessonError> {
        let fault = |line: usize, fault: LessonFault| LessonError { line, fault };
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line));
        let mut next_text = || lines.find(|(_, line)| !line.trim().is_empty());
        let title = next_text().and_then(|(_, line)| line.strip_prefix("# "));
        let title = title.ok_or_else(|| fault(1, LessonFault::NoTitle))?.trim().to_owned();
        let summary = next_text().filter(|(_, line)| !line.starts_with('#'));
        let (_, summary) = summary.ok_or_else(|| fault(2, LessonFault::NoSummary))?;
        let summary = summary.trim().to_owned();
        let mut drafts: Vec<Draft> = Vec::new();
        let mut exam = None;
        for (number, line) in lines {
            if let Some(title) = line.strip_prefix("## ") {
                drafts.push(Draft {
                    line: number,
                    title: title.trim().to_owned(),
                    ..Draft::default()
                });
            } else if line.trim() == "# Exam" {
                exam = Some(drafts.len());
            } else if let Some(draft) = drafts.last_mut() {
                draft.take(number, line).map_err(|it| fault(number, it))?;
            } else if !line.trim().is_empty() {
                return Err(fault(number, LessonFault::NoBoard));
            }
        }
        if drafts.is_empty() {
            return Err(fault(1, LessonFault::NoBoards));
        }
        let exam = exam.unwrap_or(drafts.len());
        let boards = drafts.into_iter().map(Draft::finish).collect::<Result<_, _>>()?;
        Ok(Self { name: name.to_owned(), title, summary, boards, exam })
    }

    /// Checks all answers and claims of the lesson by rules and solver.
    ///
    /// # Errors
    ///
    /// [`LessonError`] of the first false line.
    pub fn check(&self) -> Result<(), LessonError> {
        self.boards.iter().try_for_each(LessonBoard::check)
    }
}

/// A board being read.
#[derive(Debug, Default)]
struct Draft {
    line: usize,
    title: String,
    text: Vec<String>,
    /// Keys with lines and values.
    values: Vec<(usize, String, String)>,
}

impl Draft {
    fn take(&mut self, number: usize, line: &str) -> Result<(), LessonFault> {
        let text = line.trim();
        let is_indented = line.starts_with([' ', '\t']);
        if is_indented && let Some((_, _, value)) = self.values.last_mut() {
            value.push(' ');
            value.push_str(text);
            return Ok(());
        }
        if text.is_empty() {
            // A blank line ends a paragraph.
            if self.values.is_empty() {
                self.text.push(String::new());
            }
            return Ok(());
        }
        let key = text.split_once(':').filter(|(key, _)| is_key(key));
        let Some((key, value)) = key else {
            if let (false, Some((word, _))) = (self.values.is_empty(), text.split_once(':')) {
                return Err(LessonFault::UnknownKey(word.to_owned()));
            }
            if !self.values.is_empty() {
                return Err(LessonFault::UnknownKey(text.chars().take(20).collect()));
            }
            match self.text.last_mut().filter(|paragraph| !paragraph.is_empty()) {
                Some(paragraph) => {
                    paragraph.push(' ');
                    paragraph.push_str(text);
                }
                None => self.text.push(text.to_owned()),
            }
            return Ok(());
        };
        let key = key.trim().to_owned();
        if ONCE.contains(&key.as_str()) && self.values.iter().any(|(_, other, _)| *other == key) {
            return Err(LessonFault::Twice(key));
        }
        self.values.push((number, key, value.trim().to_owned()));
        Ok(())
    }

    fn value(&self, key: &str) -> Option<(usize, &str)> {
        let found = self.values.iter().find(|(_, other, _)| other == key);
        found.map(|(line, _, value)| (*line, value.as_str()))
    }

    fn needed(&self, key: &'static str) -> Result<(usize, &str), LessonError> {
        let missing = LessonError { line: self.line, fault: LessonFault::Missing(key) };
        self.value(key).ok_or(missing)
    }

    fn text_of(&self, key: &str) -> String {
        self.value(key).map(|(_, value)| value.to_owned()).unwrap_or_default()
    }

    fn finish(self) -> Result<LessonBoard, LessonError> {
        let game = self.game()?;
        let at = |line: usize| move |fault: LessonFault| LessonError { line, fault };
        let (line, task) = self.needed("task")?;
        let task: LessonTask =
            task.parse().map_err(|UnknownTask(it)| at(line)(LessonFault::Task(it)))?;
        let (answer, line) = match task {
            LessonTask::Pass => (LessonAnswer::Pass, line),
            LessonTask::Finish(_) => (LessonAnswer::Open, line),
            LessonTask::Play(_)
            | LessonTask::Mark(_)
            | LessonTask::Count(_)
            | LessonTask::Total(_) => {
                let (line, stated) = self.needed("answer")?;
                let answer = match stated.parse() {
                    Ok(number) => LessonAnswer::Number(number),
                    Err(_) => LessonAnswer::Squares(squares_of(stated).map_err(at(line))?),
                };
                (answer, line)
            }
        };
        let mut claims = Vec::new();
        for (line, _, text) in self.values.iter().filter(|(_, key, _)| key == "claim") {
            let unknown = || at(*line)(LessonFault::Claim(text.clone()));
            claims.push((*line, claim::read(text).ok_or_else(unknown)?));
        }
        let then = match self.value("then") {
            None => 0,
            Some((line, text)) => {
                let plies = text.parse().ok().filter(|plies| (1..=MOST_PLIES).contains(plies));
                let plies = plies.filter(|_| matches!(task, LessonTask::Play(_)));
                plies.ok_or_else(|| at(line)(LessonFault::Then(text.to_owned())))?
            }
        };
        let lesser = self.replies_to("lesser ")?;
        let wrong_at = self.wrong_at(&game, &task, answer)?;
        self.needed("right")?;
        let text = self.text.iter().filter(|paragraph| !paragraph.is_empty()).cloned().collect();
        Ok(LessonBoard {
            text,
            ask: self.text_of("ask"),
            game,
            task,
            answer,
            right: self.text_of("right"),
            then,
            wrong: self.text_of("wrong"),
            lesser: lesser.into_iter().map(|(_, square, reply)| (square, reply)).collect(),
            wrong_at,
            claims,
            line,
            source: self.text_of("from"),
            title: self.title,
        })
    }

    fn game(&self) -> Result<Game, LessonError> {
        let at = |line: usize| move |fault: LessonFault| LessonError { line, fault };
        if let Some((line, moves)) = self.value("moves") {
            let game = transcript::read(Variant::REVERSI, Color::Black, moves);
            return game.map_err(|error| at(line)(error.into()));
        }
        let (line, cells) = self.needed("board")?;
        let (turn_line, turn) = self.needed("turn")?;
        let side = match turn {
            "black" => Color::Black,
            "white" => Color::White,
            _ => return Err(at(turn_line)(LessonFault::Side(turn.to_owned()))),
        };
        let cells: String = cells.split_whitespace().collect();
        let text = format!("{cells}{}", side.letter());
        let (position, _) = read_board(&text).map_err(|it| at(line)(it.into()))?;
        Ok(Game::starting_at(Variant::REVERSI, position, side))
    }

    /// Replies to particular answers: `wrong c4: ...`.
    fn wrong_at(
        &self,
        game: &Game,
        task: &LessonTask,
        answer: LessonAnswer,
    ) -> Result<Vec<(Square, String)>, LessonError> {
        let mut replies = Vec::new();
        for (line, square, reply) in self.replies_to("wrong ")? {
            let is_right = matches!(answer, LessonAnswer::Squares(right) if right.contains(square));
            let is_move =
                game.legal_moves().contains(square) || matches!(task, LessonTask::Mark(_));
            if is_right || !is_move {
                return Err(LessonError { line, fault: LessonFault::NotWrong(square) });
            }
            replies.push((square, reply));
        }
        Ok(replies)
    }

    /// Lines, squares and texts of a key that is followed by squares.
    fn replies_to(&self, key: &str) -> Result<Vec<(usize, Square, String)>, LessonError> {
        let mut replies = Vec::new();
        for (line, name, text) in &self.values {
            let Some(squares) = name.strip_prefix(key) else { continue };
            let squares =
                squares_of(squares).map_err(|fault| LessonError { line: *line, fault })?;
            replies.extend(squares.squares().map(|square| (*line, square, text.clone())));
        }
        Ok(replies)
    }
}

impl LessonBoard {
    /// Checks answer and claims.
    fn check(&self) -> Result<(), LessonError> {
        let at = |line: usize| move |fault: LessonFault| LessonError { line, fault };
        let answer = self.task.answer(&self.game).map_err(|it| at(self.line)(it.into()))?;
        let all = match self.answer {
            LessonAnswer::Squares(_) => LessonAnswer::Squares(self.all_answers()),
            other => other,
        };
        if answer != all {
            let is = match answer {
                LessonAnswer::Squares(squares) => names(squares),
                LessonAnswer::Number(number) => number.to_string(),
                LessonAnswer::Pass | LessonAnswer::Open => String::new(),
            };
            return Err(at(self.line)(LessonFault::Answer(is)));
        }
        for (line, claim) in &self.claims {
            claim.check(&self.game).map_err(|it| at(*line)(it.into()))?;
        }
        self.check_losses().map_err(at(self.line))
    }

    /// Right and lesser answers: everything of the task's kind.
    fn all_answers(&self) -> Bitboard {
        let right = match self.answer {
            LessonAnswer::Squares(right) => right,
            _ => Bitboard::EMPTY,
        };
        self.lesser.iter().fold(right, |all, (square, _)| all | Bitboard::of(*square))
    }

    /// Holds the answers against all legal moves by a search: a right one costs less than [`MISTAKE`] discs, a lesser one
    /// at least that, and no other move is as good as the best right one.
    fn check_losses(&self) -> Result<(), LessonFault> {
        let (LessonTask::Play(aims), LessonAnswer::Squares(right)) = (&self.task, self.answer)
        else {
            return Ok(());
        };
        if right.is_empty() {
            return Err(TaskError::NoAnswer.into());
        }
        // Good moves were found by the same search.
        if aims.contains(&Aim::Legal) || aims.contains(&Aim::Good) {
            return Ok(());
        }
        let judged = Solver::new(MEBIBYTES).judged(*self.game.position());
        let Some(best) = judged.first().map(|best| best.score) else { return Ok(()) };
        let own = judged.iter().filter(|it| right.contains(it.square)).map(|it| it.score).max();
        // An opening is asked for by its name, whatever other moves are worth.
        let own = own.filter(|_| !aims.iter().any(|aim| matches!(aim, Aim::Opening(_))));
        let answers = self.all_answers();
        for value in &judged {
            let loss = best - value.score;
            let is_refused = !answers.contains(value.square);
            if let Some(own) = own.filter(|own| is_refused && value.score >= *own) {
                return Err(LessonFault::Refuses(value.square, value.score - own));
            }
            if right.contains(value.square) && loss >= MISTAKE {
                return Err(LessonFault::Loses(value.square, loss));
            }
            if self.reply_to_lesser(value.square).is_some() && loss < MISTAKE {
                return Err(LessonFault::NotLesser(value.square, loss));
            }
        }
        Ok(())
    }
}

/// Memory of the search in MiB.
const MEBIBYTES: usize = 16;

fn is_key(text: &str) -> bool {
    matches!(text, "board" | "claim" | "wrong")
        || ONCE.contains(&text)
        || text.starts_with("wrong ")
        || text.starts_with("lesser ")
}

fn squares_of(text: &str) -> Result<Bitboard, LessonFault> {
    let squares = text
        .split_whitespace()
        .map(|word| word.parse::<Square>().map_err(|_| LessonFault::Square(word.to_owned())));
    squares.collect()
}
