//! What is remembered of positions from search to search.

use super::search::TranspositionTable;
use crate::rules::Variant;

/// A table of positions met before, as long as the rules stay the same.
#[derive(Debug)]
pub struct Memory {
    mebibytes: usize,
    kept: Option<(Variant, TranspositionTable)>,
}

impl Memory {
    /// A memory of so many MiB. It takes them when it first needs them.
    pub const fn new(mebibytes: usize) -> Self {
        Self { mebibytes, kept: None }
    }

    /// What is remembered of games by these rules, ready for another search.
    pub fn table(&mut self, variant: Variant) -> &TranspositionTable {
        let its_own = self.kept.take().filter(|kept| kept.0 == variant);
        let mut kept =
            its_own.unwrap_or_else(|| (variant, TranspositionTable::new(self.mebibytes)));
        kept.1.grow_older();
        &self.kept.insert(kept).1
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        if let Some((_, table)) = &mut self.kept {
            table.clear();
        }
    }
}
