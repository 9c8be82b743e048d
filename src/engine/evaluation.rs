//! What a position is worth without looking further: a sum of weights that the program has found by
//! playing itself, one for the pattern at each place of the board and one for each of a few counts
//! (Buro, "Improving Heuristic Mini-Max Search by Supervised Learning", Artificial Intelligence
//! 134, 2002).
//!
//! `assets/README.md` says how the weights came to be.

mod counts;
pub mod patterns;
pub mod weights;

pub use weights::Weights;

/// What an evaluation counts a disc.
pub const DISC: i32 = 128;
