//! Words: turns values of the core into sentences.
//!
//! A value becomes a sentence in one place. A fact, a principle or an edge is a Rust value with named fields; its
//! variant names a message of the catalogue, and its fields are the arguments.

mod arguments;
mod facts;
mod listener;
mod reviews;
mod tictactoe;

pub use facts::{
    adds_to_headline, fact_sentence, headline, principle_sentence, subject_to_practise,
};
pub use listener::Listener;
pub use outflank_core::words::*;
pub use reviews::{certainty_label, moment_sentence, summary_sentences};
pub use tictactoe::{tictactoe_nudge, tictactoe_sentence};
