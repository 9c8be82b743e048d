//! A network that gives each move of a position its chance, by the rating of the player; trained by stochastic
//! gradient descent on the moves that people chose.
//!
//! The rows of a move are added up in lanes. The first two lanes go straight to the value of the move, the second times
//! the rating; the others, shifted by the rating, are the inputs of a layer of units. The chances are the softmax of
//! the values (`McFadden`, "Conditional Logit Analysis of Qualitative Choice Behavior", 1974). Numbers move less the more
//! they have moved (Duchi, Hazan & Singer, 2011).

use outflank_core::engine::Random;
use outflank_core::engine::people::terms::{TERMS, rows};
use rand::{RngExt as _, SeedableRng as _};

/// Numbers of a row.
const LANES: usize = 32;
const UNITS: usize = 16;
/// Lanes that go straight to the value.
const STRAIGHT: usize = 2;

/// Learning rates, which fall to 0.
const ROW_RATE: f32 = 0.02;
const HEAD_RATE: f32 = 0.005;
/// Initial sum of squared gradients of a row, so that rare rows hardly move.
const STIFFNESS: f32 = 30.0;

/// Gradient of a lane or unit below 0, so that it can recover.
const LEAK: f32 = 0.01;
/// Error of a chance below which a move teaches nothing, and costs no time.
const LEAST_ERROR: f32 = 0.002;

/// A rating as the network sees it: 0 in the middle of the tournament players, 1 is 300 points.
pub fn scaled(rating: f32) -> f32 {
    (rating - 1600.0) / 300.0
}

/// A network in training.
pub struct ChoiceNet {
    rows: Vec<[f32; LANES]>,
    /// Sum of squared gradients of each row, plus [`STIFFNESS`].
    moved: Vec<f32>,
    head: Box<ChoiceHead>,
    /// Sum of squared gradients of each number of the head, plus 1.
    head_moved: Box<ChoiceHead>,
}

/// Numbers that all moves share.
#[derive(Clone)]
struct ChoiceHead {
    /// Shift of each lane: constant, times the rating, times its square.
    shift: [[f32; LANES]; 3],
    /// Weights from the lanes to each unit.
    weights: [[f32; LANES]; UNITS],
    /// Bias of each unit: constant, and times the rating.
    bias: [[f32; UNITS]; 2],
    /// Worth of each unit: constant, and times the rating.
    worth: [[f32; UNITS]; 2],
}

/// Numbers of one move on the way to its value.
#[derive(Clone)]
struct PassedMove {
    lanes: [f32; LANES],
    units: [f32; UNITS],
    value: f32,
}

impl ChoiceNet {
    /// A network that knows nothing.
    pub fn new(seed: u64) -> Self {
        let mut random = Random::seed_from_u64(seed);
        let mut around = |most: f32| most * (2.0 * random.random::<f32>() - 1.0);
        let mut head = Box::new(ChoiceHead::all(0.0));
        head.weights.as_flattened_mut().iter_mut().for_each(|it| *it = around(0.3));
        head.worth[0].iter_mut().for_each(|it| *it = around(0.5));
        let row = |_| {
            let mut row = [0.0; LANES];
            row[STRAIGHT..].iter_mut().for_each(|it| *it = around(0.05));
            row
        };
        let rows: Vec<_> = (0..rows()).map(row).collect();
        let head_moved = Box::new(ChoiceHead::all(1.0));
        Self { moved: vec![STIFFNESS; rows.len()], rows, head, head_moved }
    }

    #[inline(always)]
    fn pass(&self, terms: &[u32; TERMS], rating: f32) -> PassedMove {
        let mut lanes = [0.0; LANES];
        for &term in terms {
            let row = &self.rows[term as usize];
            (0..LANES).for_each(|lane| lanes[lane] += row[lane]);
        }
        let head = &*self.head;
        let mut value = lanes[0] + rating * lanes[1];
        for (lane, sum) in lanes.iter_mut().enumerate().skip(STRAIGHT) {
            let shift =
                head.shift[0][lane] + rating * (head.shift[1][lane] + rating * head.shift[2][lane]);
            *sum = (*sum + shift).max(0.0);
        }
        lanes[..STRAIGHT].fill(0.0);
        let mut units = [0.0; UNITS];
        for (unit, output) in units.iter_mut().enumerate() {
            let mut half: [f32; LANES] =
                std::array::from_fn(|lane| lanes[lane] * head.weights[unit][lane]);
            // In halves, which vectors add up.
            let mut width = LANES / 2;
            while width > 0 {
                (0..width).for_each(|lane| half[lane] += half[lane + width]);
                width /= 2;
            }
            let sum = half[0] + head.bias[0][unit] + rating * head.bias[1][unit];
            *output = sum.max(0.0);
            value += *output * (head.worth[0][unit] + rating * head.worth[1][unit]);
        }
        PassedMove { lanes, units, value }
    }

    /// Chances of moves with these rows for a player of this scaled rating.
    #[inline(always)]
    pub fn chances(&self, moves: &[[u32; TERMS]], rating: f32, chances: &mut Vec<f32>) {
        chances.clear();
        chances.extend(moves.iter().map(|terms| self.pass(terms, rating).value));
        softmax(chances);
    }

    /// Learns that a player of this scaled rating chose a move; returns the loss before, in nats.
    #[inline(always)]
    pub fn learn(&mut self, moves: &[[u32; TERMS]], chosen: usize, rating: f32, left: f32) -> f32 {
        let passed: Vec<PassedMove> = moves.iter().map(|terms| self.pass(terms, rating)).collect();
        let mut chances: Vec<f32> = passed.iter().map(|it| it.value).collect();
        softmax(&mut chances);
        let mut slopes = Box::new(ChoiceHead::all(0.0));
        for (at, (terms, it)) in moves.iter().zip(&passed).enumerate() {
            let error = chances[at] - if at == chosen { 1.0 } else { 0.0 };
            if error.abs() >= LEAST_ERROR {
                self.learn_move(terms, it, [error, rating, left], &mut slopes);
            }
        }
        self.move_head(&slopes, left);
        -chances[chosen].max(1e-9).ln()
    }

    /// Learns a move's error: adds to the slopes of the head, and moves the rows.
    #[inline(always)]
    fn learn_move(
        &mut self,
        terms: &[u32; TERMS],
        passed: &PassedMove,
        [error, rating, left]: [f32; 3],
        slopes: &mut ChoiceHead,
    ) {
        let head = &*self.head;
        let mut of_lanes = [0.0; LANES];
        for unit in 0..UNITS {
            let output = passed.units[unit];
            slopes.worth[0][unit] += error * output;
            slopes.worth[1][unit] += error * rating * output;
            let leak = if output > 0.0 { 1.0 } else { LEAK };
            let slope = leak * error * (head.worth[0][unit] + rating * head.worth[1][unit]);
            slopes.bias[0][unit] += slope;
            slopes.bias[1][unit] += slope * rating;
            for (lane, of_lane) in of_lanes.iter_mut().enumerate() {
                *of_lane += slope * head.weights[unit][lane];
                slopes.weights[unit][lane] += slope * passed.lanes[lane];
            }
        }
        for (lane, of_lane) in of_lanes.iter_mut().enumerate().skip(STRAIGHT) {
            *of_lane *= if passed.lanes[lane] > 0.0 { 1.0 } else { LEAK };
            slopes.shift[0][lane] += *of_lane;
            slopes.shift[1][lane] += *of_lane * rating;
            slopes.shift[2][lane] += *of_lane * rating * rating;
        }
        of_lanes[0] = error;
        of_lanes[1] = error * rating;
        let size = of_lanes.iter().map(|it| it * it).sum::<f32>() / LANES as f32;
        for &term in terms {
            let moved = &mut self.moved[term as usize];
            *moved += size;
            let step = ROW_RATE * left / moved.sqrt();
            let row = &mut self.rows[term as usize];
            (0..LANES).for_each(|lane| row[lane] -= step * of_lanes[lane]);
        }
    }

    #[inline(always)]
    fn move_head(&mut self, slopes: &ChoiceHead, left: f32) {
        let rate = HEAD_RATE * left;
        let (head, moved) = (self.head.numbers(), self.head_moved.numbers());
        for ((number, moved), slope) in head.zip(moved).zip(slopes.values()) {
            *moved += slope * slope;
            *number -= rate * slope / moved.sqrt();
        }
    }
}

impl ChoiceHead {
    /// A head whose numbers are all the same.
    const fn all(number: f32) -> Self {
        Self {
            shift: [[number; LANES]; 3],
            weights: [[number; LANES]; UNITS],
            bias: [[number; UNITS]; 2],
            worth: [[number; UNITS]; 2],
        }
    }

    fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        let shift = self.shift.as_flattened_mut().iter_mut();
        let weights = self.weights.as_flattened_mut().iter_mut();
        let bias = self.bias.as_flattened_mut().iter_mut();
        shift.chain(weights).chain(bias).chain(self.worth.as_flattened_mut())
    }

    fn values(&self) -> impl Iterator<Item = &f32> {
        let shift = self.shift.as_flattened().iter();
        let weights = self.weights.as_flattened().iter();
        let bias = self.bias.as_flattened().iter();
        shift.chain(weights).chain(bias).chain(self.worth.as_flattened())
    }
}

/// Chances in place of values.
fn softmax(values: &mut [f32]) {
    let most = values.iter().copied().fold(f32::MIN, f32::max);
    for it in &mut *values {
        *it = (*it - most).exp();
    }
    let sum: f32 = values.iter().sum();
    for it in values {
        *it /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_core::engine::evaluation::Weights;
    use outflank_core::engine::people::Choices;
    use outflank_core::rules::kernel::Portable;
    use outflank_core::rules::{Color, Variant};

    /// Rows of the replies to the first move, which differ.
    fn replies() -> Vec<[u32; TERMS]> {
        let start = Variant::REVERSI.start(Color::Black);
        let first = start.legal_moves().first().expect("a move");
        let position = start.play(first).expect("legal");
        let choices = Choices::of(Portable, Weights::built_in(), &position);
        choices.terms(&position, [Some(first), None]).collect()
    }

    #[test]
    fn each_rating_learns_its_own_choice() {
        let (moves, mut net, mut chances) = (replies(), ChoiceNet::new(3), Vec::new());
        assert_eq!(moves.len(), 3);
        for _ in 0..2000 {
            net.learn(&moves, 0, -1.0, 1.0);
            net.learn(&moves, 2, 1.0, 1.0);
        }
        for (rating, chosen) in [(-1.0, 0), (1.0, 2)] {
            net.chances(&moves, rating, &mut chances);
            assert!(chances[chosen] > 0.8, "{rating}: {chances:?}");
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        }
    }

    #[test]
    fn a_step_lowers_the_loss_and_a_seed_gives_the_same_network() {
        let moves = replies();
        let (mut net, mut again) = (ChoiceNet::new(5), ChoiceNet::new(5));
        let before = net.learn(&moves, 1, 0.5, 1.0);
        assert!(net.learn(&moves, 1, 0.5, 1.0) < before);
        again.learn(&moves, 1, 0.5, 1.0);
        again.learn(&moves, 1, 0.5, 1.0);
        assert!(net.rows == again.rows && net.head.values().eq(again.head.values()));
    }
}
