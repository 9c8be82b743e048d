//! Faults that good moves have too: they explain no loss.

use super::contrasts::contrasts;
use super::credit::Case;
use super::fact::{Fact, FactKind};
use super::lines::Line;
use crate::rules::Square;
use std::collections::HashSet;

/// Discs by which a move may be worse than the best one and still be good.
const GOOD: i32 = 2;

/// Kinds of facts of the good moves, but for the best one.
pub struct GoodMoves {
    kinds: HashSet<FactKind>,
}

impl GoodMoves {
    /// Of the moves other than the one made and the best.
    pub fn of(case: &Case) -> Self {
        let Case { position, side, made, best, alternatives, .. } = *case;
        let is_other = |square: Square| square != made.square && square != best.square;
        let highest = alternatives.best_of(|_| true).unwrap_or_default();
        let others = alternatives.moves.iter().filter(|it| is_other(it.square));
        let good = others.filter(|it| it.score >= highest - GOOD);
        let kinds = good.flat_map(|it| {
            let line = Line { square: it.square, replies: Vec::new(), score: 0, exact: false };
            let beside = contrasts(position, side, &line, best);
            case.kinds_of(it.square).chain(beside.into_iter().map(|fact| fact.kind()))
        });
        Self { kinds: kinds.collect() }
    }

    /// Whether a good move has a fault of this kind.
    pub fn share(&self, fact: &Fact) -> bool {
        let has = |kind| self.kinds.contains(&kind);
        match fact {
            // Both mean that the move leaves the middle.
            Fact::EarlyEdge | Fact::LeavesCentre => {
                has(FactKind::EarlyEdge) || has(FactKind::LeavesCentre)
            }
            _ => has(fact.kind()),
        }
    }
}
