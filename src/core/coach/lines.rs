//! What is expected to follow a move, and facts about that.

use super::fact::{Bearing, Fact};
use super::facts::facts;
use super::move_context::MoveContext;
use crate::rules::symmetry::own_symmetries;
use crate::rules::{Color, Position, Square};

/// A move with what is expected to follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The move.
    pub square: Square,
    /// What follows, the other side first; passes left out.
    pub replies: Vec<Square>,
    /// What it leads to, for who makes the move, in final discs more than the other side's.
    pub score: i32,
    /// Whether that is proven.
    pub exact: bool,
}

/// The line of another move of the position that is the same but for the way one looks at the board; `None`
/// where they are not the same.
pub fn line_as(position: &Position, line: &Line, square: Square) -> Option<Line> {
    let way = own_symmetries(position).find(|&way| line.square.turned(way) == square)?;
    let replies = line.replies.iter().map(|reply| reply.turned(way)).collect();
    Some(Line { square, replies, ..line.clone() })
}

/// Plies of the expected line in which a corner is worth a word, and in which a pass is.
const NEAR: usize = 8;
const NEAR_FOR_A_PASS: usize = 5;
/// What an answer does is said of it if it weighs so much.
const WEIGHTY: u32 = 6;

/// A ply of a line.
pub struct LineStep {
    /// Who moves.
    pub mover: Color,
    /// Where.
    pub square: Square,
    /// Before it, seen by who moves.
    pub position: Position,
    /// The other side had to pass before it.
    pub after_pass: bool,
}

/// The plies of a line, the move itself first; it ends before one that is not possible.
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

/// The corners taken and the passes forced soon in the line that follows, and what the first answer does,
/// as far as the facts of the move itself do not say it.
pub fn of_line(position: Position, side: Color, line: &Line, own: &[Fact]) -> Vec<Fact> {
    let mut found = Vec::new();
    let replies = steps(position, side, line).enumerate().skip(1).take(NEAR);
    for (at, step) in replies {
        let LineStep { mover, square, after_pass, .. } = step;
        let is_told = |fact: &Fact| match fact {
            Fact::GivesCorner(corner) | Fact::LeavesCorner(corner) => {
                *corner == square && mover != side
            }
            Fact::ThreatensCorner(corner) | Fact::MissesCorner(corner) => {
                *corner == square && mover == side
            }
            _ => false,
        };
        if square.is_corner() && !own.iter().any(is_told) {
            found.push(Fact::InLine(mover, square, at as u32));
        }
        let then = step.position.play(square);
        if then.is_ok_and(|then| then.player().is_empty()) {
            found.push(Fact::WipeOutInLine(!mover, at as u32));
        }
        // A pass right after the move is a fact of the move.
        if after_pass && (2..=NEAR_FOR_A_PASS).contains(&at) {
            found.push(Fact::PassInLine(!mover, at as u32 - 1));
        }
    }
    found.extend(answer(position, side, line));
    found.extend(sacrifice(position, side, line, own));
    found.extend(pass_to_win(position, side, line));
    found
}

/// A corner given away for another one that the line wins.
fn sacrifice(position: Position, side: Color, line: &Line, own: &[Fact]) -> Option<Fact> {
    let given = own.iter().find_map(|fact| match fact {
        Fact::GivesCorner(corner) => Some(*corner),
        _ => None,
    })?;
    let is_taken = |taker: Color| {
        let corners = steps(position, side, line).skip(1).take(NEAR);
        corners.filter(move |step| step.mover == taker && step.square.is_corner())
    };
    let theirs = is_taken(!side).any(|step| step.square == given);
    let ours = is_taken(side).map(|step| step.square).find(|_| theirs)?;
    Some(Fact::SacrificesCorner(given, ours))
}

/// A pass of the side that moves, in a line to the end that wins.
fn pass_to_win(position: Position, side: Color, line: &Line) -> Option<Fact> {
    let steps = steps(position, side, line).enumerate().skip(2).take(NEAR);
    let mut passes = steps.filter(|(_, step)| step.after_pass && step.mover != side);
    let (at, _) = passes.next().filter(|_| line.exact && line.score > 0)?;
    Some(Fact::PassesToWin(at as u32 - 1))
}

/// The weightiest thing that the first answer does, where it neither takes a corner nor keeps one: that has
/// facts of its own.
fn answer(position: Position, side: Color, line: &Line) -> Option<Fact> {
    let step = steps(position, side, line).nth(1);
    let step = step.filter(|step| step.mover != side && !step.square.is_corner())?;
    let empties = step.position.empties().len();
    let scene = MoveContext::new(step.position, step.mover, step.square)?;
    let is_new = |fact: &Fact| {
        let is_for = fact.bearing(step.mover) == Bearing::For;
        let is_about_a_corner = matches!(
            fact,
            Fact::TakesCorner(_) | Fact::DefendsCorner(_) | Fact::WipesOut | Fact::LeavesNoSafeMove
        );
        is_for && !is_about_a_corner && fact.weight(empties) >= WEIGHTY
    };
    let weightiest = facts(&scene).into_iter().filter(is_new);
    let weightiest = weightiest.max_by_key(|fact| fact.weight(empties))?;
    Some(Fact::Answer(step.square, Box::new(weightiest)))
}
