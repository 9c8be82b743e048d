//! Resources.

use super::book::Book;
use super::evaluation::Weights;
use std::sync::Arc;

/// The resources of a player: threads, memory, and what is known. Clones share what is known.
#[derive(Clone, Debug)]
pub struct Resources {
    /// Threads that the strongest level searches with; the others need one.
    pub threads: usize,
    /// Memory for positions met before, in MiB.
    pub mebibytes: usize,
    /// What positions are worth at sight.
    pub weights: Arc<Weights>,
    /// What is known of openings.
    pub book: Arc<Book>,
}

impl Default for Resources {
    fn default() -> Self {
        let (weights, book) = (Weights::built_in(), Book::built_in());
        Self { threads: 1, mebibytes: 128, weights: Arc::clone(weights), book: Arc::clone(book) }
    }
}
