//! What is expected to follow a move, and facts about that.

use super::fact::{Bearing, Fact};
use super::facts::facts;
use super::move_context::Moment::After;
use super::move_context::MoveContext;
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

/// Plies of the expected line in which a corner is worth a word, and in which a pass is.
const NEAR: usize = 8;
const NEAR_FOR_A_PASS: usize = 5;
/// Empty squares that two lines leave at least where they are compared: with fewer that would be the
/// result once more.
const LEFT: u32 = 6;
/// Plies after which two lines are compared, at least and at most.
const LATER: std::ops::RangeInclusive<usize> = 2..=6;
/// A difference between two lines that is worth a word: in moves of one side less those of the other, and
/// in safe discs.
const MOVES_APART: i32 = 4;
const SAFE_APART: u32 = 3;
/// What an answer does is said of it if it weighs so much.
const WEIGHTY: u32 = 14;

/// A ply of a line.
struct LineStep {
    mover: Color,
    square: Square,
    /// Before it, seen by who moves.
    position: Position,
    /// The other side had to pass before it.
    after_pass: bool,
}

/// The plies of a line, the move itself first; it ends before one that is not possible.
fn steps(position: Position, side: Color, line: &Line) -> impl Iterator<Item = LineStep> {
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
        // A pass right after the move is a fact of the move.
        if after_pass && (2..=NEAR_FOR_A_PASS).contains(&at) {
            found.push(Fact::PassInLine(!mover, at as u32 - 1));
        }
    }
    found.extend(answer(position, side, line));
    found
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

/// How the line of a move compares with that of a better one, as many plies on.
pub fn compared(position: Position, side: Color, made: &Line, best: &Line) -> Vec<Fact> {
    let plies = made.replies.len().min(best.replies.len()).min(*LATER.end());
    let at_end = |line: &Line| {
        let step = steps(position, side, line).nth(plies)?;
        Some((MoveContext::new(step.position, step.mover, step.square)?, step.mover))
    };
    let Some(((made_end, mover), (best_end, other_mover))) = at_end(made).zip(at_end(best)) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let is_late = made_end.empties(After).len() < LEFT;
    if !LATER.contains(&plies) || mover != other_mover || is_late {
        return found;
    }
    let count = |scene: &MoveContext| [side, !side].map(|side| scene.moves(After, side).len());
    let (ours, theirs) = (count(&made_end), count(&best_end));
    let ahead = |[own, other]: [u32; 2]| own.cast_signed() - other.cast_signed();
    if ahead(theirs) - ahead(ours) >= MOVES_APART {
        found.push(Fact::LaterMoves(best.square, plies as u32, ours, theirs));
    }
    let safe = |scene: &MoveContext| scene.stable(After, side).len();
    let (less, more) = (safe(&made_end), safe(&best_end));
    if more >= less + SAFE_APART {
        found.push(Fact::LaterSafe(best.square, plies as u32, less, more));
    }
    found
}
