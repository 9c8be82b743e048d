//! Selection of the reasons worth a sentence.
//!
//! A move without a loss gets its positive facts, weightiest first. A loss is explained by the difference from the
//! best move: negative facts that the best move lacks, and positive facts of the best move; shared facts explain
//! nothing (contrastive explanation: Miller, "Explanation in Artificial Intelligence: Insights from the Social
//! Sciences", Artificial Intelligence 267, 2019). Reasons are ordered by the share of the loss they explain
//! ([`super::credit`]), weighed with the class of the cause ([`Fact::rank`]); below [`TIED`] percent they are left out, or
//! less where no reason carries as much.

use super::alternatives::Alternatives;
use super::compared::compared;
use super::contrasts::contrasts;
use super::credit::Case;
use super::discriminate::GoodMoves;
use super::fact::{Bearing, Fact};
use super::facts::facts;
use super::in_common::{is_as_true_of_the_best, is_before_and_after, is_empty_threat, lacking};
use super::lines::{self, Line};
use super::meaning::FactClass;
use super::move_context::Moment::{After, Before};
use super::move_context::MoveContext;
use super::principle::Principle;
use super::replies::takes_moves;
use super::squares_lost::squares_lost;
use crate::rules::{Bitboard, Color, Position, Square, Variant};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// Largest number of reasons.
pub const MOST: usize = 3;
/// Least share of the loss, in percent, that a reason has to explain.
pub const TIED: u8 = 40;
/// Least share if no reason explains [`TIED`] percent.
pub const PARTLY: u8 = 25;
/// Least share of a fact that the board shows at once, if no reason explains [`PARTLY`] percent.
pub const SLIGHTLY: u8 = 10;
/// Largest loss within the error of a search, in discs ([`super::chance::SearchDepth::noise`]).
const UNCERTAIN: u32 = 2;
/// Plies within which a corner is the cause of what its edges lose.
const SOON: u32 = 4;
/// Plies of a shown line.
const EXPECTED: usize = 4;
/// Number of other moves with which the better move shares a virtue that explains nothing.
const COMMON: usize = 3;

/// A fact about the move made or the better move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The move it is about.
    pub square: Square,
    pub fact: Fact,
    /// Squares it mentions, besides the move.
    pub squares: Bitboard,
    /// Share of the loss in percent, if tested.
    pub share: Option<u8>,
}

impl Reason {
    /// Whether it states only the expected line or the proven result.
    pub const fn is_only_the_line(&self) -> bool {
        matches!(self.fact, Fact::Expects { .. } | Fact::Exact { .. })
    }

    /// Whether it is a fault of this move that the board shows, and not the order of two moves.
    pub fn is_fault_of(&self, square: Square) -> bool {
        self.square == square && self.fact.is_plain()
    }

    /// General lesson of the reason; `None` of a line or a figure, which teaches none.
    pub fn principle(&self) -> Option<Principle> {
        (self.fact.class() > FactClass::Line).then(|| self.fact.principle())
    }
}

/// Principle of the first reason, if it has one.
pub fn first_principle(reasons: &[Reason]) -> Option<Principle> {
    reasons.first()?.principle()
}

/// The reasons without the exact result, which the figures show anyway.
pub fn without_result(reasons: &[Reason]) -> impl Iterator<Item = &Reason> {
    reasons.iter().filter(|reason| !matches!(reason.fact, Fact::Exact { .. }))
}

/// A move beside the best move, which may be the same.
#[derive(Clone, Copy, Debug)]
pub struct Comparison<'a> {
    /// Position before the move.
    pub position: Position,
    pub side: Color,
    pub variant: Variant,
    pub made: &'a Line,
    pub best: &'a Line,
    /// The second best move, if it is known: a reason for the best one should not hold for it, too.
    pub next: Option<&'a Line>,
    /// Alternatives for measuring the shares of reasons; without them the usual weight decides.
    pub alternatives: Option<&'a Alternatives>,
}

/// All facts about a move.
fn facts_of(comparison: &Comparison, line: &Line) -> Vec<Fact> {
    let Comparison { position, side, variant, .. } = *comparison;
    let Some(scene) = MoveContext::new(position, side, line.square) else { return Vec::new() };
    let mut all = facts(&scene);
    if !variant.passes {
        // Tic-tac-toe and the beginners' rules have no passes.
        for fact in all.iter_mut().filter(|fact| **fact == Fact::ForcesPass) {
            *fact = Fact::EndsGame;
        }
    }
    let of_line = lines::of_line(position, side, line, &all);
    all.extend(of_line);
    if line.exact {
        all.push(Fact::Exact { score: line.score });
    }
    all.extend(expected(line));
    all
}

fn expected(line: &Line) -> Option<Fact> {
    let expected: Vec<Square> = line.replies.iter().copied().take(EXPECTED).collect();
    (!expected.is_empty()).then_some(Fact::Expects { line: expected, score: line.score })
}

/// Reasons for a move's value: at least one, at most [`MOST`].
pub fn reasons(comparison: &Comparison) -> Vec<Reason> {
    let Comparison { position, side, made, best, .. } = *comparison;
    let of_made = facts_of(comparison, made);
    let is_mistake = made.score < best.score;
    let mut chosen =
        if is_mistake { explained(comparison, &of_made) } else { praised(comparison, &of_made) };
    if is_mistake && !chosen.first().is_some_and(|first| first.fact.is_specific()) {
        chosen.clear();
    }
    let reason = |square: Square, fact: Fact| reason(position, side, square, fact);
    if chosen.is_empty() {
        let loss = best.score.abs_diff(made.score);
        if is_mistake && !(made.exact && best.exact) && loss <= UNCERTAIN {
            chosen.push(reason(made.square, Fact::NearlyAsGood { best: best.square, loss }));
        }
        if is_mistake && chosen.is_empty() {
            chosen.extend(deep_difference(comparison).map(|fact| reason(made.square, fact)));
        }
        let neutral = |fact: &&Fact| {
            fact.bearing(side) == Bearing::Neutral && !matches!(fact, Fact::Exact { .. })
        };
        let neutral = of_made.iter().filter(neutral);
        let neutral = neutral.filter(|fact| !is_mistake || matches!(fact, Fact::Expects { .. }));
        let weightiest = neutral.max_by_key(|fact| fact.weight(position.empties().len()));
        chosen.extend(weightiest.map(|fact| reason(made.square, fact.clone())));
        // Without a reason the two lines are shown.
        let expected = expected(best).filter(|_| is_mistake);
        chosen.extend(expected.map(|fact| reason(best.square, fact)));
    }
    if chosen.len() < MOST
        && let Some(exact) = of_made.iter().find(|fact| matches!(fact, Fact::Exact { .. }))
    {
        chosen.push(reason(made.square, exact.clone()));
    }
    chosen
}

/// A loss of which a shorter search sees at most half.
fn deep_difference(comparison: &Comparison) -> Option<Fact> {
    let Comparison { made, best, alternatives, .. } = *comparison;
    let seen = alternatives?.cost_beside(made.square, best.square)?.max(0);
    (2 * seen <= best.score - made.score)
        .then_some(Fact::DeepDifference { best: best.square, seen: seen.unsigned_abs() })
}

fn reason(position: Position, side: Color, square: Square, fact: Fact) -> Reason {
    let scene = MoveContext::new(position, side, square);
    let squares = scene.map(|scene| fact.squares(&scene)).unwrap_or_default();
    Reason { square, fact, squares, share: None }
}

/// Reasons for a move without a loss.
fn praised(comparison: &Comparison, of_made: &[Fact]) -> Vec<Reason> {
    let Comparison { position, side, made, .. } = *comparison;
    let speaks = |fact: &&Fact| {
        let is_plain = matches!(fact, Fact::OnlyMove | Fact::EndsGame);
        is_plain || fact.bearing(side) == Bearing::For
    };
    let praise = |of: &[Fact], line: &Line| -> Vec<Fact> {
        let scene = MoveContext::new(position, side, line.square);
        let plain = scene.map(|scene| plain_praise(&scene)).unwrap_or_default();
        of.iter().filter(speaks).cloned().chain(plain).collect()
    };
    let mut found = praise(of_made, made);
    if let Some(next) = comparison.next {
        let own = lacking(found.clone(), &praise(&facts_of(comparison, next), next));
        // With everything in common, the moves are praised alike.
        found = if own.is_empty() { found } else { own };
    }
    if found.is_empty() {
        found.extend(allowed(comparison));
    }
    let reasons = found.into_iter().map(|fact| reason(position, side, made.square, fact));
    in_order(reasons.collect(), position.empties().len())
}

/// Replies that the best move and the next best one allow, if they differ.
fn allowed(comparison: &Comparison) -> Option<Fact> {
    let next = comparison.next?;
    let (reply, reply_then) = (*comparison.made.replies.first()?, *next.replies.first()?);
    (reply != reply_then).then_some(Fact::Allows { next: next.square, reply, reply_then })
}

/// Facts in favour of a move that say something only where nothing weightier is known.
fn plain_praise(scene: &MoveContext) -> Vec<Fact> {
    let was_shared = scene.moves(Before, !scene.side).contains(scene.square);
    let [ours, theirs] = [scene.side, !scene.side].map(|side| scene.moves(After, side).len());
    let as_many = Fact::AsManyMoves { ours, theirs };
    let found = [
        takes_moves(scene),
        was_shared.then_some(Fact::WasShared),
        (ours >= theirs).then_some(as_many),
    ];
    found.into_iter().flatten().collect()
}

/// Reasons for the loss of a move.
fn explained(comparison: &Comparison, of_made: &[Fact]) -> Vec<Reason> {
    let Comparison { position, side, made, best, alternatives, .. } = *comparison;
    let of_best = facts_of(comparison, best);
    let with = |facts: &[Fact], bearing| -> Vec<Fact> {
        let has_it = |fact: &&Fact| fact.bearing(side) == bearing && !is_before_and_after(fact);
        facts.iter().filter(has_it).cloned().collect()
    };
    let mut against = lacking(with(of_made, Bearing::Against), &of_best);
    against.extend(contrasts(position, side, made, best));
    against.extend(squares_lost(position, side, [made, best], alternatives));
    against.extend(compared(position, side, made, best));
    against.retain(|fact| !is_as_true_of_the_best(position, side, [made, best], fact));
    let mut for_best = lacking(with(&of_best, Bearing::For), of_made);
    for_best.retain(|fact| !is_empty_threat(position, side, best, fact));
    if made.square.is_corner() {
        // Which corner comes first is said by other facts.
        for_best.retain(|fact| !matches!(fact, Fact::TakesCorner { .. }));
    }
    let about = |square: Square| move |fact: Fact| reason(position, side, square, fact);
    let against = against.into_iter().map(about(made.square));
    // The board shows the move made: counts after the better one are not visible on it.
    let better = for_best.into_iter().map(about(best.square)).map(|reason| {
        let scene = MoveContext::new(position, side, reason.square);
        let named = scene.map(|scene| reason.fact.named(&scene)).unwrap_or_default();
        Reason { squares: named | Bitboard::of(best.square), ..reason }
    });
    let mut reasons: Vec<Reason> = against.chain(better).collect();
    if let Some(alternatives) = alternatives {
        test(&mut reasons, &Case::new(position, side, [made, best], alternatives));
    }
    in_order(reasons, position.empties().len())
}

/// Keeps the reasons that carry enough of the loss, with their shares; faults that good moves have too, and virtues that
/// others have, explain nothing.
fn test(reasons: &mut Vec<Reason>, case: &Case) {
    let (made, best) = (case.made.square, case.best.square);
    let good = GoodMoves::of(case);
    reasons.retain(|reason| reason.square != made || !good.share(&reason.fact));
    let is_common = |reason: &Reason| {
        reason.square == best
            && reason.fact.class() == FactClass::Virtue
            && case.others_with(reason.fact.kind()) >= COMMON
    };
    reasons.retain(|reason| !is_common(reason));
    for reason in &mut *reasons {
        reason.share = Some(case.share(&reason.fact));
    }
    credit_corners(reasons);
    let least = least_share(reasons);
    reasons.retain(|reason| reason.share >= Some(least));
}

/// Least share of the reasons to keep. The order of two moves is the fault only if no other cause carries a part of the
/// loss; without any cause, what the board shows may carry a little of it.
fn least_share(reasons: &mut Vec<Reason>) -> u8 {
    let most = |is_one: &dyn Fn(&Fact) -> bool| {
        let specific = reasons.iter().filter(|it| it.fact.is_specific() && is_one(&it.fact));
        specific.filter_map(|it| it.share).max()
    };
    let is_order = |fact: &Fact| fact.class() == FactClass::Order;
    match (most(&|fact| !is_order(fact)), most(&is_order)) {
        (Some(TIED..), _) => TIED,
        (Some(PARTLY..), _) => PARTLY,
        (_, Some(TIED..)) => TIED,
        (_, Some(PARTLY..)) => PARTLY,
        _ => {
            reasons.retain(|reason| reason.fact.is_plain());
            SLIGHTLY
        }
    }
}

/// A corner counts at least what the edges beside it lose in the end.
fn credit_corners(reasons: &mut [Reason]) {
    let edge = |reason: &Reason| match reason.fact {
        Fact::EdgeAtEnd { edge, .. } => Some((edge.squares(), reason.share)),
        _ => None,
    };
    let edges: Vec<_> = reasons.iter().filter_map(edge).collect();
    for reason in reasons {
        let corner = match reason.fact {
            Fact::InLine { corner, plies, .. } if plies <= SOON => corner,
            Fact::ThreatensCorner { corner } => corner,
            _ => continue,
        };
        let beside = edges.iter().filter(|(squares, _)| squares.contains(&corner));
        let share = beside.filter_map(|(_, share)| *share).max();
        reason.share = reason.share.max(share);
    }
}

/// First reason of each principle, at most one for each reply, by share.
fn in_order(mut reasons: Vec<Reason>, empties: u32) -> Vec<Reason> {
    reasons.sort_by_key(|reason| {
        let rank = reason.fact.rank(reason.share.unwrap_or(0), empties);
        Reverse((rank, reason.fact.weight(empties)))
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
