//! Measures the differences between short and long searches for Multi-ProbCut.
//!
//! Positions come from games of a three-ply player with random moves (probability 0.15), so that they are as uneven as
//! in a search. Each is searched to every depth up to a limit, and near the end exactly. The logarithm of the root
//! mean square of the differences between two depths is then fitted by depths and empties.

use super::least_squares::least_squares;
use super::parallel::Player;
use clap::Args;
use outflank_core::engine::evaluation::Weights;
use outflank_core::engine::search::{Selectivity, Task, TranspositionTable, search};
use outflank_core::engine::{Random, Stop};
use outflank_core::rules::{Color, Game, Position, Turn, Variant};
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::thread;

/// Options of `spread`.
#[derive(Clone, Debug, Args)]
pub struct SpreadOptions {
    /// Number of positions
    #[arg(long, value_name = "N", default_value = "3000")]
    positions: u64,
    /// The longest search that does not go to the end, in plies
    #[arg(long, value_name = "N", default_value = "8", value_parser = clap::value_parser!(u32).range(3..=16))]
    depth: u32,
    /// A whole number that makes the positions repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    #[command(flatten)]
    player: Player,
    /// Threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: u32,
}

/// Scores of a position's searches.
struct SpreadSample {
    empties: u32,
    /// By depth in plies, from 1.
    scores: Vec<i32>,
    /// Exact score, near the end.
    end: Option<i32>,
}

/// Empties from which positions are solved.
const COUNTED_OUT: u32 = 20;

/// Least number of positions for a standard deviation.
const ENOUGH: usize = 60;

/// First depth that is compared with those before and after it.
const FIRST_MIDDLE: u32 = 4;

/// Width of a stage in empties.
const STAGE: u32 = 4;

pub fn run(options: &SpreadOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let samples = measure(options, &*options.player.weights()?);
    writeln!(out, "{} positions of games, seed {}", samples.len(), options.seed)?;
    let pairs = (1..options.depth)
        .flat_map(|short| (short + 2..=options.depth).step_by(2).map(move |long| (short, long)));
    let mut rows = Vec::new();
    writeln!(out, "\nshort long empties positions mean deviation")?;
    for (short, long) in pairs {
        let error = |sample: &SpreadSample| {
            let score = |depth: u32| sample.scores.get(depth as usize - 1);
            let is_short_of_the_end = long + 3 <= sample.empties;
            let error = score(long).filter(|_| is_short_of_the_end)? - score(short)?;
            Some((sample.empties, error))
        };
        for (empties, spread) in by_stage(samples.iter().filter_map(error)) {
            spread.print(out, short, &long.to_string(), empties)?;
            let (between, long) = (f64::from(long - short).ln(), f64::from(long).ln());
            let terms = [1.0, empties, between, long];
            rows.push((spread.count, spread.deviation.ln(), terms));
        }
    }
    if let Some([a, b, c, d]) = least_squares(&rows) {
        let lead = "ln deviation";
        writeln!(out, "{lead} = {a:.3} {b:+.4} empties {c:+.3} ln(long - short) {d:+.3} ln(long)")?;
    }
    print_odd_and_even(&samples, out)?;
    let mut rows = Vec::new();
    for short in 1..=options.depth {
        let error = |sample: &SpreadSample| {
            let is_short_of_the_end = short < sample.empties;
            let end = sample.end.filter(|_| is_short_of_the_end)?;
            Some((sample.empties, end - sample.scores.get(short as usize - 1)?))
        };
        for (empties, spread) in by_stage(samples.iter().filter_map(error)) {
            spread.print(out, short, "end", empties)?;
            rows.push((spread.count, spread.deviation, [1.0, empties, f64::from(short)]));
        }
    }
    if let Some([a, b, c]) = least_squares(&rows) {
        writeln!(out, "deviation from the end = {a:.2} {b:+.3} empties {c:+.3} short")?;
    }
    Ok(())
}

/// Prints how much the side that moves last is overrated, by the number of empties after the search: half the amount
/// by which scores of odd depths are above those of the even depths around them.
fn print_odd_and_even(samples: &[SpreadSample], out: &mut impl Write) -> anyhow::Result<()> {
    /// Overrating in four times discs, so that it is a whole number.
    const QUARTERS: f64 = 4.0;
    let of_sample = |sample: &SpreadSample| {
        let empties = sample.empties;
        let around = sample.scores[FIRST_MIDDLE as usize - 2..].windows(3);
        let over = (FIRST_MIDDLE..).zip(around).map(move |(depth, scores)| {
            let above = 2 * scores[1] - scores[0] - scores[2];
            (empties.saturating_sub(depth), if depth % 2 == 1 { above } else { -above })
        });
        // Searches that reach the end are exact.
        over.filter(|(left, _)| *left > STAGE).collect::<Vec<_>>()
    };
    writeln!(
        out,
        "\nempties left, positions, overrating of the last mover in discs, standard error"
    )?;
    for (empties, Spread { count, mean, deviation }) in by_stage(samples.iter().flat_map(of_sample))
    {
        let error = ((deviation.powi(2) - mean.powi(2)) / count).sqrt() / QUARTERS;
        writeln!(out, "{empties:>7} {count:>9} {:>+6.2} {error:>6.2}", mean / QUARTERS)?;
    }
    Ok(())
}

/// Mean and root mean square of errors.
struct Spread {
    count: f64,
    mean: f64,
    /// Root mean square: a constant error counts.
    deviation: f64,
}

impl Spread {
    fn of(errors: &[i32]) -> Self {
        let count = errors.len() as f64;
        let sum = |of: fn(f64) -> f64| errors.iter().map(|&e| of(f64::from(e))).sum::<f64>();
        let (mean, square) = (sum(|e| e) / count, sum(|e| e * e) / count);
        Self { count, mean, deviation: square.sqrt() }
    }

    fn print(&self, out: &mut impl Write, short: u32, long: &str, empties: f64) -> io::Result<()> {
        let Self { count, mean, deviation } = self;
        writeln!(out, "{short:>5} {long:>4} {empties:>7} {count:>9} {mean:>+4.1} {deviation:>9.2}")
    }
}

/// Errors by stage, with the mean number of empties; each error comes with its number.
fn by_stage(errors: impl Iterator<Item = (u32, i32)>) -> Vec<(f64, Spread)> {
    let mut stages: BTreeMap<u32, Vec<i32>> = BTreeMap::new();
    for (empties, error) in errors {
        stages.entry(empties / STAGE).or_default().push(error);
    }
    let enough = stages.into_iter().filter(|(_, errors)| errors.len() >= ENOUGH);
    enough
        .map(|(stage, errors)| {
            (f64::from(stage * STAGE) + f64::from(STAGE - 1) / 2.0, Spread::of(&errors))
        })
        .collect()
}

/// Searches the positions with several threads.
fn measure(options: &SpreadOptions, weights: &Weights) -> Vec<SpreadSample> {
    let next = AtomicU64::new(0);
    let (sender, found) = channel();
    let mut samples = Vec::new();
    thread::scope(|scope| {
        for _ in 0..options.threads {
            let (next, sender) = (&next, sender.clone());
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let sample = sample(options.seed.wrapping_add(number), options.depth, weights);
                    // The receiver is gone once there are enough.
                    if sample.is_some_and(|sample| sender.send((number, sample)).is_err()) {
                        return;
                    }
                }
            });
        }
        for (number, sample) in found {
            samples.push((number, sample));
            let count = samples.len() as u64;
            if count.is_multiple_of(100) {
                let _ = writeln!(io::stderr(), "{count} of {} positions", options.positions);
            }
            if count >= options.positions {
                break;
            }
        }
    });
    samples.sort_by_key(|(number, _)| *number);
    samples.into_iter().map(|(_, sample)| sample).collect()
}

/// A position of the game with this number, with its scores; `None` if the game ended earlier, or the side to move
/// has no move.
fn sample(seed: u64, depth: u32, weights: &Weights) -> Option<SpreadSample> {
    let mut random = Random::seed_from_u64(seed);
    let position = position(&mut random, weights)?;
    let empties = position.empties().len();
    let table = TranspositionTable::new(4);
    let mut scores = Vec::new();
    let task = full(position, depth.min(empties), 0, weights);
    search(task, &table, &mut random, &Stop::default(), &mut |report| scores.push(report.score));
    let end = (empties <= COUNTED_OUT).then(|| {
        let task = full(position, empties, 60, weights);
        search(task, &table, &mut random, &Stop::default(), &mut |_| {})
    });
    Some(SpreadSample { empties, scores, end: end.flatten().map(|report| report.score) })
}

/// Task without pruning.
fn full(position: Position, depth: u32, exact_empties: u32, weights: &Weights) -> Task<'_> {
    let selectivity = Selectivity::Full;
    let to_the_end = Task::to_the_end(position, Variant::REVERSI);
    Task { depth, exact_empties, selectivity, weights, ..to_the_end }
}

fn position(random: &mut Random, weights: &Weights) -> Option<Position> {
    let target = random.random_range(9..55);
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    let table = TranspositionTable::new(1);
    loop {
        match game.turn() {
            Turn::Over => return None,
            Turn::Pass(_) => drop(game.pass()),
            Turn::Place(_) if game.empties().len() <= target => return Some(*game.position()),
            Turn::Place(_) => {
                let is_random = game.empties().len() > 54 || random.random_bool(0.15);
                let square = if is_random {
                    game.legal_moves().squares().choose(random)?
                } else {
                    let task = full(*game.position(), 3, 8, weights);
                    let report = search(task, &table, random, &Stop::default(), &mut |_| {})?;
                    report.principal_variation[0]
                };
                game.place(square).ok()?;
            }
        }
    }
}
