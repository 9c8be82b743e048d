//! Resources of players.

use super::book::Book;
use super::evaluation::Weights;
use std::sync::Arc;

/// Threads, memory and knowledge of a player. Clones share the knowledge.
#[derive(Clone, Debug)]
pub struct Resources {
    /// Threads of the strongest level; the others use one.
    pub threads: usize,
    /// Memory of the transposition table in MiB.
    pub mebibytes: usize,
    pub weights: Arc<Weights>,
    pub book: Arc<Book>,
}

impl Default for Resources {
    fn default() -> Self {
        let (weights, book) = (Weights::built_in(), Book::built_in());
        Self { threads: 1, mebibytes: 128, weights: Arc::clone(weights), book: Arc::clone(book) }
    }
}
