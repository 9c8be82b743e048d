//! How far the evaluation is from the truth: positions of games that the engine plays against
//! itself, none of which was trained on, at sight and counted out.

use super::parallel::{Player, Threads, place_at_random};
use crate::engine::evaluation::{DISC, Weights};
use crate::engine::search::{Task, TranspositionTable, search};
use crate::engine::{Random, Stop};
use crate::io::progress_bar;
use crate::rules::kernel::Portable;
use crate::rules::{Color, Game, Position, Turn, Variant};
use clap::Args;
use rand::SeedableRng as _;
use std::io::Write;

/// The options of `measure`: what to measure.
#[derive(Clone, Debug, Args)]
pub struct MeasureOptions {
    /// Empty squares of the positions
    #[arg(long, value_name = "N", default_value = "24", value_parser = clap::value_parser!(u32).range(4..=28))]
    empties: u32,
    /// How many games, with a position each
    #[arg(long, value_name = "N", default_value = "500")]
    games: u64,
    /// Plies that both sides look ahead
    #[arg(long, value_name = "N", default_value = "8", value_parser = clap::value_parser!(u32).range(1..=20))]
    depth: u32,
    #[command(flatten)]
    player: Player,
    /// A whole number that makes the games repeatable
    #[arg(long, value_name = "N", default_value = "9000000000")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

/// Random plies that a game begins with.
const RANDOM_PLIES: u32 = 8;

/// Memory of a search, in MiB.
const MEBIBYTES: usize = 32;

/// Measures, and prints what came out.
///
/// # Errors
///
/// When the weights cannot be read, or `out` takes no more.
pub fn run(options: &MeasureOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let weights = options.player.weights()?;
    let progress = progress_bar(options.games, "");
    let found = options.threads.share(options.games as usize, Some(progress), |game| {
        Ok(error(options, options.seed.wrapping_add(game as u64), &weights))
    })?;
    let errors: Vec<f64> = found.into_iter().flatten().collect();
    let count = errors.len().max(1) as f64;
    let mean = errors.iter().sum::<f64>() / count;
    let absolute = errors.iter().map(|error| error.abs()).sum::<f64>() / count;
    let deviation = (errors.iter().map(|error| error * error).sum::<f64>() / count).sqrt();
    let (positions, empties) = (errors.len(), options.empties);
    writeln!(
        out,
        "{positions} positions of {empties} empties: mean absolute error {absolute:.2} discs, \
         mean {mean:+.2}, deviation {deviation:.2}"
    )?;
    Ok(())
}

/// How far the evaluation of one game's position is from its exact score, in discs; `None` where
/// that game ended before.
fn error(options: &MeasureOptions, seed: u64, weights: &Weights) -> Option<f64> {
    let mut random = Random::seed_from_u64(seed);
    let table = TranspositionTable::new(MEBIBYTES);
    let position = position(options, &mut random, &table, weights)?;
    let task = Task { weights, ..Task::to_the_end(position, Variant::REVERSI) };
    let report = search(task, &table, &mut random, &Stop::default(), &mut |_| {})?;
    let at_sight = f64::from(weights.evaluate(Portable, &position)) / f64::from(DISC);
    Some(at_sight - f64::from(report.score))
}

/// The position of a game with so many empties where somebody has to move.
fn position(
    options: &MeasureOptions,
    random: &mut Random,
    table: &TranspositionTable,
    weights: &Weights,
) -> Option<Position> {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    loop {
        let empties = game.empties().len();
        match game.turn() {
            Turn::Over => return None,
            Turn::Pass(_) => drop(game.pass()),
            Turn::Place(_) if empties <= options.empties => return Some(*game.position()),
            Turn::Place(_) if 60 - empties < RANDOM_PLIES => {
                place_at_random(&mut game, random);
            }
            Turn::Place(_) => {
                let to_the_end = Task::to_the_end(*game.position(), Variant::REVERSI);
                let task = Task { depth: options.depth, exact_empties: 0, weights, ..to_the_end };
                let report = search(task, table, random, &Stop::default(), &mut |_| {})?;
                game.place(report.principal_variation[0]).ok()?;
            }
        }
    }
}
