//! `outflank-train`: computes the weights, constants and data of the engine, reproducibly.
//!
//! A program and package of its own, unknown to the game.

mod accuracy;
mod blend;
mod book;
mod calibrate;
mod chance;
mod chart;
mod checkpoint;
mod choice_net;
mod chosen_moves;
mod coach;
mod data;
mod draw;
mod exams;
mod files;
mod fit;
mod float_head;
mod foretold;
mod imitate;
mod labeller;
mod ladder;
mod learner;
mod least_squares;
mod level_game;
mod levels;
mod logit;
mod loss_log;
mod measure;
mod measure_book;
mod noise;
mod openings;
mod parallel;
mod people;
mod play;
mod plot;
mod prove;
mod puzzles;
mod ratings;
mod reading;
mod relabel;
mod shown;
mod spread;
mod start;
mod whole_history;
mod worth;

use clap::{Parser, Subcommand};
use std::io::Write;
use std::process::ExitCode;

/// Arguments of `outflank-train`.
#[derive(Debug, Parser)]
#[command(name = "outflank-train", version, about = "Measures what the engine of outflank goes by")]
struct TrainerArguments {
    #[command(subcommand)]
    command: TrainerCommand,
}

#[derive(Debug, Subcommand)]
enum TrainerCommand {
    /// Measure again what depends on weights and search; goes on where it was stopped
    Calibrate(calibrate::CalibrateOptions),
    /// Measure how far short searches are from long ones, for Multi-ProbCut
    Spread(spread::SpreadOptions),
    /// Measure the chance of winning by the expected score; goes on where it was stopped
    Chance(chance::ChanceOptions),
    /// Measure how far the losses that the coach sees are from the true ones
    Noise(noise::NoiseOptions),
    /// Measure what moves, corners and safe discs are worth, for the coach
    Worth(worth::WorthOptions),
    /// Measure how well the coach explains the mistakes of games
    Coach(coach::CoachOptions),
    /// Collect positions with their targets, from own games or people's; goes on where it was stopped
    Play(play::SelfPlayOptions),
    /// Give positions the targets of a deeper search; goes on where it was stopped
    Relabel(relabel::RelabelOptions),
    /// Find positions for lessons in games of the levels
    Exams(exams::ExamsOptions),
    /// Train the network on the positions of `play`, and measure its error
    Fit(fit::FitOptions),
    /// Blend two weights of which one has learnt on from the other
    Blend(blend::BlendOptions),
    /// Draw the log of a fit: the error of each stage, round by round
    Plot(plot::PlotOptions),
    /// Draw test positions from games and solve them; goes on where it was stopped
    Draw(draw::DrawOptions),
    /// Measure how far the evaluation is from exact scores
    Measure(measure::MeasureOptions),
    /// Measure how far the book is from searches, and how long games stay in it
    MeasureBook(measure_book::MeasureBookOptions),
    /// Measure how accurate smaller versions of the weights are
    Accuracy(accuracy::AccuracyOptions),
    /// Write a smaller version of the weights
    Shrink(accuracy::ShrinkOptions),
    /// Write the weights that the first games are played with
    Start(start::StartOptions),
    /// Make the opening book; goes on where it was stopped
    Book(book::BookOptions),
    /// Judge every position after eight plies, and keep the balanced ones; goes on where it was stopped
    Openings(openings::OpeningsOptions),
    /// Prove the result of a small board; goes on where it was stopped
    Prove(prove::ProveOptions),
    /// Make puzzles out of games of the levels; goes on where it was stopped
    Puzzles(puzzles::PuzzlesOptions),
    /// Measure how many discs each level gives away in a game
    Levels(levels::LevelsOptions),
    /// Measure the levels' ratings in matches; goes on where it was stopped
    Ladder(ladder::LadderOptions),
    /// Rate the people of game archives by year, and measure how well that foretells later games
    Ratings(ratings::RatingsOptions),
    /// Learn the moves of people by rating, and measure how well they are foretold
    People(imitate::ImitateOptions),
}

fn main() -> ExitCode {
    let out = &mut std::io::stdout().lock();
    let outcome = run(&TrainerArguments::parse().command, out);
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // If standard error is gone, only the exit status remains.
            let _ = writeln!(std::io::stderr(), "outflank-train: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Carries out a command. Errors: those of the command.
fn run(command: &TrainerCommand, mut out: &mut dyn Write) -> anyhow::Result<()> {
    let out = &mut out;
    match command {
        TrainerCommand::Calibrate(options) => calibrate::run(options, &run_words, out),
        TrainerCommand::Spread(options) => spread::run(options, out),
        TrainerCommand::Chance(options) => chance::run(options, out),
        TrainerCommand::Noise(options) => noise::run(options, out),
        TrainerCommand::Worth(options) => worth::run(options, out),
        TrainerCommand::Coach(options) => coach::run(options, out),
        TrainerCommand::Play(options) => play::run(options),
        TrainerCommand::Relabel(options) => relabel::run(options),
        TrainerCommand::Exams(options) => exams::run(options, out),
        TrainerCommand::Fit(options) => fit::run(options, out),
        TrainerCommand::Blend(options) => blend::run(options),
        TrainerCommand::Plot(options) => plot::run(options),
        TrainerCommand::Draw(options) => draw::run(options),
        TrainerCommand::Measure(options) => measure::run(options, out),
        TrainerCommand::MeasureBook(options) => measure_book::run(options, out),
        TrainerCommand::Accuracy(options) => accuracy::run(options, out),
        TrainerCommand::Shrink(options) => accuracy::shrink(options),
        TrainerCommand::Start(options) => start::run(options),
        TrainerCommand::Book(options) => book::run(options),
        TrainerCommand::Openings(options) => openings::run(options),
        TrainerCommand::Prove(options) => prove::run(options),
        TrainerCommand::Puzzles(options) => puzzles::run(options, out),
        TrainerCommand::Levels(options) => levels::run(options, out),
        TrainerCommand::Ladder(options) => ladder::run(options, out),
        TrainerCommand::Ratings(options) => ratings::run(options, out),
        TrainerCommand::People(options) => imitate::run(options, out),
    }
}

/// Carries out the command of these words, as `calibrate` gives them.
fn run_words(words: &[String], out: &mut dyn Write) -> anyhow::Result<()> {
    let name = [env!("CARGO_PKG_NAME").to_owned()];
    let arguments = TrainerArguments::try_parse_from(name.iter().chain(words))?;
    run(&arguments.command, out)
}
