//! The coach: effects of moves, and reviews of games. Every fact is a value that the rules or a search can prove; an
//! estimate names its depth, an exact result is marked. The room of words makes sentences of them.

mod advice;
mod alternatives;
mod analyst;
mod book_move;
mod chance;
mod coach_task;
mod compared;
mod contrasts;
mod credit;
mod discriminate;
mod fact;
mod facts;
mod grade;
mod in_common;
mod lines;
mod look;
mod meaning;
mod move_context;
mod move_review;
mod people_shares;
mod ply_note;
mod principle;
mod replies;
mod review;
mod review_course;
mod search_goal;
mod select;
mod spotlight;
mod squares_lost;
mod summary;
mod tictactoe;
mod tree_values;
mod turning_point;
mod weakness;
mod worth;

pub use advice::{Advice, Advised, Question, advise};
pub use alternatives::Alternatives;
pub use book_move::BookMove;
pub use chance::{CHANCE_TERMS, ChanceCurve, SearchDepth};
pub use coach_task::{CoachTask, Finding};
pub use fact::{Bearing, Fact, FactKind};
pub use facts::{facts, safe_moves_of};
pub use grade::{
    BLUNDERED, Grade, INACCURATE, MANY_DISCS, MISTAKEN, MOST_DISCS, Outlook, Phase, Stakes,
};
pub use lines::Line;
pub use look::{LookTask, candidates};
pub use meaning::FactClass;
pub use move_context::{Edge, Moment, MoveContext, corner_of, regions};
pub use move_review::{Findings, MoveReview};
pub use people_shares::{PeopleQuestion, PeopleShares, Popularity, SHOWN_EXPONENT, temper};
pub use ply_note::PlyNote;
pub use principle::Principle;
pub use review::{Account, Review};
pub use review_course::{ReviewCourse, Step, review, review_while, run_course};
pub use search_goal::{SearchBudget, SearchGoal};
pub use select::{
    Comparison, MOST, PARTLY, Reason, SLIGHTLY, TIED, first_principle, reasons, without_result,
};
pub use summary::Remark;
pub use tictactoe::{LineFact, LineMove, line_moves};
pub use tree_values::{NodeValue, TreePosition, TreeValuation, value_tree};
pub use turning_point::{GameMoment, GameTurn, TurningPoint};
pub use weakness::{Mistake, Trend, Weakness};
pub use worth::{Counts, FEATURES, Feature, counts};
