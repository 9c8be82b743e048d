//! Threads of the trainer, and their weights.

use anyhow::Context as _;
use clap::Args;
use indicatif::ProgressBar;
use outflank_core::engine::Random;
use outflank_core::engine::book::Book;
use outflank_core::engine::evaluation::Weights;
use outflank_core::engine::search::Selectivity;
use outflank_core::rules::Game;
use rand::seq::IteratorRandom as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Weights to play with.
#[derive(Clone, Debug, Args)]
pub struct Player {
    /// The weights to play with [default: those of the program]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
}

impl Player {
    pub fn weights(&self) -> anyhow::Result<Arc<Weights>> {
        let Some(path) = &self.weights else { return Ok(Arc::clone(Weights::built_in())) };
        Ok(Arc::new(read_weights(path)?))
    }
}

/// Reads weights. Errors: they cannot be read, or are invalid.
pub fn read_weights(path: &Path) -> anyhow::Result<Weights> {
    let read = || anyhow::Ok(Weights::from_bytes(fs::read(path)?)?);
    read().with_context(|| path.display().to_string())
}

/// Reads a book. Errors: it cannot be read, or is invalid.
pub fn read_book(path: &Path) -> anyhow::Result<Book> {
    let read = || anyhow::Ok(Book::from_bytes(fs::read(path)?)?);
    read().with_context(|| path.display().to_string())
}

#[derive(Clone, Copy, Debug, Args)]
pub struct Threads {
    /// Threads
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: u32,
}

impl Threads {
    /// Results of `work` for the pieces 0 to `count - 1`, in order. After a failure no further piece starts. Errors:
    /// the error of the first failed piece in that order.
    pub fn share<T: Send>(
        self,
        count: usize,
        progress: Option<ProgressBar>,
        work: impl Fn(usize) -> anyhow::Result<T> + Sync,
    ) -> anyhow::Result<Vec<T>> {
        let next = AtomicUsize::new(0);
        let done = Mutex::new((Vec::new(), progress));
        thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let piece = next.fetch_add(1, Ordering::Relaxed);
                        if piece >= count {
                            return;
                        }
                        let outcome = work(piece);
                        if outcome.is_err() {
                            next.store(count, Ordering::Relaxed);
                        }
                        let mut done = done.lock().expect("no holder panics");
                        done.0.push((piece, outcome));
                        done.1.iter().for_each(|bar| bar.inc(1));
                    }
                });
            }
        });
        let (mut outcomes, _) = done.into_inner().expect("no holder panics");
        outcomes.sort_by_key(|(piece, _)| *piece);
        outcomes.into_iter().map(|(_, outcome)| outcome).collect()
    }
}

/// Plays a random legal move. Panics if there is none.
pub fn place_at_random(game: &mut Game, random: &mut Random) {
    let square = game.legal_moves().squares().choose(random);
    game.place(square.expect("there is a move")).expect("it is legal");
}

/// Parses a confidence of pruning in percent, as given on the command line.
pub fn sure(text: &str) -> Result<Selectivity, String> {
    let all = (0..).map_while(Selectivity::from_repr);
    let found = all.into_iter().find(|sure| sure.percent().to_string() == text);
    found.ok_or_else(|| "it is 73, 87, 95, 99 or 100".to_owned())
}
