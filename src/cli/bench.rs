//! `outflank bench`: a fixed amount of search. The node count changes only with the search itself; nodes a second
//! compare machines and builds.

use super::output::per_second;
use crate::engine::Benchmark;
use crate::engine::evaluation::Weights;
use crate::records::obf;
use std::io::{self, Write};
use std::time::Instant;

const POSITIONS: &str = include_str!("../../assets/bench.obf");

/// Searches all positions with one thread; prints a line for each, then the totals. Errors: a failed write to `out`.
pub fn print(out: &mut impl Write) -> io::Result<()> {
    let begin = Instant::now();
    let mut total = 0;
    let mut benchmark = Benchmark::new(Weights::built_in());
    for (number, line) in (1..).zip(POSITIONS.lines()) {
        let problem = obf::read_line(line).expect("it is ours").expect("it is a position");
        let report = benchmark.search(problem.position).expect("it has a move");
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
