//! Moves as people of a rating choose them.

use super::people::reading::{DEPTH, EXACT_EMPTIES};
use super::people::{PersonRating, Predictor};
use super::request::Request;
use super::resources::Resources;
use super::search::{Task, TranspositionTable, values};
use super::stop::Stop;
use crate::rules::Square;
use crate::rules::kernel::{Kernel, KernelTask, fastest};

/// Chance of each legal move, in the order of the squares, for people of a rating. A search that is stopped early
/// corrects nothing.
pub fn chances_of_people(
    request: &Request,
    rating: PersonRating,
    resources: &Resources,
    table: &TranspositionTable,
    stop: &Stop,
) -> Vec<(Square, f64)> {
    let rating = f32::from(rating.get());
    let predictor = Predictor::built_in();
    let moves = fastest(ChancesOfMoves { predictor, request, resources, rating });
    let (squares, mut chances): (Vec<Square>, Vec<f32>) = moves.into_iter().unzip();
    let weights = &*resources.weights;
    let task = Task {
        depth: DEPTH,
        exact_empties: EXACT_EMPTIES,
        weights,
        ..Task::to_the_end(request.position, request.variant)
    };
    let task = request.depth_limit.map_or(task, |limit| task.limited_to(limit));
    let mut losses = vec![0; squares.len()];
    if let Some(found) = values(task, table, stop, &mut |_| {}).filter(|_| !stop.is_stopped()) {
        let best = found.moves.first().map_or(0, |best| best.score);
        for (square, loss) in squares.iter().zip(&mut losses) {
            let value = found.moves.iter().find(|it| it.square == *square);
            *loss = value.map_or(0, |value| best - value.score);
        }
    }
    predictor.reading().weigh(&mut chances, &losses, rating, request.position.empties().len());
    drop_rare(&mut chances);
    squares.into_iter().zip(chances.into_iter().map(f64::from)).collect()
}

/// Chance below which a move is never played.
const LEAST_CHANCE: f32 = 0.01;

/// Takes away the moves that fewer than one of a hundred people play, so that others get their chances.
pub fn drop_rare(chances: &mut [f32]) {
    for chance in chances.iter_mut().filter(|chance| **chance < LEAST_CHANCE) {
        *chance = 0.0;
    }
    let sum: f32 = chances.iter().sum();
    for chance in chances {
        *chance /= sum;
    }
}

/// The predictor's chances.
struct ChancesOfMoves<'a> {
    predictor: &'a Predictor,
    request: &'a Request,
    resources: &'a Resources,
    rating: f32,
}

impl KernelTask for ChancesOfMoves<'_> {
    type Output = Vec<(Square, f32)>;

    fn run<K: Kernel>(self, kernel: K) -> Vec<(Square, f32)> {
        let Self { predictor, request, resources, rating } = self;
        let Request { position, last, .. } = request;
        kernel.run(|| predictor.chances(kernel, &resources.weights, position, *last, rating))
    }
}
