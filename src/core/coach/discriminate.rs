//! Faults that good moves have too: they explain no loss.

use super::alternatives::Alternatives;
use super::contrasts::contrasts;
use super::fact::{Fact, FactKind};
use super::facts::facts;
use super::lines::Line;
use super::move_context::MoveContext;
use crate::rules::{Color, Position, Square};
use std::collections::HashSet;

/// Discs by which a move may be worse than the best one and still be good.
const GOOD: i32 = 2;

/// Kinds of facts of the good moves, but for the best one.
pub struct GoodMoves {
    kinds: HashSet<FactKind>,
}

impl GoodMoves {
    /// Of the moves other than these two.
    pub fn of(
        position: Position,
        side: Color,
        [made, best]: [&Line; 2],
        alternatives: &Alternatives,
    ) -> Self {
        let is_other = |square: Square| square != made.square && square != best.square;
        let highest = alternatives.best_of(|_| true).unwrap_or_default();
        let others = alternatives.moves.iter().filter(|it| is_other(it.square));
        let good = others.filter(|it| it.score >= highest - GOOD);
        let kinds = good.flat_map(|it| {
            let line = Line { square: it.square, replies: Vec::new(), score: 0, exact: false };
            let scene = MoveContext::new(position, side, it.square);
            let own = scene.map(|scene| facts(&scene)).unwrap_or_default();
            own.into_iter().chain(contrasts(position, side, &line, best))
        });
        Self { kinds: kinds.map(|fact| fact.kind()).collect() }
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
