//! The coach: what a move does, in words, and what a game was worth. Every sentence is a fact that the
//! rules or a search can prove; what is estimated says how far it has looked, what is exact says so.

mod advice;
mod choose;
mod fact;
mod facts;
mod lines;
mod review;
mod scene;
mod sentences;

pub use advice::{Advice, Advised, Quality, Question, advise};
pub use choose::{MOST, Reason, reasons};
pub use fact::{Bearing, Fact};
pub use facts::facts;
pub use lines::Line;
pub use review::{Account, Grade, Judged, Review, Step, go_through, review};
pub use scene::{Edge, Moment, Scene};
