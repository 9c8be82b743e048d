//! Measures the evaluation, static or after a search, on positions with exact scores as `draw` writes them.

use super::parallel::{Player, Threads};
use crate::files::{progress_bar, read_text};
use anyhow::{Context as _, bail};
use clap::Args;
use outflank_core::engine::evaluation::{DISC, Weights};
use outflank_core::engine::search::{Selectivity, Task, TranspositionTable, search};
use outflank_core::engine::{Random, Stop};
use outflank_core::records::obf::{self, Problem};
use outflank_core::records::write_board;
use outflank_core::rules::Variant;
use outflank_core::rules::kernel::Portable;
use rand::SeedableRng as _;
use std::io::Write;
use std::path::{Path, PathBuf};

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
    let solved = solved(&options.positions)?;
    let progress = progress_bar(solved.len() as u64, "");
    let (depth, sure) = (options.depth, options.sure);
    let judge = |at: usize| judge(&solved[at], depth, sure, &weights);
    let accuracy = Accuracy::of(&options.threads.share(solved.len(), Some(progress), judge)?);
    let Accuracy { positions, error, mean, deviation, nodes, choices, best } = accuracy;
    writeln!(
        out,
        "{positions} positions: mean absolute error {error:.3} discs, mean {mean:+.2}, \
         deviation {deviation:.2}"
    )?;
    if options.depth > 0 {
        writeln!(out, "{nodes} nodes")?;
    }
    if let Some(percent) = accuracy.best_percent() {
        writeln!(out, "the best move in {best} of {choices}, {percent:.1} %")?;
    }
    Ok(())
}

/// Accuracy of judgements, in discs.
#[derive(Clone, Copy, Debug)]
pub struct Accuracy {
    pub positions: usize,
    /// Mean absolute error.
    pub error: f64,
    /// Mean error.
    mean: f64,
    /// Root of the mean squared error.
    deviation: f64,
    pub nodes: u64,
    /// Positions with a choice and stated best moves.
    choices: usize,
    /// Choices that are best moves.
    best: usize,
}

impl Accuracy {
    pub fn of(judgements: &[Judgement]) -> Self {
        let count = judgements.len() as f64;
        let mean =
            |of: fn(f64) -> f64| judgements.iter().map(|it| of(it.error)).sum::<f64>() / count;
        let choices = || judgements.iter().filter_map(|it| it.is_best);
        Self {
            positions: judgements.len(),
            error: mean(f64::abs),
            mean: mean(|error| error),
            deviation: mean(|error| error * error).sqrt(),
            nodes: judgements.iter().map(|it| it.nodes).sum(),
            choices: choices().count(),
            best: choices().filter(|is_best| *is_best).count(),
        }
    }

    /// Share of the choices that are best moves; `None` without choices.
    pub fn best_percent(&self) -> Option<f64> {
        (self.choices > 0).then(|| 100.0 * self.best as f64 / self.choices as f64)
    }
}

/// Positions of a file with their exact scores. Errors: it cannot be read, has no positions, or one without a score.
pub fn solved(file: &Path) -> anyhow::Result<Vec<(Problem, i32)>> {
    let path = file.display().to_string();
    let text = read_text(file).with_context(|| path.clone())?;
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
pub struct Judgement {
    /// Judged less exact score, in discs.
    pub error: f64,
    nodes: u64,
    /// Whether the chosen move is one of those that are stated to be best; `None` without a choice or without them.
    is_best: Option<bool>,
}

/// Judges a position by the static evaluation (depth 0) or a search. Errors: it has no move.
pub fn judge(
    (problem, score): &(Problem, i32),
    depth: u32,
    selectivity: Selectivity,
    weights: &Weights,
) -> anyhow::Result<Judgement> {
    let (position, score) = (problem.position, f64::from(*score));
    if depth == 0 {
        let discs = f64::from(weights.evaluate(Portable, &position)) / f64::from(DISC);
        return Ok(Judgement { error: discs - score, ..Judgement::default() });
    }
    let to_the_end = Task::to_the_end(position, Variant::REVERSI);
    let task = Task { depth, exact_empties: 0, selectivity, weights, ..to_the_end };
    let table = TranspositionTable::new(MEBIBYTES);
    let mut random = Random::seed_from_u64(0);
    let report = search(task, &table, &mut random, &Stop::default(), &mut |_| {});
    let report =
        report.with_context(|| format!("{} has no move", write_board(&position, problem.side)))?;
    let is_best = report.principal_variation.first().map(|choice| problem.best.contains(*choice));
    Ok(Judgement {
        error: f64::from(report.score) - score,
        nodes: report.nodes,
        is_best: is_best.filter(|_| !problem.best.is_empty()),
    })
}
