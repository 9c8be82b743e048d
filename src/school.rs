//! The school: lessons, and puzzles composed out of games, everything in them proven by the rules or to the end.

mod built_in;
mod claim;
mod compose;
mod lesson;
mod lesson_text;
mod progress;
mod puzzle;
mod solver;
mod task;

pub use built_in::lessons;
pub use claim::{Claim, Untrue};
pub use compose::{Composer, Composition, NotAPuzzle};
pub use lesson::{Lesson, LessonBoard};
pub use lesson_text::{LessonError, LessonFault};
pub use progress::{LearntBoard, Progress};
pub use puzzle::{EMPTIES, MAX_MOVES, MIN_GAP, PuzzleGoal};
pub use solver::Solver;
pub use task::{
    Aim, FINISHED, LessonAnswer, LessonTask, Marks, ResultKept, TaskError, UnknownTask,
};
