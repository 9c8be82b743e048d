//! What a position is worth without looking further: what a small network makes of the patterns at
//! all places of the board (Buro, "Improving Heuristic Mini-Max Search by Supervised Learning",
//! Artificial Intelligence 134, 2002, who adds up a weight for each) and of a few counts. The
//! program has learnt it by playing itself.
//!
//! `assets/README.md` says how the weights came to be.

mod counts;
mod handcrafted;
mod mobility;
pub mod network;
pub mod patterns;
pub mod weights;

pub use handcrafted::{HandcraftedEvaluation, HandcraftedWeights};
pub use weights::{Weights, WeightsError};

/// What an evaluation counts a disc.
pub const DISC: i32 = 128;
