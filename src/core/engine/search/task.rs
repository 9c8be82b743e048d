//! Search tasks.

use super::selectivity::Selectivity;
use crate::engine::evaluation::Weights;
use crate::rules::{Position, Square, Variant};

/// A position with the goal of its search.
#[derive(Clone, Copy, Debug)]
pub struct Task<'w> {
    /// Position with a legal move for the side to move.
    pub position: Position,
    pub variant: Variant,
    /// Depth in plies before the exact ending.
    pub depth: u32,
    pub exact_empties: u32,
    /// Confidence of forward pruning before the ending.
    pub selectivity: Selectivity,
    /// Final confidence in the ending.
    pub end: Selectivity,
    /// Whether only the outcome of an ending is wanted: the sign of the score counts.
    pub outcome_only: bool,
    pub weights: &'w Weights,
    /// Threads. With one, results and nodes are repeatable; with more, exact scores are equal and the rest nearly so.
    pub threads: usize,
}

impl Task<'_> {
    /// Whether the trained evaluation applies: the variant is classic, and there is memory for the rows. Otherwise the
    /// search of variants runs, which needs no rows.
    pub(super) fn has_network(&self) -> bool {
        self.variant.is_classic() && self.weights.prepare().is_ok()
    }

    /// Limits the depth in plies; endings are then solved from at most one and a half times as many empties.
    #[must_use]
    pub fn limited_to(self, depth: u32) -> Self {
        let depth = depth.min(self.depth);
        Self { depth, exact_empties: self.exact_empties.min(depth + depth / 2), ..self }
    }
}

impl Task<'static> {
    /// Task to solve an ending with one thread.
    pub fn to_the_end(position: Position, variant: Variant) -> Self {
        Self {
            position,
            variant,
            depth: Square::COUNT,
            exact_empties: Square::COUNT,
            selectivity: Selectivity::Bold,
            end: Selectivity::Full,
            outcome_only: false,
            weights: Weights::built_in(),
            threads: 1,
        }
    }
}
