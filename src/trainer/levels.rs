//! How many discs the levels give away: every move of their games held against the best one.

use super::player::Player;
use super::progress::Progress;
use crate::engine::evaluation::Weights;
use crate::engine::search::{Table, Task, values};
use crate::engine::{Engine, Level, Random, Request, Stop};
use crate::rules::{Disc, Game, Rules, Turn};
use clap::Args;
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// What to measure.
#[derive(Clone, Debug, Args)]
pub struct Options {
    /// Games of each level against itself
    #[arg(long, value_name = "N", default_value = "50")]
    games: u64,
    /// The lowest level
    #[arg(long, value_name = "N", default_value = "1")]
    from: u8,
    /// The highest level
    #[arg(long, value_name = "N", default_value = "9")]
    to: u8,
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
    /// Threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: u32,
}

/// Random plies that a game begins with.
const RANDOM_PLIES: u32 = 8;

/// Discs from which on a loss is a gross one.
const GROSS: i32 = 10;

/// What the moves of a level have cost.
#[derive(Clone, Copy, Debug, Default)]
struct Cost {
    games: u64,
    moves: u64,
    best: u64,
    gross: u64,
    discs: i64,
}

/// Plays, judges, and prints what came out.
///
/// # Errors
///
/// When the weights cannot be read, or `out` takes no more.
pub fn run(options: &Options, out: &mut impl Write) -> anyhow::Result<()> {
    let weights = options.player.weights()?;
    writeln!(out, "level discs_a_game best_moves gross_losses_a_game")?;
    for &level in Level::of(Rules::Standard) {
        if !(options.from..=options.to).contains(&level.number()) {
            continue;
        }
        let Cost { games, moves, best, gross, discs } = measure(options, level, weights);
        // Both sides of a game are the same player.
        let sides = 2.0 * games.max(1) as f64;
        let (discs, gross) = (discs as f64 / sides, gross as f64 / sides);
        let best = 100.0 * best as f64 / moves.max(1) as f64;
        writeln!(out, "{:>5} {discs:>12.1} {best:>9.1}% {gross:>19.2}", level.number())?;
        out.flush()?;
    }
    Ok(())
}

fn measure(options: &Options, level: Level, weights: &'static Weights) -> Cost {
    let next = AtomicU64::new(0);
    let total = Mutex::new(Cost::default());
    let progress = Mutex::new(Progress::of("games", options.games));
    thread::scope(|scope| {
        for _ in 0..options.threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= options.games {
                        return;
                    }
                    let seed = options.seed.wrapping_add(game);
                    let cost = play(options, level, seed, weights);
                    let mut total = total.lock().expect("nobody panics with it");
                    total.games += 1;
                    total.moves += cost.moves;
                    total.best += cost.best;
                    total.gross += cost.gross;
                    total.discs += cost.discs;
                    progress.lock().expect("nobody panics with it").step();
                }
            });
        }
    });
    total.into_inner().expect("nobody panics with it")
}

/// What the moves of one game have cost.
fn play(options: &Options, level: Level, seed: u64, weights: &'static Weights) -> Cost {
    let mut random = Random::seed_from_u64(seed);
    let mut game = Game::new(Rules::Standard, Disc::Black);
    let mut engine = Engine::default();
    let table = Table::new(16);
    let mut cost = Cost::default();
    loop {
        match game.turn() {
            Turn::Over => return cost,
            Turn::Pass(_) => drop(game.pass().expect("it is forced")),
            Turn::Place(_) if 60 - game.empties().len() < RANDOM_PLIES => {
                let square = game.legal_moves().squares().choose(&mut random);
                game.place(square.expect("there is a move")).expect("it is legal");
            }
            Turn::Place(_) => {
                let request = Request::of(&game, level, random.random());
                let answer = engine.think(&request, &Stop::default(), &mut |_| {});
                let square = answer.expect("there is a move").square;
                let task = Task {
                    depth: options.depth,
                    exact_empties: options.exact,
                    weights,
                    ..Task::to_the_end(*game.position(), Rules::Standard)
                };
                let judged = values(task, &table, &Stop::default(), &mut |_| {});
                let moves = judged.expect("there is a move").moves;
                let its = moves.iter().find(|value| value.square == square);
                let loss = moves[0].score - its.expect("it is legal").score;
                cost.moves += 1;
                cost.best += u64::from(loss == 0);
                cost.gross += u64::from(loss >= GROSS);
                cost.discs += i64::from(loss);
                game.place(square).expect("it is legal");
            }
        }
    }
}
