//! Training by stochastic gradient descent. A row moves less the more it has moved (Duchi, Hazan & Singer, "Adaptive
//! Subgradient Methods for Online Learning and Stochastic Optimization", 2011).

use super::checkpoint::InTraining;
use super::float_head::{FLOATS, FloatHead};
use outflank_core::engine::Random;
use outflank_core::engine::evaluation::Weights;
use outflank_core::engine::evaluation::network::{Head, LANES, STEP, WeightRow};
use outflank_core::engine::evaluation::patterns::CORNERS;
use outflank_core::engine::evaluation::terms::{CORNER_OF_TERM, TERMS, rows, terms};
use outflank_core::engine::evaluation::weights::{STAGES, stage};
use outflank_core::rules::Position;
use outflank_core::rules::kernel::{Kernel, KernelTask, fastest};
use rand::SeedableRng as _;

/// A training example.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    pub position: Position,
    /// Target margin in discs for the side to move.
    pub discs: f32,
}

/// A network in training.
pub struct Learner {
    rows: Vec<[f32; LANES]>,
    /// Sum of squared gradients of each row, plus its initial value (such as [`STIFFNESS`]).
    moved: Vec<f32>,
    heads: Vec<FloatHead>,
    rounding: Rounding,
}

/// Rounding of rows to multiples of some [`STEP`]s, so that they take fewer bits.
///
/// The network passes rounded rows on, and corrects exact ones, as if rounding had a slope of 1 (Bengio, Léonard &
/// Courville, "Estimating or Propagating Gradients Through Stochastic Neurons", 2013). So the rows around a row make up
/// for what its rounding takes.
#[derive(Clone, Copy, Debug)]
struct Rounding {
    /// Difference of two neighbouring values, in lanes.
    step: f32,
    /// Largest value.
    most: f32,
}

impl Rounding {
    fn to(steps: u8) -> Self {
        let step = f32::from(steps.max(1));
        Self { step: step * STEP, most: (127.0 / step).floor() * step * STEP }
    }

    #[inline(always)]
    fn round(self, number: f32) -> f32 {
        (number / self.step).round_ties_even() * self.step
    }

    fn in_steps(self, number: f32) -> i8 {
        (self.round(number) / STEP) as i8
    }
}

/// Learning rate of rows, in lanes; falls to 0.
const RATE: f32 = 0.03;

/// Initial sum of squared gradients of a row, so that rare rows hardly move.
const STIFFNESS: f32 = 100_000.0;

/// Limit of an error in discs.
const WORST_ERROR: f32 = 30.0;

impl InTraining for Learner {
    fn numbers(&self) -> impl Iterator<Item = f32> {
        let heads = self.heads.iter().flat_map(FloatHead::numbers);
        self.rows.as_flattened().iter().chain(&self.moved).copied().chain(heads)
    }

    fn take_up(&mut self, numbers: &[f32]) {
        let (rows, rest) = numbers.split_at(self.rows.as_flattened().len());
        let (moved, heads) = rest.split_at(self.moved.len());
        self.rows.as_flattened_mut().copy_from_slice(rows);
        self.moved.copy_from_slice(moved);
        let (heads, rest) = heads.as_chunks::<FLOATS>();
        assert!(rest.is_empty() && heads.len() == self.heads.len(), "a network's numbers");
        self.heads = heads.iter().map(FloatHead::from_numbers).collect();
    }
}

impl Learner {
    /// An untrained network: zero rows, random lanes and units.
    pub fn new(seed: u64) -> Self {
        let head = FloatHead::new(&mut Random::seed_from_u64(seed));
        Self {
            rows: vec![[0.0; LANES]; rows()],
            moved: vec![STIFFNESS; rows()],
            heads: vec![head; STAGES],
            rounding: Rounding::to(1),
        }
    }

    /// The learner with rows that are multiples of this many [`STEP`]s.
    pub fn rounded_to(mut self, steps: u8) -> Self {
        self.rounding = Rounding::to(steps);
        let most = self.rounding.most;
        for number in self.rows.as_flattened_mut() {
            *number = number.clamp(-most, most);
        }
        self
    }

    /// A network that continues from weights; `moved` is the initial sum of squared gradients of each row.
    pub fn from_weights(weights: &Weights, moved: f32) -> Self {
        let numbers = |row: WeightRow| row.0.map(|number| f32::from(number) * STEP);
        let rows = weights.rows().expect("enough memory");
        let rows: Vec<_> = rows.into_iter().map(numbers).collect();
        let heads = weights.heads().iter().map(FloatHead::of).collect();
        Self { moved: vec![moved; rows.len()], rows, heads, rounding: Rounding::to(1) }
    }

    /// Trains on examples; `left` is the share of all training that remains before and after them, from 1 to 0.
    pub fn learn(&mut self, examples: &[Example], left: (f32, f32)) {
        fastest(Learning { learner: self, examples, left });
    }

    /// The network in the engine's integers.
    pub fn network(&self) -> (Vec<WeightRow>, [Head; STAGES]) {
        let rounded = |number: f32| self.rounding.in_steps(number);
        let rows = self.rows.iter().map(|row| WeightRow(row.map(rounded))).collect();
        (rows, std::array::from_fn(|stage| self.heads[stage].rounded()))
    }

    /// Trains on one example with these rows.
    #[inline(always)]
    fn step(&mut self, example: &Example, terms: &[u32; TERMS], rate: f32) {
        let rounding = self.rounding;
        let mut sums = [[0.0; LANES]; CORNERS + 1];
        for (&term, corner) in terms.iter().zip(CORNER_OF_TERM) {
            let (row, sums) = (&self.rows[term as usize], &mut sums[corner]);
            (0..LANES).for_each(|lane| sums[lane] += rounding.round(row[lane]));
        }
        let head = &mut self.heads[stage(&example.position)];
        let passed = head.pass(&sums);
        let error = (passed.discs - example.discs).clamp(-WORST_ERROR, WORST_ERROR);
        let slopes = head.learn(&passed, error, rate);
        let sizes = slopes.map(|of| of.iter().map(|it| it * it).sum::<f32>() / LANES as f32);
        for (&term, corner) in terms.iter().zip(CORNER_OF_TERM) {
            let moved = &mut self.moved[term as usize];
            *moved += sizes[corner];
            let step = rate / moved.sqrt();
            let (row, slopes) = (&mut self.rows[term as usize], &slopes[corner]);
            for lane in 0..LANES {
                let number = row[lane] - step * slopes[lane];
                row[lane] = number.clamp(-rounding.most, rounding.most);
            }
        }
    }
}

/// Training with a kernel's instructions.
struct Learning<'a> {
    learner: &'a mut Learner,
    examples: &'a [Example],
    left: (f32, f32),
}

impl KernelTask for Learning<'_> {
    type Output = ();

    fn run<K: Kernel>(self, kernel: K) {
        let (first, last) = self.left;
        let count = self.examples.len() as f32;
        kernel.run(|| {
            for (at, example) in self.examples.iter().enumerate() {
                let left = first + (last - first) * (at as f32 / count);
                self.learner.step(example, &terms(kernel, &example.position), RATE * left);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_core::engine::evaluation::DISC;
    use outflank_core::engine::evaluation::weights::to_bytes;
    use outflank_core::rules::kernel::Portable;
    use outflank_core::rules::{Color, Variant};

    #[test]
    fn the_engine_evaluates_as_the_network_has_learnt() {
        let mut position = Variant::REVERSI.start(Color::Black);
        let mut examples = Vec::new();
        while let Some(square) = position.legal_moves().squares().last() {
            let discs = (examples.len() as f32 * 0.7).sin() * 20.0;
            examples.push(Example { position, discs });
            position = position.play(square).expect("legal");
        }
        let mut learner = Learner::new(3);
        for row in &mut learner.moved {
            *row = 100.0;
        }
        for _ in 0..400 {
            learner.learn(&examples, (1.0, 1.0));
        }
        let (rows, heads) = learner.network();
        let weights = Weights::from_bytes(to_bytes(&rows, &heads)).expect("weights");
        for example in &examples {
            let value = weights.evaluate(Portable, &example.position) as f32 / DISC as f32;
            assert!((value - example.discs).abs() < 1.0, "{value} of {example:?}");
        }
        let again = Learner::from_weights(&weights, 1.0);
        assert!(again.network().0 == rows && again.network().1 == heads, "there and back");
    }

    #[test]
    fn rows_that_are_rounded_in_training_lose_less_than_rows_rounded_after_it() {
        let mut position = Variant::REVERSI.start(Color::Black);
        let mut examples = Vec::new();
        while let Some(square) = position.legal_moves().squares().next() {
            examples.push(Example { position, discs: (examples.len() as f32 * 0.9).cos() * 15.0 });
            position = position.play(square).expect("legal");
        }
        let trained = |steps: u8| {
            let mut learner = Learner::new(4).rounded_to(steps);
            learner.moved.fill(100.0);
            for round in 0..400_u16 {
                let left = |round: u16| 1.0 - f32::from(round) / 400.0;
                learner.learn(&examples, (left(round), left(round + 1)));
            }
            let (rows, heads) = learner.network();
            Weights::from_bytes(to_bytes(&rows, &heads)).expect("weights")
        };
        let error = |weights: &Weights| {
            let of = |example: &Example| {
                let value = weights.evaluate(Portable, &example.position) as f32 / DISC as f32;
                (value - example.discs).abs()
            };
            examples.iter().map(of).sum::<f32>() / examples.len() as f32
        };
        let (fine, in_training) = (trained(1), trained(12));
        let after = Weights::from_bytes(fine.coarser(12).expect("whole")).expect("weights");
        let rows = in_training.rows().expect("whole");
        assert!(rows.iter().flat_map(|row| row.0).all(|number| number % 12 == 0));
        let (fine, in_training, after) = (error(&fine), error(&in_training), error(&after));
        assert!(fine < in_training && in_training < 0.7 * after, "{fine} {in_training} {after}");
    }
}
