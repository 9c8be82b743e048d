//! Puzzles out of games of the levels: candidates, what the levels make of them, and the set that is shipped.

mod candidates;

use clap::{Args, Subcommand};

/// The options of `puzzles`: which step to do.
#[derive(Clone, Debug, Args)]
pub struct PuzzlesOptions {
    #[command(subcommand)]
    step: PuzzlesStep,
}

#[derive(Clone, Debug, Subcommand)]
enum PuzzlesStep {
    /// Play games of the levels and keep every position that is a puzzle
    Find(candidates::FindOptions),
}

/// Does one step.
///
/// # Errors
///
/// When a file cannot be written or read.
pub fn run(options: &PuzzlesOptions) -> anyhow::Result<()> {
    match &options.step {
        PuzzlesStep::Find(options) => candidates::run(options),
    }
}
