//! Game trees: a game with its variations, comments and marks.

mod edit;

use super::move_mark::MoveMark;
use super::{Game, PlayError, Square, Turn};
use crate::words::say;

/// The most plies that a tree holds, those of every line together.
pub const MAX_NODES: usize = 20_000;
/// Characters of a comment, at most.
pub const MAX_COMMENT: usize = 4_000;

/// Characters of all comments of a tree together, at most.
pub const MAX_TEXT: usize = 1_000_000;

/// The node of a game tree: a ply, or the root, which is the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

impl NodeId {
    /// The start of the game.
    pub const ROOT: Self = Self(0);
}

/// The error of a change to a tree that is not possible. The tree is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TreeError {
    /// The move cannot be played there.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The tree is as large as it may be.
    #[error("{}", say!("error-tree-full", max_nodes = MAX_NODES))]
    Full,
    /// More is said than a tree can hold.
    #[error("{}", say!("error-tree-too-much-text", max_comment = MAX_COMMENT, max_text = MAX_TEXT))]
    TooMuchText,
    /// The moves of the game itself stay as they were played.
    #[error("{}", say!("error-tree-played"))]
    Played,
    /// It is the main line already, or the start.
    #[error("{}", say!("error-tree-main-line"))]
    MainLine,
}

/// A node with all that is known of it.
#[derive(Clone, Debug)]
struct TreeNode {
    parent: NodeId,
    /// The square of the disc; `None` for a pass, and at the root.
    square: Option<Square>,
    /// The plies that follow, those of the main line first.
    children: Vec<NodeId>,
    comment: String,
    mark: Option<MoveMark>,
    /// Whether it is a ply of the game that the tree is about.
    is_played: bool,
    is_deleted: bool,
}

/// A game tree: a game, and what else could be played in it.
///
/// Children of a node are ordered: the first one goes on with the line, the others are variations. What is deleted stays
/// in the tree, out of sight, until it is brought back.
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
    /// The game before its first ply.
    start: Game,
    nodes: Vec<TreeNode>,
    /// Characters of all comments.
    text: usize,
}

impl GameTree {
    /// The tree of a game, with the plies that were taken back.
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

    /// Takes the main line for the game that the tree is about, and returns it with all its plies on the board.
    pub fn adopt_main_line(&mut self) -> Game {
        let line = self.line(NodeId::ROOT);
        self.adopt(line.last().copied().unwrap_or(NodeId::ROOT))
    }

    /// The same of a line that ends at this ply.
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

    /// Plays at a node: the ply that is there already, brought back if it was deleted, or a new variation. A pass that
    /// is forced comes before it.
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

    /// The child with this legal ply; a new one where there is none.
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

    /// The nodes from the first ply to this one.
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

    /// The line that a node is in: the nodes to it, and those that go on from there.
    pub fn line(&self, node: NodeId) -> Vec<NodeId> {
        let mut line = self.path(node);
        let mut at = node;
        while let Some(next) = self.children(at).next() {
            line.push(next);
            at = next;
        }
        line
    }

    /// The game before its first ply.
    pub const fn start(&self) -> &Game {
        &self.start
    }

    /// The game up to a node.
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

    /// The game at a node: its line, taken back to there.
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

    /// The plies that can follow a node, the main line first, without those that are deleted.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let children = self.nodes[node.0].children.iter().copied();
        children.filter(|child| !self.nodes[child.0].is_deleted)
    }

    /// A node and everything that can follow it, without what is deleted.
    pub fn subtree(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut open = vec![node];
        std::iter::from_fn(move || {
            let node = open.pop()?;
            open.extend(self.children(node));
            Some(node)
        })
    }

    /// Whether nothing follows a node.
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.children(node).next().is_none()
    }

    /// The node before; the root's is itself.
    pub fn parent(&self, node: NodeId) -> NodeId {
        self.nodes[node.0].parent
    }

    /// The square of a ply; `None` for a pass, and at the root.
    pub fn square(&self, node: NodeId) -> Option<Square> {
        self.nodes[node.0].square
    }

    /// What is said of a ply, or of the whole at the root.
    pub fn comment(&self, node: NodeId) -> &str {
        &self.nodes[node.0].comment
    }

    /// Says something of a ply, or nothing any more.
    ///
    /// # Errors
    ///
    /// [`TreeError::TooMuchText`]; what was said before stays.
    pub fn set_comment(&mut self, node: NodeId, comment: &str) -> Result<(), TreeError> {
        let length = comment.chars().count();
        let others = self.text - self.nodes[node.0].comment.chars().count();
        if length > MAX_COMMENT || others + length > MAX_TEXT {
            return Err(TreeError::TooMuchText);
        }
        self.text = others + length;
        comment.clone_into(&mut self.nodes[node.0].comment);
        Ok(())
    }

    /// The mark of a ply.
    pub fn mark(&self, node: NodeId) -> Option<MoveMark> {
        self.nodes[node.0].mark
    }

    /// Marks a ply, or takes its mark away; the root has none.
    pub fn set_mark(&mut self, node: NodeId, mark: Option<MoveMark>) {
        self.nodes[node.0].mark = mark.filter(|_| node != NodeId::ROOT);
    }

    /// Whether it is a ply of the game that the tree is about.
    pub fn is_played(&self, node: NodeId) -> bool {
        self.nodes[node.0].is_played
    }

    /// Whether it was deleted.
    pub fn is_deleted(&self, node: NodeId) -> bool {
        self.nodes[node.0].is_deleted
    }

    /// The variations at a node's place: itself and its siblings.
    pub fn siblings(&self, node: NodeId) -> Vec<NodeId> {
        if node == NodeId::ROOT { vec![node] } else { self.children(self.parent(node)).collect() }
    }

    /// The last ply of the game that the tree is about.
    fn last_played(&self) -> NodeId {
        let line = self.line(NodeId::ROOT).into_iter();
        line.take_while(|node| self.is_played(*node)).last().unwrap_or(NodeId::ROOT)
    }

    /// The game that the tree is about, all its plies on the board; what was only thought of is no part of it.
    pub fn game(&self) -> Game {
        self.played_to(self.last_played())
    }

    /// Makes the plies of a game that has gone on, or another way, those of the game that the tree is about. They become
    /// the main line; what was played before becomes a variation. Plies that have no room are left out.
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

    /// Where that game ends, if anything follows there.
    pub fn end_of_game(&self) -> Option<NodeId> {
        let end = self.last_played();
        self.children(end).next().map(|_| end)
    }

    /// Whether there is anything but the game: a variation, a comment or a mark, deleted ones too.
    pub fn has_notes(&self) -> bool {
        let is_note = |it: &TreeNode| !it.is_played || !it.comment.is_empty() || it.mark.is_some();
        self.nodes.iter().skip(1).any(is_note) || !self.nodes[0].comment.is_empty()
    }

    /// How many plies there are, those of every line together.
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Whether there is no ply.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All nodes but the root with how deep each lies, a line before its variations' continuation: children follow
    /// their parent in their order. Those that are deleted come, too.
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
            mark: None,
            is_played: false,
            is_deleted: false,
        }
    }

    /// What makes two nodes the same, wherever they lie.
    const fn same_as(&self) -> (Option<Square>, &String, Option<MoveMark>, bool, bool) {
        (self.square, &self.comment, self.mark, self.is_played, self.is_deleted)
    }
}

/// Two trees are the same if they hold the same lines in the same order.
impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        let (ours, theirs) = (self.in_order(), other.in_order());
        let root = |tree: &Self| tree.nodes[0].comment.clone();
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
