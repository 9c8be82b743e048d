//! Handmade initial weights after the classic programs (Rosenbloom, "A World-Championship-Level Othello Program",
//! 1982): corners, their neighbours while free, mobility.

use super::data;
use clap::Args;
use outflank_core::engine::evaluation::network::{Head, LANES, ONE, UNITS, WEIGHT_STEP, WeightRow};
use outflank_core::engine::evaluation::patterns::{PATTERNS, REPRESENTATIVES};
use outflank_core::engine::evaluation::terms::{count_term, rows};
use outflank_core::engine::evaluation::weights::to_bytes;
use std::path::PathBuf;

/// Options of `start`.
#[derive(Clone, Debug, Args)]
pub struct StartOptions {
    /// The file for the weights
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Value in discs of having one more of a feature than the opponent.
mod worth {
    pub const CORNER: f32 = 12.0;
    /// X-square of a free corner.
    pub const X_SQUARE: f32 = -6.0;
    /// C-square of a free corner.
    pub const C_SQUARE: f32 = -2.0;
    pub const MOVE: f32 = 1.5;
    /// Empty square beside an opponent's disc: potential mobility.
    pub const POTENTIAL_MOVE: f32 = 0.4;
}

/// Shape with a corner, its C-squares and its X-square; the constants below are their digits in a pattern.
const CORNER_SHAPE: &str = "a1 b1 c1 a2 b2 c2 a3 b3 c3";
const CORNER: u32 = 0;
const C_SQUARES: [u32; 2] = [1, 3];
const X_SQUARE: u32 = 4;

/// Margin in discs that a lane's range from 0 to 1 spans.
const SPAN: f32 = 128.0;

/// The last unit, which is linear, and the only one with weights.
const UNIT: usize = UNITS - 1;

/// Writes the weights. Errors: they cannot be written.
pub fn run(options: &StartOptions) -> anyhow::Result<()> {
    // The steps of one lane are too coarse, so some lanes are rounded up and others down: their mean is finer.
    let row = |discs: f32| {
        let steps = (discs / SPAN * f32::from(ONE) * LANES as f32).round() as i32;
        let mut rounded = (0..LANES as u8)
            .map(|lane| (steps + i32::from(lane)).div_euclid(i32::from(LANES as u8)) as i8);
        WeightRow(std::array::from_fn(|_| rounded.next().expect("there are as many")))
    };
    let mut written = vec![row(0.0); rows()];
    let place = PATTERNS.place(CORNER_SHAPE).expect("it is one of the shapes");
    for pattern in 0..3usize.pow(place.squares.len() as u32) {
        // 1 for an own disc, -1 for an opponent's.
        let disc = |digit: u32| 1.0 - (pattern / 3usize.pow(digit) % 3) as f32;
        let beside = C_SQUARES.map(|digit| worth::C_SQUARE * disc(digit)).iter().sum::<f32>()
            + worth::X_SQUARE * disc(X_SQUARE);
        let is_free = disc(CORNER) == 0.0;
        let sum = if is_free { beside } else { worth::CORNER * disc(CORNER) };
        written[REPRESENTATIVES.numbers[place.first + pattern] as usize] = row(sum);
    }
    let worths = [worth::MOVE, -worth::MOVE, worth::POTENTIAL_MOVE, -worth::POTENTIAL_MOVE];
    for (which, worth) in worths.into_iter().enumerate() {
        for count in 0..64 {
            written[count_term(which, count) as usize] = row(worth * count as f32);
        }
    }
    let mut head = Head::ZERO;
    head.board_bias = [ONE / 2; LANES];
    head.of_board[UNIT] = [(1.0 / WEIGHT_STEP / LANES as f32) as i16; LANES];
    head.last[UNIT] = SPAN;
    head.constant = -SPAN / 2.0;
    data::write(&options.out, &to_bytes(&written, &std::array::from_fn(|_| head.clone())))
}
