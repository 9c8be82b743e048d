//! Accuracy by the size of the weights.
//!
//! Smaller weights are the given ones with coarser numbers: rounded to multiples of a step, they take fewer bits in
//! their file, and rows that become zero take none.

use super::chart::{Chart, ChartCurve};
use super::data;
use super::measure::{Accuracy, judge, solved};
use super::parallel::{Player, Threads};
use anyhow::Context as _;
use clap::Args;
use outflank_core::engine::evaluation::Weights;
use outflank_core::engine::search::Selectivity;
use std::io::Write;
use std::path::PathBuf;

/// Options of `accuracy`.
#[derive(Clone, Debug, Args)]
pub struct AccuracyOptions {
    /// Positions with their exact scores, in OBF; several files
    #[arg(value_name = "FILE", required = true)]
    positions: Vec<PathBuf>,
    /// Steps of the numbers in their files, each for a size
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "1,2,4,8,16")]
    steps: Vec<u8>,
    /// Plies of the searches
    #[arg(long, value_name = "N", default_value = "15", value_parser = clap::value_parser!(u32).range(1..=30))]
    depth: u32,
    /// Confidence of pruning, in percent: 73, 87, 95, 99 or 100
    #[arg(long, value_name = "P", default_value = "73", value_parser = super::parallel::sure)]
    sure: Selectivity,
    /// The file for a chart, in SVG [default: none is drawn]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    player: Player,
    #[command(flatten)]
    threads: Threads,
}

/// Options of `shrink`.
#[derive(Clone, Debug, Args)]
pub struct ShrinkOptions {
    /// Step of the numbers: a higher one makes a smaller file
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=64))]
    step: u8,
    /// The file for the weights
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    player: Player,
}

/// Writes smaller weights. Errors: the weights cannot be read or written.
pub fn shrink(options: &ShrinkOptions) -> anyhow::Result<()> {
    let weights = options.player.weights()?;
    data::write(&options.out, &coarser(&weights, options.step)?)
}

/// Measures, and prints a table. Errors: positions or weights cannot be read, or a file or `out` takes no more.
pub fn run(options: &AccuracyOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let weights = options.player.weights()?;
    writeln!(
        out,
        "| positions | step | bytes | error at sight | after {} plies | nodes | best move |",
        options.depth
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|")?;
    let mut curves = Vec::new();
    for file in &options.positions {
        let solved = solved(file)?;
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (mut at_sight, mut searched) = (Vec::new(), Vec::new());
        for step in &options.steps {
            let bytes = coarser(&weights, *step)?;
            let (size, weights) = (bytes.len(), Weights::from_bytes(bytes)?);
            let accuracy = |depth| {
                let judge = |at: usize| judge(&solved[at], depth, options.sure, &weights);
                anyhow::Ok(Accuracy::of(&options.threads.share(solved.len(), None, judge)?))
            };
            let (first, later) = (accuracy(0)?, accuracy(options.depth)?);
            let best = later.best_percent().map_or("-".to_owned(), |it| format!("{it:.1} %"));
            writeln!(
                out,
                "| {name} | {step} | {size} | {:.2} | {:.2} | {} | {best} |",
                first.error, later.error, later.nodes,
            )?;
            let megabytes = size as f64 / 1e6;
            at_sight.push((megabytes, first.error));
            searched.push((megabytes, later.error));
        }
        curves.push(ChartCurve { name: name.clone(), points: at_sight });
        curves.push(ChartCurve {
            name: format!("{name}, {} plies", options.depth),
            points: searched,
        });
    }
    if let Some(path) = &options.out {
        let chart = Chart {
            title: "Mean absolute error in discs, by the size of the weights",
            across: "megabytes",
            first: 0.0,
            curves,
        };
        data::write(path, chart.svg().as_bytes())?;
    }
    Ok(())
}

/// File of weights whose numbers are multiples of `step`. Errors: the weights are damaged.
fn coarser(weights: &Weights, step: u8) -> anyhow::Result<Vec<u8>> {
    weights.coarser(step).context("the weights are damaged")
}
