//! Gives training positions better targets: the score of a deeper search in place of the game's.
//!
//! A game's outcome has the errors of all its moves in it. A search of the position itself has fewer, and costs more.

use super::data::{Sample, Store};
use super::labeller::{Labeller, MEBIBYTES};
use super::parallel::{Player, Threads};
use crate::files::progress_bar;
use clap::Args;
use outflank_core::engine::Random;
use outflank_core::engine::search::TranspositionTable;
use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use std::path::PathBuf;

/// Options of `relabel`.
#[derive(Clone, Debug, Args)]
pub struct RelabelOptions {
    /// The folder for the positions with their new targets; blocks that are there already are not searched again
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    /// The folder with the positions; can be repeated
    #[arg(long, value_name = "FOLDER", required = true)]
    of: Vec<PathBuf>,
    /// Number of positions
    #[arg(long, value_name = "N", default_value = "1000000")]
    positions: usize,
    /// Most empties of the positions
    #[arg(long, value_name = "N", default_value = "30", value_parser = clap::value_parser!(u32).range(4..=60))]
    most: u32,
    /// Fewest empties of the positions
    #[arg(long, value_name = "N", default_value = "16", value_parser = clap::value_parser!(u32).range(1..=60))]
    fewest: u32,
    #[command(flatten)]
    labeller: Labeller,
    #[command(flatten)]
    player: Player,
    /// A whole number that makes the choice of positions repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

/// Positions of a block.
const BLOCK: usize = 5000;

/// Searches positions, and writes blocks. Errors: positions or weights cannot be read, or a block cannot be written;
/// earlier ones stay.
pub fn run(options: &RelabelOptions) -> anyhow::Result<()> {
    let store = Store::open(&options.data)?;
    let weights = options.player.weights()?;
    let chosen = chosen(options)?;
    let blocks: Vec<(u64, &[Sample])> = (0..).zip(chosen.chunks(BLOCK)).collect();
    let missing: Vec<_> = blocks.into_iter().filter(|(block, _)| !store.has(*block)).collect();
    let progress = progress_bar(missing.len() as u64, "");
    options.threads.share(missing.len(), Some(progress), |at| {
        let (block, samples) = missing[at];
        let mut random = Random::seed_from_u64(block);
        let mut table = TranspositionTable::new(MEBIBYTES);
        let searched = samples.iter().map(|sample| {
            table.new_generation();
            let report = options.labeller.search(sample.position, &weights, &table, &mut random);
            Sample { score: report.score as i8, ..*sample }
        });
        store.write(block, &searched.collect::<Vec<_>>())
    })?;
    Ok(())
}

/// Different positions with these numbers of empties, in random order.
fn chosen(options: &RelabelOptions) -> anyhow::Result<Vec<Sample>> {
    let mut samples = Vec::new();
    for folder in &options.of {
        let mut read = Store::open(folder)?.read()?;
        read.retain(|sample| {
            let empties = sample.position.empties().len();
            (options.fewest..=options.most).contains(&empties)
        });
        samples.append(&mut read);
    }
    samples.sort_unstable_by_key(Sample::discs);
    samples.dedup_by_key(|sample| sample.position);
    samples.shuffle(&mut Random::seed_from_u64(options.seed));
    samples.truncate(options.positions);
    Ok(samples)
}
