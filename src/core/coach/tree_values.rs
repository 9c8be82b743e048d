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

/// The valuation of positions of a tree in steps, between which others can use the processor: all of them at a glance
/// ([`Quality::COARSE`]), then in the quality that was asked for. The last ones come first: what follows a position is known
/// by then.
#[derive(Clone, Debug)]
pub struct TreeValuation {
    positions: Vec<TreePosition>,
    variant: Variant,
    quality: Quality,
    /// The position whose turn it is, in the pass.
    at: usize,
    is_glance: bool,
}

impl TreeValuation {
    /// The valuation of these positions in this quality, not begun yet.
    pub fn new(mut positions: Vec<TreePosition>, variant: Variant, quality: Quality) -> Self {
        positions.sort_by_key(|it| it.position.empties().len());
        Self { positions, variant, quality, at: 0, is_glance: true }
    }

    /// Whether all steps are done.
    pub fn is_over(&self) -> bool {
        self.positions.is_empty() || !self.is_glance && self.at == self.positions.len()
    }

    /// Values the next position; `None` where none is left. A step that was stopped returns `None` and is repeated by the
    /// next call. All steps need the same table.
    pub fn advance(
        &mut self,
        resources: &Resources,
        table: &TranspositionTable,
        stop: &Stop,
    ) -> Option<NodeValue> {
        let TreePosition { node, position, side } = *self.positions.get(self.at)?;
        // One thread finds the same every time.
        let resources = &Resources { threads: 1, ..resources.clone() };
        let (variant, is_glance) = (self.variant, self.is_glance);
        let quality = if is_glance { Quality::COARSE } else { self.quality };
        let analyst = Analyst { variant, resources, table, stop };
        let found = analyst.best(&position, quality, stop);
        if stop.is_stopped() {
            return None;
        }
        let (score, certainty) = match found {
            Some((line, reach)) => (line.score, Certainty::new(reach.exact, reach.depth)),
            None => (variant.margin(&position), Certainty::Exact),
        };
        self.at += 1;
        if is_glance && self.at == self.positions.len() {
            (self.is_glance, self.at) = (false, 0);
        }
        let score = if side == Color::Black { score } else { -score };
        Some(NodeValue { node, score, certainty, is_glance })
    }
}

/// Values positions of a tree at once, as [`TreeValuation`] does.
pub fn value_tree(
    positions: &[TreePosition],
    variant: Variant,
    quality: Quality,
    resources: &Resources,
    stop: &Stop,
    on_value: &mut dyn FnMut(NodeValue),
) {
    let table = TranspositionTable::new(resources.mebibytes);
    let mut valuation = TreeValuation::new(positions.to_vec(), variant, quality);
    while !valuation.is_over() && !stop.is_stopped() {
        if let Some(value) = valuation.advance(resources, &table, stop) {
            on_value(value);
        }
    }
}
