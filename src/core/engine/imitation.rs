//! Moves as people of a rating choose them.

use super::people::reading::{DEPTH, EXACT_EMPTIES};
use super::people::{PersonRating, Predictor};
use super::request::Request;
use super::resources::Resources;
use super::search::{Task, TranspositionTable, Value, values};
use super::stop::Stop;
use crate::rules::Square;
use crate::rules::kernel::{Kernel, KernelTask, fastest};

/// Chance of each legal move, in the order of the squares, for an opponent that plays as people of a rating do. A search
/// that is stopped early corrects nothing.
pub fn chances_of_people(
    request: &Request,
    rating: PersonRating,
    resources: &Resources,
    table: &TranspositionTable,
    stop: &Stop,
) -> Vec<(Square, f64)> {
    let moves = seen(request, resources, table, stop).unwrap_or_default();
    let (squares, mut chances): (Vec<Square>, Vec<f32>) =
        shares(request, [rating], resources, &moves).map(|(square, [its])| (square, its)).unzip();
    drop_rare(&mut chances);
    squares.into_iter().zip(chances.into_iter().map(f64::from)).collect()
}

/// Values of all moves as far as people see them; `None` if stopped.
fn seen(
    request: &Request,
    resources: &Resources,
    table: &TranspositionTable,
    stop: &Stop,
) -> Option<Vec<Value>> {
    let task = Task {
        depth: DEPTH,
        exact_empties: EXACT_EMPTIES,
        weights: &resources.weights,
        ..Task::to_the_end(request.position, request.variant)
    };
    let task = request.depth_limit.map_or(task, |limit| task.limited_to(limit));
    let found = values(task, table, stop, &mut |_| {}).filter(|_| !stop.is_stopped());
    found.map(|found| found.moves)
}

/// A legal move, and the people who play it.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PopularMove {
    pub square: Square,
    /// Discs that it loses, as far as people are assumed to see.
    pub loss: i32,
    /// Share of the people of each rating, weakest first, from 0 to 1.
    pub shares: [f32; PersonRating::COUNT],
}

/// Shares of the people who play each legal move, in the order of the squares. `None` if stopped.
///
/// ```
/// use outflank_core::engine::search::TranspositionTable;
/// use outflank_core::engine::{Level, Request, Resources, Stop, shares_of_people};
/// use outflank_core::rules::{Color, Game, Variant};
///
/// let game = Game::new(Variant::REVERSI, Color::Black);
/// let request = Request::of(&game, Level::Random, 0);
/// let (table, stop) = (TranspositionTable::new(1), Stop::default());
/// let moves = shares_of_people(&request, &Resources::default(), &table, &stop).expect("it ended");
/// assert_eq!(moves.len(), 4);
/// let is_quarter = |share: &f32| (share - 0.25).abs() < 0.01;
/// assert!(moves.iter().all(|it| it.shares.iter().all(is_quarter)), "symmetric moves");
/// ```
pub fn shares_of_people(
    request: &Request,
    resources: &Resources,
    table: &TranspositionTable,
    stop: &Stop,
) -> Option<Vec<PopularMove>> {
    let moves = seen(request, resources, table, stop)?;
    let best = moves.iter().map(|it| it.score).max()?;
    let loss = |square| moves.iter().find(|it| it.square == square).map(|it| best - it.score);
    let popular =
        |(square, shares)| PopularMove { square, loss: loss(square).unwrap_or_default(), shares };
    Some(shares(request, PersonRating::ALL, resources, &moves).map(popular).collect())
}

/// Shares of the people of these ratings who play each legal move, in the order of the squares, given the values of the
/// moves. Without values it is what a glance of two plies foretells.
fn shares<const N: usize>(
    request: &Request,
    ratings: [PersonRating; N],
    resources: &Resources,
    values: &[Value],
) -> impl Iterator<Item = (Square, [f32; N])> {
    let ratings = ratings.map(|rating| f32::from(rating.get()));
    let predictor = Predictor::built_in();
    let mut moves = fastest(ChancesOfMoves { predictor, request, resources, ratings });
    let best = values.iter().map(|it| it.score).max().unwrap_or_default();
    let loss = |(square, _): &(Square, _)| {
        values.iter().find(|it| it.square == *square).map_or(0, |value| best - value.score)
    };
    let losses: Vec<i32> = moves.iter().map(loss).collect();
    let empties = request.position.empties().len();
    for (place, rating) in ratings.into_iter().enumerate() {
        let mut shares: Vec<f32> = moves.iter().map(|(_, chances)| chances[place]).collect();
        predictor.reading().weigh(&mut shares, &losses, rating, empties);
        for ((_, chances), share) in moves.iter_mut().zip(shares) {
            chances[place] = share;
        }
    }
    moves.into_iter()
}

/// Chance below which a move is never played.
const LEAST_CHANCE: f32 = 0.01;

/// Takes away the moves that fewer than one of a hundred people play, so that others get their chances.
pub fn drop_rare(chances: &mut [f32]) {
    for chance in chances.iter_mut().filter(|chance| **chance < LEAST_CHANCE) {
        *chance = 0.0;
    }
    scale_to_one(chances);
}

/// Scales shares to a sum of 1.
pub fn scale_to_one(shares: &mut [f32]) {
    let sum: f32 = shares.iter().sum();
    for share in shares {
        *share /= sum;
    }
}

/// The predictor's chances.
struct ChancesOfMoves<'a, const N: usize> {
    predictor: &'a Predictor,
    request: &'a Request,
    resources: &'a Resources,
    ratings: [f32; N],
}

impl<const N: usize> KernelTask for ChancesOfMoves<'_, N> {
    type Output = Vec<(Square, [f32; N])>;

    fn run<K: Kernel>(self, kernel: K) -> Vec<(Square, [f32; N])> {
        let Self { predictor, request, resources, ratings } = self;
        let Request { position, last, .. } = request;
        kernel.run(|| predictor.chances(kernel, &resources.weights, position, *last, ratings))
    }
}
