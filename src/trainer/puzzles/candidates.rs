//! Candidates: positions of games between the levels where one move keeps the result.
//!
//! A block of games is a file of lines, `BOARD goal score gap line`, written whole or not at all: whoever is stopped
//! goes on with the next one, and blocks made elsewhere with other numbers can be put beside them.

use super::candidate::PuzzleCandidate;
use crate::level_game::{level_game, level_of};
use crate::parallel::Threads;
use anyhow::Context as _;
use clap::Args;
use outflank::io::{progress_bar, write_whole};
use outflank_core::engine::Random;
use outflank_core::rules::{Color, Position};
use outflank_core::school::Composer;
use rand::{RngExt as _, SeedableRng as _};
use std::fs;
use std::path::PathBuf;

/// The options of `puzzles find`: the games to go by.
#[derive(Clone, Debug, Args)]
pub struct FindOptions {
    /// The folder for what was found; blocks that are there already are not played again
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    /// How many games
    #[arg(long, value_name = "N", default_value = "10000")]
    games: u64,
    /// The first game, so that several machines can share the work
    #[arg(long, value_name = "N", default_value = "0")]
    from: u64,
    /// A whole number that makes the games repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

/// Games of a block.
const BLOCK: u64 = 20;
/// Fewest and most random moves at the beginning of a game.
const RANDOM_PLIES: std::ops::RangeInclusive<u32> = 2..=12;
/// The levels that play.
const LEVELS: std::ops::RangeInclusive<u16> = 4..=8;
/// The most discs that one side may have had more than the other until then.
const MOST_APART: i32 = 20;
/// Empty squares of a band, and in what part of the games it is looked into: more squares are more work.
const BANDS: [(std::ops::RangeInclusive<u32>, f64); 5] =
    [(6..=8, 1.0), (9..=11, 1.0), (12..=14, 1.0), (15..=17, 0.6), (18..=20, 0.25)];
/// Memory to count with, in MiB.
const MEBIBYTES: usize = 32;

/// Plays, and writes what it finds, block by block.
///
/// # Errors
///
/// When a block cannot be written. Those written before stay.
pub fn run(options: &FindOptions) -> anyhow::Result<()> {
    fs::create_dir_all(&options.data)
        .with_context(|| format!("{} could not be made", options.data.display()))?;
    let first = options.from / BLOCK;
    let blocks = first..first + options.games.div_ceil(BLOCK);
    let path = |block: u64| options.data.join(format!("{block:06}.candidates"));
    let missing: Vec<u64> = blocks.filter(|&block| !path(block).exists()).collect();
    let progress = progress_bar(missing.len() as u64, "");
    options.threads.share(missing.len(), Some(progress), |at| {
        let path = path(missing[at]);
        let text = find_block(options, missing[at]);
        write_whole(&path, text.as_bytes()).with_context(|| path.display().to_string())
    })?;
    Ok(())
}

/// What a block of games has.
fn find_block(options: &FindOptions, block: u64) -> String {
    let mut text = String::new();
    for number in block * BLOCK..(block + 1) * BLOCK {
        let mut random = Random::seed_from_u64(options.seed.wrapping_add(number));
        let composer = Composer::new(MEBIBYTES);
        let game = natural_part(&mut random);
        for (band, part) in &BANDS {
            if random.random_bool(*part) {
                find_in(&composer, &game, band, &mut text);
            }
        }
    }
    text
}

/// The puzzles in a band of a game. The last positions come first: what is remembered of them helps with those
/// before. One that is on the line of another is none of its own.
fn find_in(
    composer: &Composer,
    game: &[(Color, Position)],
    band: &std::ops::RangeInclusive<u32>,
    text: &mut String,
) {
    let of_band = game.iter().filter(|(_, position)| band.contains(&position.empties().len()));
    for &(side, position) in of_band.rev() {
        if position.legal_moves().len() < 2 || !composer.is_promising(position) {
            continue;
        }
        let Ok(composition) = composer.compose(position) else { continue };
        text.push_str(&PuzzleCandidate { position, side, composition }.to_line());
        text.push('\n');
    }
}

/// The positions of a game of two levels, over a few random moves, as long as neither side was far ahead.
fn natural_part(random: &mut Random) -> Vec<(Color, Position)> {
    let plies = random.random_range(RANDOM_PLIES);
    let levels = [level_of(LEVELS, random), level_of(LEVELS, random)];
    let mut positions = Vec::new();
    level_game(levels, plies, random, |side, game| {
        let is_close = game.position().disc_difference().abs() <= MOST_APART;
        positions.extend(is_close.then(|| (side, *game.position())));
        is_close
    });
    positions
}
