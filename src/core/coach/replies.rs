//! Effects of replies: the content of an overlooked move.

use super::fact::{Bearing, Fact};
use super::facts::facts;
use super::move_context::Moment::{After, Before};
use super::move_context::MoveContext;
use crate::rules::{Bitboard, Square};

/// Least number of moves that a reply takes away, to be worth a sentence.
const TAKEN: u32 = 2;

/// Effects of a reply for the side that plays it, weightiest first. Corners have facts of their own.
pub fn effects(reply: &MoveContext) -> Vec<Fact> {
    let empties = reply.empties(Before).len();
    let counts = |fact: &Fact| {
        let is_elsewhere = matches!(
            fact,
            Fact::TakesCorner { .. }
                | Fact::WipesOut
                | Fact::FewestReplies { .. }
                | Fact::FlipsFewest { .. }
                | Fact::BalancedEdge { .. }
        );
        fact.bearing(reply.side) == Bearing::For && !is_elsewhere
    };
    let mut found: Vec<Fact> = facts(reply).into_iter().filter(counts).collect();
    found.extend(takes_moves(reply));
    found.sort_by_key(|fact| std::cmp::Reverse(fact.weight(empties)));
    found
}

/// Weightiest effect of a reply to a move; `None` if it is illegal or has none.
pub fn weightiest_effect(scene: &MoveContext, reply: Square) -> Option<Fact> {
    effects(&scene.reply(reply)?).into_iter().next()
}

/// Moves of the other side that the reply takes away.
pub fn takes_moves(reply: &MoveContext) -> Option<Fact> {
    let theirs = |moment| reply.moves(moment, !reply.side);
    let taken = theirs(Before) - theirs(After) - Bitboard::of(reply.square);
    (taken.len() >= TAKEN).then_some(Fact::TakesMoves { moves: taken })
}
