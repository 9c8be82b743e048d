//! Plots the log of a fit.

use super::chart::{Chart, ChartCurve};
use super::data;
use super::loss_log;
use anyhow::bail;
use clap::Args;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Options of `plot`.
#[derive(Clone, Debug, Args)]
pub struct PlotOptions {
    /// The log of a fit
    #[arg(value_name = "LOG")]
    log: PathBuf,
    /// The file for the picture, in SVG
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Draws the log, a curve for each stage. Errors: the log cannot be read or is empty, or the picture cannot be written.
pub fn run(options: &PlotOptions) -> anyhow::Result<()> {
    let losses = loss_log::read(&options.log)?;
    if losses.is_empty() {
        bail!("{} has no rounds yet", options.log.display());
    }
    let mut stages: BTreeMap<u32, Vec<(f64, f64)>> = BTreeMap::new();
    for loss in losses {
        stages.entry(loss.empties).or_default().push((f64::from(loss.round), loss.error));
    }
    let curve = |(empties, points)| ChartCurve { name: format!("{empties} empty"), points };
    let chart = Chart {
        title: "Mean absolute error in discs, by rounds and empty squares",
        across: "rounds",
        first: 1.0,
        curves: stages.into_iter().map(curve).collect(),
    };
    data::write(&options.out, chart.svg().as_bytes())
}
