//! Errors of lessons and puzzles in words.

use super::Sentence;
use crate::say;
use outflank_core::school::{
    LessonError, LessonFault, MIN_GAP, NotAPuzzle, TaskError, UnknownTask, Untrue,
};

impl Sentence for Untrue {
    fn sentence(&self) -> String {
        match self {
            Self::Senseless(error) => error.sentence(),
            Self::Fact(first, second, is_so) => say!(
                "error-untrue-fact",
                first = first.to_string(),
                not = if *is_so { "yes" } else { "no" },
                second = second.to_string()
            ),
            Self::Number(first, second) => {
                say!("error-untrue-number", first = *first, second = *second)
            }
            Self::Squares(value) => say!("error-untrue-squares", value = value),
        }
    }
}

impl Sentence for NotAPuzzle {
    fn sentence(&self) -> String {
        match self {
            Self::NoChoice => say!("error-not-a-puzzle-no-choice"),
            Self::NotUnique(first, second) => say!(
                "error-not-a-puzzle-not-unique",
                first = first.to_string(),
                second = second.to_string(),
                min = MIN_GAP
            ),
        }
    }
}

impl Sentence for LessonError {
    fn sentence(&self) -> String {
        let Self { line, fault } = self;
        say!("error-lesson", line = *line, fault = fault.sentence())
    }
}

impl Sentence for LessonFault {
    fn sentence(&self) -> String {
        match self {
            Self::NoTitle => say!("error-lesson-fault-no-title"),
            Self::NoSummary => say!("error-lesson-fault-no-summary"),
            Self::NoBoard => say!("error-lesson-fault-no-board"),
            Self::NoBoards => say!("error-lesson-fault-no-boards"),
            Self::UnknownKey(value) => say!("error-lesson-fault-unknown-key", value = value),
            Self::Twice(value) => say!("error-lesson-fault-twice", value = value),
            Self::Missing(value) => say!("error-lesson-fault-missing", value = value.to_string()),
            Self::Board(error) => error.sentence(),
            Self::Moves(error) => error.sentence(),
            Self::Side(value) => say!("error-lesson-fault-side", value = value),
            Self::Task(value) => say!("error-lesson-fault-task", value = value),
            Self::Then(value) => say!("error-lesson-fault-then", value = value),
            Self::Square(value) => say!("error-lesson-fault-square", value = value),
            Self::Answer(value) => say!("error-lesson-fault-answer", value = value),
            Self::Senseless(error) => error.sentence(),
            Self::Claim(value) => say!("error-lesson-fault-claim", value = value),
            Self::Untrue(value) => say!("error-lesson-fault-untrue", value = value.sentence()),
            Self::Loses(square, loss) => {
                say!("error-lesson-fault-loses", square = square.to_string(), loss = *loss)
            }
            Self::NotLesser(square, loss) => {
                say!("error-lesson-fault-not-lesser", square = square.to_string(), loss = *loss)
            }
            Self::Refuses(square, loss) => {
                say!("error-lesson-fault-refuses", square = square.to_string(), loss = *loss)
            }
            Self::NotWrong(value) => {
                say!("error-lesson-fault-not-wrong", value = value.to_string())
            }
        }
    }
}

impl Sentence for TaskError {
    fn sentence(&self) -> String {
        match self {
            Self::TooManyEmpties(first, second) => {
                say!("error-task-too-many-empties", first = *first, second = *second)
            }
            Self::NoMove => say!("error-task-no-move"),
            Self::NoPass => say!("error-task-no-pass"),
            Self::NoAnswer => say!("error-task-no-answer"),
            Self::NotLegal(value) => say!("error-task-not-legal", value = value.to_string()),
            Self::NotEmpty(value) => say!("error-task-not-empty", value = value.to_string()),
            Self::OutOfReach(value) => {
                say!("error-task-out-of-reach", value = format!("{:+}", value))
            }
        }
    }
}

impl Sentence for UnknownTask {
    fn sentence(&self) -> String {
        let Self(value) = self;
        say!("error-unknown-task", value = value)
    }
}
