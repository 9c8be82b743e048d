//! The coach: what a move does, in words, and what a game was worth. Every sentence is a fact that the
//! rules or a search can prove; what is estimated says how far it has looked, what is exact says so.

mod advice;
mod fact;
mod facts;
mod lines;
mod move_context;
mod review;
mod select;
mod sentences;

pub use advice::{Advice, Advised, Quality, Question, advise};
pub use fact::{Bearing, Fact};
pub use facts::facts;
pub use lines::Line;
pub use move_context::{Edge, Moment, MoveContext};
pub use review::{Account, Grade, Judged, Review, Step, go_through, review};
pub use select::{MOST, Reason, reasons};
pub use sentences::Listener;
