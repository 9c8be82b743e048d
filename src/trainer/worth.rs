//! Measures the values of the coach's counts: moves, frontiers, corners, safe discs.

use super::chance::play;
use super::least_squares::least_squares;
use super::parallel::Threads;
use crate::files::progress_bar;
use clap::Args;
use outflank_core::coach::{Counts, FEATURES, Feature, Phase, counts};
use outflank_core::engine::search::{Task, TranspositionTable, search};
use outflank_core::engine::{Random, Stop};
use outflank_core::rules::Variant;
use rand::SeedableRng as _;
use std::io::Write;
use strum::VariantArray as _;

/// Options of `worth`.
#[derive(Clone, Debug, Args)]
pub struct WorthOptions {
    /// Number of games
    #[arg(long, value_name = "N", default_value = "300")]
    games: u64,
    /// Plies looked ahead
    #[arg(long, value_name = "N", default_value = "8", value_parser = clap::value_parser!(u32).range(1..=20))]
    depth: u32,
    /// A whole number that makes the games repeatable
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
}

const MEBIBYTES: usize = 16;

/// Plays, fits, and prints the value of each count by phase. Errors: `out` takes no more.
pub fn run(options: &WorthOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let progress = progress_bar(options.games, "");
    let found = options.threads.share(options.games as usize, Some(progress), |game| {
        Ok(of_game(options, options.seed.wrapping_add(game as u64)))
    })?;
    let samples: Vec<(Phase, Counts, i32)> = found.into_iter().flatten().collect();
    for (name, left_out) in MODELS {
        let kept = Feature::VARIANTS.iter().filter(|feature| !left_out.contains(feature));
        let kept: Vec<Feature> = kept.copied().collect();
        for phase in [Phase::Opening, Phase::Midgame, Phase::Endgame] {
            let of_phase = samples.iter().filter(|it| it.0 == phase);
            let rows: Vec<_> = of_phase.map(|sample| row(sample, &kept)).collect();
            writeln!(out, "{name}, {phase}: {} positions", rows.len())?;
            let Some(fitted) = least_squares(&rows) else { continue };
            for (feature, worth) in kept.iter().zip(fitted) {
                writeln!(out, "  {feature:?} {worth:+.2}")?;
            }
        }
    }
    Ok(())
}

/// Models, with the features each leaves out: moves and frontiers are correlated; a joint fit would split their value.
const MODELS: [(&str, [Feature; 2]); 2] = [
    ("by moves", [Feature::Frontier, Feature::TheirFrontier]),
    ("by frontiers", [Feature::Moves, Feature::TheirMoves]),
];

/// Number of coefficients of a model: one for each feature, and a constant for having the move.
const FIGURES: usize = FEATURES - 2 + 1;

fn row((_, counts, score): &(Phase, Counts, i32), kept: &[Feature]) -> (f64, f64, [f64; FIGURES]) {
    let mut terms = [1.0; FIGURES];
    for (term, &feature) in terms.iter_mut().zip(kept) {
        *term = f64::from(counts[feature as usize]);
    }
    (1.0, f64::from(*score), terms)
}

/// Positions of a game with scores of a search.
fn of_game(options: &WorthOptions, seed: u64) -> Vec<(Phase, Counts, i32)> {
    let mut random = Random::seed_from_u64(seed);
    let game = play(&mut random);
    let table = TranspositionTable::new(MEBIBYTES);
    let positions = game.positions().iter().filter(|it| !it.legal_moves().is_empty());
    let sample = positions.filter_map(|position| {
        let to_the_end = Task::to_the_end(*position, Variant::REVERSI);
        let task = Task { depth: options.depth, exact_empties: 12, ..to_the_end };
        let report = search(task, &table, &mut random, &Stop::default(), &mut |_| {})?;
        let counts = counts(position.player(), position.opponent())?;
        Some((Phase::with(position.empties().len()), counts, report.score))
    });
    sample.collect()
}
