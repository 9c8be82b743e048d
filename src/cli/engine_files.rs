//! Weights and opening book of the engine.

use crate::engine::Resources;
use crate::engine::book::Book;
use crate::engine::evaluation::Weights;
use crate::io::read_bytes;
use crate::words::say;
use anyhow::Context as _;
use clap::Args;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Files that replace the built-in ones.
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
    /// Resources of an engine with these files. Errors: A file that cannot be used: playing with other weights than
    /// requested would falsify comparisons.
    pub fn resources(&self, threads: usize, mebibytes: usize) -> anyhow::Result<Resources> {
        let usual = Resources { threads, mebibytes, ..Resources::default() };
        let weights = match &self.weights {
            Some(path) => Arc::new(read("--weights", path, Weights::from_bytes)?),
            None => usual.weights,
        };
        let book = match &self.book {
            Some(path) => Arc::new(read("--book", path, Book::from_bytes)?),
            None => usual.book,
        };
        Ok(Resources { weights, book, ..usual })
    }
}

/// Reads the file that an option names.
fn read<T, E: std::error::Error + Send + Sync + 'static>(
    option: &str,
    path: &Path,
    parse: impl FnOnce(Vec<u8>) -> Result<T, E>,
) -> anyhow::Result<T> {
    let name = path.display().to_string();
    let bytes = read_bytes(path)
        .with_context(|| format!("{option}: {}", say!("file-unreadable", file = &name)))?;
    parse(bytes).with_context(|| format!("{option}: {name}"))
}
