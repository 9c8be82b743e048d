//! What the engine knows: weights and an opening book, its own or others.

use crate::engine::Resources;
use crate::engine::book::Book;
use crate::engine::evaluation::Weights;
use crate::io::read_bytes;
use anyhow::Context as _;
use clap::Args;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Files to take in place of what comes with the program.
#[derive(Clone, Debug, Default, Args)]
pub struct KnowledgeOptions {
    /// Evaluation weights made by outflank-train [default: built in]
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// Opening book made by outflank-train [default: built in]
    #[arg(long, value_name = "FILE")]
    pub book: Option<PathBuf>,
}

impl KnowledgeOptions {
    /// The resources of an engine with these files.
    ///
    /// # Errors
    ///
    /// A file that cannot be read or used: playing on with other weights than those asked for would falsify every
    /// comparison.
    pub fn resources(&self, threads: usize, mebibytes: usize) -> anyhow::Result<Resources> {
        let usual = Resources { threads, mebibytes, ..Resources::default() };
        let weights = match &self.weights {
            Some(path) => Arc::new(read(path, Weights::from_bytes)?),
            None => usual.weights,
        };
        let book = match &self.book {
            Some(path) => Arc::new(read(path, Book::from_bytes)?),
            None => usual.book,
        };
        Ok(Resources { weights, book, ..usual })
    }
}

/// Reads a file of the engine.
fn read<T, E: std::error::Error + Send + Sync + 'static>(
    path: &Path,
    parse: impl FnOnce(Vec<u8>) -> Result<T, E>,
) -> anyhow::Result<T> {
    let named = || path.display().to_string();
    parse(read_bytes(path).with_context(named)?).with_context(named)
}
