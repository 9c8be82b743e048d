//! Learns the moves of people by rating, and measures how well they are foretold.

use super::checkpoint::Checkpoint;
use super::choice_net::ChoiceNet;
use super::chosen_moves::{ChosenMove, ChosenMoves};
use super::data;
use super::foretold::Foretold;
use super::logit::{Logit, LogitPass};
use super::parallel::Threads;
use super::people::records_of_people;
use super::reading::{ReadingStudy, shuffled};
use super::shown;
use crate::files::progress_bar;
use anyhow::ensure;
use clap::Args;
use outflank_core::engine::Random;
use outflank_core::engine::people::network::scaled;
use outflank_core::engine::people::{PeopleReading, Predictor};
use outflank_core::rules::kernel::{Kernel, KernelTask, fastest};
use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use std::io::Write;
use std::path::PathBuf;

/// Options of `people`.
#[derive(Clone, Debug, Args)]
pub struct ImitateOptions {
    /// Folder of WTHOR files
    #[arg(long, value_name = "FOLDER")]
    people: PathBuf,
    /// Years that are measured on and not learnt
    #[arg(long, value_name = "YEARS", value_delimiter = ',', default_value = "2021,2022")]
    test_on: Vec<u16>,
    /// Number of passes over the moves
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    /// A whole number that makes the outcome repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    /// Checkpoint after each round, to resume an interrupted run [default: none is written]
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Steps that the numbers of patterns and of other features are rounded to
    #[arg(long, value_name = "X", num_args = 2, default_values = ["0.025", "0.015625"], value_parser = step)]
    steps: Vec<f32>,
    /// Moves of each stage and band of ratings that are searched, to fit what people read and to compare losses
    #[arg(long, value_name = "N", default_value = "500")]
    searched: usize,
    /// Measure the conditional logit of a first study on the same moves instead, and write nothing
    #[arg(long, conflicts_with_all = ["out", "checkpoint"])]
    baseline: bool,
    /// Measure instead how often the moves of this many positions are played of which the game says so, by the built-in
    /// network, and write nothing
    #[arg(long, value_name = "N", conflicts_with_all = ["out", "checkpoint", "baseline"])]
    shown: Option<usize>,
    #[command(flatten)]
    threads: Threads,
    /// The file for the network [default: none is written]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

fn step(text: &str) -> Result<f32, String> {
    let step = text.parse().ok().filter(|step| (0.001..=1.0).contains(step));
    step.ok_or_else(|| "a number from 0.001 to 1".to_owned())
}

/// Ply from which the moves are measured: the openings before it are known by heart.
const FIRST_PLY: u32 = 10;

/// Bounds of the bands of ratings that are measured.
const BANDS: [f32; 5] = [900.0, 1350.0, 1650.0, 1850.0, 3000.0];

/// Ratings that each band is foretold as, about the mean of each.
const FORETOLD_AS: [f32; 4] = [1200.0, 1500.0, 1750.0, 1930.0];

/// Learns and measures. Errors: no games of years to learn from, a file cannot be read, or `out` takes no more.
pub fn run(options: &ImitateOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let records = records_of_people(&options.people)?;
    let ChosenMoves { mut learnt, mut kept, mut tested, points_a_year } =
        ChosenMoves::of(&records, &options.test_on, options.threads)?;
    ensure!(!learnt.is_empty(), "no games to learn from outside the years of --test-on");
    kept.retain(is_measured);
    tested.retain(is_measured);
    let measured: Vec<&ChosenMove> = tested.iter().collect();
    let (count, of_tested) = (learnt.len(), measured.len());
    writeln!(
        out,
        "{count} moves to learn from, {} kept back, {of_tested} to measure on",
        kept.len()
    )?;
    let steps = [options.steps[0], options.steps[1]];
    writeln!(out, "players of equal ratings got stronger by {points_a_year:.2} points a year")?;
    if let Some(count) = options.shown {
        return shown::measure([&kept, &tested], count, options.seed, options.threads, out);
    }
    if options.baseline {
        return measure_logit(options, &learnt, &tested, out);
    }
    let net = learn(options, &mut learnt, out)?;
    let blind = PeopleReading([[0.0; PeopleReading::ANCHORS]; PeopleReading::STAGES]);
    let predictor = Predictor::from_bytes(net.to_bytes(steps, &blind))?;
    let (seed, threads) = (options.seed, options.threads);
    let study = ReadingStudy { predictor: &predictor, each: options.searched, seed, threads };
    let reading = study.fit(&kept, out)?;
    let bytes = net.to_bytes(steps, &reading);
    let predictor = Predictor::from_bytes(bytes.clone())?;
    let study = ReadingStudy { predictor: &predictor, ..study };
    let foretold = fastest(Foretelling { predictor: &predictor, moves: &measured, rating: None });
    writeln!(out, "{} bytes: {foretold}", bytes.len())?;
    if let Some(path) = &options.out {
        data::write(path, &bytes)?;
    }
    study.measure(&tested, out)?;
    print_crossing(&predictor, &measured, out)?;
    study.compare(&tested, out)
}

/// Learns the moves with a conditional logit, and prints how well it foretells the others, by bands of ratings.
fn measure_logit(
    options: &ImitateOptions,
    learnt: &[ChosenMove],
    tested: &[ChosenMove],
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let mut logit = Logit::new();
    let progress = progress_bar(u64::from(options.rounds), "");
    for round in 0..options.rounds {
        let left = |round: u32| 1.0 - round as f32 / options.rounds as f32;
        let moves = &shuffled(learnt, options.seed + u64::from(round));
        fastest(LogitPass { logit: &mut logit, moves, left: (left(round), left(round + 1)) });
        progress.inc(1);
    }
    let mut measure =
        |moves: &[&ChosenMove]| fastest(LogitPass { logit: &mut logit, moves, left: (0.0, 0.0) });
    writeln!(out, "conditional logit: {}", measure(&tested.iter().collect::<Vec<_>>()))?;
    for bounds in BANDS.windows(2) {
        let is_in = |it: &&ChosenMove| (bounds[0]..bounds[1]).contains(&it.rating);
        let moves: Vec<&ChosenMove> = tested.iter().filter(is_in).collect();
        writeln!(out, "{}-{}: {}", bounds[0], bounds[1], measure(&moves))?;
    }
    Ok(())
}

/// Learns the moves in as many rounds as asked for, from the checkpoint on if there is one.
fn learn(
    options: &ImitateOptions,
    learnt: &mut [ChosenMove],
    out: &mut impl Write,
) -> anyhow::Result<ChoiceNet> {
    let mut net = ChoiceNet::new(options.seed);
    let fit = [learnt.len() as u64, options.rounds.into(), options.seed];
    let checkpoint = options.checkpoint.as_deref().map(|path| Checkpoint { path, fit: &fit });
    let done = checkpoint.as_ref().map_or(Ok(0), |it| it.resume(&mut net))?;
    let mut random = Random::seed_from_u64(options.seed);
    let progress = progress_bar(u64::from(options.rounds), "");
    for round in 0..options.rounds {
        learnt.shuffle(&mut random);
        progress.inc(1);
        if round < done {
            continue;
        }
        let left = |round: u32| 1.0 - round as f32 / options.rounds as f32;
        let left = (left(round), left(round + 1));
        let loss = fastest(Imitating { net: &mut net, moves: learnt, left });
        if let Some(checkpoint) = &checkpoint {
            checkpoint.write(round + 1, &net)?;
        }
        writeln!(out, "round {}: {loss:.4} nats learnt", round + 1)?;
    }
    Ok(net)
}

/// Prints how well people of each band are foretold as they are, and as if they had another rating.
fn print_crossing(
    predictor: &Predictor,
    measured: &[&ChosenMove],
    out: &mut impl Write,
) -> anyhow::Result<()> {
    write!(out, "| people | moves | as they are |")?;
    FORETOLD_AS.iter().try_for_each(|rating| write!(out, " as {rating} |"))?;
    writeln!(out, "\n|---|---|---|---|---|---|---|")?;
    for bounds in BANDS.windows(2) {
        let is_in = |it: &&&ChosenMove| (bounds[0]..bounds[1]).contains(&it.rating);
        let moves: Vec<&ChosenMove> = measured.iter().filter(is_in).copied().collect();
        if moves.is_empty() {
            continue;
        }
        write!(out, "| {}-{} | {} |", bounds[0], bounds[1], moves.len())?;
        for rating in std::iter::once(None).chain(FORETOLD_AS.map(Some)) {
            let foretold = fastest(Foretelling { predictor, moves: &moves, rating });
            write!(out, " {:.1} %, {:.3} |", foretold.first_percent(), foretold.nats_a_move())?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn is_measured(it: &ChosenMove) -> bool {
    60 - it.position.empties().len() >= FIRST_PLY
}

/// Learning with a kernel's instructions; the outcome is the mean loss in nats.
struct Imitating<'a> {
    net: &'a mut ChoiceNet,
    moves: &'a [ChosenMove],
    /// Share of all training that remains before and after.
    left: (f32, f32),
}

impl KernelTask for Imitating<'_> {
    type Output = f64;

    fn run<K: Kernel>(self, kernel: K) -> f64 {
        let (first, last) = self.left;
        let count = self.moves.len() as f32;
        let (mut terms, mut sum) = (Vec::new(), 0.0);
        kernel.run(|| {
            for (at, it) in self.moves.iter().enumerate() {
                let left = first + (last - first) * (at as f32 / count);
                terms.clear();
                terms.extend(it.terms());
                sum += f64::from(self.net.learn(&terms, it.chosen, scaled(it.rating), left));
            }
        });
        sum / f64::from(count)
    }
}

/// Measurement with a kernel's instructions.
struct Foretelling<'a> {
    predictor: &'a Predictor,
    moves: &'a [&'a ChosenMove],
    /// A rating in place of the player's.
    rating: Option<f32>,
}

impl KernelTask for Foretelling<'_> {
    type Output = Foretold;

    fn run<K: Kernel>(self, kernel: K) -> Foretold {
        let mut chances = Vec::new();
        let mut sum = Foretold::default();
        kernel.run(|| {
            for it in self.moves {
                let rating = self.rating.unwrap_or(it.rating);
                self.predictor.chances_of(it.terms(), rating, &mut chances);
                sum.note(&chances, it.chosen);
            }
        });
        sum
    }
}
