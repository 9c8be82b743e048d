//! Game trees as JSON: every ply with the place of the one before it in the list.

use super::{sanitize, sanitize_lines};
use crate::rules::{Game, GameTree, MAX_COMMENT, MoveMark, NodeId, TreeError};
use crate::words::say;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// The error of a list that is no tree of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TreeJsonError {
    /// A ply follows one that does not come before it.
    #[error("{}", say!("error-tree-json-no-parent", value = *.0))]
    NoParent(usize),
    /// A ply is none.
    #[error("{}", say!("error-tree-json-not-a-square", number = *.number, text = .text))]
    NotASquare {
        /// Its place in the list, from 1.
        number: usize,
        /// What stands there.
        text: String,
    },
    /// A ply is not possible there, or there are too many.
    #[error("{}", say!("error-tree-json-refused", number = *.number, reason = .reason.to_string()))]
    Refused {
        /// Its place in the list, from 1.
        number: usize,
        /// Why not.
        reason: TreeError,
    },
}

/// The tree of a record.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct JsonTree {
    /// What is said of the whole.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    /// The plies of all lines, each after the one that it follows.
    plies: Vec<JsonPly>,
}

/// A ply of the tree.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct JsonPly {
    /// The square, or `--` for a pass.
    #[serde(rename = "move")]
    square: String,
    /// The place in the list of the ply that it follows, from 1; 0 at the start.
    after: usize,
    /// `!`, `?`, `!?` and so on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mark: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    deleted: bool,
}

const PASS: &str = "--";

impl From<&GameTree> for JsonTree {
    fn from(tree: &GameTree) -> Self {
        let order = tree.in_order();
        let places: HashMap<NodeId, usize> =
            order.iter().zip(1..).map(|((_, node), place)| (*node, place)).collect();
        let ply = |(_, node): &(usize, NodeId)| JsonPly {
            square: tree.square(*node).map_or_else(|| PASS.to_owned(), |it| it.to_string()),
            after: places.get(&tree.parent(*node)).copied().unwrap_or(0),
            mark: tree.mark(*node).map(|mark| mark.to_string()),
            comment: tree.comment(*node).to_owned(),
            deleted: tree.is_deleted(*node),
        };
        Self {
            comment: tree.comment(NodeId::ROOT).to_owned(),
            plies: order.iter().map(ply).collect(),
        }
    }
}

impl JsonTree {
    /// The tree of a game with these lines; the game's own plies are its main line.
    ///
    /// # Errors
    ///
    /// [`TreeJsonError`] says what is wrong with them.
    pub fn of(&self, game: &Game) -> Result<GameTree, TreeJsonError> {
        let mut tree = GameTree::of(game);
        let refused = |number| move |reason| TreeJsonError::Refused { number, reason };
        let said = |text: &str| sanitize_lines(text, MAX_COMMENT);
        tree.set_comment(NodeId::ROOT, &said(&self.comment)).map_err(refused(0))?;
        let mut nodes = vec![NodeId::ROOT];
        for (ply, number) in self.plies.iter().zip(1..) {
            let after = *nodes.get(ply.after).ok_or(TreeJsonError::NoParent(number))?;
            let node = if ply.square == PASS {
                tree.pass(after)
            } else {
                let square = ply.square.parse().map_err(|_| TreeJsonError::NotASquare {
                    number,
                    text: sanitize(&ply.square, 20),
                })?;
                tree.play(after, square)
            };
            let node = node.map_err(refused(number))?;
            tree.set_comment(node, &said(&ply.comment)).map_err(refused(number))?;
            tree.set_mark(node, ply.mark.as_ref().and_then(|it| it.parse::<MoveMark>().ok()));
            nodes.push(node);
        }
        // Only now: a deleted ply that is played again comes back.
        for (ply, node) in self.plies.iter().zip(&nodes[1..]).filter(|(ply, _)| ply.deleted) {
            tree.delete(*node).map_err(|_| TreeJsonError::NoParent(ply.after))?;
        }
        Ok(tree)
    }
}

/// A tree as text, on one line.
pub fn write_tree(tree: &GameTree) -> String {
    serde_json::to_string(&JsonTree::from(tree)).expect("texts and numbers")
}

/// The tree of a game in such a text; `Err` says what makes no sense in it.
///
/// # Errors
///
/// A sentence.
pub fn read_tree(game: &Game, text: &str) -> Result<GameTree, String> {
    let json: JsonTree = serde_json::from_str(text).map_err(|error| error.to_string())?;
    json.of(game).map_err(|error| error.to_string())
}
