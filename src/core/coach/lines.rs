//! Expected lines, and facts about them.

use super::fact::Fact;
use super::move_context::MoveContext;
use super::replies::effects;
use crate::rules::symmetry::own_symmetries;
use crate::rules::{Color, Position, Square};
use serde::{Deserialize, Serialize};

/// A move with its expected line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    pub square: Square,
    /// Replies, alternating from the opponent, without passes.
    pub replies: Vec<Square>,
    /// Final margin for the side that moves.
    pub score: i32,
    /// Whether the score is proven.
    pub exact: bool,
}

/// Line of a symmetric move; `None` if the moves are not symmetric.
pub fn line_as(position: &Position, line: &Line, square: Square) -> Option<Line> {
    let way = own_symmetries(position).find(|&way| line.square.turned(way) == square)?;
    let replies = line.replies.iter().map(|reply| reply.turned(way)).collect();
    Some(Line { square, replies, ..line.clone() })
}

/// Plies within which a corner ([`NEAR`]) or a pass ([`NEAR_FOR_A_PASS`]) in the line is worth a sentence.
const NEAR: usize = 8;
const NEAR_FOR_A_PASS: usize = 5;

/// A ply of a line.
pub struct LineStep {
    pub mover: Color,
    pub square: Square,
    /// Position before it, for the side that moves.
    pub position: Position,
    /// Whether the opponent passed before it.
    pub after_pass: bool,
}

/// Plies of a line from the move itself, up to an impossible one.
pub fn steps(position: Position, side: Color, line: &Line) -> impl Iterator<Item = LineStep> {
    let squares: Vec<Square> = std::iter::once(line.square).chain(line.replies.clone()).collect();
    let (mut here, mut mover) = (position, side);
    squares.into_iter().map_while(move |square| {
        let after_pass = here.legal_moves().is_empty();
        if after_pass {
            here = here.pass();
            mover = !mover;
        }
        let step = LineStep { mover, square, position: here, after_pass };
        here = here.play(square).ok()?;
        mover = !mover;
        Some(step)
    })
}

/// Facts about a line: near corners that no fact in `own` names, near passes and wipe-outs, the effect of the first
/// reply, a sacrifice, and a pass that wins.
pub fn of_line(position: Position, side: Color, line: &Line, own: &[Fact]) -> Vec<Fact> {
    let mut found = Vec::new();
    let replies = steps(position, side, line).enumerate().skip(1).take(NEAR);
    for (at, step) in replies {
        let LineStep { mover, square, after_pass, .. } = step;
        let is_known = |fact: &Fact| match fact {
            Fact::GivesCorner { corner } | Fact::LeavesCorner { corner } => {
                *corner == square && mover != side
            }
            Fact::ThreatensCorner { corner } | Fact::MissesCorner { corner } => {
                *corner == square && mover == side
            }
            _ => false,
        };
        if square.is_corner() && !own.iter().any(is_known) {
            found.push(Fact::InLine { taker: mover, corner: square, plies: at as u32 });
        }
        let then = step.position.play(square);
        if then.is_ok_and(|then| then.player().is_empty()) {
            found.push(Fact::WipeOutInLine { wiped: !mover, plies: at as u32 });
        }
        // A pass right after the move is a fact of the move.
        if after_pass && (2..=NEAR_FOR_A_PASS).contains(&at) {
            found.push(Fact::PassInLine { passer: !mover, plies: at as u32 - 1 });
        }
    }
    found.extend(answer(position, side, line));
    found.extend(sacrifice(position, side, line, own));
    found.extend(pass_to_win(position, side, line));
    found
}

/// A corner given for another one.
fn sacrifice(position: Position, side: Color, line: &Line, own: &[Fact]) -> Option<Fact> {
    let given = own.iter().find_map(|fact| match fact {
        Fact::GivesCorner { corner } => Some(*corner),
        _ => None,
    })?;
    let is_taken = |taker: Color| {
        let corners = steps(position, side, line).skip(1).take(NEAR);
        corners.filter(move |step| step.mover == taker && step.square.is_corner())
    };
    let theirs = is_taken(!side).any(|step| step.square == given);
    let ours = is_taken(side).map(|step| step.square).find(|_| theirs)?;
    Some(Fact::SacrificesCorner { corner: given, corner_too: ours })
}

/// A pass of the side in a complete line that wins.
fn pass_to_win(position: Position, side: Color, line: &Line) -> Option<Fact> {
    let steps = steps(position, side, line).enumerate().skip(2).take(NEAR);
    let mut passes = steps.filter(|(_, step)| step.after_pass && step.mover != side);
    let (at, _) = passes.next().filter(|_| line.exact && line.score > 0)?;
    Some(Fact::PassesToWin { plies: at as u32 - 1 })
}

/// Effect of the first reply, except corners, which have facts of their own.
fn answer(position: Position, side: Color, line: &Line) -> Option<Fact> {
    let step = steps(position, side, line).nth(1);
    let step = step.filter(|step| step.mover != side && !step.square.is_corner())?;
    let reply = MoveContext::new(step.position, step.mover, step.square)?;
    let weightiest = effects(&reply).into_iter().next()?;
    Some(Fact::Answer { reply: step.square, effect: Box::new(weightiest) })
}
