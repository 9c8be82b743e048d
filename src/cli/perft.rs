//! `outflank perft`.

use super::output::per_second;
use crate::io::start_scoped;
use crate::rules::{Color, Position, Turn, Variant, perft_by};
use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

/// Plies after which positions are shared among threads.
const SHARED_PLIES: u32 = 4;

/// Prints a line for each depth up to `depth`: depth, nodes, seconds, nodes a second. Errors: a failed write to
/// `out`.
pub fn print(variant: Variant, depth: u32, threads: usize, out: &mut impl Write) -> io::Result<()> {
    for depth in 1..=depth {
        let begin = Instant::now();
        let nodes = count(variant, depth, threads);
        let seconds = begin.elapsed().as_secs_f64();
        let rate = per_second(nodes, begin.elapsed());
        writeln!(out, "{depth} {nodes} {seconds:.6} {rate}")?;
    }
    Ok(())
}

/// As [`perft_by`] from the start, with several threads.
fn count(variant: Variant, depth: u32, threads: usize) -> u64 {
    let start = variant.start(Color::Black);
    if threads < 2 || depth <= SHARED_PLIES {
        return perft_by(variant, start, depth);
    }
    let (mut positions, mut ended) = (vec![start], 0);
    for _ in 0..SHARED_PLIES {
        positions = positions.iter().flat_map(|at| after(variant, at, &mut ended)).collect();
    }
    let (next, nodes) = (AtomicUsize::new(0), AtomicU64::new(ended));
    thread::scope(|scope| {
        let work = || {
            while let Some(&at) = positions.get(next.fetch_add(1, Ordering::Relaxed)) {
                let paths = perft_by(variant, at, depth - SHARED_PLIES);
                nodes.fetch_add(paths, Ordering::Relaxed);
            }
        };
        for _ in 1..threads {
            // Fewer threads take longer, and no more.
            let _ = start_scoped(scope, work);
        }
        work();
    });
    nodes.into_inner()
}

/// Positions one ply later; finished games are counted instead.
fn after(variant: Variant, at: &Position, ended: &mut u64) -> Vec<Position> {
    match variant.turn(at, Color::Black) {
        Turn::Over => {
            *ended += 1;
            Vec::new()
        }
        Turn::Pass(_) => vec![at.pass()],
        Turn::Place(_) => {
            let moves = variant.legal_moves(at).squares();
            moves.map(|square| variant.play(at, square).expect("it is legal").0).collect()
        }
    }
}
