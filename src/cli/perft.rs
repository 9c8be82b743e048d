//! `outflank perft`.

use crate::rules::{Disc, Rules, perft};
use std::io::{self, Write};
use std::time::Instant;

/// Prints a line for each depth up to `depth`: depth, nodes, seconds, nodes a second.
///
/// # Errors
///
/// When `out` takes no more.
pub fn print(depth: u32, out: &mut impl Write) -> io::Result<()> {
    let start = Rules::Standard.start(Disc::Black);
    for depth in 1..=depth {
        let begin = Instant::now();
        let nodes = perft(start, depth);
        let seconds = begin.elapsed().as_secs_f64();
        let rate = u128::from(nodes) * 1_000_000_000 / begin.elapsed().as_nanos().max(1);
        writeln!(out, "{depth} {nodes} {seconds:.6} {rate}")?;
    }
    Ok(())
}
