//! Evaluation of the positions of an analysis.

use crate::app::effect::{CoachEffect, SearchId};
use crate::coach::{Advice, Grade, NodeValue, SearchDepth, SearchGoal, Stakes, TreePosition};
use crate::rules::{Color, GameTree, NodeId};
use std::collections::HashMap;

/// Values of a tree's positions. While evaluation is switched on, new positions are evaluated in the background.
#[derive(Clone, Debug, Default)]
pub struct NodeEvals {
    known: HashMap<NodeId, NodeValue>,
    is_wanted: bool,
    /// Whether a search was requested for every position of the tree: one without a value is not asked for again.
    is_complete: bool,
    under_way: Option<SearchId>,
    /// Positions evaluated in full by the latest search, and their total.
    progress: [usize; 2],
}

/// Mark of a mistake in the chart of a game's course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CourseMark {
    /// Number of plies up to and including the mistake.
    pub after: usize,
    pub side: Color,
    pub grade: Grade,
}

impl NodeEvals {
    /// Switches the evaluation on or off; returns whether it is on.
    pub(in crate::app) fn toggle(&mut self) -> bool {
        self.is_wanted = !self.is_wanted;
        self.is_complete = false;
        self.is_wanted
    }

    /// Notes that new moves may need evaluation.
    pub(in crate::app) const fn tree_changed(&mut self) {
        self.is_complete = false;
    }

    /// Starts or cancels a search as needed. `next` numbers a new search.
    pub(in crate::app) fn proceed(
        &mut self,
        tree: &GameTree,
        next: impl FnOnce() -> SearchId,
    ) -> Option<CoachEffect> {
        if !self.is_wanted {
            return self.give_up();
        }
        if self.under_way.is_some() || self.is_complete {
            return None;
        }
        let is_unknown = |it: &TreePosition| self.known.get(&it.node).is_none_or(|it| it.is_glance);
        let unknown: Vec<_> = TreePosition::all(tree).into_iter().filter(is_unknown).collect();
        self.is_complete = true;
        if unknown.is_empty() {
            return None;
        }
        let id = next();
        self.under_way = Some(id);
        self.progress = [0, unknown.len()];
        Some(CoachEffect::ValueTree(id, unknown))
    }

    /// Cancels the search.
    pub(in crate::app) fn give_up(&mut self) -> Option<CoachEffect> {
        self.under_way.take()?;
        self.is_complete = false;
        Some(CoachEffect::StopValuing)
    }

    /// Stores a value; `None` ends the search. Returns the number of evaluated positions once all are.
    pub(in crate::app) fn on_value(
        &mut self,
        id: SearchId,
        value: Option<NodeValue>,
    ) -> Option<usize> {
        if self.under_way != Some(id) {
            return None;
        }
        if let Some(value) = value {
            self.progress[0] += usize::from(!value.is_glance);
            self.note(value);
            return None;
        }
        self.under_way = None;
        Some(self.progress[1])
    }

    /// Stores the coach's value of the position after a ply.
    pub(in crate::app) fn note_advice(&mut self, node: NodeId, advice: &Advice) {
        let Some(best) = advice.moves.first() else { return };
        let score = best.line.score;
        let score = if advice.side == Color::Black { score } else { -score };
        let certainty = SearchDepth::new(advice.exact, advice.depth);
        let is_glance = !advice.exact && advice.depth < SearchGoal::GRADING.depth;
        self.note(NodeValue { node, score, certainty, is_glance });
    }

    /// Stores a value, unless a deeper one is known.
    fn note(&mut self, value: NodeValue) {
        let depth = |it: &NodeValue| match it.certainty {
            SearchDepth::Exact => u32::MAX,
            SearchDepth::Depth(depth) => depth,
        };
        let known = self.known.entry(value.node).or_insert(value);
        if depth(&value) >= depth(known) {
            *known = NodeValue { is_glance: value.is_glance && known.is_glance, ..value };
        } else {
            known.is_glance &= value.is_glance;
        }
    }

    /// Number of evaluated positions, if all were to be and are.
    pub fn finished(&self) -> Option<usize> {
        let is_finished = self.is_wanted && self.is_complete && self.under_way.is_none();
        is_finished.then_some(self.known.len())
    }

    pub const fn is_shown(&self) -> bool {
        self.is_wanted || self.progress[1] > 0
    }

    /// Positions evaluated in full, and their total, while a search runs.
    pub fn progress(&self) -> Option<[usize; 2]> {
        self.under_way.map(|_| self.progress)
    }

    /// Grade of a ply, and the discs it lost, once the positions before and after the ply are evaluated in full.
    pub fn judge(&self, tree: &GameTree, node: NodeId) -> Option<(Grade, i32)> {
        let thorough = |node: &NodeId| self.known.get(node).filter(|it| !it.is_glance);
        let before = thorough(&self.before(tree, node))?;
        let after = thorough(&node)?;
        tree.square(node)?;
        let path = tree.path(node);
        let side = tree.start().side_after(path.len() - 1);
        let seen = |it: &NodeValue| if side == Color::Black { it.score } else { -it.score };
        let certainty = match (before.certainty, after.certainty) {
            (SearchDepth::Exact, SearchDepth::Exact) => SearchDepth::Exact,
            (SearchDepth::Depth(depth), SearchDepth::Exact)
            | (SearchDepth::Exact, SearchDepth::Depth(depth)) => SearchDepth::Depth(depth),
            (SearchDepth::Depth(one), SearchDepth::Depth(other)) => {
                SearchDepth::Depth(one.min(other))
            }
        };
        let placed = path.iter().filter(|it| tree.square(**it).is_some()).count() as u32;
        let empties = tree.start().empties().len() + 1 - placed;
        let stakes = Stakes { made: seen(after), best: seen(before), certainty, empties };
        Some((stakes.grade(), stakes.loss()))
    }

    /// Node of the position before a ply: its parent, or its grandparent if the parent is a pass without a value.
    fn before(&self, tree: &GameTree, node: NodeId) -> NodeId {
        let parent = tree.parent(node);
        let is_pass = parent != NodeId::ROOT && tree.square(parent).is_none();
        let is_known = self.known.contains_key(&parent);
        if is_pass && !is_known { tree.parent(parent) } else { parent }
    }

    /// Black's margin at a node, if it is known.
    pub fn of(&self, node: NodeId) -> Option<i32> {
        self.known.get(&node).map(|value| value.score)
    }

    /// Values for Black along the line through a node, from the start; an unknown value repeats the one before.
    /// `None` if all are unknown.
    pub fn course(&self, tree: &GameTree, node: NodeId) -> Option<Vec<i32>> {
        let line = [NodeId::ROOT].into_iter().chain(tree.line(node));
        let values: Vec<Option<i32>> =
            line.map(|it| self.known.get(&it).map(|value| value.score)).collect();
        let mut last = values.iter().flatten().next().copied()?;
        let filled = values.into_iter().map(|value| {
            last = value.unwrap_or(last);
            last
        });
        Some(filled.collect())
    }

    /// Mistakes of the line through a node.
    pub fn mistakes(&self, tree: &GameTree, node: NodeId) -> Vec<CourseMark> {
        let line = tree.line(node);
        let reviewed = line.iter().zip(1..).filter_map(|(it, after)| {
            let (grade, _) = self.judge(tree, *it)?;
            let side = tree.start().side_after(after - 1);
            (grade >= Grade::Mistake).then_some(CourseMark { after, side, grade })
        });
        reviewed.collect()
    }
}
