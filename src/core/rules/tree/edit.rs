//! Changes to the lines of a tree: promote, delete, restore, merge.

use super::{GameTree, NodeId, TreeError};

impl GameTree {
    /// Moves the variation that a node is in one place up; says where it branches off.
    ///
    /// # Errors
    ///
    /// [`TreeError::MainLine`], and [`TreeError::Played`] where the game itself stands above it.
    pub fn promote(&mut self, node: NodeId) -> Result<NodeId, TreeError> {
        let is_variation =
            |it: &NodeId| self.children(self.parent(*it)).next().is_some_and(|first| first != *it);
        let path = self.path(node);
        let branch = path.into_iter().rev().find(is_variation).ok_or(TreeError::MainLine)?;
        let siblings = self.siblings(branch);
        let place = siblings.iter().position(|it| *it == branch).expect("it is among them");
        let above = siblings[place - 1];
        if self.is_played(above) {
            return Err(TreeError::Played);
        }
        let parent = self.parent(branch);
        let children = &mut self.nodes[parent.0].children;
        let [from, to] = [branch, above]
            .map(|it| children.iter().position(|child| *child == it).expect("it is there"));
        children.remove(from);
        children.insert(to, branch);
        Ok(branch)
    }

    /// Deletes a ply and all that follows it; says which node stands before it. [`Self::restore`] brings it back.
    ///
    /// # Errors
    ///
    /// [`TreeError::Played`] for a ply of the game itself, and for the start.
    pub fn delete(&mut self, node: NodeId) -> Result<NodeId, TreeError> {
        if node == NodeId::ROOT || self.is_played(node) {
            return Err(TreeError::Played);
        }
        self.nodes[node.0].is_deleted = true;
        Ok(self.parent(node))
    }

    /// Brings a deleted ply back.
    pub fn restore(&mut self, node: NodeId) {
        self.nodes[node.0].is_deleted = false;
    }

    /// A deleted ply that can be brought back: one that follows this node, or else the one made last of all whose line
    /// is in sight.
    pub fn deleted(&self, node: NodeId) -> Option<NodeId> {
        let is_here = |it: &NodeId| self.parent(*it) == node;
        let is_in_sight =
            |it: &NodeId| self.path(self.parent(*it)).iter().all(|above| !self.is_deleted(*above));
        let all = || (1..self.nodes.len()).rev().map(NodeId).filter(|it| self.is_deleted(*it));
        all().find(is_here).or_else(|| all().find(is_in_sight))
    }

    /// Adds what another tree of the same game has besides: its lines, and what it says where nothing is said here.
    /// Says whether there was anything. What has no room is left out.
    pub fn merge(&mut self, other: &Self) -> bool {
        self.add_tree(other, |_, _| None)
    }

    /// The same, but what both say of a ply is said one after the other.
    pub fn join(&mut self, other: &Self) -> bool {
        self.add_tree(other, |own, more| (!own.contains(more)).then(|| format!("{own} {more}")))
    }

    /// Adds what another tree has besides; `joined` says what becomes of two comments on the same ply.
    fn add_tree(&mut self, other: &Self, joined: impl Fn(&str, &str) -> Option<String>) -> bool {
        let before = self.clone();
        let mut twins = vec![None; other.nodes.len()];
        twins[0] = Some(NodeId::ROOT);
        let nodes =
            std::iter::once(NodeId::ROOT).chain(other.in_order().into_iter().map(|(_, node)| node));
        for node in nodes.filter(|node| !other.is_deleted(*node)) {
            let twin = match (node, twins[other.parent(node).0], other.square(node)) {
                (NodeId::ROOT, ..) => Some(NodeId::ROOT),
                (_, Some(parent), Some(square)) => self.play(parent, square).ok(),
                (_, Some(parent), None) => self.pass(parent).ok(),
                (_, None, _) => None,
            };
            twins[node.0] = twin;
            let Some(twin) = twin else { continue };
            let (own, more) = (self.comment(twin), other.comment(node));
            let comment = if own.is_empty() { Some(more.to_owned()) } else { joined(own, more) };
            if let Some(comment) = comment {
                // Where there is no room for it, it is left out.
                let _ = self.set_comment(twin, &comment);
            }
            if self.mark(twin).is_none() {
                self.set_mark(twin, other.mark(node));
            }
        }
        *self != before
    }
}
