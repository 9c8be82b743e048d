//! Fits the weights of the patterns to positions whose outcome is known.
//!
//! The evaluation is the sum of the weights of all patterns on the board, so the weights with the
//! least squared error solve a linear system, very large and almost empty: conjugate gradients
//! find them without ever writing it down (Hestenes & Stiefel, "Methods of Conjugate Gradients for
//! Solving Linear Systems", 1952), scaled by how often each pattern occurs. A small penalty keeps
//! the weights of rare patterns near zero.

use super::crew::Threads;
use super::data::{self, Sample, Store};
use super::progress::Progress;
use crate::engine::evaluation::DISC;
use crate::engine::evaluation::weights::{
    MOST_EMPTIES, STAGE_PLIES, STAGES, TERMS, stage_of, terms, to_bytes, weights_of_a_stage,
};
use crate::rules::Position;
use crate::rules::kernel::{Kernel, WithKernel, fastest};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

/// What to fit.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// The folder with the positions
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    /// Steps of the fit for each stage
    #[arg(long, value_name = "N", default_value = "40", value_parser = clap::value_parser!(u32).range(1..=1000))]
    steps: u32,
    /// How strongly weights are drawn to zero, in positions that say so
    #[arg(long, value_name = "X", default_value = "20")]
    penalty: f32,
    #[command(flatten)]
    threads: Threads,
    /// The file for the weights [default: none is written]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// One sample in so many is kept back, to measure on what was not fitted.
const HELD_BACK: usize = 20;

/// A stage is fitted to the positions of so many plies before and after it too: what is true there
/// is mostly true in it, and they make twice as many.
const AROUND: u32 = STAGE_PLIES / 2;

/// Fits every stage and prints how far its evaluation is from the outcomes.
///
/// # Errors
///
/// When the positions cannot be read, or `out` takes no more.
pub fn run(options: &Options, out: &mut impl Write) -> anyhow::Result<()> {
    let samples = Store::open(&options.data)?.read()?;
    // Games are in order: what is kept back are whole games at the end, strangers to the others.
    let (fitted, kept) = samples.split_at(samples.len() - samples.len() / HELD_BACK);
    writeln!(out, "{} positions, {} of them kept back", samples.len(), kept.len())?;
    writeln!(out, "empties positions fitted_error kept_error")?;
    let progress = Progress::of("stages", STAGES as u64);
    let fits = options
        .threads
        .share(STAGES, Some(progress), |stage| Ok(Fit::of(stage, fitted, kept, options)))?;
    let mut stages = Vec::new();
    for (stage, fit) in fits.into_iter().enumerate() {
        let empties = MOST_EMPTIES - stage as u32 * STAGE_PLIES;
        let Fit { weights, positions, error, kept_error } = fit;
        writeln!(out, "{empties:>7} {positions:>9} {error:>12.3} {kept_error:>10.3}")?;
        stages.push(weights);
    }
    if let Some(path) = &options.out {
        data::write_whole(path, &to_bytes(&stages))?;
    }
    Ok(())
}

/// What came of a stage.
struct Fit {
    weights: Vec<i16>,
    /// Positions that were fitted.
    positions: usize,
    /// How far the evaluation is from their outcomes, in discs.
    error: f64,
    /// The same for those that were not.
    kept_error: f64,
}

impl Fit {
    fn of(number: usize, fitted: &[Sample], kept: &[Sample], options: &Options) -> Self {
        let near = |samples: &[Sample], around: u32| -> Vec<Sample> {
            let is_near = |sample: &&Sample| {
                let empties = sample.position.empties().len();
                let (first, last) = (empties + around, empties.saturating_sub(around));
                (stage_of(first)..=stage_of(last)).contains(&number)
            };
            samples.iter().filter(is_near).copied().collect()
        };
        let system = System::of(near(fitted, AROUND));
        let weights = system.solve(options.steps, options.penalty);
        Self {
            positions: system.outcomes.len(),
            error: system.error(&weights),
            kept_error: System::of(near(kept, 0)).error(&weights),
            weights: weights.into_iter().map(rounded).collect(),
        }
    }
}

/// A weight as files have them.
fn rounded(discs: f32) -> i16 {
    (discs * DISC as f32).round() as i16
}

/// Looks up which weights each of these positions adds up.
struct Terms<'a>(&'a [Position]);

impl WithKernel for Terms<'_> {
    type Output = Vec<[u32; TERMS]>;

    fn run<K: Kernel>(self, kernel: K) -> Self::Output {
        self.0.iter().map(|position| terms(kernel, position)).collect()
    }
}

/// Which weights each position adds up, and what should come out.
struct System {
    /// For each position the numbers of the weights.
    terms: Vec<[u32; TERMS]>,
    outcomes: Vec<f32>,
    /// How many weights there are.
    count: usize,
}

impl System {
    /// The system of these samples. A position that came up again and again counts once, with the
    /// mean of what became of it: else the few games that open alike would outweigh all others.
    fn of(mut samples: Vec<Sample>) -> Self {
        let discs = |sample: &Sample| (sample.position.player().0, sample.position.opponent().0);
        samples.sort_unstable_by_key(discs);
        let alike = || samples.chunk_by(|one, next| one.position == next.position);
        let mean = |of: &[Sample]| {
            of.iter().map(|sample| f32::from(sample.score)).sum::<f32>() / of.len() as f32
        };
        let outcomes = alike().map(mean).collect();
        let positions: Vec<Position> = alike().map(|of| of[0].position).collect();
        Self { terms: fastest(Terms(&positions)), outcomes, count: weights_of_a_stage() }
    }

    /// What the weights make of each position.
    fn values(&self, weights: &[f32]) -> Vec<f32> {
        let sum = |terms: &[u32; TERMS]| terms.iter().map(|&term| weights[term as usize]).sum();
        self.terms.iter().map(sum).collect()
    }

    /// For each weight the sum over the positions that it is in.
    fn gathered(&self, values: &[f32]) -> Vec<f32> {
        let mut sums = vec![0.0; self.count];
        for (terms, value) in self.terms.iter().zip(values) {
            for &term in terms {
                sums[term as usize] += value;
            }
        }
        sums
    }

    /// The mean absolute error, in discs.
    fn error(&self, weights: &[f32]) -> f64 {
        let values = self.values(weights);
        let errors = values.iter().zip(&self.outcomes).map(|(value, outcome)| value - outcome);
        errors.map(|error| f64::from(error.abs())).sum::<f64>() / values.len().max(1) as f64
    }

    /// The weights with the least squared error, after so many steps from zero.
    fn solve(&self, steps: u32, penalty: f32) -> Vec<f32> {
        let ones = vec![1.0; self.outcomes.len()];
        let scale: Vec<f32> =
            self.gathered(&ones).iter().map(|count| 1.0 / (count + penalty)).collect();
        let mut weights = vec![0.0; self.count];
        let mut residual = self.gathered(&self.outcomes);
        let scaled = |residual: &[f32]| -> Vec<f32> {
            residual.iter().zip(&scale).map(|(value, scale)| value * scale).collect()
        };
        let mut direction = scaled(&residual);
        let mut size = dot(&residual, &direction);
        for _ in 0..steps {
            let mut image = self.gathered(&self.values(&direction));
            add(&mut image, penalty, &direction);
            let curvature = dot(&direction, &image);
            if curvature <= 0.0 {
                break;
            }
            let length = (size / curvature) as f32;
            add(&mut weights, length, &direction);
            add(&mut residual, -length, &image);
            let next = scaled(&residual);
            let next_size = dot(&residual, &next);
            let keep = (next_size / size) as f32;
            for (old, new) in direction.iter_mut().zip(&next) {
                *old = new + keep * *old;
            }
            size = next_size;
        }
        weights
    }
}

fn dot(a: &[f32], b: &[f32]) -> f64 {
    a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
}

/// Adds so much of `others` to `sums`.
fn add(sums: &mut [f32], much: f32, others: &[f32]) {
    for (sum, other) in sums.iter_mut().zip(others) {
        *sum += much * other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Bitboard, Disc, Rules};

    /// Outcomes that are a sum of pattern weights are found again.
    #[test]
    fn a_fit_finds_what_adds_up() {
        let mut position = Rules::Standard.start(Disc::Black);
        let mut samples = Vec::new();
        loop {
            let moves: Vec<_> = position.legal_moves().squares().collect();
            let Some(square) = moves.get(samples.len() * 5 % moves.len().max(1)) else { break };
            let corners = (position.player() & Bitboard::CORNERS).len().cast_signed()
                - (position.opponent() & Bitboard::CORNERS).len().cast_signed();
            let difference = position.disc_difference();
            samples.push(Sample { position, score: (5 * corners + difference) as i8 });
            position = position.play(*square).expect("legal");
        }
        assert!(samples.len() > 30);
        let system = System::of(samples);
        let before = system.error(&vec![0.0; system.count]);
        let after = system.error(&system.solve(50, 0.1));
        assert!(after < before / 10.0, "{before} to {after}");
    }
}
