//! Evaluation of the positions of a tree.

use super::analyst::Analyst;
use super::chance::SearchDepth;
use super::search_goal::SearchGoal;
use crate::engine::search::TranspositionTable;
use crate::engine::{Resources, Stop};
use crate::rules::{Color, GameTree, NodeId, Position, Variant};
use serde::{Deserialize, Serialize};

/// Position after a node, to be evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TreePosition {
    /// Node; the root for the start.
    pub node: NodeId,
    /// Position for the side to move, after a pass if there is one.
    pub position: Position,
    pub side: Color,
}

impl TreePosition {
    /// Undeleted positions of a tree.
    pub fn all(tree: &GameTree) -> Vec<Self> {
        let at = |node| {
            let mut game = tree.game_at(node);
            game.pass_if_forced();
            Self { node, position: *game.position(), side: game.side_to_move() }
        };
        tree.subtree(NodeId::ROOT).map(at).collect()
    }
}

/// Value of the position after a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NodeValue {
    pub node: NodeId,
    /// Expected final margin for Black, -64 to 64.
    pub score: i32,
    pub certainty: SearchDepth,
    /// Whether a deeper value follows.
    pub is_glance: bool,
}

/// Evaluation in steps, between which other tasks can use the processor: all positions at a glance
/// ([`SearchGoal::COARSE`]), then in the requested quality. Positions with the fewest empties come first, because their
/// results help the searches of earlier positions.
#[derive(Clone, Debug)]
pub struct TreeValuation {
    positions: Vec<TreePosition>,
    variant: Variant,
    goal: SearchGoal,
    /// Index of the next position to evaluate in the current sweep over the tree.
    at: usize,
    is_glance: bool,
}

impl TreeValuation {
    pub fn new(mut positions: Vec<TreePosition>, variant: Variant, goal: SearchGoal) -> Self {
        positions.sort_by_key(|it| it.position.empties().len());
        Self { positions, variant, goal, at: 0, is_glance: true }
    }

    pub fn is_over(&self) -> bool {
        self.positions.is_empty() || !self.is_glance && self.at == self.positions.len()
    }

    /// Evaluates the next position; `None` without one. An interrupted step returns `None` and is repeated by the
    /// next call. All steps need the same table.
    pub fn advance(
        &mut self,
        resources: &Resources,
        table: &TranspositionTable,
        stop: &Stop,
    ) -> Option<NodeValue> {
        let TreePosition { node, position, side } = *self.positions.get(self.at)?;
        // One thread, for repeatable results.
        let resources = &Resources { threads: 1, ..resources.clone() };
        let (variant, is_glance) = (self.variant, self.is_glance);
        let goal = if is_glance { SearchGoal::COARSE } else { self.goal };
        let analyst = Analyst { variant, resources, table, stop };
        let found = analyst.best(&position, goal, stop);
        if stop.is_stopped() {
            return None;
        }
        let (score, certainty) = match found {
            Some((line, reach)) => (line.score, SearchDepth::new(reach.exact, reach.depth)),
            None => (variant.margin(&position), SearchDepth::Exact),
        };
        self.at += 1;
        if is_glance && self.at == self.positions.len() {
            (self.is_glance, self.at) = (false, 0);
        }
        let score = if side == Color::Black { score } else { -score };
        Some(NodeValue { node, score, certainty, is_glance })
    }
}

/// Evaluates positions in one call, as [`TreeValuation`] does.
pub fn value_tree(
    positions: &[TreePosition],
    variant: Variant,
    goal: SearchGoal,
    resources: &Resources,
    stop: &Stop,
    on_value: &mut dyn FnMut(NodeValue),
) {
    let table = TranspositionTable::new(resources.mebibytes);
    let mut valuation = TreeValuation::new(positions.to_vec(), variant, goal);
    while !valuation.is_over() && !stop.is_stopped() {
        if let Some(value) = valuation.advance(resources, &table, stop) {
            on_value(value);
        }
    }
}
