//! Head of the network in floating point, for training.

use outflank_core::engine::Random;
use outflank_core::engine::evaluation::network::{
    Head, LANES, STEP, UNIT_STEP, UNITS, WEIGHT_STEP,
};
use outflank_core::engine::evaluation::patterns::CORNERS;
use outflank_core::rules::kernel::UnitWeights;
use rand::RngExt as _;

/// Count of the numbers in a [`FloatHead`].
pub const FLOATS: usize = 2 * LANES + 2 * LANES * UNITS + 2 * UNITS + 1;

/// A head in floating-point numbers, with lanes and weights in units of 1.
#[derive(Clone, Debug)]
pub struct FloatHead {
    corner_bias: [f32; LANES],
    board_bias: [f32; LANES],
    /// Weights from the summed corner lanes to the units.
    of_corners: [[f32; UNITS]; LANES],
    of_board: [[f32; UNITS]; LANES],
    unit_bias: [f32; UNITS],
    last: [f32; UNITS],
    constant: f32,
}

/// Values of all layers for a position.
pub struct Passed {
    lanes: [[f32; LANES]; CORNERS + 1],
    units: [f32; UNITS],
    /// Expected final margin.
    pub discs: f32,
}

/// Learning rate of heads relative to rows.
const HEAD_RATE: f32 = 0.02;

/// Further factor for the lane biases, which shift all patterns at once.
const BIAS_RATE: f32 = 0.001;

/// Further factor for the weights between lanes and units.
const WEIGHT_RATE: f32 = 0.1;

/// Gradient of a clipped lane or unit, so that it can recover.
const LEAK: f32 = 0.01;

/// Fixed value of the last, unclipped unit, in discs; only its inputs are trained.
const LAST_UNIT: f32 = 4.0;

/// Limit of a weight, so that it and its sums fit the engine's integers.
const MOST: f32 = 7.9;

impl FloatHead {
    /// A head with random lanes and units.
    pub fn new(random: &mut Random) -> Self {
        let mut around =
            |middle: f32, most: f32| middle + most * (2.0 * random.random::<f32>() - 1.0);
        let corner_bias = [(); LANES].map(|()| around(0.3, 0.3));
        let board_bias = [(); LANES].map(|()| around(0.5, 0.4));
        let mut weights = || {
            [(); LANES].map(|()| {
                std::array::from_fn(|unit| around(0.0, if unit == UNITS - 1 { 1.0 } else { 0.5 }))
            })
        };
        let (of_corners, of_board) = (weights(), weights());
        let mut last = std::array::from_fn(|unit| if unit % 2 == 0 { 3.0 } else { -3.0 });
        last[UNITS - 1] = LAST_UNIT;
        Self {
            corner_bias,
            board_bias,
            of_corners,
            of_board,
            unit_bias: [0.1; UNITS],
            last,
            constant: 0.0,
        }
    }

    /// Forward pass for the lane sums of corners and board.
    #[inline(always)]
    pub fn pass(&self, sums: &[[f32; LANES]; CORNERS + 1]) -> Passed {
        let cut = |sum: f32| sum.clamp(0.0, 1.0);
        let (mut lanes, mut units) = ([[0.0; LANES]; CORNERS + 1], self.unit_bias);
        for lane in 0..LANES {
            let (mut corners, mut board) = (0.0, sums[CORNERS][lane]);
            for corner in 0..CORNERS {
                let value = cut(sums[corner][lane] + self.corner_bias[lane]);
                lanes[corner][lane] = value;
                corners += value;
                board += sums[corner][lane];
            }
            let board = cut(board + self.board_bias[lane]);
            lanes[CORNERS][lane] = board;
            let weights = self.of_corners[lane].iter().zip(self.of_board[lane]);
            for (unit, (of_corners, of_board)) in units.iter_mut().zip(weights) {
                *unit += corners * of_corners + board * of_board;
            }
        }
        let terms = (0..UNITS).map(|unit| self.last[unit] * value(unit, units[unit]));
        Passed { lanes, units, discs: self.constant + terms.sum::<f32>() }
    }

    /// Trains the head on an error; returns the gradient of the squared error with respect to the sums.
    #[inline(always)]
    pub fn learn(&mut self, passed: &Passed, error: f32, rate: f32) -> [[f32; LANES]; CORNERS + 1] {
        let rate = rate * HEAD_RATE;
        let (mut of_units, mut steps) = ([0.0; UNITS], [0.0; UNITS]);
        for unit in 0..UNITS {
            let (sum, is_last) = (passed.units[unit], unit == UNITS - 1);
            let slope = if is_last || sum > 0.0 { 1.0 } else { LEAK };
            of_units[unit] = error * self.last[unit] * slope;
            // The last unit sums lanes directly: its weights use the head's rate.
            steps[unit] =
                rate * if is_last { error / LAST_UNIT } else { WEIGHT_RATE * of_units[unit] };
            self.unit_bias[unit] -= rate * WEIGHT_RATE * of_units[unit];
            if !is_last {
                self.last[unit] -= rate * error * value(unit, sum);
            }
        }
        self.constant -= rate * error;
        let mut slopes = [[0.0; LANES]; CORNERS + 1];
        let within = |value: f32| if value > 0.0 && value < 1.0 { 1.0 } else { LEAK };
        let weights = self.of_corners.iter_mut().zip(&mut self.of_board);
        for (lane, (of_corners, of_board)) in weights.enumerate() {
            let corners = passed.lanes[..CORNERS].iter().map(|lanes| lanes[lane]).sum::<f32>();
            let corners = weigh(of_corners, &of_units, &steps, corners);
            let board = passed.lanes[CORNERS][lane];
            let board = weigh(of_board, &of_units, &steps, board) * within(board);
            self.board_bias[lane] -= rate * BIAS_RATE * board;
            slopes[CORNERS][lane] = board;
            for (slopes, lanes) in slopes.iter_mut().zip(&passed.lanes[..CORNERS]) {
                let corner = corners * within(lanes[lane]);
                self.corner_bias[lane] -= rate * BIAS_RATE * corner;
                slopes[lane] = board + corner;
            }
        }
        slopes
    }

    /// Numbers of the head, for [`Self::from_numbers`].
    pub fn numbers(&self) -> Vec<f32> {
        let (of_corners, of_board) = (self.of_corners.as_flattened(), self.of_board.as_flattened());
        let biases = [&self.corner_bias[..], &self.board_bias, of_corners, of_board];
        let units = [&self.unit_bias[..], &self.last, &[self.constant]];
        biases.into_iter().chain(units).flatten().copied().collect()
    }

    pub fn from_numbers(numbers: &[f32; FLOATS]) -> Self {
        let mut head = Self::of(&Head::ZERO);
        let (of_corners, of_board) =
            (head.of_corners.as_flattened_mut(), head.of_board.as_flattened_mut());
        let biases = [&mut head.corner_bias[..], &mut head.board_bias, of_corners, of_board];
        let constant = std::slice::from_mut(&mut head.constant);
        let units = [&mut head.unit_bias[..], &mut head.last, constant];
        let all = biases.into_iter().chain(units).flatten();
        all.zip(numbers).for_each(|(it, number)| *it = *number);
        head
    }

    /// The head in the engine's integers.
    pub fn rounded(&self) -> Head {
        let steps = |number: f32, step: f32| (number / step).round() as i16;
        let by_unit = |weights: &[[f32; UNITS]; LANES]| -> UnitWeights {
            std::array::from_fn(|unit| {
                std::array::from_fn(|lane| steps(weights[lane][unit], WEIGHT_STEP))
            })
        };
        Head {
            corner_bias: self.corner_bias.map(|it| steps(it, STEP)),
            board_bias: self.board_bias.map(|it| steps(it, STEP)),
            of_corners: by_unit(&self.of_corners),
            of_board: by_unit(&self.of_board),
            unit_bias: self.unit_bias.map(|it| (it / UNIT_STEP).round() as i32),
            last: self.last,
            constant: self.constant,
        }
    }

    /// Inverse of [`Self::rounded`].
    pub fn of(head: &Head) -> Self {
        let weights = |by_unit: &UnitWeights| -> [[f32; UNITS]; LANES] {
            std::array::from_fn(|lane| {
                by_unit.map(|of_unit| f32::from(of_unit[lane]) * WEIGHT_STEP)
            })
        };
        Self {
            corner_bias: head.corner_bias.map(|it| f32::from(it) * STEP),
            board_bias: head.board_bias.map(|it| f32::from(it) * STEP),
            of_corners: weights(&head.of_corners),
            of_board: weights(&head.of_board),
            unit_bias: head.unit_bias.map(|it| it as f32 * UNIT_STEP),
            last: head.last,
            constant: head.constant,
        }
    }
}

/// Output of a unit: linear for the last, else clipped below 0.
#[inline(always)]
fn value(unit: usize, sum: f32) -> f32 {
    if unit == UNITS - 1 { sum } else { sum.max(0.0) }
}

/// Returns the gradient of the squared error with respect to a lane, and trains the lane's weights by `steps`.
#[inline(always)]
fn weigh(
    weights: &mut [f32; UNITS],
    of_units: &[f32; UNITS],
    steps: &[f32; UNITS],
    lane: f32,
) -> f32 {
    let mut slope = 0.0;
    for unit in 0..UNITS {
        slope += of_units[unit] * weights[unit];
        weights[unit] = (weights[unit] - steps[unit] * lane).clamp(-MOST, MOST);
    }
    slope
}
