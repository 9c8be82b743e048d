//! Draws test positions from self-play, solved once and kept, so that evaluations are measured on the same ones.

use super::data;
use super::parallel::{Player, Threads, place_at_random};
use anyhow::Context as _;
use clap::Args;
use outflank::io::{progress_bar, read_text};
use outflank_core::engine::evaluation::Weights;
use outflank_core::engine::search::{Task, TranspositionTable, search};
use outflank_core::engine::{Random, Stop};
use outflank_core::records::write_board;
use outflank_core::rules::{Color, Game, Turn, Variant};
use rand::SeedableRng as _;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Mutex;

/// Options of `draw`.
#[derive(Clone, Debug, Args)]
pub struct DrawOptions {
    /// The file for the positions; games that are in it already are not played again
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Empty squares of the positions
    #[arg(long, value_name = "N", default_value = "24", value_parser = clap::value_parser!(u32).range(4..=32))]
    empties: u32,
    /// Number of games, with a position each
    #[arg(long, value_name = "N", default_value = "500")]
    games: u64,
    /// Only positions that are won by at most this many discs
    #[arg(long, value_name = "N", default_value = "64", value_parser = clap::value_parser!(i32).range(0..=64))]
    most: i32,
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

/// Random plies at the start of a game.
const RANDOM_PLIES: u32 = 8;

/// Depth of the search that skips uneven positions, and its error margin in discs.
const GLANCE: (u32, i32) = (12, 10);

const MEBIBYTES: usize = 128;

/// Draws and solves positions, and writes each one. Errors: weights or file cannot be read, or the file cannot be
/// written.
pub fn run(options: &DrawOptions) -> anyhow::Result<()> {
    let weights = options.player.weights()?;
    let mut lines = BTreeMap::new();
    if options.out.is_file() {
        let text = read_text(&options.out).with_context(|| options.out.display().to_string())?;
        lines.extend(text.lines().filter_map(|line| Some((game_of(line)?, line.to_owned()))));
    }
    let missing: Vec<u64> = (0..options.games).filter(|game| !lines.contains_key(game)).collect();
    let lines = Mutex::new(lines);
    let progress = progress_bar(missing.len() as u64, "");
    options.threads.share(missing.len(), Some(progress), |at| {
        let line = line(options, missing[at], &weights);
        let mut lines = lines.lock().expect("no holder panics");
        lines.insert(missing[at], line);
        let text: String = lines.values().flat_map(|line| [line, "\n"]).collect();
        data::write(&options.out, text.as_bytes())
    })?;
    Ok(())
}

/// Prefix of a game's number.
const GAME: &str = "% game ";

fn game_of(line: &str) -> Option<u64> {
    let (_, rest) = line.split_once(GAME)?;
    rest.split(':').next()?.parse().ok()
}

/// Line of a game: its position with the exact score, or the reason why there is none.
fn line(options: &DrawOptions, game: u64, weights: &Weights) -> String {
    let mut random = Random::seed_from_u64(options.seed.wrapping_add(game));
    let mut table = TranspositionTable::new(MEBIBYTES);
    let Some((played, side)) = play(options, &mut random, &table, weights) else {
        return format!("{GAME}{game}: over before");
    };
    let position = *played.position();
    let too_far = format!("{GAME}{game}: won by more");
    table.new_generation();
    let to_the_end = Task { weights, ..Task::to_the_end(position, Variant::REVERSI) };
    let mut score = |task| {
        let report = search(task, &table, &mut random, &Stop::default(), &mut |_| {});
        report.expect("there is a move").score
    };
    let (depth, margin) = GLANCE;
    let at_a_glance = Task { depth, exact_empties: 0, ..to_the_end };
    if options.most < 64 && score(at_a_glance).abs() > options.most + margin {
        return too_far;
    }
    let score = score(to_the_end);
    if score.abs() > options.most {
        return too_far;
    }
    format!("{}; {score:+} {GAME}{game}", write_board(&position, side))
}

/// Plays until this number of empties with a move to make; `None` if the game ends earlier.
fn play(
    options: &DrawOptions,
    random: &mut Random,
    table: &TranspositionTable,
    weights: &Weights,
) -> Option<(Game, Color)> {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    loop {
        let empties = game.empties().len();
        match game.turn() {
            Turn::Over => return None,
            Turn::Pass(_) => drop(game.pass()),
            Turn::Place(side) if empties <= options.empties => return Some((game, side)),
            Turn::Place(_) if 60 - empties < RANDOM_PLIES => place_at_random(&mut game, random),
            Turn::Place(_) => {
                let to_the_end = Task::to_the_end(*game.position(), Variant::REVERSI);
                let task = Task { depth: options.depth, exact_empties: 0, weights, ..to_the_end };
                let report = search(task, table, random, &Stop::default(), &mut |_| {})?;
                game.place(report.principal_variation[0]).ok()?;
            }
        }
    }
}
