//! Random numbers.

use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;

/// Generator of all random choices, named so that a seed gives the same game on every machine and with later versions
/// of `rand`.
pub type Random = Xoshiro256PlusPlus;

/// The generator that a seed leads to.
pub fn seeded(seed: u64) -> Random {
    Random::seed_from_u64(seed)
}
