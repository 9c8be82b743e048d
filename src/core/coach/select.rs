//! Choosing, among everything that is true of a move, what is worth saying.
//!
//! A move that loses nothing is praised: what speaks for it, the weightiest first. A move that loses
//! something is explained by the difference between it and the best one: what speaks against it and
//! not against the best one too, and what speaks for the best one and not for it. What both have in
//! common explains nothing and is left out (contrastive explanation: Miller, "Explanation in Artificial
//! Intelligence: Insights from the Social Sciences", Artificial Intelligence 267, 2019). Of the rest that
//! comes first which explains most of the loss ([`super::credit`]), and what explains less than [`TIED`] percent of
//! it is not said.

use super::alternatives::Alternatives;
use super::compared::compared;
use super::contrasts::contrasts;
use super::credit::Case;
use super::fact::{Bearing, Fact};
use super::facts::facts;
use super::in_common::{is_as_true_of_the_best, is_before_and_after, is_empty_threat, lacking};
use super::lines::{self, Line};
use super::move_context::MoveContext;
use super::principle::Principle;
use crate::rules::{Bitboard, Color, Position, Square, Variant};
use std::cmp::Reverse;

/// Sentences about a move, at most.
pub const MOST: usize = 3;
/// Percent of a loss that a reason for it explains at least.
pub const TIED: u8 = 25;
/// Plies of the expected line that are said.
const EXPECTED: usize = 4;
/// Discs by which a reply has to be better than any other to be the only good one.
const FAR: i32 = 4;
/// Percents of a loss that are told apart where reasons are put in order: below that, what usually matters more
/// comes first.
const STEP: u8 = 40;

/// A reason in words: whose move it is about, and what is true of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The move that it is about: the one made, or the better one.
    pub square: Square,
    /// What is true of it.
    pub fact: Fact,
    /// The squares that it speaks of, besides the move.
    pub squares: Bitboard,
    /// How much of the loss it explains, in percent, where that was tested.
    pub share: Option<u8>,
}

impl Reason {
    /// Whether it only says what is expected to follow, or what is proven to come of it.
    pub const fn is_only_the_line(&self) -> bool {
        matches!(self.fact, Fact::Expects(..) | Fact::Exact(_))
    }
}

/// The principle behind the first of some reasons, where it is one of its own and not only the line.
pub fn first_principle(reasons: &[Reason]) -> Option<Principle> {
    let first = reasons.first().filter(|reason| !reason.is_only_the_line())?;
    Some(first.fact.principle())
}

/// The reasons without the exact result: beside the figures nobody needs to hear it again.
pub fn without_result(reasons: &[Reason]) -> impl Iterator<Item = &Reason> {
    reasons.iter().filter(|reason| !matches!(reason.fact, Fact::Exact(_)))
}

/// The comparison that reasons come from: a move beside the best one, which may be the move itself.
#[derive(Clone, Copy, Debug)]
pub struct Comparison<'a> {
    /// Before the move.
    pub position: Position,
    /// Who makes it.
    pub side: Color,
    /// The rules.
    pub variant: Variant,
    /// The move.
    pub made: &'a Line,
    /// The best one.
    pub best: &'a Line,
    /// What else could have been played, where that was looked at: what is not tested by it is said by
    /// its usual weight alone.
    pub alternatives: Option<&'a Alternatives>,
}

/// Everything that is true of a move and worth a word.
fn facts_of(comparison: &Comparison, line: &Line) -> Vec<Fact> {
    let Comparison { position, side, variant, .. } = *comparison;
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

/// The reasons for what a move leads to, at most [`MOST`] and at least one.
pub fn reasons(comparison: &Comparison) -> Vec<Reason> {
    let Comparison { position, side, made, best, .. } = *comparison;
    let of_made = facts_of(comparison, made);
    let is_mistake = made.score < best.score;
    let mut chosen =
        if is_mistake { explained(comparison, &of_made) } else { praised(comparison, &of_made) };
    let reason = |square: Square, fact: Fact| reason(position, side, square, fact);
    if chosen.is_empty() {
        let neutral = |fact: &&Fact| {
            fact.bearing(side) == Bearing::Neutral && !matches!(fact, Fact::Exact(_))
        };
        let neutral = of_made.iter().filter(neutral);
        let weightiest = neutral.max_by_key(|fact| fact.weight(position.empties().len()));
        chosen.extend(weightiest.map(|fact| reason(made.square, fact.clone())));
        // Where nothing can be named, the two lines have to speak for themselves.
        let expected = expected(best).filter(|_| is_mistake);
        chosen.extend(expected.map(|fact| reason(best.square, fact)));
    }
    if chosen.len() < MOST
        && let Some(exact) = of_made.iter().find(|fact| matches!(fact, Fact::Exact(_)))
    {
        chosen.push(reason(made.square, exact.clone()));
    }
    chosen
}

/// A fact about a move as a reason of which nothing is tested.
fn reason(position: Position, side: Color, square: Square, fact: Fact) -> Reason {
    let scene = MoveContext::new(position, side, square);
    let squares = scene.map(|scene| fact.squares(&scene)).unwrap_or_default();
    Reason { square, fact, squares, share: None }
}

/// What speaks for a move that loses nothing.
fn praised(comparison: &Comparison, of_made: &[Fact]) -> Vec<Reason> {
    let Comparison { position, side, made, .. } = *comparison;
    let speaks = |fact: &&Fact| {
        let is_plain = matches!(fact, Fact::OnlyMove | Fact::EndsGame);
        is_plain || fact.bearing(side) == Bearing::For
    };
    let reasons = of_made.iter().filter(speaks).cloned();
    let reasons = reasons.map(|fact| reason(position, side, made.square, fact));
    in_order(reasons.collect(), position.empties().len())
}

/// What explains the loss of a move against the best one.
fn explained(comparison: &Comparison, of_made: &[Fact]) -> Vec<Reason> {
    let Comparison { position, side, made, best, alternatives, .. } = *comparison;
    let of_best = facts_of(comparison, best);
    let with = |facts: &[Fact], bearing| -> Vec<Fact> {
        let has_it = |fact: &&Fact| fact.bearing(side) == bearing && !is_before_and_after(fact);
        facts.iter().filter(has_it).cloned().collect()
    };
    let mut against = lacking(with(of_made, Bearing::Against), &of_best);
    against.extend(contrasts(position, side, made, best));
    against.extend(compared(position, side, made, best));
    against.extend(only_reply(comparison, &against));
    against.retain(|fact| !is_as_true_of_the_best(position, side, [made, best], fact));
    let mut for_best = lacking(with(&of_best, Bearing::For), of_made);
    for_best.retain(|fact| !is_empty_threat(position, side, best, fact));
    let about = |square: Square| move |fact: Fact| reason(position, side, square, fact);
    let against = against.into_iter().map(about(made.square));
    // The board shows the move that was made: what is counted after the better one is not to be seen there.
    let better = for_best.into_iter().map(about(best.square)).map(|reason| {
        let scene = MoveContext::new(position, side, reason.square);
        let named = scene.map(|scene| reason.fact.named(&scene)).unwrap_or_default();
        Reason { squares: named | Bitboard::of(best.square), ..reason }
    });
    let mut reasons: Vec<Reason> = against.chain(better).collect();
    if let Some(alternatives) = alternatives {
        let case = Case::new(position, side, [made, best], alternatives);
        for reason in &mut reasons {
            reason.share = Some(case.share(&reason.fact));
        }
        reasons.retain(|reason| reason.share >= Some(TIED));
    }
    in_order(reasons, position.empties().len())
}

/// The only good reply, where nothing is said of it yet.
fn only_reply(comparison: &Comparison, told: &[Fact]) -> Option<Fact> {
    let first = comparison.made.replies.first();
    let reply = comparison.alternatives?.only_reply(FAR)?;
    let is_told = |fact: &Fact| match fact {
        Fact::Answer(at, _) | Fact::LeavesSquare(at) => *at == reply,
        _ => false,
    };
    let is_new = !reply.is_corner() && !told.iter().any(is_told);
    (is_new && first == Some(&reply)).then_some(Fact::OnlyReply(reply))
}

/// The first reasons of each principle, of a single reply no more than one, those that explain most before the others.
fn in_order(mut reasons: Vec<Reason>, empties: u32) -> Vec<Reason> {
    let step = |reason: &Reason| reason.share.unwrap_or(0) / STEP;
    reasons.sort_by_key(|reason| {
        let is_at_once = !reason.fact.is_forecast();
        Reverse((is_at_once, step(reason), reason.fact.weight(empties)))
    });
    let mut chosen: Vec<Reason> = Vec::new();
    for reason in reasons {
        let principle = reason.fact.principle();
        let reply = reason.fact.reply();
        let is_new = chosen.iter().all(|other| {
            let is_same_reply = reply.is_some() && other.fact.reply() == reply;
            other.fact.principle() != principle && !is_same_reply
        });
        if is_new && chosen.len() < MOST {
            chosen.push(reason);
        }
    }
    chosen
}
