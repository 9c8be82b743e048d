//! Makes puzzles from games of the levels: candidates, ratings, the shipped set.

mod candidate;
mod candidates;
mod curve;
mod pack;
mod rate;
mod reopen;
mod shares;

use clap::{Args, Subcommand};
use std::io::Write;

/// Options of `puzzles`.
#[derive(Clone, Debug, Args)]
pub struct PuzzlesOptions {
    #[command(subcommand)]
    step: PuzzlesStep,
}

#[derive(Clone, Debug, Subcommand)]
enum PuzzlesStep {
    /// Play games of the levels and keep every position that is a puzzle
    Find(candidates::FindOptions),
    /// Turn the shipped puzzles back into candidates, to rate them anew when the levels have changed
    Reopen(reopen::ReopenOptions),
    /// Rate the candidates: reasons of interest, motifs, and how often the levels solve them
    Rate(rate::RateOptions),
    /// Choose the set that is shipped, number and write it
    Pack(pack::PackOptions),
    /// Hold the strengths against the shares of people who would find the moves
    People(shares::SharesOptions),
}

/// Carries out one step. Errors: A file cannot be written or read.
pub fn run(options: &PuzzlesOptions, out: &mut impl Write) -> anyhow::Result<()> {
    match &options.step {
        PuzzlesStep::Find(options) => candidates::run(options),
        PuzzlesStep::Reopen(options) => reopen::run(options),
        PuzzlesStep::Rate(options) => rate::run(options),
        PuzzlesStep::Pack(options) => pack::run(options, out),
        PuzzlesStep::People(options) => shares::run(options, out),
    }
}
