//! Comparison of a move's line with the line of a better move.

use super::fact::Fact;
use super::facts::must_give_corner;
use super::lines::{Line, LineStep, steps};
use super::move_context::Moment::After;
use super::move_context::{Edge, MoveContext, regions};
use crate::rules::{Bitboard, Color, Position, Square};
use strum::VariantArray as _;

/// Least empties at the point of comparison; fewer would restate the result.
const LEFT: u32 = 6;
/// Plies after which lines are compared.
const LATER: std::ops::RangeInclusive<usize> = 2..=6;
/// Least differences worth a sentence: in the lead in moves, in stable discs, and in frontier discs.
const MOVES_APART: i32 = 4;
const SAFE_APART: u32 = 3;
const FRONTIER_APART: u32 = 2;
/// Plies within which running out of safe moves is worth a sentence.
const SOON: usize = 8;
/// Least difference in final discs on an edge that is worth a sentence.
const EDGE_APART: u32 = 3;
/// Largest number of empty squares at which players can count who moves last in a region.
const REGIONS: u32 = 16;
/// Largest named region.
const LARGE: u32 = 9;

/// Facts that hold for the line of a move and not for that of the better one.
pub fn compared(position: Position, side: Color, made: &Line, best: &Line) -> Vec<Fact> {
    let mut found = later(position, side, made, best);
    found.extend(runs_out(position, side, made, best));
    let [ends, ends_best] = [made, best].map(|line| LineEnd::of(position, side, line));
    if let Some((made_end, best_end)) = ends.zip(ends_best) {
        found.extend(last_moves(position, side, &made_end, &best_end));
        found.extend(edges_at_end(best.square, &made_end, &best_end));
    }
    found
}

/// Differences in moves, stable discs and frontier discs at the point of comparison.
fn later(position: Position, side: Color, made: &Line, best: &Line) -> Vec<Fact> {
    let plies = common_plies(made, best);
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
    if ahead(theirs) - ahead(ours) >= MOVES_APART && ahead(ours) < 0 {
        let ([own_made, other_made], [own_best, other_best]) = (ours, theirs);
        found.push(Fact::LaterMoves {
            best: best.square,
            plies: plies as u32,
            own_made,
            other_made,
            own_best,
            other_best,
        });
    }
    let safe = |scene: &MoveContext| scene.stable(After, side).len();
    let (less, more) = (safe(&made_end), safe(&best_end));
    if more >= less + SAFE_APART {
        found.push(Fact::LaterSafe { best: best.square, plies: plies as u32, less, more });
    }
    // Lines with exact scores are compared by their final discs instead of frontier discs.
    if made.exact && best.exact {
        return found;
    }
    let exposed = |side: Color| {
        [&made_end, &best_end].map(|scene: &MoveContext| scene.frontier(After, side).len())
    };
    let [more, fewer] = exposed(side);
    if more >= fewer + FRONTIER_APART {
        found.push(Fact::LaterFrontier { best: best.square, plies: plies as u32, more, fewer });
    }
    let [fewer, more] = exposed(!side);
    if more >= fewer + FRONTIER_APART {
        found.push(Fact::LaterTargets { best: best.square, plies: plies as u32, fewer, more });
    }
    found
}

/// Plies after which two lines are compared.
pub fn common_plies(made: &Line, best: &Line) -> usize {
    made.replies.len().min(best.replies.len()).min(*LATER.end())
}

/// First ply at which all moves of the side give a corner away, unless that happens as soon in the better move's line.
fn runs_out(position: Position, side: Color, made: &Line, best: &Line) -> Option<Fact> {
    let is_out = |step: &LineStep| {
        let has_corner = !(step.position.legal_moves() & Bitboard::CORNERS).is_empty();
        step.mover == side && !has_corner && must_give_corner(step.position)
    };
    let first = |line: &Line| {
        let mut soon = steps(position, side, line).enumerate().skip(1).take(SOON);
        soon.find(|(_, step)| is_out(step)).map(|(at, _)| at)
    };
    if must_give_corner(position) || best.replies.len() < made.replies.len().min(SOON) {
        return None;
    }
    let at = first(made)?;
    first(best)
        .is_none_or(|other| other > at)
        .then_some(Fact::RunsOutInLine { best: best.square, plies: at as u32 })
}

/// A line to the end of the game.
struct LineEnd {
    /// Discs placed, in order, with their sides.
    placed: Vec<(Color, Square)>,
    /// Final discs of the side that moved, and of the opponent.
    discs: [Bitboard; 2],
}

impl LineEnd {
    /// The move that begins the line.
    fn square(&self) -> Square {
        self.placed[0].1
    }

    fn of(position: Position, side: Color, line: &Line) -> Option<Self> {
        let steps: Vec<LineStep> = steps(position, side, line).collect();
        let last = steps.last()?;
        let end = last.position.play(last.square).ok()?;
        let is_over = end.legal_moves().is_empty() && end.pass().legal_moves().is_empty();
        let (own, other) = if last.mover == side {
            (end.opponent(), end.player())
        } else {
            (end.player(), end.opponent())
        };
        let placed = steps.iter().map(|step| (step.mover, step.square)).collect();
        is_over.then_some(Self { placed, discs: [own, other] })
    }

    /// Side that moved last in a region, if it is filled.
    fn last_in(&self, region: Bitboard) -> Option<Color> {
        let is_in = |(_, square): &&(Color, Square)| region.contains(*square);
        let is_filled = self.placed.iter().filter(is_in).count() == region.len() as usize;
        self.placed.iter().rfind(is_in).filter(|_| is_filled).map(|&(mover, _)| mover)
    }
}

/// Regions in which the opponent moves last in the line of `made`, and the side in the line of `best`.
fn last_moves(position: Position, side: Color, made: &LineEnd, best: &LineEnd) -> Vec<Fact> {
    if position.empties().len() > REGIONS {
        return Vec::new();
    }
    let all = regions(position.empties());
    let named = all.into_iter().filter(|region| (2..=LARGE).contains(&region.len()));
    // A region far from both moves is decided by what comes between.
    let lost = named.filter(|&region| {
        (region.contains(made.square()) || region.contains(best.square()))
            && made.last_in(region) == Some(!side)
            && best.last_in(region) == Some(side)
    });
    lost.map(|region| Fact::LastInRegion { last: !side, region }).collect()
}

/// Edges with fewer final discs of the side.
fn edges_at_end(better: Square, made: &LineEnd, best: &LineEnd) -> Vec<Fact> {
    let edges = Edge::VARIANTS.iter().filter_map(|&edge| {
        let squares: Bitboard = edge.squares().into_iter().collect();
        let [less, more] = [made, best].map(|end| (end.discs[0] & squares).len());
        (more >= less + EDGE_APART).then_some(Fact::EdgeAtEnd { edge, best: better, less, more })
    });
    edges.collect()
}
