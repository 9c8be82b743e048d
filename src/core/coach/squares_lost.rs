//! Squares that a move gives or loses beside the better move: the best reply's, the better move's, and the next one's.

use super::alternatives::Alternatives;
use super::fact::Fact;
use super::lines::{Line, steps};
use super::move_context::Moment::{After, Before};
use super::move_context::MoveContext;
use crate::rules::{Bitboard, Color, Position, Square};

/// Least loss, in discs, of a move that comes too soon.
const MUCH: u32 = 5;

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
            Fact::LeavesOpen(better, reply)
        } else {
            Fact::OpensMove(better, reply)
        });
    }
    let next = [made, best].map(|line| next_moves(position, side, line));
    if let [Some(ours), Some(ours_then)] = next {
        let is_gone = !ours.contains(better);
        if is_gone && ours_then.contains(made.square) && made.replies.first() != Some(&better) {
            found.push(Fact::WrongOrder(better));
        }
        let sequel = own_sequel(position, side, best).filter(|sequel| *sequel != made.square);
        if let Some(sequel) = sequel.filter(|sequel| !ours.contains(*sequel)) {
            found.push(Fact::Prepares(better, sequel));
        } else if let Some((sequel, cost)) = sequel.zip(alternatives).and_then(|(sequel, all)| {
            Some((sequel, all.cost_of(sequel).filter(|cost| *cost >= MUCH)?))
        }) {
            found.push(Fact::Ripens(better, sequel, cost));
        }
    }
    found
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
