//! Random numbers.

use rand::rngs::Xoshiro256PlusPlus;

/// Generator of all random choices, named so that a seed gives the same game on every machine and with later versions
/// of `rand`.
pub type Random = Xoshiro256PlusPlus;
