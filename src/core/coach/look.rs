//! Questions about a few candidate moves that one answers by looking.

use super::advice::Advice;
use super::move_context::Moment::After;
use super::move_context::MoveContext;
use crate::rules::symmetry::is_same_move;
use crate::rules::{Bitboard, Position, Square};
use arrayvec::ArrayVec;

/// Number of candidates: enough for a choice, and few enough to look at each.
const CANDIDATES: usize = 3;

/// A question whose answer among the candidates is the best move, as far as the rules tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum LookTask {
    /// The best move alone leaves the fewest replies.
    FewestReplies,
    /// The best move alone flips only interior discs.
    Quiet,
    /// The best move alone flips the fewest discs.
    FewestFlips,
    /// The opponent could play the best move's square next, and no other candidate's.
    Wanted,
    /// None of these: the replies are to be compared.
    Replies,
}

impl LookTask {
    /// The question for a position; `position` is that of the advice.
    pub fn of(advice: &Advice, position: Position) -> Self {
        let scenes = candidates(advice, &position).squares().filter_map(|square| {
            MoveContext::new(position, advice.side, square).map(|scene| (square, scene))
        });
        let scenes: Vec<(Square, MoveContext)> = scenes.collect();
        let Some(best) = advice.moves.first().map(|best| best.line.square) else {
            return Self::Replies;
        };
        let leads = |count: &dyn Fn(&MoveContext) -> u32| {
            let own = scenes.iter().find(|(square, _)| *square == best).map(|(_, it)| count(it));
            let others = scenes.iter().filter(|(square, _)| *square != best);
            own.is_some_and(|own| {
                others.clone().count() > 0 && others.into_iter().all(|(_, it)| count(it) > own)
            })
        };
        let wanted = position.pass().legal_moves();
        if leads(&|scene| scene.moves(After, !advice.side).len()) {
            Self::FewestReplies
        } else if leads(&|scene| u32::from(!scene.outward().is_empty())) {
            Self::Quiet
        } else if leads(&|scene| scene.flips.len()) {
            Self::FewestFlips
        } else if leads(&|scene| u32::from(!wanted.contains(scene.square))) {
            Self::Wanted
        } else {
            Self::Replies
        }
    }
}

/// The best moves of an advice on this position, of equivalent ones the first.
pub fn candidates(advice: &Advice, position: &Position) -> Bitboard {
    let mut best: ArrayVec<Square, CANDIDATES> = ArrayVec::new();
    for square in advice.moves.iter().map(|it| it.line.square) {
        let is_new = best.iter().all(|other| !is_same_move(position, square, *other));
        if is_new && best.try_push(square).is_err() {
            break;
        }
    }
    best.into_iter().collect()
}
