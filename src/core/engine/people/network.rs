//! The network that gives each move of a position its chance, by the rating of the player.
//!
//! The rows of a move are added up in lanes. The first two lanes go straight to the value of the move, the second times
//! the rating; the others, shifted by the rating, are the inputs of a layer of units. The chances are the softmax of
//! the values (`McFadden`, "Conditional Logit Analysis of Qualitative Choice Behavior", 1974).

/// Numbers of a row.
pub const LANES: usize = 16;
pub const UNITS: usize = 16;
/// Lanes that go straight to the value.
pub const STRAIGHT: usize = 2;

/// A rating as the network sees it: 0 in the middle of the tournament players, 1 is 300 points.
pub fn scaled(rating: f32) -> f32 {
    (rating - 1600.0) / 300.0
}

/// Numbers that all moves share.
#[derive(Clone, Debug, PartialEq)]
pub struct ChoiceHead {
    /// Shift of each lane: constant, times the rating, times its square.
    pub shift: [[f32; LANES]; 3],
    /// Weights from the lanes to each unit.
    pub weights: [[f32; LANES]; UNITS],
    /// Bias of each unit: constant, and times the rating.
    pub bias: [[f32; UNITS]; 2],
    /// Worth of each unit: constant, and times the rating.
    pub worth: [[f32; UNITS]; 2],
}

/// Numbers of one move on the way to its value.
#[derive(Clone, Debug)]
pub struct PassedMove {
    pub lanes: [f32; LANES],
    pub units: [f32; UNITS],
    pub value: f32,
}

impl ChoiceHead {
    /// Numbers of a head.
    pub const FLOATS: usize = 3 * LANES + LANES * UNITS + 4 * UNITS;

    /// A head whose numbers are all the same.
    pub const fn all(number: f32) -> Self {
        Self {
            shift: [[number; LANES]; 3],
            weights: [[number; LANES]; UNITS],
            bias: [[number; UNITS]; 2],
            worth: [[number; UNITS]; 2],
        }
    }

    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let shift = self.shift.as_flattened_mut().iter_mut();
        let weights = self.weights.as_flattened_mut().iter_mut();
        let bias = self.bias.as_flattened_mut().iter_mut();
        shift.chain(weights).chain(bias).chain(self.worth.as_flattened_mut())
    }

    pub fn numbers(&self) -> impl Iterator<Item = f32> {
        let shift = self.shift.as_flattened().iter();
        let weights = self.weights.as_flattened().iter();
        let bias = self.bias.as_flattened().iter();
        shift.chain(weights).chain(bias).chain(self.worth.as_flattened()).copied()
    }

    /// Value of a move with these sums of its rows, for a player of this scaled rating.
    #[inline(always)]
    pub fn pass(&self, mut lanes: [f32; LANES], rating: f32) -> PassedMove {
        let mut value = lanes[0] + rating * lanes[1];
        for (lane, sum) in lanes.iter_mut().enumerate().skip(STRAIGHT) {
            let shift =
                self.shift[0][lane] + rating * (self.shift[1][lane] + rating * self.shift[2][lane]);
            *sum = (*sum + shift).max(0.0);
        }
        lanes[..STRAIGHT].fill(0.0);
        let mut units = [0.0; UNITS];
        for (unit, output) in units.iter_mut().enumerate() {
            let mut half: [f32; LANES] =
                std::array::from_fn(|lane| lanes[lane] * self.weights[unit][lane]);
            // In halves, which vectors add up.
            let mut width = LANES / 2;
            while width > 0 {
                (0..width).for_each(|lane| half[lane] += half[lane + width]);
                width /= 2;
            }
            let sum = half[0] + self.bias[0][unit] + rating * self.bias[1][unit];
            *output = sum.max(0.0);
            value += *output * (self.worth[0][unit] + rating * self.worth[1][unit]);
        }
        PassedMove { lanes, units, value }
    }
}

/// Puts chances in place of values.
pub fn softmax(values: &mut [f32]) {
    let most = values.iter().copied().fold(f32::MIN, f32::max);
    for it in &mut *values {
        *it = (*it - most).exp();
    }
    let sum: f32 = values.iter().sum();
    for it in values {
        *it /= sum;
    }
}
