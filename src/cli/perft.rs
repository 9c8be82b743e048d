//! `outflank perft`.

use super::output::per_second;
use crate::rules::{Color, Position, Variant, perft};
use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

/// Plies after which the positions are shared out between threads.
const SHARED_PLIES: u32 = 4;

/// Prints a line for each depth up to `depth`: depth, nodes, seconds, nodes a second.
///
/// # Errors
///
/// When `out` takes no more.
pub fn print(depth: u32, threads: usize, out: &mut impl Write) -> io::Result<()> {
    let start = Variant::REVERSI.start(Color::Black);
    for depth in 1..=depth {
        let begin = Instant::now();
        let nodes = count(start, depth, threads);
        let seconds = begin.elapsed().as_secs_f64();
        let rate = per_second(nodes, begin.elapsed());
        writeln!(out, "{depth} {nodes} {seconds:.6} {rate}")?;
    }
    Ok(())
}

/// As [`perft`], by several threads.
fn count(start: Position, depth: u32, threads: usize) -> u64 {
    if threads < 2 || depth <= SHARED_PLIES {
        return perft(start, depth);
    }
    // Nobody passes and no game ends so early.
    let positions = (0..SHARED_PLIES).fold(vec![start], |positions, _| {
        let after = |at: &Position| {
            let at = *at;
            at.legal_moves().squares().map(move |square| at.play(square).expect("it is legal"))
        };
        positions.iter().flat_map(after).collect()
    });
    let (next, nodes) = (AtomicUsize::new(0), AtomicU64::new(0));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(&at) = positions.get(next.fetch_add(1, Ordering::Relaxed)) {
                    nodes.fetch_add(perft(at, depth - SHARED_PLIES), Ordering::Relaxed);
                }
            });
        }
    });
    nodes.into_inner()
}
