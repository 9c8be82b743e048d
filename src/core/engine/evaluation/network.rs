//! A small network over the patterns of the board.
//!
//! Each pattern has a row with one number a lane, and the network sees only the sums of the lanes: a first layer with
//! one look-up a pattern, as in recent chess and shogi programs (Nasu, "Efficiently Updatable Neural-Network-based
//! Evaluation Functions for Computer Shogi", 2018). Clipped lanes that are weighed together can express, beyond a sum
//! of weights, that one feature matters less beside another.
//!
//! Lanes are clipped twice: sums around each corner, with equal weights for all four, and sums of the whole board.
//!
//! All stages share the rows; the layers after them, the head, are each stage's own. Numbers up to the units are
//! integers, so that all processors agree.

use super::patterns::CORNERS;
use crate::rules::kernel::{Kernel, UnitWeights};
pub use crate::rules::kernel::{LANES, UNITS};

/// Value of one step of a row's number in its lane.
pub const STEP: f32 = 1.0 / ONE as f32;

/// Number of [`STEP`]s in a lane value of 1, at which lanes are clipped.
pub const ONE: i16 = 256;

/// Value of one step of a weight between lanes and units.
pub const WEIGHT_STEP: f32 = 1.0 / 4096.0;

pub const UNIT_STEP: f32 = STEP * WEIGHT_STEP;

/// Lower clip of each unit; the last one is linear.
const LOWEST: [i32; UNITS] = {
    let mut lowest = [0; UNITS];
    lowest[UNITS - 1] = i32::MIN;
    lowest
};

/// Weights of a pattern for each lane, in [`STEP`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C, align(32))]
pub struct WeightRow(pub [i8; LANES]);

/// Lane sums of a position: for each corner, and for the board.
pub type LaneSums<K> = [<K as Kernel>::Sums; CORNERS + 1];

/// Head of a stage: the layers after the lanes.
#[derive(Clone, Debug, PartialEq)]
pub struct Head {
    /// Bias of the corner lanes, in [`STEP`]s.
    pub corner_bias: [i16; LANES],
    /// Bias of the board lanes, in [`STEP`]s.
    pub board_bias: [i16; LANES],
    /// Weights from the summed corner lanes to the units, in [`WEIGHT_STEP`]s.
    pub of_corners: UnitWeights,
    /// Weights from the board lanes to the units, in [`WEIGHT_STEP`]s.
    pub of_board: UnitWeights,
    /// Bias of the units, in [`UNIT_STEP`]s.
    pub unit_bias: [i32; UNITS],
    /// Discs for a value of 1 of each unit; values below 0 count as 0, except that of the last unit.
    pub last: [f32; UNITS],
    /// Bias of the result, in discs.
    pub constant: f32,
}

impl Head {
    pub const ZERO: Self = Self {
        corner_bias: [0; LANES],
        board_bias: [0; LANES],
        of_corners: [[0; LANES]; UNITS],
        of_board: [[0; LANES]; UNITS],
        unit_bias: [0; UNITS],
        last: [0.0; UNITS],
        constant: 0.0,
    };

    /// Bytes of a head in a file.
    pub const SIZE: usize = 2 * (2 * LANES + 2 * LANES * UNITS) + 4 * (2 * UNITS + 1);

    /// Expected final margin for these lane sums.
    #[inline(always)]
    pub fn discs<K: Kernel>(&self, kernel: K, sums: &LaneSums<K>) -> f32 {
        let (mut corners, mut board) = (kernel.no_sums(), sums[CORNERS]);
        for &corner in &sums[..CORNERS] {
            board = kernel.plus(board, corner);
            corners = kernel.plus(corners, kernel.cut_off(corner, &self.corner_bias, ONE));
        }
        let board = kernel.cut_off(board, &self.board_bias, ONE);
        let products = kernel.products([corners, board], [&self.of_corners, &self.of_board]);
        let units: [i32; UNITS] =
            std::array::from_fn(|unit| (products[unit] + self.unit_bias[unit]).max(LOWEST[unit]));
        let mut sums: [f32; UNITS] =
            std::array::from_fn(|unit| self.last[unit] * units[unit] as f32);
        // In a fixed order, so that all processors agree.
        let mut width = UNITS / 2;
        while width > 0 {
            for unit in 0..width {
                sums[unit] += sums[unit + width];
            }
            width /= 2;
        }
        sums[0] * UNIT_STEP + self.constant
    }

    /// Bytes of a head: its numbers in order, little-endian; weights by pairs of lanes, then units.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (of_corners, of_board) = (in_pairs(&self.of_corners), in_pairs(&self.of_board));
        let short = [&self.corner_bias[..], &self.board_bias, &of_corners, &of_board].concat();
        let short = short.into_iter().flat_map(i16::to_le_bytes);
        let last = self.last.into_iter().chain([self.constant]).flat_map(f32::to_le_bytes);
        short.chain(self.unit_bias.into_iter().flat_map(i32::to_le_bytes)).chain(last).collect()
    }

    pub fn from_bytes(bytes: &[u8; Self::SIZE]) -> Self {
        let mut head = Self::ZERO;
        let (mut short, long) = bytes.as_chunks().0.split_at(2 * LANES + 2 * LANES * UNITS);
        let mut pairs = [[0; LANES * UNITS]; 2];
        let [of_corners, of_board] = &mut pairs;
        for part in [&mut head.corner_bias[..], &mut head.board_bias, of_corners, of_board] {
            let (first, others) = short.split_at(part.len());
            part.iter_mut().zip(first).for_each(|(it, bytes)| *it = i16::from_le_bytes(*bytes));
            short = others;
        }
        [head.of_corners, head.of_board] = pairs.map(|pairs| {
            std::array::from_fn(|unit| std::array::from_fn(|lane| pairs[in_pairs_at(unit, lane)]))
        });
        let mut long = long.as_flattened().as_chunks().0.iter();
        let unit_bias = head.unit_bias.iter_mut().zip(&mut long);
        unit_bias.for_each(|(it, bytes)| *it = i32::from_le_bytes(*bytes));
        let constant = std::iter::once(&mut head.constant);
        let last = head.last.iter_mut().chain(constant).zip(long);
        last.for_each(|(it, bytes)| *it = f32::from_le_bytes(*bytes));
        head
    }
}

/// Place of a weight in the file.
const fn in_pairs_at(unit: usize, lane: usize) -> usize {
    lane / 2 * 2 * UNITS + unit * 2 + lane % 2
}

/// Weights in the order of the file.
fn in_pairs(weights: &UnitWeights) -> [i16; LANES * UNITS] {
    let mut pairs = [0; LANES * UNITS];
    for (unit, weights) in weights.iter().enumerate() {
        for (lane, weight) in weights.iter().enumerate() {
            pairs[in_pairs_at(unit, lane)] = *weight;
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::kernel::Portable;

    fn some() -> Head {
        let short = |at: usize, most: i16| {
            i16::try_from(at * 37 % (2 * most.unsigned_abs() as usize + 1)).expect("short") - most
        };
        let weights = |first: usize| {
            std::array::from_fn(|unit| {
                std::array::from_fn(|lane| short(first + lane * 8 + unit, 5000))
            })
        };
        Head {
            corner_bias: std::array::from_fn(|lane| short(lane, 100)),
            board_bias: std::array::from_fn(|lane| short(lane + 50, 100)),
            of_corners: weights(0),
            of_board: weights(999),
            unit_bias: std::array::from_fn(|unit| i32::from(short(unit, 90)) * 9000),
            last: std::array::from_fn(|unit| unit as f32 * 1.7 - 5.0),
            constant: 0.25,
        }
    }

    #[test]
    fn a_head_is_its_bytes() {
        let bytes = some().to_bytes();
        assert_eq!(Head::from_bytes(bytes.as_slice().try_into().expect("its size")), some());
    }

    #[test]
    fn a_head_adds_up_lanes_and_units() {
        let head = some();
        let sums: LaneSums<Portable> = std::array::from_fn(|part| {
            std::array::from_fn(|lane| {
                i16::try_from((lane * 61 + part * 97) % 400).expect("short") - 100
            })
        });
        let cut = |steps: i16| f64::from(steps.clamp(0, ONE)) * f64::from(STEP);
        let mut cut_off = 0;
        let mut units = head.unit_bias.map(|bias| f64::from(bias) * f64::from(UNIT_STEP));
        for lane in 0..LANES {
            let of_corners =
                sums[..CORNERS].iter().map(|corner| cut(corner[lane] + head.corner_bias[lane]));
            let of_corners: f64 = of_corners.sum();
            let all: i16 = sums.iter().map(|part| part[lane]).sum();
            let of_board = cut(all + head.board_bias[lane]);
            cut_off += usize::from(!(0.001..0.999).contains(&of_board));
            for (unit, sum) in units.iter_mut().enumerate() {
                let weight = |of: &UnitWeights| f64::from(of[unit][lane]);
                let weighed =
                    weight(&head.of_corners) * of_corners + weight(&head.of_board) * of_board;
                *sum += weighed * f64::from(WEIGHT_STEP);
            }
        }
        assert!((2..LANES - 2).contains(&cut_off), "some are: {cut_off}");
        let worth = |unit: usize| {
            let value = if unit == UNITS - 1 { units[unit] } else { units[unit].max(0.0) };
            value * f64::from(head.last[unit])
        };
        let wanted = (0..UNITS).map(worth).sum::<f64>() + f64::from(head.constant);
        assert!(units.iter().any(|unit| *unit < 0.0) && units.iter().any(|unit| *unit > 0.0));
        assert!((f64::from(head.discs(Portable, &sums)) - wanted).abs() < 1e-3);
    }
}
