//! `outflank bench`: a fixed piece of work. Its nodes change only with the search itself, so they
//! are its signature; nodes a second compare machines and builds.

use super::output::per_second;
use crate::engine::search::{Task, TranspositionTable, search};
use crate::engine::{Random, Stop};
use crate::records::obf;
use crate::rules::Variant;
use rand::SeedableRng as _;
use std::io::{self, Write};
use std::time::Instant;

/// Positions of our own games, a few of every stage.
const POSITIONS: &str = include_str!("../../assets/bench.obf");

/// Memory for positions met before, in MiB.
const MEBIBYTES: usize = 16;

/// Plies looked ahead, and the empties from which on the game is played out.
const DEPTH: u32 = 12;
const EXACT_EMPTIES: u32 = 18;

/// Searches all positions by one thread and prints a line for each, then the totals.
///
/// # Errors
///
/// When `out` takes no more.
pub fn print(out: &mut impl Write) -> io::Result<()> {
    let begin = Instant::now();
    let mut total = 0;
    for (number, line) in (1..).zip(POSITIONS.lines()) {
        let problem = obf::read_line(line).expect("it is ours").expect("it is a position");
        let to_the_end = Task::to_the_end(problem.position, Variant::REVERSI);
        let task = Task { depth: DEPTH, exact_empties: EXACT_EMPTIES, ..to_the_end };
        let mut random = Random::seed_from_u64(0);
        let report = search(
            task,
            &TranspositionTable::new(MEBIBYTES),
            &mut random,
            &Stop::default(),
            &mut |_| {},
        );
        let report = report.expect("it has a move");
        total += report.nodes;
        let best = report.principal_variation[0];
        let empties = problem.position.empties().len();
        let (score, nodes) = (report.score, report.nodes);
        writeln!(out, "{number:>3} {empties:>3} empties {score:>+4} {best} {nodes:>10}")?;
    }
    let seconds = begin.elapsed().as_secs_f64();
    let rate = per_second(total, begin.elapsed());
    writeln!(out, "{total} nodes, {seconds:.2} seconds, {rate} nodes/s")
}
