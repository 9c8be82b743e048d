//! Multi-ProbCut: where a much shorter search says that a position is far outside of the window,
//! the long one is left out.
//!
//! The scores of a short and of a long search of the same position differ by an error that is
//! spread about normally; so a short search that beats the window by a few standard deviations of
//! it vouches for the long one (Buro, "Experiments with Multi-ProbCut and a New High-Quality
//! Evaluation Function for Othello", 1997; Lim & Lee, "Properties of Forward Pruning in Game-Tree
//! Search", 2006).

use super::score::{MAX_SCORE, Stopped};
use super::searcher::Search;
use crate::rules::Position;
use crate::rules::kernel::Kernel;
use std::sync::LazyLock;

/// From so many plies on a search is worth a shorter one before it.
const CUT_DEPTH: u32 = 3;

impl<K: Kernel> Search<'_, K> {
    /// A score outside of the null window that a shorter search vouches for.
    #[inline(always)]
    pub(super) fn cut_by_a_shorter_search(
        &mut self,
        position: Position,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> Result<Option<i32>, Stopped> {
        let Some(deviations) = self.selectivity.deviations() else { return Ok(None) };
        if depth < CUT_DEPTH || beta - alpha > 1 {
            return Ok(None);
        }
        let empties = position.empties().len();
        let margin = (deviations * DEVIATIONS[empties as usize][depth as usize]).round() as i32;
        let short = short_depth(depth);
        // Only where the position looks as if the cut will succeed.
        let expected = self.evaluated(position);
        if expected >= beta && beta + margin < MAX_SCORE {
            let bound = beta + margin;
            if self.pvs(position, short, bound - 1, bound)? >= bound {
                return Ok(Some(beta));
            }
        } else if expected <= alpha && alpha - margin > -MAX_SCORE {
            let bound = alpha - margin;
            if self.pvs(position, short, bound, bound + 1)? <= bound {
                return Ok(Some(alpha));
            }
        }
        Ok(None)
    }
}

/// The depth of the search that vouches for one of `depth` plies: about half of it, and odd where
/// that is odd, because who moves last looks better than they are.
const fn short_depth(depth: u32) -> u32 {
    depth / 4 * 2 + depth % 2
}

/// The standard deviation, in discs, between the scores of a search and of the short one that
/// vouches for it, by empties and depth.
static DEVIATIONS: LazyLock<[[f32; 65]; 65]> = LazyLock::new(|| {
    let of = |empties: usize, depth: usize| match short_depth(depth as u32) {
        short if depth >= empties => deviation_from_the_end(empties as f32, short as f32),
        short => deviation(empties as f32, depth as f32, short as f32),
    };
    std::array::from_fn(|empties| std::array::from_fn(|depth| of(empties, depth)))
});

/// The deviation between two searches: the larger, the more plies lie between them and the fewer
/// squares are empty. Measured by `outflank-train calibrate`.
fn deviation(empties: f32, depth: f32, short: f32) -> f32 {
    (1.973 - 0.0196 * empties).exp() * (depth - short).powf(0.613) * depth.powf(-0.573)
}

/// The same where the long search goes to the end of the game.
fn deviation_from_the_end(empties: f32, short: f32) -> f32 {
    (5.85 + 0.022 * empties - 0.369 * short).max(LEAST_FROM_THE_END)
}

/// No short search is nearer to the end than this, however long: beyond what was measured.
const LEAST_FROM_THE_END: f32 = 2.0;
