//! Draws test positions from games and solves them once, so that evaluations and searches are measured on the same ones.

use super::data;
use super::parallel::{Player, Threads, place_at_random};
use super::people::games_of_people;
use crate::files::{progress_bar, read_text};
use anyhow::Context as _;
use clap::Args;
use outflank_core::engine::evaluation::Weights;
use outflank_core::engine::search::{Task, TranspositionTable, exceeds, search};
use outflank_core::engine::{Random, Stop};
use outflank_core::records::write_board;
use outflank_core::rules::{Color, Game, Ply, Position, Square, Turn, Variant};
use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use std::collections::BTreeMap;
use std::fmt::Write as _;
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
    /// Games between people, from the WTHOR files in this folder, instead of own ones
    #[arg(long, value_name = "FOLDER")]
    people: Option<PathBuf>,
    /// Only positions that are won by at most this many discs
    #[arg(long, value_name = "N", default_value = "64", value_parser = clap::value_parser!(i32).range(0..=64))]
    most: i32,
    /// Also state all moves that reach the score
    #[arg(long)]
    moves: bool,
    /// Plies that both sides look ahead in own games
    #[arg(long, value_name = "N", default_value = "8", value_parser = clap::value_parser!(u32).range(1..=20))]
    depth: u32,
    #[command(flatten)]
    player: Player,
    /// A whole number that makes the games repeatable
    #[arg(long, value_name = "N", default_value = "9000000000")]
    seed: u64,
    /// Memory of each thread's transposition table in MiB
    #[arg(long, value_name = "MIB", default_value = "128", value_parser = clap::value_parser!(u32).range(1..=16384))]
    hash: u32,
    #[command(flatten)]
    threads: Threads,
}

/// Random plies at the start of a game.
const RANDOM_PLIES: u32 = 8;

/// Depth of the search that skips uneven positions, and its error margin in discs.
const GLANCE: (u32, i32) = (12, 10);

/// Draws and solves positions, and writes each one. Errors: weights, games or the file cannot be read, or the file
/// cannot be written.
pub fn run(options: &DrawOptions) -> anyhow::Result<()> {
    let weights = options.player.weights()?;
    let people = options.people.as_deref().map(games_of_people).transpose()?;
    let mut lines = BTreeMap::new();
    if options.out.is_file() {
        let text = read_text(&options.out).with_context(|| options.out.display().to_string())?;
        lines.extend(text.lines().filter_map(|line| Some((game_of(line)?, line.to_owned()))));
    }
    let missing: Vec<u64> = (0..options.games).filter(|game| !lines.contains_key(game)).collect();
    let lines = Mutex::new(lines);
    let progress = progress_bar(missing.len() as u64, "");
    options.threads.share(missing.len(), Some(progress), |at| {
        let line = line(options, missing[at], &weights, people.as_deref());
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
fn line(options: &DrawOptions, game: u64, weights: &Weights, people: Option<&[Game]>) -> String {
    let mut random = Random::seed_from_u64(options.seed.wrapping_add(game));
    let mut table = TranspositionTable::new(options.hash as usize);
    let reached = match people {
        Some(games) => games.choose(&mut random).and_then(|game| reached(options.empties, game)),
        None => play(options, &mut random, &table, weights),
    };
    let Some((position, side)) = reached else {
        return format!("{GAME}{game}: over before");
    };
    let too_far = format!("{GAME}{game}: won by more");
    table.new_generation();
    let to_the_end = Task { weights, ..Task::to_the_end(position, Variant::REVERSI) };
    let mut solve = |task| {
        let report = search(task, &table, &mut random, &Stop::default(), &mut |_| {});
        report.expect("there is a move")
    };
    let (depth, margin) = GLANCE;
    let at_a_glance = Task { depth, exact_empties: 0, ..to_the_end };
    if options.most < 64 && solve(at_a_glance).score.abs() > options.most + margin {
        return too_far;
    }
    let report = solve(to_the_end);
    let score = report.score;
    if score.abs() > options.most {
        return too_far;
    }
    let board = write_board(&position, side);
    if !options.moves {
        return format!("{board}; {score:+} {GAME}{game}");
    }
    let mut stated = board;
    for square in position.legal_moves().squares() {
        let is_known = square == report.principal_variation[0];
        if is_known || reaches(&to_the_end, square, score, &table) {
            let _ = write!(stated, "; {square}:{score:+}");
        }
    }
    format!("{stated} {GAME}{game}")
}

/// Whether a move ends with a margin of at least `score` under best play.
fn reaches(task: &Task<'_>, square: Square, score: i32, table: &TranspositionTable) -> bool {
    let after = task.position.play(square).expect("legal");
    let proves = |position: Position, margin| {
        let task = Task { position, ..*task };
        exceeds(&task, margin, table, &Stop::default()).expect("it is never stopped")
    };
    if !after.legal_moves().is_empty() {
        return !proves(after, -score);
    }
    let passed = after.pass();
    if passed.legal_moves().is_empty() {
        return passed.official_difference() >= score;
    }
    proves(passed, score - 1)
}

/// Position of a game with this number of empties and a move to make; `None` if the game ends earlier.
fn reached(empties: u32, game: &Game) -> Option<(Position, Color)> {
    let mut turns = game.positions().iter().zip(game.played());
    let is_it = |(position, ply): &(&Position, &Ply)| {
        position.empties().len() <= empties && !ply.flips.is_empty()
    };
    turns.find(is_it).map(|(position, ply)| (*position, ply.side))
}

/// Plays until this number of empties with a move to make; `None` if the game ends earlier.
fn play(
    options: &DrawOptions,
    random: &mut Random,
    table: &TranspositionTable,
    weights: &Weights,
) -> Option<(Position, Color)> {
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    loop {
        let empties = game.empties().len();
        match game.turn() {
            Turn::Over => return None,
            Turn::Pass(_) => drop(game.pass()),
            Turn::Place(side) if empties <= options.empties => {
                return Some((*game.position(), side));
            }
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
