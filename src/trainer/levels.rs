//! Measures the discs that levels lose against the best moves, and the corners that they decline.

use super::parallel::{Player, Threads, place_at_random};
use crate::files::progress_bar;
use clap::Args;
use outflank_core::engine::evaluation::Weights;
use outflank_core::engine::search::{Task, TranspositionTable, values};
use outflank_core::engine::{Engine, Level, Random, Request, Stop};
use outflank_core::rules::{Color, Game, Turn, Variant};
use rand::{RngExt as _, SeedableRng as _};
use std::io::Write;

/// Options of `levels`.
#[derive(Clone, Debug, Args)]
pub struct LevelsOptions {
    /// Games of each level against itself
    #[arg(long, value_name = "N", default_value = "50")]
    games: u64,
    /// The lowest level
    #[arg(long, value_name = "N", default_value = "1")]
    from: u16,
    /// The highest level
    #[arg(long, value_name = "N", default_value = "9")]
    to: u16,
    /// Plies that the judge looks ahead
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=20))]
    depth: u32,
    /// Empties from which on the judge is exact
    #[arg(long, value_name = "N", default_value = "16", value_parser = clap::value_parser!(u32).range(4..=24))]
    exact: u32,
    #[command(flatten)]
    player: Player,
    /// A whole number that makes the games repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

const RANDOM_PLIES: u32 = 8;

/// Loss in discs that counts as gross.
const GROSS: i32 = 10;
/// Discs by which the best corner leads all other moves, for a chance that counts.
const CHANCE: i32 = 6;

/// Losses of a game.
#[derive(Clone, Copy, Debug, Default)]
struct Cost {
    moves: i32,
    best: i32,
    gross: i32,
    discs: i32,
    /// Corners worth [`CHANCE`] discs, and those of them not taken.
    chances: i32,
    declined: i32,
}

/// Plays, judges, and prints the result. Errors: the weights cannot be read, or `out` takes no more.
pub fn run(options: &LevelsOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let weights = options.player.weights()?;
    writeln!(out, "level discs_a_game best_moves gross_losses_a_game corner_chances declined")?;
    for &level in Level::of(Variant::REVERSI) {
        if !(options.from..=options.to).contains(&level.number()) {
            continue;
        }
        let progress = progress_bar(options.games, "");
        let costs = options.threads.share(options.games as usize, Some(progress), |game| {
            Ok(play(options, level, options.seed.wrapping_add(game as u64), &weights))
        })?;
        // Both sides are the same level.
        let sides = 2.0 * costs.len().max(1) as f64;
        let sum = |of: fn(&Cost) -> i32| costs.iter().map(|cost| f64::from(of(cost))).sum::<f64>();
        let (discs, gross) = (sum(|it| it.discs) / sides, sum(|it| it.gross) / sides);
        let best = 100.0 * sum(|it| it.best) / sum(|it| it.moves).max(1.0);
        let (chances, declined) = (sum(|it| it.chances), sum(|it| it.declined));
        let declined = 100.0 * declined / chances.max(1.0);
        writeln!(
            out,
            "{:>5} {discs:>10.1} {best:>9.1}% {gross:>19.2} {chances:>14} {declined:>7.1}%",
            level.number()
        )?;
        out.flush()?;
    }
    Ok(())
}

/// Losses of one game.
fn play(options: &LevelsOptions, level: Level, seed: u64, weights: &Weights) -> Cost {
    let mut random = Random::seed_from_u64(seed);
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    let mut engine = Engine::default();
    let table = TranspositionTable::new(16);
    let mut cost = Cost::default();
    loop {
        match game.turn() {
            Turn::Over => return cost,
            Turn::Pass(_) => drop(game.pass().expect("it is forced")),
            Turn::Place(_) if 60 - game.empties().len() < RANDOM_PLIES => {
                place_at_random(&mut game, &mut random);
            }
            Turn::Place(_) => {
                let request = Request::of(&game, level, random.random());
                let answer = engine.think(&request, &Stop::default(), &mut |_| {});
                let square = answer.expect("there is a move").square;
                let task = Task {
                    depth: options.depth,
                    exact_empties: options.exact,
                    weights,
                    ..Task::to_the_end(*game.position(), Variant::REVERSI)
                };
                let judged = values(task, &table, &Stop::default(), &mut |_| {});
                let moves = judged.expect("there is a move").moves;
                let best_of = |is_corner: bool| {
                    let its = moves.iter().filter(|it| it.square.is_corner() == is_corner);
                    its.map(|it| it.score).max()
                };
                if let (Some(corner), Some(other)) = (best_of(true), best_of(false))
                    && corner >= other + CHANCE
                {
                    cost.chances += 1;
                    cost.declined += i32::from(!square.is_corner());
                }
                let its = moves.iter().find(|value| value.square == square);
                let loss = moves[0].score - its.expect("it is legal").score;
                cost.moves += 1;
                cost.best += i32::from(loss == 0);
                cost.gross += i32::from(loss >= GROSS);
                cost.discs += loss;
                game.place(square).expect("it is legal");
            }
        }
    }
}
