//! How much people see of what a search sees.
//!
//! The predictor looks two plies ahead. Stronger players look further, so the chance of a move is divided by e for each
//! 1 / weight discs that it loses by a short search; the weight grows with the rating.

/// Depth in plies of the search, and empties from which on it is exact. Of 3, 4, 6 and 8 plies, 8 foretell people best.
pub const DEPTH: u32 = 8;
pub const EXACT_EMPTIES: u32 = 12;

/// Fewest empties of each stage of the game, the opening first.
const STAGES: [u32; 6] = [41, 31, 25, 19, 13, 1];

/// Ratings at which weights are fitted; those between are interpolated.
const ANCHORS: [f32; 4] = [1200.0, 1500.0, 1750.0, 2000.0];

/// Weights by stage and rating.
///
/// ```
/// use outflank_core::engine::people::PeopleReading;
///
/// let reading = PeopleReading([[0.0, 0.0, 0.1, 0.2]; PeopleReading::STAGES]);
/// assert_eq!(reading.weight(1625.0, 30), 0.05);
/// let mut chances = [0.5, 0.5];
/// reading.weigh(&mut chances, &[0, 20], 1625.0, 30);
/// assert!((chances[0] / chances[1] - 1.0_f32.exp()).abs() < 0.001);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PeopleReading(pub [[f32; Self::ANCHORS]; Self::STAGES]);

impl PeopleReading {
    pub const STAGES: usize = STAGES.len();
    pub const ANCHORS: usize = ANCHORS.len();

    /// Stage of a position with this many empties.
    pub fn stage(empties: u32) -> usize {
        STAGES.iter().position(|least| empties >= *least).unwrap_or(Self::STAGES - 1)
    }

    /// Part of each anchor in the weight of a rating; the sum is 1.
    pub fn parts(rating: f32) -> [f32; Self::ANCHORS] {
        let mut parts = [0.0; Self::ANCHORS];
        let above = ANCHORS.partition_point(|it| *it <= rating).clamp(1, Self::ANCHORS - 1);
        let [low, high] = [ANCHORS[above - 1], ANCHORS[above]];
        let share = ((rating - low) / (high - low)).clamp(0.0, 1.0);
        [parts[above - 1], parts[above]] = [1.0 - share, share];
        parts
    }

    /// Weight of a disc for players of this rating.
    pub fn weight(&self, rating: f32, empties: u32) -> f32 {
        let anchors = self.0[Self::stage(empties)];
        anchors.iter().zip(Self::parts(rating)).map(|(weight, part)| weight * part).sum()
    }

    /// Corrects the chances of moves by their losses in discs.
    pub fn weigh(&self, chances: &mut [f32], losses: &[i32], rating: f32, empties: u32) {
        let weight = self.weight(rating, empties);
        for (chance, loss) in chances.iter_mut().zip(losses) {
            *chance *= (-weight * *loss as f32).exp();
        }
        let sum: f32 = chances.iter().sum();
        for chance in chances {
            *chance /= sum;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weight_lies_between_those_of_the_ratings_around_it() {
        let stages = std::array::from_fn(|stage| [0.0, 0.1, 0.2, 0.4].map(|it| it + stage as f32));
        let reading = PeopleReading(stages);
        let weights = [900.0, 1200.0, 1350.0, 1500.0, 1875.0, 2000.0, 2100.0]
            .map(|rating| (reading.weight(rating, 41) * 1000.0).round() as i32);
        assert_eq!(weights, [0, 0, 50, 100, 300, 400, 400]);
        assert!((reading.weight(900.0, 40) - 1.0).abs() < 1e-6, "another stage");
        assert_eq!(
            [60, 41, 40, 31, 30, 25, 24, 12, 1].map(PeopleReading::stage),
            [0, 0, 1, 1, 2, 2, 3, 5, 5]
        );
    }

    #[test]
    fn losses_that_all_moves_have_change_nothing_and_chances_add_up() {
        let reading = PeopleReading([[0.3; PeopleReading::ANCHORS]; PeopleReading::STAGES]);
        let mut chances = [0.2, 0.3, 0.5];
        reading.weigh(&mut chances, &[4, 4, 4], 1500.0, 20);
        assert!(chances.iter().zip([0.2, 0.3, 0.5]).all(|(it, was)| (it - was).abs() < 1e-6));
        reading.weigh(&mut chances, &[0, 10, 2], 1500.0, 20);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6 && chances[1] < 0.05);
    }
}
