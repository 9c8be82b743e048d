//! Teaches the network the positions whose outcome is known, and measures what it has learnt.

use super::data::{self, Sample, Store};
use super::learner::{Example, Learner};
use crate::engine::Random;
use crate::engine::evaluation::weights::{MOST_EMPTIES, STAGE_PLIES, STAGES, stage, to_bytes};
use crate::engine::evaluation::{DISC, Weights};
use crate::io::progress_bar;
use crate::rules::kernel::{Kernel, WithKernel, fastest};
use clap::Args;
use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use std::io::Write;
use std::path::PathBuf;

/// The options of `fit`: the games to learn from.
#[derive(Clone, Debug, Args)]
pub struct FitOptions {
    /// The folder with the positions
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    /// How often the network sees each position
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    /// A whole number that makes the outcome repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    /// The file for the weights [default: none is written]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// One sample in so many is kept back, to measure on what was not learnt.
const HELD_BACK: usize = 20;

/// Learns, and prints by stages how far the evaluation is from the outcomes.
///
/// # Errors
///
/// When the positions cannot be read, or `out` takes no more.
pub fn run(options: &FitOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let samples = Store::open(&options.data)?.read()?;
    let count = samples.len();
    // Games are in order: what is kept back are whole games at the end, strangers to the others.
    let (fitted, kept) = samples.split_at(count - count / HELD_BACK);
    let (mut examples, kept) = (examples(fitted.to_vec()), examples(kept.to_vec()));
    drop(samples);
    writeln!(out, "{count} positions, {} to learn from, {} kept back", examples.len(), kept.len())?;
    let progress = progress_bar(u64::from(options.rounds), "");
    let mut learner = Learner::new(options.seed);
    let mut random = Random::seed_from_u64(options.seed);
    for round in 0..options.rounds {
        examples.shuffle(&mut random);
        let left = |round: u32| 1.0 - round as f32 / options.rounds as f32;
        learner.learn(&examples, (left(round), left(round + 1)));
        progress.inc(1);
    }
    let (rows, heads) = learner.network();
    let bytes = to_bytes(&rows, heads);
    writeln!(out, "empties positions fitted_error kept_error")?;
    let weights = Weights::from_bytes(bytes.clone())?;
    let (fitted, kept) = (errors(&weights, &examples), errors(&weights, &kept));
    for (number, ((positions, fitted), (_, kept))) in fitted.into_iter().zip(kept).enumerate() {
        let empties = MOST_EMPTIES - number as u32 * STAGE_PLIES;
        writeln!(out, "{empties:>7} {positions:>9} {fitted:>12.3} {kept:>10.3}")?;
    }
    if let Some(path) = &options.out {
        data::write(path, &bytes)?;
    }
    Ok(())
}

/// What is to be learnt of these samples. A position that came up again and again is one example,
/// with the mean of what became of it: else the few games that open alike would outweigh all others.
fn examples(mut samples: Vec<Sample>) -> Vec<Example> {
    let discs = |sample: &Sample| (sample.position.player().0, sample.position.opponent().0);
    samples.sort_unstable_by_key(discs);
    let mean = |of: &[Sample]| {
        of.iter().map(|sample| f32::from(sample.score)).sum::<f32>() / of.len() as f32
    };
    let alike = samples.chunk_by(|one, next| one.position == next.position);
    alike.map(|of| Example { position: of[0].position, discs: mean(of) }).collect()
}

/// For each stage how many of these examples there are, and the mean absolute error, in discs.
fn errors(weights: &Weights, examples: &[Example]) -> Vec<(usize, f64)> {
    let mut errors = vec![(0, 0.0); STAGES];
    for (example, value) in examples.iter().zip(fastest(FittedValues { weights, examples })) {
        let (count, sum) = &mut errors[stage(&example.position)];
        *count += 1;
        *sum += f64::from((value as f32 / DISC as f32 - example.discs).abs());
    }
    errors.into_iter().map(|(count, sum)| (count, sum / count.max(1) as f64)).collect()
}

/// The fitted values: what the engine makes of each example's position.
struct FittedValues<'a> {
    weights: &'a Weights,
    examples: &'a [Example],
}

impl WithKernel for FittedValues<'_> {
    type Output = Vec<i32>;

    fn run<K: Kernel>(self, kernel: K) -> Vec<i32> {
        let value = |example: &Example| self.weights.evaluate(kernel, &example.position);
        kernel.run(|| self.examples.iter().map(value).collect())
    }
}
