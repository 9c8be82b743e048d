//! Measures the noise of the coach's losses by search depth.
//!
//! Positions come from games of levels 6 to 9, near enough to the end that both the played and the best move can be
//! solved. The coach's searches are repeated at several depths: the position to the full depth for the best move, and
//! the position after the played move one ply less deep.

use super::chance::play;
use super::parallel::Threads;
use crate::files::progress_bar;
use clap::Args;
use outflank_core::engine::search::{Task, TranspositionTable, search};
use outflank_core::engine::{Random, Stop};
use outflank_core::rules::{Position, Variant};
use rand::SeedableRng as _;
use std::io::Write;

/// Options of `noise`.
#[derive(Clone, Debug, Args)]
pub struct NoiseOptions {
    /// Number of games, with a few positions each
    #[arg(long, value_name = "N", default_value = "300")]
    games: u64,
    /// Least number of empty squares of the positions; the largest is two more
    #[arg(long, value_name = "N", default_value = "22", value_parser = clap::value_parser!(u32).range(18..=26))]
    empties: u32,
    /// A whole number that makes the games repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

const DEPTHS: [u32; 5] = [4, 6, 8, 12, 16];
/// Positions of a game, at most.
const A_GAME: usize = 3;
const MEBIBYTES: usize = 32;

/// Errors of a move's loss by depth.
type Errors = [i32; DEPTHS.len()];

/// Measures, and prints the result. Errors: `out` takes no more.
pub fn run(options: &NoiseOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let progress = progress_bar(options.games, "");
    let found = options.threads.share(options.games as usize, Some(progress), |game| {
        Ok(of_game(options, options.seed.wrapping_add(game as u64)))
    })?;
    let errors: Vec<Errors> = found.into_iter().flatten().collect();
    let (from, to) = (options.empties, options.empties + A_GAME as u32 - 1);
    writeln!(out, "{} moves that are not best, {from} to {to} empties", errors.len())?;
    writeln!(out, "plies  mean  deviation")?;
    for (at, depth) in DEPTHS.iter().enumerate() {
        let of = |error: fn(f64) -> f64| {
            let all = errors.iter().map(|errors| error(f64::from(errors[at])));
            all.sum::<f64>() / errors.len().max(1) as f64
        };
        let (mean, deviation) = (of(|it| it), of(|it| it * it).sqrt());
        writeln!(out, "{depth:>5} {mean:>+5.2} {deviation:>10.2}")?;
    }
    Ok(())
}

/// Errors at the moves of a game that are not best.
fn of_game(options: &NoiseOptions, seed: u64) -> Vec<Errors> {
    let game = play(&mut Random::seed_from_u64(seed));
    let moves = game.played().iter().zip(game.positions());
    let placed = moves.filter_map(|(ply, position)| Some((ply.square()?, position)));
    let is_near = |position: &Position| {
        (options.empties..options.empties + A_GAME as u32).contains(&position.empties().len())
    };
    let near = placed.filter(|(_, position)| is_near(position));
    near.filter_map(|(square, position)| {
        let after = position.play(square).ok()?;
        let loss = |depth: u32| {
            // A new table: results of a deeper search would improve a shallow one.
            let table = TranspositionTable::new(MEBIBYTES);
            Some(score(*position, depth, &table)? + score(after, depth - 1, &table)?)
        };
        let truth = loss(64)?;
        let errors = DEPTHS.map(loss);
        let all_known = errors.iter().all(Option::is_some);
        (truth > 0 && all_known).then(|| errors.map(|loss| loss.unwrap_or(0).max(0) - truth))
    })
    .collect()
}

/// Score of a search for the side to move; `None` without a move.
fn score(position: Position, depth: u32, table: &TranspositionTable) -> Option<i32> {
    let to_the_end = Task::to_the_end(position, Variant::REVERSI);
    let exact_empties = if depth >= position.empties().len() { depth } else { 0 };
    let task = Task { depth, exact_empties, ..to_the_end };
    let mut random = Random::seed_from_u64(0);
    Some(search(task, table, &mut random, &Stop::default(), &mut |_| {})?.score)
}
