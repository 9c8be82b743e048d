//! A small network over the patterns on the board.
//!
//! Each pattern has a row of numbers, one for every lane, and what all patterns add up to in a lane
//! is all that the rest of the network sees: a first layer that costs one look-up for each pattern,
//! as those of the newest chess and shogi programs do (Nasu, "Efficiently Updatable
//! Neural-Network-based Evaluation Functions for Computer Shogi", 2018). A sum of weights can say
//! what a corner is worth and what mobility is worth; lanes that are cut off and weighed together
//! can say that one of them matters less beside the other.
//!
//! The rows are the same at all stages of a game. What comes after them, the head, is each stage's
//! own.

use crate::rules::kernel::Kernel;
pub use crate::rules::kernel::{LANES, UNITS as HIDDEN};

/// The first lanes count as they are; the others are cut off below 0 and above 1.
const LINEAR: usize = 2;

/// Between which values each lane is cut off.
const LOWEST: [f32; LANES] = bounds(f32::NEG_INFINITY, 0.0);
const HIGHEST: [f32; LANES] = bounds(f32::INFINITY, 1.0);

const fn bounds(of_linear: f32, of_others: f32) -> [f32; LANES] {
    let mut bounds = [of_others; LANES];
    let mut lane = 0;
    while lane < LINEAR {
        bounds[lane] = of_linear;
        lane += 1;
    }
    bounds
}

/// Numbers in a head.
pub const HEAD: usize = 2 * LANES + LANES * HIDDEN + 2 * HIDDEN + 1;

/// What one step of a number in a row is worth in its lane.
pub const STEP: f32 = 1.0 / 256.0;

/// The weights of a pattern: what it adds to each lane, in [`STEP`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub struct WeightRow(pub [i8; LANES]);

/// The output layer of a stage: what it makes of the lanes.
#[derive(Clone, Debug, PartialEq)]
pub struct Head {
    /// What the lanes begin with.
    pub bias: [f32; LANES],
    /// What a lane is worth by itself, in discs.
    pub direct: [f32; LANES],
    /// What a lane adds to each unit.
    pub hidden: [[f32; HIDDEN]; LANES],
    /// What the units begin with.
    pub hidden_bias: [f32; HIDDEN],
    /// What a unit is worth where it is above 0, in discs.
    pub last: [f32; HIDDEN],
    /// What every position is worth, in discs.
    pub constant: f32,
}

impl Head {
    /// A head that makes nothing of anything.
    pub const ZERO: Self = Self {
        bias: [0.0; LANES],
        direct: [0.0; LANES],
        hidden: [[0.0; HIDDEN]; LANES],
        hidden_bias: [0.0; HIDDEN],
        last: [0.0; HIDDEN],
        constant: 0.0,
    };

    /// What the patterns add up to in each lane, cut off.
    #[inline(always)]
    pub fn lanes(&self, sums: &[f32; LANES]) -> [f32; LANES] {
        std::array::from_fn(|lane| {
            // The same steps for every lane, so that they are taken at once.
            (sums[lane] + self.bias[lane]).max(LOWEST[lane]).min(HIGHEST[lane])
        })
    }

    /// How fast a lane changes with its sum, where it has this value.
    #[inline(always)]
    pub fn slope(lane: usize, value: f32) -> f32 {
        if lane < LINEAR || value > 0.0 && value < 1.0 { 1.0 } else { 0.0 }
    }

    /// What the lanes add up to in each unit.
    #[inline(always)]
    pub fn units<K: Kernel>(&self, kernel: K, lanes: &[f32; LANES]) -> [f32; HIDDEN] {
        kernel.products(self.hidden_bias, lanes, &self.hidden)
    }

    /// The expected final disc difference.
    #[inline(always)]
    pub fn discs(&self, lanes: &[f32; LANES], units: &[f32; HIDDEN]) -> f32 {
        let mut sums: [f32; HIDDEN] =
            std::array::from_fn(|unit| self.last[unit] * units[unit].max(0.0));
        let of_lanes = lanes.as_chunks().0.iter().zip(self.direct.as_chunks().0);
        for (lanes, direct) in of_lanes {
            let (lanes, direct): (&[f32; HIDDEN], &[f32; HIDDEN]) = (lanes, direct);
            for unit in 0..HIDDEN {
                sums[unit] += direct[unit] * lanes[unit];
            }
        }
        // Always in the same order: every processor comes to the same number.
        let mut width = HIDDEN / 2;
        while width > 0 {
            for unit in 0..width {
                sums[unit] += sums[unit + width];
            }
            width /= 2;
        }
        sums[0] + self.constant
    }

    /// The numbers of a head, as a file has them.
    pub fn numbers(&self) -> Vec<f32> {
        let hidden = self.hidden.as_flattened();
        [&self.bias, &self.direct, hidden, &self.hidden_bias, &self.last, &[self.constant]].concat()
    }

    /// The head with these numbers.
    pub fn from_numbers(numbers: &[f32; HEAD]) -> Self {
        let mut head = Self::ZERO;
        let hidden = head.hidden.as_flattened_mut();
        let constant = std::slice::from_mut(&mut head.constant);
        let mut rest = &numbers[..];
        let parts = [&mut head.bias[..], &mut head.direct, hidden];
        let parts = parts.into_iter().chain([&mut head.hidden_bias[..], &mut head.last, constant]);
        for part in parts {
            let (first, others) = rest.split_at(part.len());
            part.copy_from_slice(first);
            rest = others;
        }
        head
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::kernel::Portable;

    fn some() -> [f32; HEAD] {
        std::array::from_fn(|at| ((at * 37 % 101) as f32 - 50.0) / 64.0)
    }

    #[test]
    fn a_head_is_its_numbers() {
        let head = Head::from_numbers(&some());
        assert_eq!(head.numbers(), some());
    }

    /// Sum by sum, as the doc comments say.
    #[test]
    fn a_head_adds_up_lanes_and_units() {
        let head = Head::from_numbers(&some());
        let sums: [f32; LANES] = std::array::from_fn(|lane| lane as f32 / 4.0 - 2.0);
        let lanes = head.lanes(&sums);
        for (lane, value) in lanes.into_iter().enumerate() {
            let sum = sums[lane] + head.bias[lane];
            let wanted = match sum {
                sum if lane < LINEAR => sum,
                ..0.0 => 0.0,
                1.0.. => 1.0,
                sum => sum,
            };
            assert!((value - wanted).abs() < 1e-6, "{lane}");
        }
        let cut_off = lanes[LINEAR..].iter().filter(|lane| !(0.001..0.999).contains(*lane)).count();
        assert!(cut_off > 2 && cut_off < LANES - LINEAR - 2, "some are: {lanes:?}");
        let units = head.units(Portable, &lanes);
        let mut discs = f64::from(head.constant);
        for (unit, value) in units.into_iter().enumerate() {
            let terms = (0..LANES).map(|lane| f64::from(lanes[lane] * head.hidden[lane][unit]));
            let wanted = f64::from(head.hidden_bias[unit]) + terms.sum::<f64>();
            assert!((f64::from(value) - wanted).abs() < 1e-4, "{unit}");
            discs += wanted.max(0.0) * f64::from(head.last[unit]);
        }
        discs += (0..LANES).map(|lane| f64::from(lanes[lane] * head.direct[lane])).sum::<f64>();
        assert!((f64::from(head.discs(&lanes, &units)) - discs).abs() < 1e-3);
    }
}
