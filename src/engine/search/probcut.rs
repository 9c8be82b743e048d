//! Multi-ProbCut: where a much shorter search says that a position is far outside of the window,
//! the long one is left out.
//!
//! The scores of a short and of a long search of the same position differ by an error that is
//! spread about normally; so a short search that beats the window by a few standard deviations of
//! it vouches for the long one (Buro, "Experiments with Multi-ProbCut and a New High-Quality
//! Evaluation Function for Othello", 1997; Lim & Lee, "Properties of Forward Pruning in Game-Tree
//! Search", 2006).

use super::{Search, Stopped};
use crate::rules::Position;
use crate::rules::kernel::Kernel;

/// From so many plies on a search is worth a shorter one before it.
const CUT_DEPTH: u32 = 4;

impl<K: Kernel> Search<'_, K> {
    /// A score outside of the null window that a shorter search vouches for.
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
        let short = short_depth(depth);
        let empties = position.empties().len();
        let spread = if depth == empties {
            deviation_from_the_end(empties, short)
        } else {
            deviation(empties, depth, short)
        };
        let margin = (deviations * spread).round() as i32;
        let expected = self.evaluated(position);
        if expected >= beta && beta + margin < 64 {
            let bound = beta + margin;
            if self.pvs(position, short, bound - 1, bound)? >= bound {
                return Ok(Some(beta));
            }
        } else if expected <= alpha && alpha - margin > -64 {
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

/// The standard deviation, in discs, between the scores of a long and of a short search: the more,
/// the more plies lie between them and the fewer squares are empty.
///
/// A fit of the logarithm to 2755 positions of games by a player of three plies who plays every
/// seventh move at random, searched to all depths up to 9; its own error is 11 %.
fn deviation(empties: u32, depth: u32, short: u32) -> f32 {
    let between = (depth - short) as f32;
    (2.062 - 0.0249 * empties as f32).exp() * between.powf(0.755) * (depth as f32).powf(-0.465)
}

/// The same where the long search goes to the end of the game, which the evaluation sees badly.
fn deviation_from_the_end(empties: u32, short: u32) -> f32 {
    13.8 + 0.085 * empties as f32 - 0.4 * short as f32
}
