//! How the network learns: from one position after the other, each moves it a little towards what
//! is known of it (stochastic gradient descent). The more a row has been moved already, the less it
//! is moved (Duchi, Hazan & Singer, "Adaptive Subgradient Methods for Online Learning and
//! Stochastic Optimization", 2011).

use crate::engine::Random;
use crate::engine::evaluation::Weights;
use crate::engine::evaluation::network::{HIDDEN, Head, LANES, STEP, WeightRow};
use crate::engine::evaluation::weights::{STAGES, TERMS, rows, stage, terms};
use crate::rules::Position;
use crate::rules::kernel::{Kernel, WithKernel, fastest};
use rand::{RngExt as _, SeedableRng as _};

/// A position with what is known of it.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// Where somebody has to move.
    pub position: Position,
    /// The final disc difference for the side to move.
    pub discs: f32,
}

/// A network that learns.
pub struct Learner {
    rows: Vec<[f32; LANES]>,
    /// How much each row has been moved, and [`STIFFNESS`].
    moved: Vec<f32>,
    heads: Vec<Head>,
}

/// How far rows move, in lanes. Falls to nothing while the network learns.
const RATE: f32 = 0.03;

/// How far heads move beside them.
const HEAD_RATE: f32 = 0.02;

/// How far what the head begins with moves beside that, lest all patterns be moved at once.
const BIAS_RATE: f32 = 0.001;

/// How far the numbers between lanes and units move beside the head's.
const HIDDEN_RATE: f32 = 0.1;

/// How much of a row's moves is taken for granted: rows seen but once are hardly moved.
const STIFFNESS: f32 = 20_000.0;

/// Where a lane or a unit is cut off, as if it still changed so little: else it might stay there.
const LEAK: f32 = 0.01;

/// No error moves the network more than one of so many discs.
const WORST_ERROR: f32 = 30.0;

impl Learner {
    /// A network that knows nothing: all rows are 0, and lanes and units differ by chance.
    pub fn new(seed: u64) -> Self {
        let mut random = Random::seed_from_u64(seed);
        let mut around =
            |middle: f32, most: f32| middle + most * (2.0 * random.random::<f32>() - 1.0);
        let mut head = Head::ZERO;
        head.bias = [(); LANES].map(|()| around(0.5, 0.4));
        head.direct = [(); LANES].map(|()| around(0.0, 4.0));
        head.hidden = [(); LANES].map(|()| [(); HIDDEN].map(|()| around(0.0, 0.5)));
        head.hidden_bias = [0.1; HIDDEN];
        head.last = std::array::from_fn(|unit| if unit % 2 == 0 { 3.0 } else { -3.0 });
        Self {
            rows: vec![[0.0; LANES]; rows()],
            moved: vec![STIFFNESS; rows()],
            heads: vec![head; STAGES],
        }
    }

    /// A network that goes on learning from what these weights know: its rows move as slowly as if each had been
    /// moved so much already.
    pub fn from_weights(weights: &Weights, moved: f32) -> Self {
        let (rows, heads) = weights.network();
        let rows: Vec<_> = rows.map(|row| row.0.map(|number| f32::from(number) * STEP)).collect();
        Self { moved: vec![moved; rows.len()], rows, heads: heads.to_vec() }
    }

    /// All numbers that it has come to, for [`Self::take_up`].
    pub fn numbers(&self) -> impl Iterator<Item = f32> {
        let heads = self.heads.iter().flat_map(Head::numbers);
        self.rows.as_flattened().iter().chain(&self.moved).copied().chain(heads)
    }

    /// Takes up the numbers of a network that has learnt.
    ///
    /// # Panics
    ///
    /// Where there are more or fewer.
    pub fn take_up(&mut self, numbers: &[f32]) {
        let (rows, rest) = numbers.split_at(self.rows.as_flattened().len());
        let (moved, heads) = rest.split_at(self.moved.len());
        self.rows.as_flattened_mut().copy_from_slice(rows);
        self.moved.copy_from_slice(moved);
        let (heads, rest) = heads.as_chunks();
        assert!(rest.is_empty() && heads.len() == self.heads.len(), "a network's numbers");
        self.heads = heads.iter().map(Head::from_numbers).collect();
    }

    /// Learns from these examples; `left` is how much of all learning is still to come at the
    /// beginning and at the end, from 1 to 0.
    pub fn learn(&mut self, examples: &[Example], left: (f32, f32)) {
        fastest(Learning { learner: self, examples, left });
    }

    /// The network as the engine has it.
    pub fn network(&self) -> (Vec<WeightRow>, &[Head]) {
        let rounded = |number: f32| (number / STEP).round() as i8;
        (self.rows.iter().map(|row| WeightRow(row.map(rounded))).collect(), &self.heads)
    }

    /// Learns from one example, whose position adds up these rows.
    #[inline(always)]
    fn step<K: Kernel>(&mut self, kernel: K, example: &Example, terms: &[u32; TERMS], rate: f32) {
        let mut sums = [0.0; LANES];
        for &term in terms {
            let row = &self.rows[term as usize];
            (0..LANES).for_each(|lane| sums[lane] += row[lane]);
        }
        let head = &mut self.heads[stage(&example.position)];
        let lanes = head.lanes(&sums);
        let units = head.units(kernel, &lanes);
        let error = head.discs(&lanes, &units) - example.discs;
        let error = error.clamp(-WORST_ERROR, WORST_ERROR);
        // How fast the squared error grows with each lane.
        let mut slopes: [f32; LANES] = std::array::from_fn(|lane| error * head.direct[lane]);
        let head_rate = rate * HEAD_RATE;
        for (unit, &value) in units.iter().enumerate() {
            let slope = if value > 0.0 { 1.0 } else { LEAK };
            let slope = error * head.last[unit] * slope;
            head.last[unit] -= head_rate * error * value.max(0.0);
            let step = head_rate * HIDDEN_RATE * slope;
            head.hidden_bias[unit] -= step;
            for lane in 0..LANES {
                slopes[lane] += slope * head.hidden[lane][unit];
                head.hidden[lane][unit] -= step * lanes[lane];
            }
        }
        head.constant -= head_rate * error;
        let mut size = 0.0;
        for lane in 0..LANES {
            head.direct[lane] -= head_rate * error * lanes[lane];
            slopes[lane] *= Head::slope(lane, lanes[lane]).max(LEAK);
            head.bias[lane] -= head_rate * BIAS_RATE * slopes[lane];
            size += slopes[lane] * slopes[lane] / LANES as f32;
        }
        for &term in terms {
            let moved = &mut self.moved[term as usize];
            *moved += size;
            let step = rate / moved.sqrt();
            let row = &mut self.rows[term as usize];
            for lane in 0..LANES {
                let number = row[lane] - step * slopes[lane];
                row[lane] = number.clamp(-127.0 * STEP, 127.0 * STEP);
            }
        }
    }
}

/// Learning with the instructions of this processor.
struct Learning<'a> {
    learner: &'a mut Learner,
    examples: &'a [Example],
    left: (f32, f32),
}

impl WithKernel for Learning<'_> {
    type Output = ();

    fn run<K: Kernel>(self, kernel: K) {
        let (first, last) = self.left;
        let count = self.examples.len() as f32;
        kernel.run(|| {
            for (at, example) in self.examples.iter().enumerate() {
                let left = first + (last - first) * (at as f32 / count);
                self.learner.step(kernel, example, &terms(kernel, &example.position), RATE * left);
            }
        });
    }
}
