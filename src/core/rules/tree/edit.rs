//! Changes to the lines of a tree: promote, delete, restore, merge.

use super::{GameTree, NodeId, TreeError};

impl GameTree {
    /// Moves the innermost variation that contains a node one place up among its siblings; returns the first node of
    /// the variation.
    ///
    /// # Errors
    ///
    /// [`TreeError::MainLine`] without a variation, and [`TreeError::Played`] if the sibling above is a ply of the
    /// tree's game.
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

    /// Deletes a node with everything below; returns its parent. [`Self::restore`] brings it back.
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

    pub fn restore(&mut self, node: NodeId) {
        self.nodes[node.0].is_deleted = false;
    }

    /// A deleted ply to restore: a child of this node, else the latest whose parent is visible.
    pub fn deleted(&self, node: NodeId) -> Option<NodeId> {
        let is_here = |it: &NodeId| self.parent(*it) == node;
        let is_in_sight =
            |it: &NodeId| self.path(self.parent(*it)).iter().all(|above| !self.is_deleted(*above));
        let all = || (1..self.nodes.len()).rev().map(NodeId).filter(|it| self.is_deleted(*it));
        all().find(is_here).or_else(|| all().find(is_in_sight))
    }

    /// Adds lines, comments and marks of another tree of the same game where they are missing. Returns whether
    /// anything was new. Parts without room are left out.
    pub fn merge(&mut self, other: &Self) -> bool {
        self.add_tree(other, |_, _| None)
    }

    /// As [`Self::merge`], but joins differing comments.
    pub fn join(&mut self, other: &Self) -> bool {
        self.add_tree(other, |own, more| (!own.contains(more)).then(|| format!("{own} {more}")))
    }

    /// Adds another tree; `joined` combines two comments on a ply.
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
            let is_new = own.is_empty();
            let comment = if is_new { Some(more.to_owned()) } else { joined(own, more) };
            if let Some(comment) = comment {
                // A comment without room is left out.
                let _ = self.set_comment(twin, &comment);
            }
            if is_new {
                self.set_named(twin, other.is_named(node));
            }
            if self.mark(twin).is_none() {
                self.set_mark(twin, other.mark(node));
            }
        }
        *self != before
    }
}
