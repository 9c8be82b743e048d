//! The task of a search.

use super::selectivity::Selectivity;
use crate::engine::evaluation::Weights;
use crate::rules::{Position, Square, Variant};

/// The task: what to search, and how far.
#[derive(Clone, Copy, Debug)]
pub struct Task<'w> {
    /// Where the side to move has a legal move.
    pub position: Position,
    /// The rules, which flip discs.
    pub variant: Variant,
    /// Plies to look ahead where the end is out of reach.
    pub depth: u32,
    /// With so many empties or fewer the game is played out exactly.
    pub exact_empties: u32,
    /// How sure to be of what is left out where the game is not played out.
    pub selectivity: Selectivity,
    /// How sure to be in the end where it is.
    pub end: Selectivity,
    /// Whether it is only asked who wins, once the end is in reach: a score above 0 then says that the side to move does,
    /// one below that the other side does, and not by how much.
    pub outcome_only: bool,
    /// What positions are worth at sight.
    pub weights: &'w Weights,
    /// Threads that search. With one, the same task finds the same by the same nodes; with more,
    /// exact scores are the same, and everything else nearly so.
    pub threads: usize,
}

impl Task<'_> {
    /// Whether the evaluation by weights serves this task: its variant is the one that they were trained on, and there is
    /// memory for them. Otherwise the search of variants serves it, which needs none.
    pub(super) fn has_network(&self) -> bool {
        self.variant.is_classic() && self.weights.prepare().is_ok()
    }

    /// The same, so many plies deep at most; an exact end may be half as far again.
    #[must_use]
    pub fn limited_to(self, depth: u32) -> Self {
        let depth = depth.min(self.depth);
        Self { depth, exact_empties: self.exact_empties.min(depth + depth / 2), ..self }
    }
}

impl Task<'static> {
    /// Everything there is to know about the end of a game, found by one thread.
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
