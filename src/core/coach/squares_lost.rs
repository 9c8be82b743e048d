//! Squares that a move gives or loses beside the better move: the best reply's, the better move's, and the next one's.

use super::alternatives::{Alternatives, score_of};
use super::contrasts::are_moves_apart;
use super::fact::Fact;
use super::lines::{Line, steps};
use super::move_context::Moment::{After, Before};
use super::move_context::MoveContext;
use crate::rules::{Bitboard, Color, Position, Square};

/// Least loss, in discs, of a move that comes too soon.
const MUCH: u32 = 5;
/// Largest difference, in discs, between moves that are equally good.
const EQUAL: i32 = 1;
/// Numbers of replies that one sentence can name.
const SEVERAL: std::ops::RangeInclusive<u32> = 2..=3;

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
    if let Some(&reply) = made.replies.first()
        && theirs(&now, After).contains(reply)
        && !theirs(&then, After).contains(reply)
        && reply != better
        && !reply.is_corner()
    {
        found.push(if theirs(&now, Before).contains(reply) {
            Fact::LeavesOpen { best: better, reply }
        } else {
            Fact::OpensMove { best: better, reply }
        });
    }
    if let Some(all) = alternatives {
        found.extend(best_replies(&now, &then, [made, best], all));
        found.extend(answer(&now, &then, [made, best], all));
        found.extend(comes_later([made, best], all));
    }
    found.extend(fewer_answers(&now, &then, [made, best]));
    let next = [made, best].map(|line| next_moves(position, side, line));
    if let [Some(ours), Some(ours_then)] = next {
        let is_gone = !ours.contains(better);
        if is_gone && ours_then.contains(made.square) && made.replies.first() != Some(&better) {
            found.push(Fact::WrongOrder { best: better });
        }
        let sequel = own_sequel(position, side, best).filter(|sequel| *sequel != made.square);
        if let Some(sequel) = sequel.filter(|sequel| !ours.contains(*sequel)) {
            found.push(Fact::Prepares { best: better, next: sequel });
        } else if let Some((sequel, cost)) = sequel.zip(alternatives).and_then(|(sequel, all)| {
            Some((sequel, all.cost_of(sequel).filter(|cost| *cost >= MUCH)?))
        }) {
            found.push(Fact::Ripens { best: better, next: sequel, cost });
        }
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

/// The move in the other order: after the better move and the reply to it, no other move is better by more than [`EQUAL`].
fn comes_later([made, best]: [&Line; 2], all: &Alternatives) -> Option<Fact> {
    let highest = all.sequels.iter().map(|it| it.score).max()?;
    let later = score_of(&all.sequels, made.square)?;
    (highest - later <= EQUAL).then_some(Fact::ComesLater { best: best.square })
}

/// Fewer moves after the expected reply than after the same reply to the better move.
fn fewer_answers(now: &MoveContext, then: &MoveContext, [made, best]: [&Line; 2]) -> Option<Fact> {
    let reply = *made.replies.first()?;
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
