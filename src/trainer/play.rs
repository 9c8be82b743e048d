//! Training positions, from self-play or from games between people.
//!
//! A game of self-play starts with random moves, few or many, and may have others later, so that all stages occur in
//! sensible and odd positions. Otherwise both sides search a few plies, and near the end every position is solved;
//! some moves there are random again, because a search sees more positions after bad moves.
//!
//! Positions since the last random move get a mean of their searches' scores and the outcome, weighted towards nearer
//! ones (temporal differences: Sutton, "Learning to Predict by the Methods of Temporal Differences", 1988).
//!
//! Of games between people every position is searched, and gets its search's score alone: people's moves may err.

use super::data::{Sample, Store};
use super::labeller::{Labeller, MEBIBYTES};
use super::parallel::{Player, Threads, place_at_random};
use super::people::{games_of_people, leave_out};
use crate::files::progress_bar;
use clap::Args;
use outflank_core::engine::Random;
use outflank_core::engine::evaluation::Weights;
use outflank_core::engine::search::TranspositionTable;
use outflank_core::rules::{Color, Game, Position, Turn, Variant};
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::path::PathBuf;

/// Options of `play`.
#[derive(Clone, Debug, Args)]
pub struct SelfPlayOptions {
    /// The folder for the positions; blocks that are there already are not played again
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    /// Number of games
    #[arg(long, value_name = "N", default_value = "100000")]
    games: u64,
    #[command(flatten)]
    labeller: Labeller,
    /// Label games between people, from the WTHOR files in this folder, instead of playing
    #[arg(long, value_name = "FOLDER")]
    people: Option<PathBuf>,
    /// Leave out people's games that reach a position of this OBF file; can be repeated
    #[arg(long, value_name = "FILE", requires = "people")]
    without: Vec<PathBuf>,
    /// Random moves before the solved part, in percent, for positions as weaker players reach them
    #[arg(long, value_name = "P", default_value = "0", value_parser = clap::value_parser!(u8).range(0..=50))]
    slips: u8,
    #[command(flatten)]
    player: Player,
    /// A whole number that makes the games repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

const BLOCK: u64 = 500;

/// Random moves at the start of a game.
const RANDOM_PLIES: (u32, u32) = (4, 24);

/// Ply before which every other game has one more random move.
const LAST_SLIP: u32 = 50;

/// Probability of a random move in the solved part of a game.
const SLIPS_AT_THE_END: f64 = 0.2;

/// Weight of the next position's label.
const FROM_THE_NEXT: f32 = 0.9;

/// Ply from which positions of people's games are labelled: earlier ones repeat.
const FIRST_PLY: usize = 6;

/// Plays or labels games, and writes blocks. Errors: people's games cannot be read, or a block cannot be written;
/// earlier ones stay.
pub fn run(options: &SelfPlayOptions) -> anyhow::Result<()> {
    let store = Store::open(&options.data)?;
    let weights = options.player.weights()?;
    let mut people = options.people.as_deref().map(games_of_people).transpose()?;
    if let Some(games) = &mut people {
        leave_out(games, &options.without)?;
        // A part of the games is a fair sample of them all.
        games.shuffle(&mut Random::seed_from_u64(options.seed));
    }
    let there = people.as_ref().map_or(u64::MAX, |games| games.len() as u64);
    let count = options.games.min(there);
    let blocks = count.div_ceil(BLOCK);
    let missing: Vec<u64> = (0..blocks).filter(|&block| !store.has(block)).collect();
    let progress = progress_bar(missing.len() as u64, "");
    options.threads.share(missing.len(), Some(progress), |at| {
        let games = missing[at] * BLOCK..count.min((missing[at] + 1) * BLOCK);
        let samples: Vec<Sample> = if let Some(people) = &people {
            let games = &people[games.start as usize..games.end as usize];
            games.iter().flat_map(|game| label_game(options, game, &weights)).collect()
        } else {
            let seeds = games.map(|game| options.seed.wrapping_add(game));
            seeds.flat_map(|seed| play_game(options, seed, &weights)).collect()
        };
        store.write(missing[at], &samples)
    })?;
    Ok(())
}

/// Positions of a game between people in which one is to move, each with the score of a search.
fn label_game(options: &SelfPlayOptions, game: &Game, weights: &Weights) -> Vec<Sample> {
    let mut random = Random::seed_from_u64(0);
    let table = TranspositionTable::new(MEBIBYTES);
    let turns = game.positions().iter().zip(game.played()).skip(FIRST_PLY);
    let placed = turns.filter(|(_, ply)| !ply.flips.is_empty());
    let labelled = placed.map(|(position, _)| {
        let score = options.labeller.search(*position, weights, &table, &mut random).score;
        Sample { position: *position, score: score as i8 }
    });
    labelled.collect()
}

/// Positions of a game since its last random move, and the solved ones.
fn play_game(options: &SelfPlayOptions, seed: u64, weights: &Weights) -> Vec<Sample> {
    let mut random = Random::seed_from_u64(seed);
    // Long random starts are rarer: the smaller of two draws.
    let (fewest, most) = RANDOM_PLIES;
    let plies = random.random_range(fewest..=most).min(random.random_range(fewest..=most));
    let slip = random.random_range(0..2 * LAST_SLIP);
    let table = TranspositionTable::new(MEBIBYTES);
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    // Positions since the last random move, and labelled ones.
    let (mut line, mut samples) = (Vec::new(), Vec::new());
    let mut placed = 0;
    loop {
        let is_end = game.empties().len() <= options.labeller.exact;
        match game.turn() {
            Turn::Over => break,
            Turn::Pass(_) => drop(game.pass().expect("it is forced")),
            Turn::Place(_) if !is_end && (placed < plies || placed == slip) => {
                line.clear();
                place_at_random(&mut game, &mut random);
                placed += 1;
            }
            Turn::Place(side) => {
                let report =
                    options.labeller.search(*game.position(), weights, &table, &mut random);
                line.push(Seen { position: *game.position(), side, expected: report.score });
                let slips =
                    if is_end { SLIPS_AT_THE_END } else { f64::from(options.slips) / 100.0 };
                let is_slip = slips > 0.0 && random.random_bool(slips);
                if is_end || is_slip {
                    samples.extend(labelled(&line, side, report.score));
                    line.clear();
                }
                if is_slip {
                    place_at_random(&mut game, &mut random);
                } else {
                    game.place(report.principal_variation[0]).expect("it is legal");
                }
                placed += 1;
            }
        }
    }
    let black = game.final_count();
    let score = black.black.cast_signed() - black.white.cast_signed();
    samples.extend(labelled(&line, Color::Black, score));
    samples
}

/// A position of a game.
struct Seen {
    position: Position,
    side: Color,
    /// Score of the search in discs for the side to move.
    expected: i32,
}

/// Labelled positions of a line that ends with a margin of `score` discs for `winner`, last position first.
fn labelled(line: &[Seen], winner: Color, score: i32) -> Vec<Sample> {
    let mut next = score as f32;
    let backwards = line.iter().rev().map(|seen| {
        let for_winner = if seen.side == winner { 1.0 } else { -1.0 };
        let expected = for_winner * seen.expected as f32;
        next = FROM_THE_NEXT * next + (1.0 - FROM_THE_NEXT) * expected;
        Sample { position: seen.position, score: (for_winner * next).round() as i8 }
    });
    backwards.collect()
}
