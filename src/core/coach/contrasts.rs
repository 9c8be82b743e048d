//! How a move compares with a better one in what the rules can count.

use super::fact::Fact;
use super::facts::safe_moves_of;
use super::lines::Line;
use super::move_context::Moment::{After, Before};
use super::move_context::MoveContext;
use crate::rules::{Bitboard, Color, Position, Square};

/// A difference that is worth a word, in discs, and in moves where there are few.
const WORTH_A_WORD: u32 = 2;
/// A difference in moves that is worth a word wherever.
const MOVES_APART: u32 = 3;
/// Empty squares from which on it counts which moves can wait.
const LATE: u32 = 32;
/// Discs flipped more that are worth a word, and the empty squares down to which fewer are better.
const MANY_FLIPS: u32 = 3;
const EARLY: u32 = 24;

/// Facts about a move beside a better one.
pub fn contrasts(position: Position, side: Color, made: &Line, best: &Line) -> Vec<Fact> {
    let scene = |line: &Line| MoveContext::new(position, side, line.square);
    let Some((made_scene, best_scene)) = scene(made).zip(scene(best)) else { return Vec::new() };
    let both = |count: &dyn Fn(&MoveContext) -> u32| (count(&made_scene), count(&best_scene));
    let better = best.square;
    let mut facts = Vec::new();
    let (more, fewer) = both(&|scene| scene.moves(After, !side).len());
    if are_moves_apart(more, fewer) {
        facts.push(Fact::MoreReplies(better, more, fewer));
    }
    let (fewer, more) = both(&|scene| scene.moves(After, side).len());
    if are_moves_apart(more, fewer) {
        facts.push(Fact::FewerMoves(better, fewer, more));
    }
    let (more, fewer) = both(&|scene| scene.frontier(After, side).len());
    if more >= fewer + WORTH_A_WORD {
        facts.push(Fact::MoreFrontier(better, more, fewer));
    }
    let (fewer, more) = both(&|scene| scene.frontier(After, !side).len());
    if more >= fewer + WORTH_A_WORD && position.empties().len() >= EARLY {
        facts.push(Fact::FewerTargets(better, fewer, more));
    }
    let (more, fewer) = both(&|scene| scene.flips.len());
    if more >= fewer + MANY_FLIPS && position.empties().len() >= EARLY {
        facts.push(Fact::FlipsMore(better, more, fewer));
    }
    let is_in_time = position.empties().len() <= LATE || made.square.is_corner();
    if is_in_time && could_wait(&made_scene, &best_scene) {
        facts.push(Fact::CouldWait(better));
    }
    let quiet = quiet_replies(&made_scene) - quiet_replies(&best_scene);
    if !quiet.is_empty() {
        facts.push(Fact::LeavesQuietMoves(better, quiet));
    }
    if made.replies.first() == Some(&better) && made_scene.moves(After, !side).contains(better) {
        facts.push(Fact::LeavesSquare(better));
    }
    facts
}

/// Whether numbers of moves are so far apart that it is worth a word.
const fn are_moves_apart(more: u32, fewer: u32) -> bool {
    more >= fewer + MOVES_APART || more >= fewer + WORTH_A_WORD && 5 * fewer <= 3 * more
}

/// The replies to a move that flip only discs that touch no empty square then.
fn quiet_replies(scene: &MoveContext) -> Bitboard {
    let theirs = scene.seen_by(After, !scene.side);
    let is_quiet = |square: &Square| {
        let reply = MoveContext::new(theirs, !scene.side, *square);
        reply.is_some_and(|reply| reply.outward().is_empty())
    };
    theirs.legal_moves().squares().filter(is_quiet).collect()
}

/// Whether the opponent can play the square of the move neither now nor after the better one, after which it is
/// still a move, and one that gives no corner away.
fn could_wait(made: &MoveContext, best: &MoveContext) -> bool {
    let square = made.square;
    let is_theirs = |scene: &MoveContext, moment| scene.moves(moment, !made.side).contains(square);
    let later = best.seen_by(After, made.side);
    safe_moves_of(later).contains(square) && !is_theirs(made, Before) && !is_theirs(best, After)
}
