//! Learns the moves of people by rating, and measures how well they are foretold.

use super::choice_net::{ChoiceNet, scaled};
use super::chosen_moves::{ChosenMove, chosen_moves};
use super::people::records_of_people;
use anyhow::ensure;
use clap::Args;
use outflank::io::progress_bar;
use outflank_core::engine::Random;
use outflank_core::rules::kernel::{Kernel, KernelTask, fastest};
use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use std::fmt;
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
    let [mut learnt, tested] = chosen_moves(&records, &options.test_on);
    ensure!(!learnt.is_empty(), "no games to learn from outside the years of --test-on");
    let tested: Vec<&ChosenMove> = tested.iter().filter(|it| is_measured(it)).collect();
    writeln!(out, "{} moves to learn from, {} to measure on", learnt.len(), tested.len())?;
    let mut net = ChoiceNet::new(options.seed);
    let mut random = Random::seed_from_u64(options.seed);
    let progress = progress_bar(u64::from(options.rounds), "");
    for round in 0..options.rounds {
        learnt.shuffle(&mut random);
        let left = |round: u32| 1.0 - round as f32 / options.rounds as f32;
        let left = (left(round), left(round + 1));
        let loss = fastest(Imitating { net: &mut net, moves: &learnt, left });
        progress.inc(1);
        let foretold = fastest(Foretelling { net: &net, moves: &tested, rating: None });
        writeln!(out, "round {}: {loss:.4} nats learnt; {foretold}", round + 1)?;
    }
    write!(out, "| people | moves | as they are |")?;
    FORETOLD_AS.iter().try_for_each(|rating| write!(out, " as {rating} |"))?;
    writeln!(out, "\n|---|---|---|---|---|---|---|")?;
    for bounds in BANDS.windows(2) {
        let is_in = |it: &&&ChosenMove| (bounds[0]..bounds[1]).contains(&it.rating);
        let moves: Vec<&ChosenMove> = tested.iter().filter(is_in).copied().collect();
        if moves.is_empty() {
            continue;
        }
        write!(out, "| {}-{} | {} |", bounds[0], bounds[1], moves.len())?;
        for rating in std::iter::once(None).chain(FORETOLD_AS.map(Some)) {
            let foretold = fastest(Foretelling { net: &net, moves: &moves, rating });
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
                it.terms(&mut terms);
                sum += f64::from(self.net.learn(&terms, it.chosen, scaled(it.rating), left));
            }
        });
        sum / f64::from(count)
    }
}

/// Sums of how well moves were foretold.
#[derive(Clone, Copy, Debug, Default)]
struct Foretold {
    moves: f64,
    /// Moves that had the highest chance, and one of the three highest.
    first: f64,
    three: f64,
    nats: f64,
}

impl Foretold {
    fn first_percent(&self) -> f64 {
        100.0 * self.first / self.moves
    }

    fn nats_a_move(&self) -> f64 {
        self.nats / self.moves
    }
}

impl fmt::Display for Foretold {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.moves == 0.0 {
            return formatter.write_str("nothing to measure on");
        }
        let three = 100.0 * self.three / self.moves;
        let (first, nats) = (self.first_percent(), self.nats_a_move());
        write!(formatter, "{first:.2} % named, {three:.2} % among three, {nats:.4} nats a move")
    }
}

/// Measurement with a kernel's instructions.
struct Foretelling<'a> {
    net: &'a ChoiceNet,
    moves: &'a [&'a ChosenMove],
    /// A rating in place of the player's.
    rating: Option<f32>,
}

impl KernelTask for Foretelling<'_> {
    type Output = Foretold;

    fn run<K: Kernel>(self, kernel: K) -> Foretold {
        let (mut terms, mut chances) = (Vec::new(), Vec::new());
        let mut sum = Foretold::default();
        kernel.run(|| {
            for it in self.moves {
                it.terms(&mut terms);
                self.net.chances(&terms, scaled(self.rating.unwrap_or(it.rating)), &mut chances);
                let chance = chances[it.chosen];
                let better = chances.iter().filter(|it| **it > chance).count();
                sum.moves += 1.0;
                sum.first += f64::from(better == 0);
                sum.three += f64::from(better < 3);
                sum.nats -= f64::from(chance.max(1e-9).ln());
            }
        });
        sum
    }
}
