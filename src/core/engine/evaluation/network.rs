//! A small network over the patterns on the board.
//!
//! Each pattern has a row of numbers, one for every lane, and what patterns add up to in a lane is
//! all that the rest of the network sees: a first layer that costs one look-up for each pattern,
//! as those of the newest chess and shogi programs do (Nasu, "Efficiently Updatable
//! Neural-Network-based Evaluation Functions for Computer Shogi", 2018). A sum of weights can say
//! what a corner is worth and what mobility is worth; lanes that are cut off and weighed together
//! can say that one of them matters less beside the other.
//!
//! The lanes are cut off twice: what the patterns around each corner add up to by itself, the four
//! corners alike, and what all patterns of the board do. The same numbers so know what happens in a
//! corner and what that means on the whole.
//!
//! The rows are the same at all stages of a game. What comes after them, the head, is each stage's
//! own. All numbers up to the units are whole, so that every processor comes to the same.

use super::patterns::CORNERS;
use crate::rules::kernel::{Kernel, PairedWeights};
pub use crate::rules::kernel::{LANES, UNITS};

/// What one step of a number in a row is worth in its lane.
pub const STEP: f32 = 1.0 / ONE as f32;

/// Steps in a lane that has come to 1, where it is cut off.
pub const ONE: i16 = 256;

/// What one step of a weight between lanes and units is worth.
pub const WEIGHT_STEP: f32 = 1.0 / 4096.0;

/// What one step of a unit is worth.
pub const UNIT_STEP: f32 = STEP * WEIGHT_STEP;

/// Below which number each unit is cut off: the last one counts as it is.
const LOWEST: [i32; UNITS] = {
    let mut lowest = [0; UNITS];
    lowest[UNITS - 1] = i32::MIN;
    lowest
};

/// The weights of a pattern: what it adds to each lane, in [`STEP`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, bytemuck::Zeroable)]
#[repr(align(32))]
pub struct WeightRow(pub [i8; LANES]);

/// What the patterns of a position add up to in each lane: those of each corner, and the others.
pub type LaneSums<K> = [<K as Kernel>::Sums; CORNERS + 1];

/// The output layer of a stage: what it makes of the lanes.
#[derive(Clone, Debug, PartialEq)]
pub struct Head {
    /// What the lanes of a corner begin with, in [`STEP`]s.
    pub corner_bias: [i16; LANES],
    /// What the lanes of the board begin with, in [`STEP`]s.
    pub board_bias: [i16; LANES],
    /// What the lanes of the corners, added up, add to each unit, in [`WEIGHT_STEP`]s.
    pub of_corners: PairedWeights,
    /// What the lanes of the board add to each unit, in [`WEIGHT_STEP`]s.
    pub of_board: PairedWeights,
    /// What the units begin with, in [`UNIT_STEP`]s.
    pub unit_bias: [i32; UNITS],
    /// What a unit is worth where it is above 0, in discs; the last one also where it is below.
    pub last: [f32; UNITS],
    /// What every position is worth, in discs.
    pub constant: f32,
}

impl Head {
    /// A head that makes nothing of anything.
    pub const ZERO: Self = Self {
        corner_bias: [0; LANES],
        board_bias: [0; LANES],
        of_corners: [[[0; 2]; UNITS]; LANES / 2],
        of_board: [[[0; 2]; UNITS]; LANES / 2],
        unit_bias: [0; UNITS],
        last: [0.0; UNITS],
        constant: 0.0,
    };

    /// Bytes of a head in a file.
    pub const SIZE: usize = 2 * (2 * LANES + 2 * LANES * UNITS) + 4 * (2 * UNITS + 1);

    /// The expected final disc difference, where the patterns add up to this.
    #[inline(always)]
    pub fn discs<K: Kernel>(&self, kernel: K, sums: &LaneSums<K>) -> f32 {
        let (mut corners, mut board) = (kernel.no_sums(), sums[CORNERS]);
        for &corner in &sums[..CORNERS] {
            board = kernel.plus(board, corner);
            corners = kernel.plus(corners, kernel.cut_off(corner, &self.corner_bias, ONE));
        }
        let board = kernel.cut_off(board, &self.board_bias, ONE);
        let units = kernel.products(self.unit_bias, corners, &self.of_corners);
        let units = kernel.products(units, board, &self.of_board);
        let mut sums: [f32; UNITS] =
            std::array::from_fn(|unit| self.last[unit] * units[unit].max(LOWEST[unit]) as f32);
        // Always in the same order: every processor comes to the same number.
        let mut width = UNITS / 2;
        while width > 0 {
            for unit in 0..width {
                sums[unit] += sums[unit + width];
            }
            width /= 2;
        }
        sums[0] * UNIT_STEP + self.constant
    }

    /// The bytes of a head, as a file has them: its numbers one after the other, little-endian.
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = |paired: &PairedWeights| paired.as_flattened().as_flattened().to_vec();
        let (of_corners, of_board) = (weights(&self.of_corners), weights(&self.of_board));
        let short = [&self.corner_bias[..], &self.board_bias, &of_corners, &of_board].concat();
        let short = short.into_iter().flat_map(i16::to_le_bytes);
        let last = self.last.into_iter().chain([self.constant]).flat_map(f32::to_le_bytes);
        short.chain(self.unit_bias.into_iter().flat_map(i32::to_le_bytes)).chain(last).collect()
    }

    /// The head with these bytes.
    pub fn from_bytes(bytes: &[u8; Self::SIZE]) -> Self {
        let mut head = Self::ZERO;
        let (mut short, long) = bytes.as_chunks().0.split_at(2 * LANES + 2 * LANES * UNITS);
        let of_corners = head.of_corners.as_flattened_mut().as_flattened_mut();
        let of_board = head.of_board.as_flattened_mut().as_flattened_mut();
        for part in [&mut head.corner_bias[..], &mut head.board_bias, of_corners, of_board] {
            let (first, others) = short.split_at(part.len());
            part.iter_mut().zip(first).for_each(|(it, bytes)| *it = i16::from_le_bytes(*bytes));
            short = others;
        }
        let mut long = long.as_flattened().as_chunks().0.iter();
        let unit_bias = head.unit_bias.iter_mut().zip(&mut long);
        unit_bias.for_each(|(it, bytes)| *it = i32::from_le_bytes(*bytes));
        let constant = std::iter::once(&mut head.constant);
        let last = head.last.iter_mut().chain(constant).zip(long);
        last.for_each(|(it, bytes)| *it = f32::from_le_bytes(*bytes));
        head
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::kernel::Portable;

    fn some() -> Head {
        let short = |at: usize, most: i16| {
            i16::try_from(at * 37 % (2 * most.unsigned_abs() as usize + 1)).expect("short") - most
        };
        let paired = |first: usize| {
            std::array::from_fn(|pair| {
                std::array::from_fn(|unit| {
                    std::array::from_fn(|lane| short(first + pair * 16 + unit * 2 + lane, 5000))
                })
            })
        };
        Head {
            corner_bias: std::array::from_fn(|lane| short(lane, 100)),
            board_bias: std::array::from_fn(|lane| short(lane + 50, 100)),
            of_corners: paired(0),
            of_board: paired(999),
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

    /// Sum by sum, as the doc comments say.
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
                let weight = |of: &PairedWeights| f64::from(of[lane / 2][unit][lane % 2]);
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
