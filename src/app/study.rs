//! The player and the coach: what it is asked and what it says, reviews, moves tried again, practice.

pub(super) mod advising;
mod coaching;
mod lessons;
pub(super) mod practice;
mod reviewed;
pub(super) mod reviewing;
mod spoken;
mod trial;
pub(super) mod trying;

pub use coaching::Coaching;
pub use lessons::{Exercise, Lessons};
pub use practice::Practice;
pub use reviewed::Reviewing;
pub use spoken::{Spoken, mark, reasons_in_words, spoken};
pub use trial::Trial;
