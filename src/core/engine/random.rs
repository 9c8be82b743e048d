//! Random numbers.

use rand::rngs::Xoshiro256PlusPlus;

/// The generator behind every choice at random. A named one, so that a seed gives the same game
/// on every machine and with every later version of the `rand` crate.
pub type Random = Xoshiro256PlusPlus;
