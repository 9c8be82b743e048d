//! Multi-ProbCut: skips a search whose result a much shorter one predicts to lie far outside the window.
//!
//! The difference between a short and a long search of a position is normally distributed; a short score beyond the
//! window by a few standard deviations predicts the long one (Buro, "Experiments with Multi-ProbCut and a New
//! High-Quality Evaluation Function for Othello", 1997; Lim & Lee, "Properties of Forward Pruning in Game-Tree
//! Search", 2006).

use super::score::{MAX_SCORE, Stopped};
use super::searcher::SearchRun;
use crate::rules::Position;
use crate::rules::kernel::Kernel;
use std::sync::LazyLock;

/// Least depth of a search with a cut, in plies.
const CUT_DEPTH: u32 = 3;

impl<K: Kernel> SearchRun<'_, K> {
    /// Score outside the null window that a shorter search predicts.
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
        // Only where the static score suggests success.
        let expected = self.static_eval(position);
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

/// Depth of the predicting search: about half, with the same parity, because the side that moves last is overrated.
const fn short_depth(depth: u32) -> u32 {
    depth / 4 * 2 + depth % 2
}

/// Standard deviation in discs between a search and its predicting search, by empties and depth.
static DEVIATIONS: LazyLock<[[f32; 65]; 65]> = LazyLock::new(|| {
    let of = |empties: usize, depth: usize| match short_depth(depth as u32) {
        short if depth >= empties => deviation_from_the_end(empties as f32, short as f32),
        short => deviation(empties as f32, depth as f32, short as f32),
    };
    std::array::from_fn(|empties| std::array::from_fn(|depth| of(empties, depth)))
});

/// Standard deviation between two searches, measured by `outflank-train spread`: it grows with the difference in
/// depth and towards the end.
fn deviation(empties: f32, depth: f32, short: f32) -> f32 {
    (1.961 - 0.0177 * empties).exp() * (depth - short).powf(0.631) * depth.powf(-0.617)
}

/// Standard deviation of a search to the end of the game.
fn deviation_from_the_end(empties: f32, short: f32) -> f32 {
    (5.91 - 0.010 * empties - 0.351 * short).max(LEAST_FROM_THE_END)
}

/// Least standard deviation of a search to the end, in discs.
const LEAST_FROM_THE_END: f32 = 2.0;
