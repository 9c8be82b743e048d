//! How well moves were foretold.

use std::fmt;

/// Chance that stands for an impossible one, whose logarithm is infinite.
const LEAST_CHANCE: f32 = 1e-9;

/// Sums of how well moves were foretold.
#[derive(Clone, Copy, Debug, Default)]
pub struct Foretold {
    moves: f64,
    /// Moves that had the highest chance, and one of the three highest.
    first: f64,
    three: f64,
    nats: f64,
}

impl Foretold {
    /// Notes the chances of a move and its alternatives.
    pub fn note(&mut self, chances: &[f32], chosen: usize) {
        let chance = chances[chosen];
        let better = chances.iter().filter(|it| **it > chance).count();
        self.moves += 1.0;
        self.first += f64::from(better == 0);
        self.three += f64::from(better < 3);
        self.nats -= f64::from(chance.max(LEAST_CHANCE).ln());
    }

    pub fn first_percent(&self) -> f64 {
        100.0 * self.first / self.moves
    }

    pub fn nats_a_move(&self) -> f64 {
        self.nats / self.moves
    }
}

impl fmt::Display for Foretold {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.moves == 0.0 {
            return formatter.write_str("nothing to measure on");
        }
        let three = 100.0 * self.three / self.moves;
        let (first, nats) = (self.first_percent(), self.nats_a_move());
        write!(formatter, "{first:.2} % named, {three:.2} % among three, {nats:.4} nats a move")
    }
}
