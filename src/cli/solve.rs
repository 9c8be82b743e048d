//! `outflank solve`: exact scores of endgames.

use super::engine_files::KnowledgeOptions;
use super::options::available_mebibytes;
use super::outcome::Outcome;
use super::output::per_second;
use super::values::{mebibytes, threads};
use crate::engine::search::{Task, TranspositionTable, search};
use crate::engine::{Random, Report, Resources, Stop};
use crate::records::obf::{self, Problem};
use crate::rules::{Position, Square, Variant};
use crate::words::{Sentence as _, say};
use clap::Args;
use rand::SeedableRng as _;
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Number of empty squares above which a warning about the solving time is printed.
const MANY_EMPTIES: u32 = 30;

/// The options of `solve`.
#[derive(Debug, Args)]
pub struct SolveOptions {
    /// File of positions in OBF, one per line; - for standard input
    pub file: PathBuf,
    /// Only find out who wins, not by how much
    #[arg(long)]
    wld: bool,
    /// Search threads, 1 to 256
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads,
          allow_negative_numbers = true)]
    threads: usize,
    /// Memory for the transposition table in MiB, 1 to 65536
    #[arg(long, value_name = "MB", default_value = "128", value_parser = mebibytes,
          allow_negative_numbers = true)]
    hash: usize,
    #[command(flatten)]
    knowledge: KnowledgeOptions,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

impl SolveOptions {
    /// Resources of the search. Errors: unusable files, and too little memory.
    pub fn resources(&self) -> anyhow::Result<Resources> {
        let resources = self.knowledge.resources(self.threads, available_mebibytes(self.hash))?;
        resources.weights.prepare()?;
        Ok(resources)
    }
}

/// Solution of a position: a line of the output.
#[derive(Serialize)]
struct Solution {
    id: usize,
    empties: u32,
    /// Final disc difference for the side to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<i32>,
    /// Outcome, if only that was requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
    /// Best move, or `pass`; `None` if the game is over, or if all moves lose and only the outcome was requested.
    best: Option<String>,
    pv: String,
    nodes: u64,
    seconds: f64,
    /// Different score stated in the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong: Option<i32>,
    /// Depth in plies of an interrupted search.
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped_at: Option<u32>,
}

/// Solves the positions of an OBF text, with a line for each; warnings go to `complain`. Returns whether all lines
/// were valid and no stated score was wrong. Errors: a failed write to `out`.
pub fn print(
    text: &str,
    options: &SolveOptions,
    resources: &Resources,
    stop: &Stop,
    complain: &mut dyn FnMut(&str),
    out: &mut impl Write,
) -> io::Result<bool> {
    let mut is_right = true;
    let json = options.json;
    let mut table = TranspositionTable::new(resources.mebibytes);
    let mut id = 0;
    let begin = Instant::now();
    let mut nodes = 0;
    if !json {
        writeln!(
            out,
            "{:>4} {:>7} {:>5} {:>5} {:>13} {:>9} {:>11}  line",
            "id", "empties", "score", "best", "nodes", "seconds", "nodes/s"
        )?;
    }
    for (index, line) in text.lines().enumerate() {
        if stop.is_stopped() {
            break;
        }
        let problem = match obf::read_line(line) {
            Ok(Some(problem)) => problem,
            Ok(None) => continue,
            Err(error) => {
                is_right = false;
                complain(&say!("cli-line", line = index + 1, why = error.sentence()));
                continue;
            }
        };
        id += 1;
        let empties = problem.position.empties().len();
        let is_over = problem.position.legal_moves().is_empty()
            && problem.position.pass().legal_moves().is_empty();
        if empties > MANY_EMPTIES && !is_over {
            complain(&say!("cli-solve-long", line = index + 1, empties = empties));
        }
        table.new_generation();
        let solution = solve(id, &problem, options.wld, resources, &table, stop);
        nodes += solution.nodes;
        is_right &= solution.wrong.is_none() && solution.stopped_at.is_none();
        if json {
            writeln!(out, "{}", serde_json::to_string(&solution)?)?;
        } else {
            solution.print(out)?;
        }
        out.flush()?;
    }
    if !json {
        writeln!(out, "{}", total(id, nodes, begin.elapsed()))?;
    }
    Ok(is_right)
}

fn total(count: usize, nodes: u64, time: Duration) -> String {
    say!(
        "cli-solved",
        count = count,
        nodes = nodes,
        seconds = format!("{:.2}", time.as_secs_f64()),
        rate = per_second(nodes, time).to_string()
    )
}

/// Solution of a problem, incomplete if interrupted.
fn solve(
    id: usize,
    problem: &Problem,
    outcome_only: bool,
    resources: &Resources,
    table: &TranspositionTable,
    stop: &Stop,
) -> Solution {
    let begin = Instant::now();
    let position = problem.position;
    let passed = position.pass();
    let empties = position.empties().len();
    let (report, best) = if !position.legal_moves().is_empty() {
        let report = exact(position, outcome_only, resources, table, stop);
        let best = report.as_ref().and_then(|report| report.principal_variation.first());
        let best = best.map(Square::to_string);
        (report, best)
    } else if !passed.legal_moves().is_empty() {
        let report = exact(passed, outcome_only, resources, table, stop);
        (report.map(|report| Report { score: -report.score, ..report }), Some("pass".to_owned()))
    } else {
        (Some(over(position)), None)
    };
    // Interrupted before any result.
    let report = report.unwrap_or(Report { depth: 0, exact: false, ..over(position) });
    let outcome = Outcome::by(report.score);
    let is_wrong = |stated: i32| {
        if outcome_only { Outcome::by(stated) != outcome } else { stated != report.score }
    };
    // For an outcome only, all losing moves are equal.
    let (best, line) = if outcome_only && outcome == Outcome::Loss {
        (None, &[][..])
    } else {
        (best, &report.principal_variation[..])
    };
    Solution {
        id,
        empties,
        score: (!outcome_only).then_some(report.score),
        outcome: outcome_only.then_some(outcome),
        best,
        pv: line.iter().map(Square::to_string).collect(),
        nodes: report.nodes,
        seconds: begin.elapsed().as_secs_f64(),
        wrong: problem.score.filter(|&stated| report.exact && is_wrong(stated)),
        stopped_at: (!report.exact).then_some(report.depth),
    }
}

fn exact(
    position: Position,
    outcome_only: bool,
    resources: &Resources,
    table: &TranspositionTable,
    stop: &Stop,
) -> Option<Report> {
    let Resources { threads, weights, .. } = resources;
    let whole = Task::to_the_end(position, Variant::REVERSI);
    let task = Task { weights, threads: *threads, outcome_only, ..whole };
    search(task, table, &mut Random::seed_from_u64(0), stop, &mut |_| {})
}

/// Report of a finished game.
fn over(position: Position) -> Report {
    Report {
        depth: 0,
        selectivity: 100,
        score: position.official_difference(),
        exact: true,
        principal_variation: Vec::new(),
        nodes: 0,
    }
}

impl Solution {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { id, empties, nodes, seconds, pv, .. } = self;
        let outcome = self.outcome.map(|outcome| outcome.to_string());
        let score = outcome.or_else(|| Some(format!("{:+}", self.score?))).unwrap_or_default();
        let best = self.best.as_deref().unwrap_or("-");
        let rate = per_second(*nodes, Duration::from_secs_f64(*seconds));
        write!(
            out,
            "{id:>4} {empties:>7} {score:>5} {best:>5} {nodes:>13} {seconds:>9.3} {rate:>11}  {pv}"
        )?;
        match (self.wrong, self.stopped_at) {
            (Some(stated), _) => {
                writeln!(out, "  {}", say!("cli-solve-wrong", stated = format!("{stated:+}")))
            }
            (None, Some(depth)) => writeln!(out, "  {}", say!("cli-solve-stopped", depth = depth)),
            (None, None) => writeln!(out),
        }
    }
}
