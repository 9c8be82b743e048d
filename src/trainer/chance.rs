//! Fits the coach's curve of winning chances.
//!
//! The coach evaluates every position of games, between people or between levels 6 to 9 from random moves, at one of
//! its usual qualities. Expected score, depth and empties are kept with the outcome. A logistic curve is fitted by maximum likelihood
//! (logistic regression: Berkson, "Application of the Logistic Function to Bio-Assay", Journal of the American
//! Statistical Association 39, 1944; draws are half a win) to the games with even numbers, and tested on the odd
//! ones.

use super::level_game::{level_game, level_of};
use super::parallel::Threads;
use super::people::games_of_people;
use crate::files::{progress_bar, write_whole};
use anyhow::Context as _;
use clap::Args;
use outflank_core::coach::{CHANCE_TERMS, ChanceCurve, SearchDepth, SearchGoal, review_while};
use outflank_core::engine::{Random, Resources, Stop};
use outflank_core::rules::{Color, Game};
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Options of `chance`.
#[derive(Clone, Debug, Args)]
pub struct ChanceOptions {
    /// The folder for what was seen in the games; blocks that are there already are not played again
    #[arg(long, value_name = "FOLDER")]
    data: PathBuf,
    /// Games between people that were played to the end, drawn from the WTHOR files in this folder, in place of games
    /// of levels
    #[arg(long, value_name = "FOLDER")]
    people: Option<PathBuf>,
    /// Number of games
    #[arg(long, value_name = "N", default_value = "2000")]
    games: u64,
    /// A whole number that makes the games repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

const BLOCK: u64 = 20;
/// Random moves at the start of a game.
const RANDOM_PLIES: std::ops::RangeInclusive<u32> = 2..=14;
const LEVELS: std::ops::RangeInclusive<u16> = 6..=9;
/// Search goals of the coach, of which each game gets a random one.
const QUALITIES: [SearchGoal; 4] = [
    SearchGoal::COARSE,
    SearchGoal { depth: 8, exact_empties: 12 },
    SearchGoal { depth: 12, exact_empties: 16 },
    SearchGoal::GRADING,
];

/// A position with expected score and outcome.
#[derive(Clone, Copy, Debug)]
struct ChanceSample {
    /// Whether it is for the fit; else for the test.
    is_to_fit: bool,
    certainty: SearchDepth,
    empties: u32,
    score: i32,
    /// 1 if the side to move won, 0.5 for a draw.
    won: f64,
}

/// Evaluates the missing games, and prints the fitted curve with its calibration and that of the built-in one. Errors:
/// a block or a game of people cannot be read, a block cannot be written, or `out` takes no more.
pub fn run(options: &ChanceOptions, out: &mut impl Write) -> anyhow::Result<()> {
    fs::create_dir_all(&options.data)
        .with_context(|| format!("{} could not be made", options.data.display()))?;
    let people = options.people.as_deref().map(|folder| drawn(folder, options)).transpose()?;
    let games = people.as_ref().map_or(options.games, |games| games.len() as u64);
    let blocks = games.div_ceil(BLOCK);
    let path = |block: u64| options.data.join(format!("{block:06}.chances"));
    let missing: Vec<u64> = (0..blocks).filter(|&block| !path(block).exists()).collect();
    let progress = progress_bar(missing.len() as u64, "");
    options.threads.share(missing.len(), Some(progress), |at| {
        let numbers = missing[at] * BLOCK..games.min((missing[at] + 1) * BLOCK);
        let text = of_block(options.seed, numbers, people.as_deref())?;
        write_whole(&path(missing[at]), text.as_bytes())?;
        anyhow::Ok(())
    })?;
    let mut samples = Vec::new();
    for block in 0..blocks {
        samples.extend(read(&path(block))?);
    }
    let to_fit: Vec<ChanceSample> = samples.iter().filter(|it| it.is_to_fit).copied().collect();
    let held_out: Vec<ChanceSample> = samples.iter().filter(|it| !it.is_to_fit).copied().collect();
    writeln!(out, "{} positions to fit, {} held out", to_fit.len(), held_out.len())?;
    let fitted = fit(&to_fit);
    writeln!(out, "\nfitted: {:.3?}", fitted.terms())?;
    for (name, curve) in [("fitted", fitted), ("built in", ChanceCurve::BUILT_IN)] {
        writeln!(out, "\n{name}, on the games held out:")?;
        print_calibration(&curve, &held_out, out)?;
    }
    Ok(())
}

/// Games between people that were played to the end, at most as many as the options ask for.
fn drawn(folder: &Path, options: &ChanceOptions) -> anyhow::Result<Vec<Game>> {
    let mut games = games_of_people(folder)?;
    games.retain(|game| game.is_over() && game.forfeit().is_none());
    games.shuffle(&mut Random::seed_from_u64(options.seed));
    games.truncate(usize::try_from(options.games).unwrap_or(usize::MAX));
    Ok(games)
}

/// Samples of the games with these numbers, one a line. Levels play what is not a game of people.
fn of_block(
    seed: u64,
    numbers: std::ops::Range<u64>,
    people: Option<&[Game]>,
) -> anyhow::Result<String> {
    let mut text = String::new();
    for number in numbers {
        let mut random = Random::seed_from_u64(seed.wrapping_add(number));
        let game = match people {
            Some(games) => games[number as usize].clone(),
            None => play(&mut random),
        };
        let goal = QUALITIES[random.random_range(0..QUALITIES.len())];
        let (resources, stop) = (Resources { threads: 1, ..Resources::default() }, Stop::default());
        let review =
            review_while(&game, goal, &resources, &stop, &mut || stop.part(), &mut |_| true);
        let count = game.final_count();
        let winner = count.black.cast_signed() - count.white.cast_signed();
        for reviewed in &review.moves {
            let won = match if reviewed.side == Color::Black { winner } else { -winner } {
                1.. => "1",
                0 => "0.5",
                _ => "0",
            };
            let empties = game.positions()[reviewed.ply].empties().len();
            let depth = if reviewed.exact { 0 } else { reviewed.depth };
            writeln!(text, "{number} {depth} {empties} {} {won}", reviewed.best.score)?;
        }
    }
    Ok(text)
}

/// A game of two levels after random moves.
pub(super) fn play(random: &mut Random) -> Game {
    let plies = random.random_range(RANDOM_PLIES);
    let levels = [level_of(LEVELS, random), level_of(LEVELS, random)];
    level_game(levels, plies, random, |_, _| true)
}

fn read(path: &Path) -> anyhow::Result<Vec<ChanceSample>> {
    let what = || format!("{} is damaged: remove it, and it is made again", path.display());
    let text = fs::read_to_string(path).with_context(what)?;
    let sample = |line: &str| {
        let mut words = line.split(' ');
        let number: u64 = words.next()?.parse().ok()?;
        let depth: u32 = words.next()?.parse().ok()?;
        let certainty = if depth == 0 { SearchDepth::Exact } else { SearchDepth::Depth(depth) };
        let empties = words.next()?.parse().ok()?;
        let score = words.next()?.parse().ok()?;
        let won = words.next()?.parse().ok()?;
        Some(ChanceSample { is_to_fit: number.is_multiple_of(2), certainty, empties, score, won })
    };
    text.lines().map(sample).collect::<Option<_>>().with_context(what)
}

/// Likeliest curve, by pattern search: each term moves up or down while that helps, in ever smaller steps (Hooke and
/// Jeeves, "Direct Search Solution of Numerical and Statistical Problems", Journal of the ACM 8, 1961).
fn fit(samples: &[ChanceSample]) -> ChanceCurve {
    const FIRST_STEP: f64 = 0.2;
    const LAST_STEP: f64 = 0.004;
    let mut curve = ChanceCurve::BUILT_IN;
    let mut best = likelihood(&curve, samples);
    let mut step = FIRST_STEP;
    while step > LAST_STEP {
        let mut has_helped = false;
        for at in 0..CHANCE_TERMS {
            for by in [step, -step] {
                let mut terms = curve.terms();
                terms[at] += by;
                let moved = ChanceCurve::of(terms);
                let then = likelihood(&moved, samples);
                if then > best {
                    (curve, best, has_helped) = (moved, then, true);
                }
            }
        }
        if !has_helped {
            step /= 2.0;
        }
    }
    curve
}

/// Mean log-likelihood of the samples.
fn likelihood(curve: &ChanceCurve, samples: &[ChanceSample]) -> f64 {
    const LEAST: f64 = 1e-4;
    let of = |it: &ChanceSample| {
        let chance = curve.chance(it.score, it.certainty, it.empties).clamp(LEAST, 1.0 - LEAST);
        it.won * chance.ln() + (1.0 - it.won) * (1.0 - chance).ln()
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

/// Prints the number of positions in each tenth of the chances, and the share won.
fn print_calibration(
    curve: &ChanceCurve,
    samples: &[ChanceSample],
    out: &mut impl Write,
) -> anyhow::Result<()> {
    writeln!(out, "log likelihood {:.4}", likelihood(curve, samples))?;
    writeln!(out, "chance  positions  expected  won")?;
    let mut tenths = [(0_u64, 0.0, 0.0); 10];
    for it in samples {
        let chance = curve.chance(it.score, it.certainty, it.empties);
        let at = (1..10).filter(|&from| chance >= f64::from(from) / 10.0).count();
        let tenth = &mut tenths[at];
        *tenth = (tenth.0 + 1, tenth.1 + chance, tenth.2 + it.won);
    }
    for (at, (count, expected, won)) in tenths.into_iter().enumerate() {
        let mean = |sum: f64| 100.0 * sum / count.max(1) as f64;
        let (from, to, expected, won) = (10 * at, 10 * at + 10, mean(expected), mean(won));
        writeln!(out, "{from:>3}-{to:<3} {count:>9} {expected:>8.1}% {won:>5.1}%")?;
    }
    Ok(())
}
