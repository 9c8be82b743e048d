//! Where the engine's figures come from: measured by itself, repeatable by anybody.
//!
//! A second program of the package, `outflank-train`; the game does not know it.

mod book;
mod calibrate;
mod data;
mod fit;
mod learner;
mod least_squares;
mod levels;
mod measure;
mod parallel;
mod play;
mod progress;
mod start;

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
    /// Play games for positions whose outcome is known; goes on where it was stopped
    Play(play::Options),
    /// Teach the network such positions, and measure what it has learnt
    Fit(fit::Options),
    /// Measure how far the evaluation is from exact scores
    Measure(measure::Options),
    /// Write the weights that the first games are played with
    Start(start::Options),
    /// Make the opening book; goes on where it was stopped
    Book(book::Options),
    /// Measure how many discs each level gives away in a game
    Levels(levels::Options),
}

/// Does what the command line asks for and returns the status to exit with.
pub fn main() -> i32 {
    let out = &mut std::io::stdout().lock();
    let outcome = match Arguments::parse().command {
        Command::Calibrate(options) => calibrate::run(&options, out),
        Command::Play(options) => play::run(&options),
        Command::Fit(options) => fit::run(&options, out),
        Command::Measure(options) => measure::run(&options, out),
        Command::Start(options) => start::run(&options),
        Command::Book(options) => book::run(&options),
        Command::Levels(options) => levels::run(&options, out),
    };
    match outcome {
        Ok(()) => 0,
        Err(error) => {
            // If standard error is gone too, the status has to say it.
            let _ = writeln!(std::io::stderr(), "outflank-train: {error:#}");
            1
        }
    }
}
