//! What the engine knows: weights and an opening book, its own or others.

use crate::engine::Resources;
use crate::engine::book::Book;
use crate::engine::evaluation::Weights;
use crate::io::read_bytes;
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
    /// What there is to think with. A file that cannot be used is complained of, and what comes
    /// with the program is taken in its place.
    pub fn resources(&self, threads: usize, mebibytes: usize) -> Resources {
        let usual = Resources { threads, mebibytes, ..Resources::default() };
        let weights = self.weights.as_deref().and_then(|path| {
            taken(path, "weights", |bytes| Weights::from_bytes(bytes).map_err(|it| it.to_string()))
        });
        let book = self.book.as_deref().and_then(|path| {
            taken(path, "book", |bytes| Book::from_bytes(bytes).map_err(|it| it.to_string()))
        });
        Resources {
            weights: weights.unwrap_or(usual.weights),
            book: book.unwrap_or(usual.book),
            ..usual
        }
    }
}

/// What is in a file; `None` after a complaint.
fn taken<T>(
    path: &Path,
    what: &str,
    read: impl FnOnce(Vec<u8>) -> Result<T, String>,
) -> Option<Arc<T>> {
    let bytes = read_bytes(path).map_err(|error| error.to_string());
    match bytes.and_then(read) {
        Ok(it) => Some(Arc::new(it)),
        Err(why) => {
            super::output::say(&format!("{}: {why}; using the built-in {what}", path.display()));
            None
        }
    }
}
