//! Static evaluation: a small network over the patterns of the board and a few counts, in place of a sum of pattern
//! weights (Buro, "Improving Heuristic Mini-Max Search by Supervised Learning", Artificial Intelligence 134, 2002).
//! Trained by self-play; the repository's `assets/README.md` has the recipe.

mod coarser;
mod counts;
mod handcrafted;
mod mobility;
pub mod network;
pub mod patterns;
mod spread_rows;
pub mod terms;
pub mod weights;

pub use handcrafted::{HandcraftedEvaluation, HandcraftedWeights};
pub use weights::{Weights, WeightsError};

pub const DISC: i32 = 128;
