//! Choosing, among everything that is true of a move, what is worth saying.
//!
//! A move that loses nothing is praised: what speaks for it, the weightiest first. A move that loses
//! something is explained by the difference between it and the best one: what speaks against it and
//! not against the best one too, then what speaks for the best one and not for it. What both have in
//! common explains nothing and is left out (contrastive explanation: Miller, "Explanation in Artificial
//! Intelligence: Insights from the Social Sciences", Artificial Intelligence 267, 2019).

use super::fact::{Bearing, Fact};
use super::facts::facts;
use super::lines::{self, Line};
use super::move_context::Moment::After;
use super::move_context::MoveContext;
use crate::rules::{Color, Position, Square, Variant};
use std::mem::discriminant;

/// Sentences about a move, at most.
pub const MOST: usize = 3;
/// Plies of the expected line that are said.
const EXPECTED: usize = 4;
/// A difference that is worth a word, in moves or discs.
const WORTH_A_WORD: u32 = 2;

/// A reason in words: whose move it is about, and what is true of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The move that it is about: the one made, or the better one.
    pub square: Square,
    /// What is true of it.
    pub fact: Fact,
}

/// Everything that is true of a move and worth a word.
fn facts_of(position: Position, side: Color, variant: Variant, line: &Line) -> Vec<Fact> {
    let Some(scene) = MoveContext::new(position, side, line.square) else { return Vec::new() };
    let mut all = facts(&scene);
    if !variant.passes {
        // Nobody passes there.
        for fact in all.iter_mut().filter(|fact| **fact == Fact::ForcesPass) {
            *fact = Fact::EndsGame;
        }
    }
    let of_line = lines::of_line(position, side, line, &all);
    all.extend(of_line);
    if line.exact {
        all.push(Fact::Exact(line.score));
    }
    all.extend(expected(line));
    all
}

/// What a search expects to follow a move.
fn expected(line: &Line) -> Option<Fact> {
    let expected: Vec<Square> = line.replies.iter().copied().take(EXPECTED).collect();
    (!expected.is_empty()).then_some(Fact::Expects(expected, line.score))
}

/// How a move compares with a better one in what can be counted.
fn contrasts(position: Position, side: Color, made: Square, best: Square) -> Vec<Fact> {
    let scene = |square| MoveContext::new(position, side, square);
    let Some((made, best)) = scene(made).zip(scene(best)) else { return Vec::new() };
    let both = |count: &dyn Fn(&MoveContext) -> u32| (count(&made), count(&best));
    let mut facts = Vec::new();
    let (more, fewer) = both(&|scene| scene.moves(After, !side).len());
    if more >= fewer + WORTH_A_WORD {
        facts.push(Fact::MoreReplies(best.square, more, fewer));
    }
    let (fewer, more) = both(&|scene| scene.moves(After, side).len());
    if more >= fewer + WORTH_A_WORD {
        facts.push(Fact::FewerMoves(best.square, fewer, more));
    }
    let (more, fewer) = both(&|scene| scene.frontier(After, side).len());
    if more >= fewer + WORTH_A_WORD {
        facts.push(Fact::MoreFrontier(best.square, more, fewer));
    }
    facts
}

/// The reasons for what a move leads to, at most [`MOST`] and at least one. `best` is the best move,
/// which may be the move itself.
pub fn reasons(
    position: Position,
    side: Color,
    variant: Variant,
    made: &Line,
    best: &Line,
) -> Vec<Reason> {
    let empties = position.empties().len();
    let by_weight = |facts: Vec<Fact>, square: Square| {
        let mut facts = facts;
        facts.sort_by_key(|fact| std::cmp::Reverse(fact.weight(empties)));
        facts.into_iter().map(move |fact| Reason { square, fact })
    };
    let of_made = facts_of(position, side, variant, made);
    let with = |facts: &[Fact], bearing| -> Vec<Fact> {
        facts.iter().filter(|fact| fact.bearing(side) == bearing).cloned().collect()
    };
    let mut chosen: Vec<Reason> = if made.score >= best.score {
        let only = of_made.contains(&Fact::OnlyMove).then_some(Fact::OnlyMove);
        by_weight(
            only.into_iter().chain(without_repeats(with(&of_made, Bearing::For))).collect(),
            made.square,
        )
        .take(MOST)
        .collect()
    } else {
        let of_best = facts_of(position, side, variant, best);
        let mut against = lacking(with(&of_made, Bearing::Against), &of_best);
        against.retain(|fact| !is_before_and_after(fact));
        against.extend(contrasts(position, side, made.square, best.square));
        against.extend(lines::compared(position, side, made, best));
        let against = without_repeats(against);
        let mut for_best = without_repeats(lacking(with(&of_best, Bearing::For), &of_made));
        for_best.retain(|fact| !is_before_and_after(fact));
        // How many moves each leaves has been said already then.
        if against.iter().any(|fact| matches!(fact, Fact::MoreReplies(..))) {
            for_best.retain(|fact| !matches!(fact, Fact::FewestReplies(_)));
        }
        let mut chosen: Vec<Reason> = by_weight(against, made.square).take(2).collect();
        chosen.extend(by_weight(for_best, best.square).take(MOST - chosen.len()));
        chosen
    };
    if chosen.is_empty() {
        let mut neutral = with(&of_made, Bearing::Neutral);
        neutral.retain(|fact| !matches!(fact, Fact::Exact(_)));
        chosen.extend(by_weight(neutral, made.square).take(1));
        // Where nothing can be named, the two lines have to speak for themselves.
        let expected = expected(best).filter(|_| made.score < best.score);
        chosen.extend(expected.map(|fact| Reason { square: best.square, fact }));
    }
    if chosen.len() < MOST
        && let Some(exact) = of_made.iter().find(|fact| matches!(fact, Fact::Exact(_)))
    {
        chosen.push(Reason { square: made.square, fact: exact.clone() });
    }
    chosen
}

/// Whether a fact compares what is after the move with what was before it: beside a better move that is
/// not the question.
const fn is_before_and_after(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Restricts(..)
            | Fact::Opens(..)
            | Fact::LosesMoves(..)
            | Fact::GainsMoves(..)
            | Fact::Frontier(..)
    )
}

/// Without facts that another fact has said better.
fn without_repeats(facts: Vec<Fact>) -> Vec<Fact> {
    let is_there = |wanted: fn(&Fact) -> bool| facts.iter().any(wanted);
    let has_restricts = is_there(|fact| matches!(fact, Fact::Restricts(..)));
    let has_pass = is_there(|fact| matches!(fact, Fact::ForcesPass));
    let is_new = |fact: &Fact| match fact {
        Fact::FewestReplies(_) => !has_restricts,
        Fact::PassInLine(..) => !has_pass,
        _ => true,
    };
    let new: Vec<bool> = facts.iter().map(is_new).collect();
    facts.into_iter().zip(new).filter_map(|(fact, is_new)| is_new.then_some(fact)).collect()
}

/// The facts of one move that the other move has none of the kind of, about the same squares where
/// they are about squares. In the lines that follow it does not matter when something happens: of equally
/// good ways to go on, only one is known.
fn lacking(facts: Vec<Fact>, of_other: &[Fact]) -> Vec<Fact> {
    let is_shared = |fact: &Fact| {
        of_other.iter().any(|other| match (fact, other) {
            (Fact::GainsStable(_) | Fact::Swindle(..), _) => {
                discriminant(fact) == discriminant(other)
            }
            (Fact::InLine(taker, corner, _), Fact::InLine(other_taker, other_corner, _)) => {
                (taker, corner) == (other_taker, other_corner)
            }
            (Fact::PassInLine(passer, _), Fact::PassInLine(other, _)) => passer == other,
            _ => fact == other,
        })
    };
    facts.into_iter().filter(|fact| !is_shared(fact)).collect()
}
