//! Squares that a move gives or loses beside the better move: the best reply's, the better move's, and the next one's.

use super::alternatives::{Alternatives, score_of};
use super::contrasts::{are_moves_apart, could_wait};
use super::fact::Fact;
use super::lines::{Line, steps};
use super::move_context::Moment::{After, Before};
use super::move_context::MoveContext;
use super::replies::weightiest_effect;
use crate::rules::{Bitboard, Color, Position, Square};

/// Least loss, in discs, of a move that comes too soon.
const MUCH: u32 = 5;
/// Largest difference, in discs, between moves that are equally good.
const EQUAL: i32 = 1;
/// Numbers of replies that one sentence can name.
const SEVERAL: std::ops::RangeInclusive<u32> = 2..=3;
/// Most opened squares that one sentence names.
const NAMED: u32 = 6;

/// Facts about the best reply's square, the order of the two moves, and the better move's sequel.
pub fn squares_lost(
    position: Position,
    side: Color,
    [made, best]: [&Line; 2],
    alternatives: Option<&Alternatives>,
) -> Vec<Fact> {
    let scene = |line: &Line| MoveContext::new(position, side, line.square);
    let Some((now, then)) = scene(made).zip(scene(best)) else { return Vec::new() };
    let better = best.square;
    let mut found = Vec::new();
    let theirs = |scene: &MoveContext, moment| scene.moves(moment, !side);
    let can_now = theirs(&now, After);
    if let Some(&reply) = made.replies.first()
        && can_now.contains(reply)
        && !theirs(&then, After).contains(reply)
        && reply != better
        && !reply.is_corner()
    {
        found.push(if theirs(&now, Before).contains(reply) {
            Fact::LeavesOpen { best: better, reply }
        } else {
            opened(&now, &then, better, reply)
        });
    }
    if can_now.contains(better) {
        if !theirs(&now, Before).contains(better) {
            found.push(Fact::SharesSquare { best: better });
        } else if made.replies.first() != Some(&better) {
            found.push(Fact::BothWant { best: better, effect: effect_of(&now, better) });
        }
    }
    if let Some(all) = alternatives {
        found.extend(best_replies(&now, &then, [made, best], all));
        found.extend(answer(&now, &then, [made, best], all));
        found.extend(waits(&now, &then, [made, best], all));
    }
    found.extend(fewer_answers(&now, &then, [made, best]));
    found.extend(next_lost(position, &now, [made, best], alternatives));
    found
}

/// The better move closed by the best reply, and its sequel, which is impossible or loses now.
fn next_lost(
    position: Position,
    now: &MoveContext,
    [made, best]: [&Line; 2],
    alternatives: Option<&Alternatives>,
) -> Vec<Fact> {
    let (side, better) = (now.side, best.square);
    let Some(ours) = next_moves(position, side, made) else { return Vec::new() };
    let mut found = Vec::new();
    let reply = made.replies.first().copied();
    let was_open = now.moves(After, side).contains(better) && !ours.contains(better);
    if let Some(reply) = reply.filter(|reply| was_open && *reply != better) {
        found.push(Fact::ClosesSquare { best: better, reply });
    }
    let sequel = own_sequel(position, side, best).filter(|sequel| *sequel != made.square);
    let is_prepared =
        |next: &Square| !ours.contains(*next) && !now.moves(Before, side).contains(*next);
    let ripens = || {
        let next = sequel.filter(|next| own_sequel(position, side, made) != Some(*next))?;
        let cost = alternatives?.cost_of(next).filter(|cost| *cost >= MUCH)?;
        Some(Fact::Ripens { best: better, next, cost })
    };
    if let Some((next, reply)) = sequel.filter(is_prepared).zip(reply) {
        found.push(Fact::Prepares { best: better, reply, next });
    } else {
        found.extend(ripens());
    }
    found
}

/// Best replies that the better move prevents, the expected one among them: each costs at least half of the loss.
fn best_replies(
    now: &MoveContext,
    then: &MoveContext,
    [made, best]: [&Line; 2],
    all: &Alternatives,
) -> Option<Fact> {
    let loss = best.score - made.score;
    let strongest = all.replies.iter().map(|it| it.score).min()?;
    let strong = all.replies.iter().filter(|it| 2 * (it.score - strongest) < loss);
    let strong: Bitboard = strong.map(|it| it.square).collect();
    let prevented = strong - then.moves(After, !now.side);
    let is_expected = prevented.contains(*made.replies.first()?);
    (SEVERAL.contains(&prevented.len()) && is_expected)
        .then_some(Fact::LeavesMoves { best: best.square, replies: prevented })
}

/// The best answer to the expected reply after the better move, if it is impossible now.
fn answer(
    now: &MoveContext,
    then: &MoveContext,
    [made, best]: [&Line; 2],
    all: &Alternatives,
) -> Option<Fact> {
    let answer = all.answers.iter().max_by_key(|it| it.score)?.square;
    let reply = *made.replies.first()?;
    answers_gained(now, then, reply)?.contains(answer).then_some(Fact::Answers {
        best: best.square,
        reply,
        answer,
    })
}

/// The best reply among the moves that the move made gives the opponent and the better one does not.
fn opened(now: &MoveContext, then: &MoveContext, best: Square, reply: Square) -> Fact {
    let all = now.given() - then.moves(After, !now.side);
    let moves = if all.len() <= NAMED { all } else { Bitboard::of(reply) };
    Fact::OpensMove { best, reply, moves, effect: effect_of(now, reply) }
}

/// Weightiest effect of a reply: takes the move back, unless it does something weightier.
fn effect_of(now: &MoveContext, reply: Square) -> Option<Box<Fact>> {
    let weightiest = weightiest_effect(now, reply);
    let disc = now.square;
    let back = now.reply(reply)?.flips.contains(disc).then_some(Fact::TakesBack { disc });
    let weight = |fact: &Fact| fact.weight(now.empties(Before).len());
    let first = [weightiest, back].into_iter().flatten().max_by_key(weight);
    first.map(Box::new)
}

/// A move that waits: the opponent cannot play it, and wants the better move's square; or it is as good in the other
/// order, after the better move and the reply to it, where no other move is better by more than [`EQUAL`].
fn waits(
    now: &MoveContext,
    then: &MoveContext,
    [made, best]: [&Line; 2],
    all: &Alternatives,
) -> Option<Fact> {
    let is_as_good = || {
        let highest = all.sequels.iter().map(|it| it.score).max()?;
        Some(highest - score_of(&all.sequels, made.square)? <= EQUAL)
    };
    let is_as_good = is_as_good().unwrap_or(false);
    let can = |scene: &MoveContext, moment, square| scene.moves(moment, !now.side).contains(square);
    let is_own = !can(now, Before, made.square) && !can(then, After, made.square);
    let is_shared = can(now, Before, best.square) && can(now, After, best.square);
    let is_wanted = all.wanted(best.square) > Some(0);
    let can_wait = is_as_good || could_wait(now, then);
    if can_wait && is_own && is_shared && is_wanted {
        return Some(Fact::SharedFirst { best: best.square });
    }
    is_as_good.then_some(Fact::ComesLater { best: best.square })
}

/// Fewer moves after the expected reply than after the same reply to the better move.
fn fewer_answers(now: &MoveContext, then: &MoveContext, [made, best]: [&Line; 2]) -> Option<Fact> {
    // A reply that the better move's line refutes is no comparison.
    let reply = *made.replies.first().filter(|reply| best.replies.first() == Some(*reply))?;
    let count = |scene: &MoveContext| Some(scene.reply(reply)?.moves(After, scene.side).len());
    let (fewer, more) = (count(now)?, count(then)?);
    are_moves_apart(more, fewer).then_some(Fact::FewerAnswers {
        best: best.square,
        reply,
        count: fewer,
        most: more,
    })
}

/// Answers to a reply that only the better move makes possible, without the move made.
pub fn answers_gained(now: &MoveContext, then: &MoveContext, reply: Square) -> Option<Bitboard> {
    let after = |scene: &MoveContext| Some(scene.reply(reply)?.moves(After, scene.side));
    Some(after(then)? - after(now)? - Bitboard::of(now.square))
}

/// Moves of the side after a move and the expected reply.
fn next_moves(position: Position, side: Color, line: &Line) -> Option<Bitboard> {
    let step = steps(position, side, line).nth(1).filter(|step| step.mover != side)?;
    Some(step.position.play(step.square).ok()?.legal_moves())
}

/// The side's own next move in a line.
fn own_sequel(position: Position, side: Color, line: &Line) -> Option<Square> {
    steps(position, side, line).nth(2).filter(|step| step.mover == side).map(|step| step.square)
}
