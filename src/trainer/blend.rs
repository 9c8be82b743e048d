//! Blends two networks of which one has learnt on from the other.
//!
//! Numbers between those of a network and of what it became by further training often serve better than either on
//! both kinds of positions (Wortsman et al., "Robust fine-tuning of zero-shot models", CVPR 2022).

use super::checkpoint::InTraining as _;
use super::data;
use super::learner::Learner;
use super::parallel::read_weights;
use clap::Args;
use outflank_core::engine::evaluation::weights::to_bytes;
use std::path::PathBuf;

/// Options of `blend`.
#[derive(Clone, Debug, Args)]
pub struct BlendOptions {
    /// The weights that training went on from
    #[arg(long, value_name = "FILE")]
    from: PathBuf,
    /// The weights after it
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
    /// Share of the latter, in percent
    #[arg(long, value_name = "N", default_value = "50", value_parser = clap::value_parser!(u8).range(0..=100))]
    percent: u8,
    /// The file for the blend
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Stiffness of rows, which no training follows.
const UNUSED: f32 = 1.0;

/// Writes the blend. Errors: weights cannot be read, or the file cannot be written.
pub fn run(options: &BlendOptions) -> anyhow::Result<()> {
    let learner = |path: &PathBuf| anyhow::Ok(Learner::from_weights(&read_weights(path)?, UNUSED));
    let (mut from, to) = (learner(&options.from)?, learner(&options.to)?);
    let share = f32::from(options.percent) / 100.0;
    let blend = |(one, other): (f32, f32)| one + (other - one) * share;
    let numbers: Vec<f32> = from.numbers().zip(to.numbers()).map(blend).collect();
    from.take_up(&numbers);
    let (rows, heads) = from.network();
    data::write(&options.out, &to_bytes(&rows, &heads))
}
