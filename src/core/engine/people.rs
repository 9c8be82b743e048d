//! The moves of people: features of the moves that a player can choose from.
//!
//! A move is described by the board after it and by its place beside the last moves, and all symmetric choices have
//! the same features.

mod choices;
mod losses;
pub mod network;
pub mod predictor;
mod rating;
pub mod reading;
mod relations;
pub mod terms;

pub use choices::{Choice, Choices};
pub use predictor::{Predictor, PredictorError};
pub use rating::PersonRating;
pub use reading::PeopleReading;
