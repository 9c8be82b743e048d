//! Finds candidates in games between levels.
//!
//! A block of games is a file of lines, `BOARD goal score gap line`, written atomically: an interrupted run resumes
//! with the next block, and blocks of other machines can be added.

use super::candidate::PuzzleCandidate;
use crate::files::{progress_bar, write_whole};
use crate::level_game::{level_game, level_of};
use crate::parallel::Threads;
use anyhow::Context as _;
use clap::Args;
use outflank_core::engine::Random;
use outflank_core::rules::{Color, Position};
use outflank_core::school::{Composer, EASY_MOVES, MAX_MOVES, is_easy_line};
use rand::{RngExt as _, SeedableRng as _};
use std::fs;
use std::path::PathBuf;

/// Options of `puzzles find`.
#[derive(Clone, Debug, Args)]
pub struct FindOptions {
    /// The folder for what was found; blocks that are there already are not played again
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    /// Number of games
    #[arg(long, value_name = "N", default_value = "10000")]
    games: u64,
    /// The first game, so that several machines can share the work
    #[arg(long, value_name = "N", default_value = "0")]
    from: u64,
    /// The lowest and the highest level that play
    #[arg(long, value_name = "A,B", default_value = "4,8", value_parser = level_range)]
    levels: (u16, u16),
    /// Find easy puzzles alone: corners that win and wipe-outs in one to three moves, in games however far apart
    #[arg(long)]
    easy: bool,
    /// A whole number that makes the games repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

const BLOCK: u64 = 20;
const RANDOM_PLIES: std::ops::RangeInclusive<u32> = 2..=12;
/// Largest lead of a side before the position, in discs.
const MOST_APART: i32 = 20;
/// Bands of empties, and the share of games searched in each: more empties cost more.
const BANDS: [(std::ops::RangeInclusive<u32>, f64); 5] =
    [(6..=8, 1.0), (9..=11, 1.0), (12..=14, 1.0), (15..=17, 0.6), (18..=20, 0.25)];
/// Least number of empty squares of the last band in which easy puzzles are sought.
const EASY_EMPTIES: u32 = 12;
const MEBIBYTES: usize = 32;

/// Lowest and highest level, both from 1 to 9.
fn level_range(text: &str) -> Result<(u16, u16), String> {
    let range = text.split_once(',').and_then(|(low, high)| {
        let range = (low.parse().ok()?, high.parse().ok()?);
        (1..=range.1).contains(&range.0).then_some(range).filter(|(_, high)| *high <= 9)
    });
    range.ok_or_else(|| "two levels from 1 to 9, such as 4,8".to_owned())
}

/// Plays, and writes candidates by block. Errors: A block cannot be written; earlier ones stay.
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

fn find_block(options: &FindOptions, block: u64) -> String {
    let mut text = String::new();
    for number in block * BLOCK..(block + 1) * BLOCK {
        let mut random = Random::seed_from_u64(options.seed.wrapping_add(number));
        let composer = Composer::new(MEBIBYTES);
        let game = natural_part(options, &mut random);
        for (band, part) in &BANDS {
            let is_wanted = random.random_bool(*part);
            if is_wanted && (!options.easy || *band.start() <= EASY_EMPTIES) {
                find_in(options, &composer, &game, band, &mut text);
            }
        }
    }
    text
}

/// Adds the puzzles in a band of a game to `text`, from the last position back, because results of later positions
/// help the search of earlier ones.
fn find_in(
    options: &FindOptions,
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
        let moves = if options.easy { EASY_MOVES } else { MAX_MOVES };
        let Ok(composition) = composer.compose_within(position, moves) else { continue };
        if options.easy && !is_easy_line(position, composition.goal, &composition.line) {
            continue;
        }
        text.push_str(&PuzzleCandidate { position, side, composition }.to_line());
        text.push('\n');
    }
}

/// Positions of a game of two levels, until one side is far ahead.
fn natural_part(options: &FindOptions, random: &mut Random) -> Vec<(Color, Position)> {
    let plies = random.random_range(RANDOM_PLIES);
    let (low, high) = options.levels;
    let levels = [level_of(low..=high, random), level_of(low..=high, random)];
    let mut positions = Vec::new();
    level_game(levels, plies, random, |side, game| {
        let is_close = options.easy || game.position().disc_difference().abs() <= MOST_APART;
        positions.extend(is_close.then(|| (side, *game.position())));
        is_close
    });
    positions
}
