//! Measures the evaluation, static or after a search, on positions with exact scores as `draw` writes them.

use super::parallel::{Player, Threads};
use anyhow::{Context as _, bail};
use clap::Args;
use outflank::io::{progress_bar, read_text};
use outflank_core::engine::evaluation::{DISC, Weights};
use outflank_core::engine::search::{Selectivity, Task, TranspositionTable, search};
use outflank_core::engine::{Random, Stop};
use outflank_core::records::obf::{self, Problem};
use outflank_core::records::write_board;
use outflank_core::rules::Variant;
use outflank_core::rules::kernel::Portable;
use rand::SeedableRng as _;
use std::io::Write;
use std::path::PathBuf;

/// Options of `measure`.
#[derive(Clone, Debug, Args)]
pub struct MeasureOptions {
    /// Positions with their exact scores, in OBF
    #[arg(value_name = "FILE")]
    positions: PathBuf,
    /// Plies to look ahead; 0 for the static evaluation
    #[arg(long, value_name = "N", default_value = "0", value_parser = clap::value_parser!(u32).range(0..=30))]
    depth: u32,
    /// Confidence of pruning, in percent: 73, 87, 95, 99 or 100
    #[arg(long, value_name = "P", default_value = "73", value_parser = super::parallel::sure)]
    sure: Selectivity,
    #[command(flatten)]
    player: Player,
    #[command(flatten)]
    threads: Threads,
}

const MEBIBYTES: usize = 32;

/// Measures, and prints the result. Errors: positions or weights cannot be read, or `out` takes no more.
pub fn run(options: &MeasureOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let weights = options.player.weights()?;
    let solved = solved(options)?;
    let progress = progress_bar(solved.len() as u64, "");
    let errors = options.threads.share(solved.len(), Some(progress), |at| {
        let (problem, score) = &solved[at];
        let found = judge(options, problem, &weights)?;
        Ok(Judgement { discs: found.discs - f64::from(*score), ..found })
    })?;
    let nodes: u64 = errors.iter().map(|it| it.nodes).sum();
    let choices: Vec<bool> = errors.iter().filter_map(|it| it.is_best).collect();
    let errors: Vec<f64> = errors.iter().map(|it| it.discs).collect();
    let count = errors.len() as f64;
    let mean = errors.iter().sum::<f64>() / count;
    let absolute = errors.iter().map(|error| error.abs()).sum::<f64>() / count;
    let deviation = (errors.iter().map(|error| error * error).sum::<f64>() / count).sqrt();
    let positions = errors.len();
    writeln!(
        out,
        "{positions} positions: mean absolute error {absolute:.3} discs, mean {mean:+.2}, \
         deviation {deviation:.2}"
    )?;
    if options.depth > 0 {
        writeln!(out, "{nodes} nodes")?;
    }
    if !choices.is_empty() {
        let best = choices.iter().filter(|is_best| **is_best).count();
        let percent = 100.0 * best as f64 / choices.len() as f64;
        writeln!(out, "the best move in {best} of {}, {percent:.1} %", choices.len())?;
    }
    Ok(())
}

/// Positions of a file with their exact scores.
fn solved(options: &MeasureOptions) -> anyhow::Result<Vec<(Problem, i32)>> {
    let path = options.positions.display().to_string();
    let text = read_text(&options.positions).with_context(|| path.clone())?;
    let mut solved = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let place = || format!("{path}, line {}", index + 1);
        let Some(problem) = obf::read_line(line).with_context(place)? else { continue };
        let score = problem.score.with_context(|| format!("{}: no score is stated", place()))?;
        solved.push((problem, score));
    }
    if solved.is_empty() {
        bail!("{path} has no positions");
    }
    Ok(solved)
}

/// A judgement of a position.
#[derive(Clone, Copy, Debug, Default)]
struct Judgement {
    /// Score for the side to move.
    discs: f64,
    nodes: u64,
    /// Whether the chosen move is one of those that are stated to be best; `None` without a choice or without them.
    is_best: Option<bool>,
}

/// Judges a position by the static evaluation or a search.
fn judge(
    options: &MeasureOptions,
    problem: &Problem,
    weights: &Weights,
) -> anyhow::Result<Judgement> {
    let position = problem.position;
    if options.depth == 0 {
        let discs = f64::from(weights.evaluate(Portable, &position)) / f64::from(DISC);
        return Ok(Judgement { discs, ..Judgement::default() });
    }
    let task = Task {
        depth: options.depth,
        exact_empties: 0,
        selectivity: options.sure,
        weights,
        ..Task::to_the_end(position, Variant::REVERSI)
    };
    let table = TranspositionTable::new(MEBIBYTES);
    let mut random = Random::seed_from_u64(0);
    let report = search(task, &table, &mut random, &Stop::default(), &mut |_| {});
    let report =
        report.with_context(|| format!("{} has no move", write_board(&position, problem.side)))?;
    let is_best = report.principal_variation.first().map(|choice| problem.best.contains(*choice));
    Ok(Judgement {
        discs: f64::from(report.score),
        nodes: report.nodes,
        is_best: is_best.filter(|_| !problem.best.is_empty()),
    })
}
