//! What the positions of a tree of moves are worth.

use super::analyst::Analyst;
use super::chance::Certainty;
use super::quality::Quality;
use crate::engine::search::TranspositionTable;
use crate::engine::{Resources, Stop};
use crate::rules::{Color, GameTree, NodeId, Position, Variant};

/// The position after a ply of a tree, which is to be valued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreePosition {
    /// The ply; the root for the start.
    pub node: NodeId,
    /// The position as who is to move sees it: after the pass where there is one.
    pub position: Position,
    /// Who that is.
    pub side: Color,
}

impl TreePosition {
    /// The positions of a tree, without what is deleted.
    pub fn all(tree: &GameTree) -> Vec<Self> {
        let at = |node| {
            let mut game = tree.game_at(node);
            game.pass_if_forced();
            Self { node, position: *game.position(), side: game.side_to_move() }
        };
        tree.subtree(NodeId::ROOT).map(at).collect()
    }
}

/// The value of the position after a ply of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeValue {
    /// The ply; the root for the start.
    pub node: NodeId,
    /// Black's discs less White's that are expected at the end, -64 to 64.
    pub score: i32,
    /// How sure that is.
    pub certainty: Certainty,
    /// Whether a better look is to follow.
    pub is_glance: bool,
}

/// Values positions of a tree, all of them at a glance ([`Quality::COARSE`]) and then in this quality. The last ones come
/// first: what follows a position is known by then.
pub fn value_tree(
    positions: &[TreePosition],
    variant: Variant,
    quality: Quality,
    resources: &Resources,
    stop: &Stop,
    on_value: &mut dyn FnMut(NodeValue),
) {
    let table = &TranspositionTable::new(resources.mebibytes);
    let analyst = Analyst { variant, resources, table, stop };
    let mut positions: Vec<&TreePosition> = positions.iter().collect();
    positions.sort_by_key(|it| it.position.empties().len());
    for (quality, is_glance) in [(Quality::COARSE, true), (quality, false)] {
        for &&TreePosition { node, position, side } in &positions {
            let (score, certainty) = match analyst.best(&position, quality, stop) {
                Some((line, reach)) => (line.score, Certainty::new(reach.exact, reach.depth)),
                None if stop.is_stopped() => return,
                None => (variant.margin(&position), Certainty::Exact),
            };
            if stop.is_stopped() {
                return;
            }
            let score = if side == Color::Black { score } else { -score };
            on_value(NodeValue { node, score, certainty, is_glance });
        }
    }
}
