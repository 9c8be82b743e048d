//! Facts about forced corner wins and safe X-squares.

use crate::coach::fact::Fact;
use crate::coach::move_context::Moment::{After, Before};
use crate::coach::move_context::{Edge, MoveContext, corner_of, played};
use crate::rules::{Bitboard, Position, Square};
use strum::VariantArray as _;

pub fn facts(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let theirs = scene.seen_by(After, !scene.side);
    let corners = scene.moves(After, scene.side) & Bitboard::CORNERS;
    let mut two = corners.squares();
    if let (Some(one), Some(other)) = (two.next(), two.next())
        && whatever_they_do(theirs, &|ours| can_take_corner(ours))
    {
        facts.push(Fact::DoubleThreat { corner: one, corner_too: other });
    }
    facts.extend(cut_diagonal(scene).map(|corner| Fact::CutsDiagonal { corner }));
    let x_square = corner_of(scene.square).filter(|&(_, is_across)| is_across);
    let Some((corner, _)) = x_square.filter(|(corner, _)| is_open(scene, *corner)) else { return };
    let diagonal = diagonal_of(corner) & !scene.empties(After);
    if (diagonal - scene.discs(After, scene.side)).is_empty() && diagonal.len() >= DIAGONAL {
        facts.push(Fact::ControlsDiagonal { corner });
    }
    let gaps: Bitboard =
        Edge::VARIANTS.iter().filter_map(|edge| gap_at(scene, *edge, corner)).collect();
    let wins = |ours: Position| {
        can_take_corner(ours)
            || (ours.legal_moves() & gaps)
                .squares()
                .any(|gap| whatever_they_do(played(ours, gap), &|ours| can_take_corner(ours)))
    };
    if !gaps.is_empty() && corners.is_empty() && whatever_they_do(theirs, &wins) {
        facts.push(Fact::StonerTrap { corner });
    }
}

/// Least number of discs on a long diagonal for a sentence about its control.
const DIAGONAL: u32 = 3;

/// Whether a corner is empty, and the opponent cannot take it now.
fn is_open(scene: &MoveContext, corner: Square) -> bool {
    scene.empties(After).contains(corner) && !scene.moves(After, !scene.side).contains(corner)
}

/// Long diagonal through a corner.
fn diagonal_of(corner: Square) -> Bitboard {
    let is_main = corner.file() == corner.rank();
    let on_it = |square: &Square| {
        if is_main { square.file() == square.rank() } else { square.file() + square.rank() == 7 }
    };
    Square::all().filter(on_it).collect()
}

/// First corner on whose diagonal the move puts the first disc of the side, where the opponent could have held the
/// X-square.
fn cut_diagonal(scene: &MoveContext) -> Option<Square> {
    let is_cut = |corner: Square| {
        let diagonal = diagonal_of(corner);
        let theirs = diagonal & scene.discs(Before, !scene.side);
        scene.empties(After).contains(corner)
            // With the X-square.
            && theirs.len() + 1 >= DIAGONAL
            && (diagonal & scene.discs(Before, scene.side)).is_empty()
            && !(diagonal & scene.discs(After, scene.side)).is_empty()
    };
    let replies = scene.moves(Before, !scene.side) & scene.empties(After);
    let corners = replies.squares().filter_map(corner_of).filter(|&(_, is_across)| is_across);
    corners.map(|(corner, _)| corner).find(|&corner| is_cut(corner))
}

/// Empty C-square of a corner on this edge with two opponent's discs behind it.
fn gap_at(scene: &MoveContext, edge: Edge, corner: Square) -> Option<Square> {
    let mut squares = edge.squares();
    if squares[7] == corner {
        squares.reverse();
    }
    let theirs = scene.discs(After, !scene.side);
    let is_gap = squares[0] == corner
        && scene.empties(After).contains(squares[1])
        && [2, 3].iter().all(|&at| theirs.contains(squares[at]));
    is_gap.then_some(squares[1])
}

fn can_take_corner(position: Position) -> bool {
    !(position.legal_moves() & Bitboard::CORNERS).is_empty()
}

/// Whether a condition holds after every move of the side to move in `theirs`, or after its pass if it has no move.
fn whatever_they_do(theirs: Position, is_true: &dyn Fn(Position) -> bool) -> bool {
    let moves = theirs.legal_moves();
    if moves.is_empty() {
        return is_true(theirs.pass());
    }
    moves.squares().all(|square| is_true(played(theirs, square)))
}
