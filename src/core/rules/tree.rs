//! Game trees: a game with its variations, comments and marks.

mod edit;

use super::move_mark::MoveMark;
use super::{Game, PlayError, Square, Turn};

/// Largest number of plies of all lines together.
pub const MAX_NODES: usize = 20_000;
/// Characters of a comment, at most.
pub const MAX_COMMENT: usize = 4_000;

/// Characters of all comments, at most.
pub const MAX_TEXT: usize = 1_000_000;

/// Node of a tree: a ply, or the root for the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct NodeId(usize);

impl NodeId {
    pub const ROOT: Self = Self(0);
}

/// Error of a refused change; the tree is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum TreeError {
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error("a game can have at most {max_nodes} moves, all its variations included", max_nodes = MAX_NODES)]
    Full,
    #[error("a comment can have at most {max_comment} characters, and all of a game {max_text}", max_comment = MAX_COMMENT, max_text = MAX_TEXT)]
    TooMuchText,
    /// The moves of the game itself cannot be changed.
    #[error("the moves of the game itself stay as they were played")]
    Played,
    /// The node to promote is on the main line already, or is the root.
    #[error("it is the main line already")]
    MainLine,
}

#[derive(Clone, Debug)]
struct TreeNode {
    parent: NodeId,
    /// Square of the disc; `None` for a pass, and at the root.
    square: Option<Square>,
    /// Next plies, main line first.
    children: Vec<NodeId>,
    comment: String,
    /// Whether the first line of the comment is the ply's name.
    is_named: bool,
    mark: Option<MoveMark>,
    /// Whether it is a ply of the tree's game.
    is_played: bool,
    is_deleted: bool,
}

/// A game with variations, comments and marks.
///
/// The first child of a node continues the line, the others are variations. Deleted nodes stay in the tree, hidden,
/// until they are restored.
///
/// ```
/// use outflank_core::rules::{Color, Game, GameTree, NodeId, Variant};
///
/// let mut tree = GameTree::of(&Game::new(Variant::REVERSI, Color::Black));
/// let f5 = tree.play(NodeId::ROOT, "f5".parse().expect("a square")).expect("legal");
/// let d6 = tree.play(f5, "d6".parse().expect("a square")).expect("legal");
/// let f4 = tree.play(f5, "f4".parse().expect("a square")).expect("legal");
/// assert_eq!(tree.children(f5).collect::<Vec<_>>(), [d6, f4]);
/// tree.promote(f4).expect("it is a variation");
/// assert_eq!(tree.children(f5).next(), Some(f4));
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    /// Game before its first ply.
    start: Game,
    nodes: Vec<TreeNode>,
    /// Characters of all comments.
    text: usize,
}

impl GameTree {
    /// Tree of a game, including plies taken back.
    pub fn of(game: &Game) -> Self {
        let mut start = game.clone();
        while start.take_back().is_some() {}
        start.forget_taken_back();
        let root = TreeNode::new(NodeId::ROOT, None);
        let mut tree = Self { start, nodes: vec![root], text: 0 };
        let mut node = NodeId::ROOT;
        for ply in game.played().iter().chain(game.taken_back()) {
            node = tree.add(node, ply.square());
            tree.nodes[node.0].is_played = true;
        }
        tree
    }

    /// Makes the main line the tree's game, and returns it with all plies on the board.
    pub fn adopt_main_line(&mut self) -> Game {
        let line = self.line(NodeId::ROOT);
        self.adopt(line.last().copied().unwrap_or(NodeId::ROOT))
    }

    /// Makes the line that ends at a node the tree's game, and returns it.
    pub fn adopt(&mut self, last: NodeId) -> Game {
        for node in self.path(last) {
            self.nodes[node.0].is_played = true;
        }
        self.played_to(last)
    }

    fn add(&mut self, parent: NodeId, square: Option<Square>) -> NodeId {
        let node = NodeId(self.nodes.len());
        self.nodes.push(TreeNode::new(parent, square));
        self.nodes[parent.0].children.push(node);
        node
    }

    /// Plays at a node: returns an existing child, restored if deleted, or a new variation. A forced pass is
    /// inserted.
    ///
    /// # Errors
    ///
    /// [`TreeError::Play`] and [`TreeError::Full`].
    pub fn play(&mut self, node: NodeId, square: Square) -> Result<NodeId, TreeError> {
        let mut game = self.played_to(node);
        let must_pass = matches!(game.turn(), Turn::Pass(_));
        game.place_after_pass(square)?;
        let node = if must_pass { self.step(node, None)? } else { node };
        self.step(node, Some(square))
    }

    /// Passes at a node.
    ///
    /// # Errors
    ///
    /// As [`Self::play`].
    pub fn pass(&mut self, node: NodeId) -> Result<NodeId, TreeError> {
        self.played_to(node).pass()?;
        self.step(node, None)
    }

    /// Child with this legal ply, created if missing.
    fn step(&mut self, node: NodeId, square: Option<Square>) -> Result<NodeId, TreeError> {
        let known = self.nodes[node.0].children.iter().copied();
        if let Some(child) = known.into_iter().find(|it| self.nodes[it.0].square == square) {
            self.nodes[child.0].is_deleted = false;
            return Ok(child);
        }
        if self.nodes.len() > MAX_NODES {
            return Err(TreeError::Full);
        }
        Ok(self.add(node, square))
    }

    /// Nodes from the first ply to this one.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut at = node;
        while at != NodeId::ROOT {
            path.push(at);
            at = self.nodes[at.0].parent;
        }
        path.reverse();
        path
    }

    /// Line through a node: the nodes to it, and the main continuation.
    pub fn line(&self, node: NodeId) -> Vec<NodeId> {
        let mut line = self.path(node);
        let mut at = node;
        while let Some(next) = self.children(at).next() {
            line.push(next);
            at = next;
        }
        line
    }

    /// Game before its first ply.
    pub const fn start(&self) -> &Game {
        &self.start
    }

    fn played_to(&self, node: NodeId) -> Game {
        let mut game = self.start.clone();
        self.replay(&mut game, &self.path(node));
        game
    }

    fn replay(&self, game: &mut Game, nodes: &[NodeId]) {
        for node in nodes {
            let played = match self.nodes[node.0].square {
                Some(square) => game.place(square),
                None => game.pass(),
            };
            played.expect("the tree holds legal plies");
        }
    }

    /// Game at a node, with its line as plies taken back.
    pub fn game_at(&self, node: NodeId) -> Game {
        let mut game = self.start.clone();
        let line = self.line(node);
        self.replay(&mut game, &line);
        let plies = self.path(node).len();
        while game.played().len() > plies {
            game.take_back();
        }
        game
    }

    /// Undeleted children, main line first.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let children = self.nodes[node.0].children.iter().copied();
        children.filter(|child| !self.nodes[child.0].is_deleted)
    }

    /// A node and its undeleted descendants.
    pub fn subtree(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut open = vec![node];
        std::iter::from_fn(move || {
            let node = open.pop()?;
            open.extend(self.children(node));
            Some(node)
        })
    }

    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.children(node).next().is_none()
    }

    /// Parent; the root is its own.
    pub fn parent(&self, node: NodeId) -> NodeId {
        self.nodes[node.0].parent
    }

    /// Square of a ply; `None` for a pass, and at the root.
    pub fn square(&self, node: NodeId) -> Option<Square> {
        self.nodes[node.0].square
    }

    /// Comment on a ply, or on the game at the root.
    pub fn comment(&self, node: NodeId) -> &str {
        &self.nodes[node.0].comment
    }

    /// Sets a comment.
    ///
    /// # Errors
    ///
    /// [`TreeError::TooMuchText`]; the old comment stays.
    pub fn set_comment(&mut self, node: NodeId, comment: &str) -> Result<(), TreeError> {
        let length = comment.chars().count();
        let others = self.text - self.nodes[node.0].comment.chars().count();
        if length > MAX_COMMENT || others + length > MAX_TEXT {
            return Err(TreeError::TooMuchText);
        }
        self.text = others + length;
        comment.clone_into(&mut self.nodes[node.0].comment);
        self.nodes[node.0].is_named &= !comment.is_empty();
        Ok(())
    }

    /// Whether the first line of a comment is a name of the ply or the game, as in SGF.
    pub fn is_named(&self, node: NodeId) -> bool {
        self.nodes[node.0].is_named
    }

    /// Sets whether the first line of the comment is a name; there is none without a comment.
    pub fn set_named(&mut self, node: NodeId, is_named: bool) {
        self.nodes[node.0].is_named = is_named && !self.comment(node).is_empty();
    }

    pub fn mark(&self, node: NodeId) -> Option<MoveMark> {
        self.nodes[node.0].mark
    }

    /// Sets or removes a mark; the root has none.
    pub fn set_mark(&mut self, node: NodeId, mark: Option<MoveMark>) {
        self.nodes[node.0].mark = mark.filter(|_| node != NodeId::ROOT);
    }

    /// Whether it is a ply of the tree's game.
    pub fn is_played(&self, node: NodeId) -> bool {
        self.nodes[node.0].is_played
    }

    pub fn is_deleted(&self, node: NodeId) -> bool {
        self.nodes[node.0].is_deleted
    }

    /// Undeleted children of a node's parent, the main line first; for the root, the root itself.
    pub fn siblings(&self, node: NodeId) -> Vec<NodeId> {
        if node == NodeId::ROOT { vec![node] } else { self.children(self.parent(node)).collect() }
    }

    /// Last ply of the tree's game.
    fn last_played(&self) -> NodeId {
        let line = self.line(NodeId::ROOT).into_iter();
        line.take_while(|node| self.is_played(*node)).last().unwrap_or(NodeId::ROOT)
    }

    /// The tree's game with all plies on the board.
    pub fn game(&self) -> Game {
        self.played_to(self.last_played())
    }

    /// Replaces the tree's game by `game`, which becomes the main line; plies of the old game that differ become a
    /// variation. Plies beyond the limit of nodes are left out.
    pub fn follow(&mut self, game: &Game) {
        self.nodes.iter_mut().for_each(|node| node.is_played = false);
        let mut at = NodeId::ROOT;
        for ply in game.played().iter().chain(game.taken_back()) {
            let Ok(node) = self.step(at, ply.square()) else { return };
            self.nodes[node.0].is_played = true;
            let children = &mut self.nodes[at.0].children;
            children.retain(|child| *child != node);
            children.insert(0, node);
            at = node;
        }
    }

    /// Last ply of the tree's game; `None` if no line continues after it.
    pub fn end_of_game(&self) -> Option<NodeId> {
        let end = self.last_played();
        self.children(end).next().map(|_| end)
    }

    /// Whether there are variations, comments or marks, deleted ones included.
    pub fn has_notes(&self) -> bool {
        let is_note = |it: &TreeNode| !it.is_played || !it.comment.is_empty() || it.mark.is_some();
        self.nodes.iter().skip(1).any(is_note) || !self.nodes[0].comment.is_empty()
    }

    /// Number of plies of all lines.
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All nodes but the root with their depths, deleted ones included: children follow their parent in order.
    pub fn in_order(&self) -> Vec<(usize, NodeId)> {
        let mut order = Vec::with_capacity(self.nodes.len());
        let mut open = vec![(0, NodeId::ROOT)];
        while let Some((depth, node)) = open.pop() {
            if node != NodeId::ROOT {
                order.push((depth, node));
            }
            open.extend(self.nodes[node.0].children.iter().rev().map(|child| (depth + 1, *child)));
        }
        order
    }
}

impl TreeNode {
    const fn new(parent: NodeId, square: Option<Square>) -> Self {
        Self {
            parent,
            square,
            children: Vec::new(),
            comment: String::new(),
            is_named: false,
            mark: None,
            is_played: false,
            is_deleted: false,
        }
    }

    /// Fields by which nodes of two trees are compared, without their positions in the trees.
    fn same_as(&self) -> impl PartialEq + '_ {
        let is = [self.is_named, self.is_played, self.is_deleted];
        (self.square, &self.comment, self.mark, is)
    }
}

/// Equal trees have the same lines in the same order.
impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        let (ours, theirs) = (self.in_order(), other.in_order());
        let root = |tree: &Self| (tree.nodes[0].comment.clone(), tree.nodes[0].is_named);
        self.start == other.start
            && root(self) == root(other)
            && ours.len() == theirs.len()
            && ours.iter().zip(&theirs).all(|((depth, node), (other_depth, twin))| {
                depth == other_depth
                    && self.nodes[node.0].same_as() == other.nodes[twin.0].same_as()
            })
    }
}

impl Eq for GameTree {}
