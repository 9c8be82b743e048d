//! The school: lessons, and puzzles composed out of games, everything in them proven by the rules or to the end.

mod built_in;
mod claim;
mod lesson;
mod lesson_text;
mod progress;
mod solver;
mod task;

pub use built_in::lessons;
pub use claim::{Claim, Untrue};
pub use lesson::{Lesson, LessonBoard};
pub use lesson_text::{LessonError, LessonFault};
pub use progress::{LearntBoard, Progress};
pub use solver::Solver;
pub use task::{
    Aim, FINISHED, LessonAnswer, LessonTask, Marks, ResultKept, TaskError, UnknownTask,
};
