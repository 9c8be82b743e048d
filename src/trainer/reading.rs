//! Fits how much people see of what a search sees, and measures what moves of people and of the model lose.

use super::chosen_moves::ChosenMove;
use super::foretold::Foretold;
use super::least_squares::least_squares;
use super::parallel::Threads;
use crate::files::progress_bar;
use outflank_core::engine::people::reading::{DEPTH, EXACT_EMPTIES, PeopleReading};
use outflank_core::engine::people::{PersonRating, Predictor};
use outflank_core::engine::search::{Task, TranspositionTable, values};
use outflank_core::engine::{Random, Stop, drop_rare};
use outflank_core::rules::kernel::{Kernel, KernelTask, fastest};
use outflank_core::rules::{Position, Variant};
use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use std::io::Write;

/// Bounds of the bands of ratings that the same number of moves is drawn from.
const BANDS: [f32; 5] = [900.0, 1350.0, 1650.0, 1850.0, 3000.0];

/// Half the range of ratings of the people that a model is compared with.
const AROUND: f32 = 100.0;

/// Depth of the judge of losses, and empties from which on it is exact: more than the model sees.
const JUDGE: [u32; 2] = [DEPTH + 4, EXACT_EMPTIES + 4];

/// Newton's steps of a fit.
const STEPS: usize = 20;
/// Least effect of the weight on a move, where all moves lose as much.
const LEAST_SLOPE: f64 = 1e-6;

/// A move that was searched: the chances that the predictor gives to all moves, and their losses in discs.
struct SearchedMove {
    chances: Vec<f32>,
    /// As the model sees them.
    losses: Vec<i32>,
    chosen: usize,
    rating: f32,
    empties: u32,
}

impl SearchedMove {
    fn of(it: &ChosenMove, predictor: &Predictor) -> Self {
        Self {
            chances: fastest(ChancesAtSight { predictor, it }),
            losses: losses(&it.position, [DEPTH, EXACT_EMPTIES]),
            chosen: it.chosen,
            rating: it.rating,
            empties: it.position.empties().len(),
        }
    }

    /// Chances with this reading.
    fn weighed(&self, reading: &PeopleReading) -> Vec<f32> {
        let mut chances = self.chances.clone();
        reading.weigh(&mut chances, &self.losses, self.rating, self.empties);
        chances
    }

    /// Discs by which the model loses more than the person did, by these judged losses, and how much less that is for
    /// each unit of the weight.
    fn excess(&self, judged: &[i32], reading: &PeopleReading) -> [f64; 2] {
        let mut chances = self.weighed(reading);
        drop_rare(&mut chances);
        let mean = |of: &dyn Fn(usize) -> f64| -> f64 {
            chances.iter().enumerate().map(|(at, chance)| f64::from(*chance) * of(at)).sum()
        };
        let (judge, seen) =
            (|at: usize| f64::from(judged[at]), |at: usize| f64::from(self.losses[at]));
        let both = mean(&|at| judge(at) * seen(at)) - mean(&judge) * mean(&seen);
        [mean(&judge) - judge(self.chosen), both]
    }
}

/// Moves of recent games of people, in the same number from each stage and band of ratings.
fn balanced(moves: &[ChosenMove], each: usize, seed: u64) -> Vec<&ChosenMove> {
    let mut drawn = shuffled(moves, seed);
    let mut left = [[each; BANDS.len() - 1]; PeopleReading::STAGES];
    drawn.retain(|it| it.is_recent());
    drawn.retain(|it| {
        let band = BANDS.windows(2).position(|band| (band[0]..band[1]).contains(&it.rating));
        let stage = PeopleReading::stage(it.position.empties().len());
        let left = band.map(|band| &mut left[stage][band]).filter(|left| **left > 0);
        left.map(|left| *left -= 1).is_some()
    });
    drawn
}

/// Moves in an order that the seed decides.
pub fn shuffled(moves: &[ChosenMove], seed: u64) -> Vec<&ChosenMove> {
    let mut drawn: Vec<&ChosenMove> = moves.iter().collect();
    drawn.shuffle(&mut Random::seed_from_u64(seed));
    drawn
}

/// Loss in discs of each legal move, in the order of the squares, by a search to this depth, exact from these empties.
pub fn losses(position: &Position, [depth, exact_empties]: [u32; 2]) -> Vec<i32> {
    let task = Task { depth, exact_empties, ..Task::to_the_end(*position, Variant::REVERSI) };
    let found = values(task, &TranspositionTable::new(2), &Stop::default(), &mut |_| {});
    let found = found.expect("there is a move").moves;
    let squares = position.legal_moves().squares();
    let score = |square| found.iter().find(|it| it.square == square).expect("all moves").score;
    squares.map(|square| found[0].score - score(square)).collect()
}

/// The predictor's chances of a person's move and its alternatives.
struct ChancesAtSight<'a> {
    predictor: &'a Predictor,
    it: &'a ChosenMove,
}

impl KernelTask for ChancesAtSight<'_> {
    type Output = Vec<f32>;

    fn run<K: Kernel>(self, kernel: K) -> Vec<f32> {
        let mut chances = Vec::new();
        kernel.run(|| self.predictor.chances_of(self.it.terms(), self.it.rating, &mut chances));
        chances
    }
}

/// A study of what people see, with the same number of moves from each stage and band of ratings.
#[derive(Clone, Copy)]
pub struct ReadingStudy<'a> {
    pub predictor: &'a Predictor,
    pub each: usize,
    pub seed: u64,
    pub threads: Threads,
}

impl ReadingStudy<'_> {
    /// Weights of reading with which the model loses as many discs as people do, in each stage and around each rating, by
    /// a deeper search (the method of moments). Prints the nats a move without and with them.
    ///
    /// Errors: those of the threads, or `out` takes no more.
    pub fn fit(&self, moves: &[ChosenMove], out: &mut impl Write) -> anyhow::Result<PeopleReading> {
        let drawn = balanced(moves, self.each, self.seed);
        let progress = progress_bar(drawn.len() as u64, "");
        let searched = self.threads.share(drawn.len(), Some(progress), |at| {
            Ok((SearchedMove::of(drawn[at], self.predictor), losses(&drawn[at].position, JUDGE)))
        })?;
        let mut reading = PeopleReading([[0.0; PeopleReading::ANCHORS]; PeopleReading::STAGES]);
        for stage in 0..PeopleReading::STAGES {
            let of_stage: Vec<_> = searched
                .iter()
                .filter(|(it, _)| PeopleReading::stage(it.empties) == stage)
                .collect();
            for _ in 0..STEPS {
                // A Newton's step, which solves the same equations as least squares do.
                let row = |(it, judged): &&(SearchedMove, Vec<i32>)| {
                    let [excess, slope] = it.excess(judged, &reading);
                    let weight = slope.max(LEAST_SLOPE);
                    (weight, excess / weight, PeopleReading::parts(it.rating).map(f64::from))
                };
                let rows: Vec<_> = of_stage.iter().map(row).collect();
                let Some(step) = least_squares(&rows) else { break };
                for (weight, step) in reading.0[stage].iter_mut().zip(step) {
                    *weight = (*weight + step as f32).clamp(0.0, 1.0);
                }
            }
        }
        let [mut without, mut with] = [Foretold::default(); 2];
        for (it, _) in &searched {
            without.note(&it.chances, it.chosen);
            with.note(&it.weighed(&reading), it.chosen);
        }
        writeln!(out, "{} moves searched at sight: {without}", searched.len())?;
        writeln!(out, "with the search: {with}")?;
        for (stage, weights) in reading.0.iter().enumerate() {
            writeln!(out, "stage {stage}: {weights:.4?}")?;
        }
        Ok(reading)
    }

    /// Prints how many moves of people the model names, with the search that it moves by.
    ///
    /// Errors: those of the threads, or `out` takes no more.
    pub fn measure(&self, moves: &[ChosenMove], out: &mut impl Write) -> anyhow::Result<()> {
        let mut drawn = shuffled(moves, self.seed);
        drawn.truncate(self.each * (BANDS.len() - 1) * PeopleReading::STAGES);
        let [mut without, mut with] = [Foretold::default(); 2];
        let searched = self
            .threads
            .share(drawn.len(), None, |at| Ok(SearchedMove::of(drawn[at], self.predictor)))?;
        for it in searched {
            without.note(&it.chances, it.chosen);
            with.note(&it.weighed(self.predictor.reading()), it.chosen);
        }
        writeln!(out, "{} of them at sight: {without}", drawn.len())?;
        writeln!(out, "with the search: {with}")?;
        Ok(())
    }

    /// Prints what people of three ratings lose a move by stage, and what the model of each would lose in the same places.
    ///
    /// Errors: those of the threads, or `out` takes no more.
    pub fn compare(&self, moves: &[ChosenMove], out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out, "| stage | rating | moves | people lose | the model loses | ratio |")?;
        writeln!(out, "|---|---|---|---|---|---|")?;
        let drawn = shuffled(moves, self.seed);
        for stage in 0..PeopleReading::STAGES {
            for rating in [1200, 1500, 1800].into_iter().filter_map(PersonRating::new) {
                let as_rated = f32::from(rating.get());
                let is_alike = |it: &&&ChosenMove| {
                    PeopleReading::stage(it.position.empties().len()) == stage
                        && (it.rating - as_rated).abs() <= AROUND
                };
                let alike: Vec<&ChosenMove> =
                    drawn.iter().filter(is_alike).take(self.each).copied().collect();
                if alike.is_empty() {
                    continue;
                }
                let pairs = self.threads.share(alike.len(), None, |at| {
                    let mut as_rated_move = alike[at].clone();
                    as_rated_move.rating = as_rated;
                    let judged = losses(&as_rated_move.position, JUDGE);
                    let [excess, _] = SearchedMove::of(&as_rated_move, self.predictor)
                        .excess(&judged, self.predictor.reading());
                    Ok([f64::from(judged[as_rated_move.chosen]), excess])
                })?;
                let mean =
                    |of: usize| pairs.iter().map(|it| it[of]).sum::<f64>() / pairs.len() as f64;
                let (people, model) = (mean(0), mean(0) + mean(1));
                writeln!(
                    out,
                    "| {stage} | {rating} | {} | {people:.2} | {model:.2} | {:.2} |",
                    pairs.len(),
                    model / people
                )?;
                out.flush()?;
            }
        }
        Ok(())
    }
}
