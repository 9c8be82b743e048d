//! Measures the opening book: how far its scores are from searches, and how long games of the levels stay in it.

use super::level_game::level_of;
use super::parallel::{Player, Threads, read_book};
use crate::files::progress_bar;
use clap::Args;
use outflank_core::engine::book::Book;
use outflank_core::engine::search::{Task, TranspositionTable, search};
use outflank_core::engine::{Engine, Random, Request, Resources, Stop};
use outflank_core::rules::{Color, Game, Position, Variant};
use rand::seq::IteratorRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

/// Options of `measure-book`.
#[derive(Clone, Debug, Args)]
pub struct MeasureBookOptions {
    /// The book [default: that of the program]
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
    /// Number of positions that are searched
    #[arg(long, value_name = "N", default_value = "500")]
    sample: usize,
    /// Plies looked ahead
    #[arg(long, value_name = "N", default_value = "18", value_parser = clap::value_parser!(u32).range(1..=30))]
    depth: u32,
    /// Number of games of levels 6 to 10
    #[arg(long, value_name = "N", default_value = "1000")]
    games: usize,
    /// A whole number that makes the result repeatable
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    #[command(flatten)]
    player: Player,
    #[command(flatten)]
    threads: Threads,
}

const MEBIBYTES: usize = 64;

/// Discs by which a search contradicts a score.
const CONTRADICTION: u32 = 3;

/// Measures, and prints the result. Errors: book or weights cannot be read, or `out` takes no more.
pub fn run(options: &MeasureBookOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let weights = options.player.weights()?;
    let book = match &options.book {
        Some(path) => Arc::new(read_book(path)?),
        None => Arc::clone(Book::built_in()),
    };
    let mut random = Random::seed_from_u64(options.seed);
    let can_move = |(position, _): &(Position, i32)| !position.legal_moves().is_empty();
    let drawn = book.positions().filter(can_move).sample(&mut random, options.sample);
    let progress = progress_bar(drawn.len() as u64, "");
    let differences = options.threads.share(drawn.len(), Some(progress), |at| {
        let (position, score) = drawn[at];
        let task = Task {
            depth: options.depth,
            exact_empties: 0,
            weights: &weights,
            ..Task::to_the_end(position, Variant::REVERSI)
        };
        Ok(score.abs_diff(score_of(task)))
    })?;
    let wrong = differences.iter().filter(|it| **it >= CONTRADICTION).count();
    let total: u32 = differences.iter().sum();
    let count = differences.len().max(1) as f64;
    writeln!(
        out,
        "{} positions; of {} searched {} plies deep, {:.1} % differ by {CONTRADICTION} discs or more, \
         by {:.2} on average",
        book.len(),
        differences.len(),
        options.depth,
        100.0 * wrong as f64 / count,
        f64::from(total) / count
    )?;
    let plies: usize = (0..options.games).map(|_| plies_in_book(&book, &mut random)).sum();
    let mean = plies as f64 / options.games.max(1) as f64;
    writeln!(out, "{} games of levels 6 to 10 stay in it for {mean:.1} plies", options.games)?;
    Ok(())
}

fn score_of(task: Task) -> i32 {
    let (table, mut random) = (TranspositionTable::new(MEBIBYTES), Random::seed_from_u64(0));
    let report = search(task, &table, &mut random, &Stop::default(), &mut |_| {});
    report.expect("it ends").score
}

/// Plies that a game of two levels from 6 to 10 plays from the book.
fn plies_in_book(book: &Arc<Book>, random: &mut Random) -> usize {
    let levels = [0, 1].map(|_| level_of(6..=10, random));
    let mut engine = Engine::new(Resources { book: Arc::clone(book), ..Resources::default() });
    let mut game = Game::new(Variant::REVERSI, Color::Black);
    while book.values(game.position()).is_some() {
        let level = levels[game.played().len() % 2];
        let request = Request::of(&game, level, random.random());
        let answer = engine.think(&request, &Stop::default(), &mut |_| {});
        game.place(answer.expect("there is a move").square).expect("it is legal");
    }
    game.played().len()
}
