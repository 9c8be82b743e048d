//! Facts that a move shares with the better move: they explain no loss.

use super::fact::Fact;
use super::lines::{Line, steps};
use super::move_context::Moment::{After, Before};
use super::move_context::MoveContext;
use super::replies::effects;
use crate::rules::{Bitboard, Color, Position, Square};
use std::mem::discriminant;

/// Least difference, in moves or discs, that distinguishes the move made from the best move.
const CLEARLY: u32 = 2;
/// Number of the opponent's moves in the best move's line that are compared with a reply to the move made.
const REPLIES: usize = 2;
/// Plies by which a corner has to fall sooner to count as lost by the move.
const SOONER: usize = 4;

/// Whether a fact about the move made holds nearly as much for the best move, by counts or by its expected line.
pub fn is_as_true_of_the_best(
    position: Position,
    side: Color,
    [made, best]: [&Line; 2],
    fact: &Fact,
) -> bool {
    let scene = |line: &Line| MoveContext::new(position, side, line.square);
    let Some((now, then)) = scene(made).zip(scene(best)) else { return false };
    let more = |count: &dyn Fn(&MoveContext) -> u32| count(&now) >= count(&then) + CLEARLY;
    match fact {
        Fact::XSquare { corner } | Fact::CSquare { corner } => {
            keeps_its_corner(position, side, [made, best], *corner)
        }
        Fact::InLine { taker, corner, .. } if *taker != side => {
            then.moves(After, !side).contains(*corner)
        }
        Fact::EarlyEdge | Fact::LeavesCentre => !Bitboard::CENTRE.contains(best.square),
        Fact::OpensUp { .. } => !more(&|scene| scene.moves(After, !side).len()),
        Fact::Wall { .. } => !more(&|scene| scene.frontier(After, side).len()),
        Fact::Answer { reply, effect } => {
            let is_later = best.replies.iter().step_by(2).take(REPLIES).any(|it| it == reply);
            is_later && then.reply(*reply).is_none_or(|reply| does_as_much(&reply, effect))
        }
        _ => false,
    }
}

/// Whether a reply has an effect of this kind, and as strong.
fn does_as_much(reply: &MoveContext, effect: &Fact) -> bool {
    let empties = reply.empties(Before).len();
    let same = effects(reply).into_iter().find(|other| other.kind() == effect.kind());
    same.is_some_and(|other| other.weight(empties) + CLEARLY >= effect.weight(empties))
}

/// Whether the best move's threat is not carried out in its line.
pub fn is_empty_threat(position: Position, side: Color, best: &Line, fact: &Fact) -> bool {
    let Fact::ThreatensCorner { corner } = fact else { return false };
    capture(position, side, best, *corner).is_none_or(|(_, mover)| mover != side)
}

/// Plies until a corner is taken in a line, and by which side.
fn capture(position: Position, side: Color, line: &Line, corner: Square) -> Option<(usize, Color)> {
    let mut all = steps(position, side, line).enumerate().skip(1);
    all.find(|(_, step)| step.square == corner).map(|(plies, step)| (plies, step.mover))
}

/// Whether a move beside an empty corner does not lose the corner: the side takes the corner itself, neither side takes
/// it in a proven line, the opponent takes it less than [`SOONER`] plies later after the best move, or the side plays
/// the move's square later in the best line.
fn keeps_its_corner(
    position: Position,
    side: Color,
    [made, best]: [&Line; 2],
    corner: Square,
) -> bool {
    let mut later = steps(position, side, best).skip(1);
    if later.any(|step| step.mover == side && step.square == made.square) {
        return true;
    }
    let capture = |line: &Line| capture(position, side, line, corner);
    match (capture(made), capture(best)) {
        (Some((_, mover)), _) if mover == side => true,
        (Some((soon, _)), Some((late, mover))) => mover != side && late < soon + SOONER,
        (None, _) => made.exact && !made.replies.is_empty(),
        (Some(_), None) => false,
    }
}

/// Whether a fact compares the board after the move with the board before: irrelevant beside a better move.
pub const fn is_before_and_after(fact: &Fact) -> bool {
    matches!(fact, Fact::Restricts { .. } | Fact::GainsMoves { .. })
}

/// Facts of a move without an equal fact about the other move. Stable discs, swindles and regions are compared by kind
/// only. Plies within lines are ignored, because the expected line is one of several equal lines.
pub fn lacking(facts: Vec<Fact>, of_other: &[Fact]) -> Vec<Fact> {
    let is_shared = |fact: &Fact| {
        of_other.iter().any(|other| match (fact, other) {
            (Fact::OddRegion { .. }, Fact::FillsRegion) => true,
            (
                Fact::GainsStable { .. }
                | Fact::Swindle { .. }
                | Fact::OddRegion { .. }
                | Fact::EvenRegion { .. },
                _,
            ) => discriminant(fact) == discriminant(other),
            (
                Fact::InLine { taker, corner, .. },
                Fact::InLine { taker: other_taker, corner: other_corner, .. },
            ) => (taker, corner) == (other_taker, other_corner),
            (Fact::PassInLine { passer, .. }, Fact::PassInLine { passer: other, .. }) => {
                passer == other
            }
            _ => fact == other,
        })
    };
    facts.into_iter().filter(|fact| !is_shared(fact)).collect()
}
