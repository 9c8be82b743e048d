//! Facts about edges: full, balanced, with a gap, wedged into.

use crate::coach::fact::Fact;
use crate::coach::move_context::Moment::{After, Before};
use crate::coach::move_context::{Edge, MoveContext};
use crate::rules::Square;
use strum::VariantArray as _;

/// Least number of empty squares at which a move to an edge is early.
const EARLY: u32 = 40;

pub fn facts(scene: &MoveContext, facts: &mut Vec<Fact>) {
    let (own, other) = (scene.side, !scene.side);
    let is_on_an_edge = Edge::VARIANTS.iter().any(|edge| edge.squares().contains(&scene.square));
    let is_early = scene.empties(Before).len() >= EARLY;
    if is_early && is_on_an_edge && !scene.square.is_corner() {
        facts.push(Fact::EarlyEdge);
    }
    for &edge in Edge::VARIANTS {
        let squares = edge.squares();
        let line = |moment, side| {
            let discs = scene.discs(moment, side);
            squares.map(|square| discs.contains(square))
        };
        let [ours_before, ours] = [Before, After].map(|moment| line(moment, own));
        let theirs = line(After, other);
        if ours.iter().all(|&is_ours| is_ours) && ours_before != ours {
            facts.push(Fact::FillsEdge { edge });
        }
        if let Some(at) = squares.iter().position(|&square| square == scene.square)
            && (1..7).contains(&at)
            && theirs[at - 1]
            && theirs[at + 1]
        {
            facts.push(Fact::Wedges { edge });
        }
        let is_hole = |moment, at: usize| {
            let ours = line(moment, own);
            ours[at - 1] && ours[at + 1] && scene.empties(moment).contains(squares[at])
        };
        let entered = scene.moves(After, other);
        let is_new = |at: usize| is_hole(After, at) && !is_hole(Before, at);
        // A wedge wins a corner that is still empty; beside an owned corner it wins nothing.
        let is_empty = |at: usize| scene.empties(After).contains(squares[at]);
        let is_open = |at: usize| match at {
            1 => is_empty(0),
            6 => is_empty(7),
            _ => is_empty(0) || is_empty(7),
        };
        let new_holes =
            (1..7).filter(|&at| is_open(at) && is_new(at) && entered.contains(squares[at]));
        facts.extend(new_holes.map(|at| Fact::LeavesHole { hole: squares[at] }));
        if own_six(ours) && !own_six(ours_before) && are_empty(scene, [squares[0], squares[7]]) {
            facts.push(Fact::BalancedEdge { edge });
        }
        if let Some(gap) = unbalanced(ours).filter(|_| unbalanced(ours_before).is_none())
            && are_empty(scene, [squares[0], squares[7], squares[gap]])
        {
            facts.push(Fact::UnbalancedEdge { edge, gap: squares[gap] });
        }
    }
}

fn are_empty<const N: usize>(scene: &MoveContext, squares: [Square; N]) -> bool {
    squares.iter().all(|&square| scene.empties(After).contains(square))
}

fn own_six(line: [bool; 8]) -> bool {
    line[1..7].iter().all(|&is_own| is_own) && !line[0] && !line[7]
}

/// The gap of an unbalanced edge: the only square between the corners without one side's disc, with no such disc in a
/// corner. The gap leaves five discs, or four and one; three and two do not count.
fn unbalanced(line: [bool; 8]) -> Option<usize> {
    let mut gaps = (1..7).filter(|&at| !line[at]);
    let gap = gaps.next().filter(|_| gaps.next().is_none() && !line[0] && !line[7])?;
    (gap != 3 && gap != 4).then_some(gap)
}
