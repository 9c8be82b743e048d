//! Training of the network of choices, by stochastic gradient descent on the moves that people chose. Numbers move less
//! the more they have moved (Duchi, Hazan & Singer, 2011).

use super::checkpoint::InTraining;
use outflank_core::engine::Random;
use outflank_core::engine::people::PeopleReading;
use outflank_core::engine::people::network::{
    ChoiceHead, LANES, PassedMove, STRAIGHT, UNITS, softmax,
};
use outflank_core::engine::people::predictor::to_bytes;
use outflank_core::engine::people::terms::{TERMS, rows};
use rand::{RngExt as _, SeedableRng as _};

/// Learning rates, which fall to 0.
const ROW_RATE: f32 = 0.02;
const HEAD_RATE: f32 = 0.005;
/// Initial sum of squared gradients of a row, so that rare rows hardly move.
const STIFFNESS: f32 = 30.0;

/// Gradient of a lane or unit below 0, so that it can recover.
const LEAK: f32 = 0.01;
/// Error of a chance below which a move teaches nothing, and costs no time.
const LEAST_ERROR: f32 = 0.002;

/// A network in training.
pub struct ChoiceNet {
    rows: Vec<[f32; LANES]>,
    /// Sum of squared gradients of each row, plus [`STIFFNESS`].
    moved: Vec<f32>,
    head: Box<ChoiceHead>,
    /// Sum of squared gradients of each number of the head, plus 1.
    head_moved: Box<ChoiceHead>,
}

impl InTraining for ChoiceNet {
    fn numbers(&self) -> impl Iterator<Item = f32> {
        let rows = self.rows.as_flattened().iter().chain(&self.moved).copied();
        rows.chain(self.head.numbers()).chain(self.head_moved.numbers())
    }

    fn take_up(&mut self, numbers: &[f32]) {
        let rows = self.rows.as_flattened_mut().iter_mut().chain(&mut self.moved);
        let all = rows.chain(self.head.numbers_mut()).chain(self.head_moved.numbers_mut());
        let mut numbers = numbers.iter();
        all.for_each(|number| *number = *numbers.next().expect("a network's numbers"));
    }
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
        self.head.pass(lanes, rating)
    }

    /// File of the network, its numbers rounded to these steps in rows of patterns and others.
    pub fn to_bytes(&self, steps: [f32; 2], reading: &PeopleReading) -> Vec<u8> {
        to_bytes(&self.rows, steps, &self.head, reading)
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
        let (head, moved) = (self.head.numbers_mut(), self.head_moved.numbers_mut());
        for ((number, moved), slope) in head.zip(moved).zip(slopes.numbers()) {
            *moved += slope * slope;
            *number -= rate * slope / moved.sqrt();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_core::engine::evaluation::Weights;
    use outflank_core::engine::people::{Choices, Predictor};
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
        let bytes = net.to_bytes(
            [1.0 / 64.0; 2],
            &PeopleReading([[0.0; PeopleReading::ANCHORS]; PeopleReading::STAGES]),
        );
        let predictor = Predictor::from_bytes(bytes).expect("what was written");
        for (rating, chosen) in [(-1.0, 0), (1.0, 2)] {
            predictor.chances_of(moves.iter().copied(), 1600.0 + 300.0 * rating, &mut chances);
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
        assert!(net.rows == again.rows && net.head.numbers().eq(again.head.numbers()));
    }
}
