//! Trains the network, and measures it.

use super::checkpoint::Checkpoint;
use super::data::{self, Sample, Store};
use super::learner::{Example, Learner};
use super::loss_log::{LossLog, StageError};
use super::parallel::read_weights;
use crate::files::progress_bar;
use clap::Args;
use outflank_core::engine::Random;
use outflank_core::engine::evaluation::weights::{
    MOST_EMPTIES, STAGE_PLIES, STAGES, stage, to_bytes,
};
use outflank_core::engine::evaluation::{DISC, Weights};
use outflank_core::rules::kernel::{Kernel, KernelTask, fastest};
use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use std::io::Write;
use std::path::PathBuf;

/// Options of `fit`.
#[derive(Clone, Debug, Args)]
pub struct FitOptions {
    /// The folder with the positions; several where several machines have played
    #[arg(long, value_name = "FOLDER", required = true)]
    data: Vec<PathBuf>,
    /// Number of passes over the positions; 0 to measure alone
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(0..=1000))]
    rounds: u32,
    /// A whole number that makes the outcome repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    /// Weights to go on from [default: a network that knows nothing]
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Initial stiffness of rows when training continues from weights
    #[arg(long, value_name = "X", default_value = "10000000", requires = "from")]
    stiffness: f32,
    /// Round the numbers of rows to multiples of this, for a smaller file
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=64))]
    step: u8,
    /// Checkpoint after each round, to resume an interrupted fit [default: none is written]
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// The errors after each round, for `plot` [default: none is written]
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// The file for the weights [default: none is written]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// One of this many samples is held back for the measurement.
const HELD_BACK: usize = 20;

/// Trains, and prints the error by stage. Errors: the positions cannot be read, or `out` takes no more.
pub fn run(options: &FitOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let (mut fitted, mut kept, mut count) = (Vec::new(), Vec::new(), 0);
    for folder in &options.data {
        let mut samples = Store::open(folder)?.read()?;
        count += samples.len();
        // The last samples of a folder are held back, so that all their games but one at the boundary are unknown to
        // the training.
        kept.extend(samples.split_off(samples.len() - samples.len() / HELD_BACK));
        fitted.append(&mut samples);
    }
    let (mut examples, kept) = (examples(fitted), examples(kept));
    writeln!(out, "{count} positions, {} to learn from, {} kept back", examples.len(), kept.len())?;
    let mut learner = match &options.from {
        Some(path) => Learner::from_weights(&read_weights(path)?, options.stiffness),
        None => Learner::new(options.seed),
    };
    learner = learner.rounded_to(options.step);
    let fit = [examples.len() as u64, options.rounds.into(), options.seed, options.step.into()];
    let checkpoint = options.checkpoint.as_deref().map(|path| Checkpoint { path, fit: &fit });
    let done = checkpoint.as_ref().map_or(Ok(0), |it| it.resume(&mut learner))?;
    let mut log = options.log.as_deref().map(|path| LossLog::until(path, done)).transpose()?;
    let progress = progress_bar(u64::from(options.rounds), "");
    let mut random = Random::seed_from_u64(options.seed);
    for round in 0..options.rounds {
        examples.shuffle(&mut random);
        progress.inc(1);
        if round < done {
            continue;
        }
        let left = |round: u32| 1.0 - round as f32 / options.rounds as f32;
        learner.learn(&examples, (left(round), left(round + 1)));
        if let Some(log) = &mut log {
            log.add(round + 1, &errors(&Weights::from_bytes(bytes(&learner))?, &kept))?;
        }
        if let Some(checkpoint) = &checkpoint {
            checkpoint.write(round + 1, &learner)?;
        }
    }
    let bytes = bytes(&learner);
    let weights = Weights::from_bytes(bytes.clone())?;
    writeln!(out, "empties positions fitted_error kept_error")?;
    let (fitted, kept) = (errors(&weights, &examples), errors(&weights, &kept));
    for (fitted, kept) in fitted.iter().zip(&kept) {
        let StageError { empties, positions, error } = fitted;
        writeln!(out, "{empties:>7} {positions:>9} {error:>12.3} {:>10.3}", kept.error)?;
    }
    if let Some(path) = &options.out {
        data::write(path, &bytes)?;
    }
    Ok(())
}

/// Weights file of the trained network.
fn bytes(learner: &Learner) -> Vec<u8> {
    let (rows, heads) = learner.network();
    to_bytes(&rows, &heads)
}

/// Examples of samples. Repeated positions are merged with their mean, else the few common openings would dominate.
fn examples(mut samples: Vec<Sample>) -> Vec<Example> {
    samples.sort_unstable_by_key(Sample::discs);
    let mean = |of: &[Sample]| {
        of.iter().map(|sample| f32::from(sample.score)).sum::<f32>() / of.len() as f32
    };
    let alike = samples.chunk_by(|one, next| one.position == next.position);
    alike.map(|of| Example { position: of[0].position, discs: mean(of) }).collect()
}

fn errors(weights: &Weights, examples: &[Example]) -> Vec<StageError> {
    let mut sums = [(0, 0.0); STAGES];
    for (example, value) in examples.iter().zip(fastest(FittedValues { weights, examples })) {
        let (count, sum) = &mut sums[stage(&example.position)];
        *count += 1;
        *sum += f64::from((value as f32 / DISC as f32 - example.discs).abs());
    }
    let stages = (0..).map(|stage| MOST_EMPTIES - stage * STAGE_PLIES).zip(sums);
    let error = |(empties, (positions, sum)): (u32, (usize, f64))| {
        let error = sum / positions.max(1) as f64;
        StageError { empties, positions, error }
    };
    stages.map(error).collect()
}

/// Evaluations of the examples.
struct FittedValues<'a> {
    weights: &'a Weights,
    examples: &'a [Example],
}

impl KernelTask for FittedValues<'_> {
    type Output = Vec<i32>;

    fn run<K: Kernel>(self, kernel: K) -> Vec<i32> {
        let value = |example: &Example| self.weights.evaluate(kernel, &example.position);
        kernel.run(|| self.examples.iter().map(value).collect())
    }
}
