//! The school: lessons and puzzles, proven by the rules or by exact search, and the player's strength.

mod attempt;
mod built_in;
mod claim;
mod compose;
mod daily;
mod lesson;
mod lesson_text;
mod motif;
mod motif_set;
mod opening_card;
mod progress;
mod puzzle;
mod puzzle_record;
mod puzzle_set;
mod rating;
mod same_idea;
mod solver;
mod spacing;
mod task;

pub use attempt::{Attempt, AttemptVerdict};
pub use built_in::{lesson_named, lessons};
pub use claim::{Claim, Untrue};
pub use compose::{Composer, Composition, NotAPuzzle};
pub use daily::daily;
pub use lesson::{Lesson, LessonBoard};
pub use lesson_text::{LessonError, LessonFault};
pub use motif::motifs_of_line;
pub use motif_set::{Motif, Motifs};
pub use opening_card::{OpeningCard, OpeningRecord};
pub use progress::{LearntBoard, Progress};
pub use puzzle::{
    EASY_MOVES, EMPTIES, LinePly, MAX_MOVES, MIN_GAP, Puzzle, PuzzleGoal, is_easy, is_easy_line,
    plies,
};
pub use puzzle_record::{PuzzleRecord, PuzzleTheme, PuzzleTry, RushScore};
pub use puzzle_set::{offered, pack, puzzle_with_id, puzzles, unpack};
pub use rating::{Estimate, Rating, RatingChange, expected_score};
pub use same_idea::{lesson_about, motifs_about};
pub use solver::Solver;
pub use spacing::comes_back_in;
pub use task::{
    Aim, FINISHED, LessonAnswer, LessonTask, MISTAKE, Marks, ResultKept, TaskError, UnknownTask,
    fact_kind, has_fact,
};
