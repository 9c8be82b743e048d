//! Comparison of a move with a better one by what the rules can count.

use super::fact::Fact;
use super::facts::safe_moves_of;
use super::lines::Line;
use super::move_context::Moment::{After, Before};
use super::move_context::MoveContext;
use super::replies::weightiest_effect;
use crate::rules::{Bitboard, Color, Position};

/// Least difference worth a sentence: in frontier discs, and in moves if one count is at most 3/4 of the other.
const WORTH_A_WORD: u32 = 2;
/// Least difference in moves that is always worth a sentence.
const MOVES_APART: u32 = 3;
/// Largest number of empty squares at which waiting moves count, except in corners.
const LATE: u32 = 32;
/// Least number of additional flips worth a sentence, and of empty squares at which flips and the opponent's frontier
/// discs are compared.
const MANY_FLIPS: u32 = 3;
const EARLY: u32 = 24;

pub fn contrasts(position: Position, side: Color, made: &Line, best: &Line) -> Vec<Fact> {
    let scene = |line: &Line| MoveContext::new(position, side, line.square);
    let Some((made_scene, best_scene)) = scene(made).zip(scene(best)) else { return Vec::new() };
    let both = |count: &dyn Fn(&MoveContext) -> u32| (count(&made_scene), count(&best_scene));
    let better = best.square;
    let mut facts = Vec::new();
    let (more, fewer) = both(&|scene| scene.moves(After, !side).len());
    if are_moves_apart(more, fewer) {
        facts.push(Fact::MoreReplies { best: better, count: more, least: fewer });
    }
    let (fewer, more) = both(&|scene| scene.moves(After, side).len());
    if are_moves_apart(more, fewer) {
        facts.push(Fact::FewerMoves { best: better, count: fewer, most: more });
    }
    let (more, fewer) = both(&|scene| scene.frontier(After, side).len());
    if more >= fewer + WORTH_A_WORD {
        facts.push(Fact::MoreFrontier { best: better, count: more, least: fewer });
    }
    let (fewer, more) = both(&|scene| scene.frontier(After, !side).len());
    if more >= fewer + WORTH_A_WORD && position.empties().len() >= EARLY {
        facts.push(Fact::FewerTargets { best: better, fewer, more });
    }
    let (more, fewer) = both(&|scene| scene.flips.len());
    if more >= fewer + MANY_FLIPS && position.empties().len() >= EARLY {
        facts.push(Fact::FlipsMore { best: better, count: more, least: fewer });
    }
    let is_in_time = position.empties().len() <= LATE || made.square.is_corner();
    if is_in_time && could_wait(&made_scene, &best_scene) {
        facts.push(if Bitboard::EDGES.contains(made.square) {
            Fact::TooEarly { best: better }
        } else {
            Fact::CouldWait { best: better }
        });
    }
    let (more, fewer) = both(&|scene| scene.openness().len());
    if more >= fewer + WORTH_A_WORD && position.empties().len() >= EARLY {
        facts.push(Fact::MoreOpen { best: better, count: more, least: fewer });
    }
    let (fewer, more) = both(&|scene| scene.quiet_moves(After, side).len());
    if more > fewer {
        facts.push(Fact::FewerQuietMoves { best: better, count: fewer, most: more });
    }
    let [quiet, quiet_then] =
        [&made_scene, &best_scene].map(|scene| scene.quiet_moves(After, !side));
    let quiet = quiet - quiet_then;
    if !quiet.is_empty() {
        facts.push(Fact::LeavesQuietMoves { best: better, moves: quiet });
    }
    let is_shared = made_scene.moves(Before, !side).contains(better);
    if is_shared && made.replies.first() == Some(&better) {
        let effect = weightiest_effect(&made_scene, better);
        facts.push(Fact::LeavesSquare { at: better, effect: effect.map(Box::new) });
    }
    facts
}

/// Whether two numbers of moves differ enough for a sentence.
pub const fn are_moves_apart(more: u32, fewer: u32) -> bool {
    more >= fewer + MOVES_APART || more >= fewer + WORTH_A_WORD && 4 * fewer <= 3 * more
}

/// Whether the move could have waited: the opponent cannot play its square now, nor after the better move, after
/// which it remains legal and safe.
pub fn could_wait(made: &MoveContext, best: &MoveContext) -> bool {
    let square = made.square;
    let is_theirs = |scene: &MoveContext, moment| scene.moves(moment, !made.side).contains(square);
    let later = best.seen_by(After, made.side);
    safe_moves_of(later).contains(square) && !is_theirs(made, Before) && !is_theirs(best, After)
}
