//! Where the engine's figures come from: measured by itself, repeatable by anybody.
//!
//! A second program of the package, `outflank-train`; the game does not know it.

mod calibrate;
mod fit;

use clap::{Parser, Subcommand};
use std::io::Write as _;

/// Measures what the engine goes by.
#[derive(Debug, Parser)]
#[command(name = "outflank-train", version, about = "Measures what the engine of outflank goes by")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Measure how far short searches are from long ones, for Multi-ProbCut
    Calibrate(calibrate::Options),
}

/// Does what the command line asks for and returns the status to exit with.
pub fn main() -> i32 {
    let Command::Calibrate(options) = Arguments::parse().command;
    match calibrate::run(&options, &mut std::io::stdout().lock()) {
        Ok(()) => 0,
        Err(error) => {
            // If standard error is gone too, the status has to say it.
            let _ = writeln!(std::io::stderr(), "outflank-train: {error}");
            1
        }
    }
}
