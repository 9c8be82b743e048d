//! `outflank bench`: a fixed amount of search. The node count changes only with the search itself; nodes a second
//! compare machines and builds.

use super::output::per_second;
use crate::engine::search::{Task, TranspositionTable, search};
use crate::engine::{Random, Stop};
use crate::records::obf;
use crate::rules::Variant;
use rand::SeedableRng as _;
use std::io::{self, Write};
use std::time::Instant;

const POSITIONS: &str = include_str!("../../assets/bench.obf");

/// Memory for the transposition table, in MiB.
const MEBIBYTES: usize = 16;

/// Search depth in plies, and largest number of empty squares at which the search is exact.
const DEPTH: u32 = 12;
const EXACT_EMPTIES: u32 = 18;

/// Searches all positions with one thread; prints a line for each, then the totals. Errors: a failed write to `out`.
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
