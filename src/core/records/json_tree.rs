//! Game trees as JSON: plies with the index of their parent.

use super::{sanitize, sanitize_lines};
use crate::rules::{Game, GameTree, MAX_COMMENT, MoveMark, NodeId, TreeError};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// Error of an invalid tree.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum TreeJsonError {
    /// The parent does not come before the ply.
    #[error("variation {0} follows a move that does not come before it")]
    NoParent(usize),
    #[error("variation {number}: '{text}' is not a square")]
    NotASquare {
        /// Index in the list, from 1.
        number: usize,
        text: String,
    },
    /// Illegal, or too many plies.
    #[error("variation {number}: {reason}")]
    Refused {
        /// Index in the list, from 1.
        number: usize,
        reason: TreeError,
    },
}

/// Tree of a record.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct JsonTree {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    /// Whether the first line of the comment is the game's name.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    named: bool,
    /// Plies of all lines, each after its parent.
    plies: Vec<JsonPly>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct JsonPly {
    /// Square, or `--` for a pass.
    #[serde(rename = "move")]
    square: String,
    /// Index of the parent, from 1; 0 at the start.
    after: usize,
    /// `!`, `?`, `!?` and so on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mark: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    /// Whether the first line of the comment is the ply's name.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    named: bool,
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
            named: tree.is_named(*node),
            deleted: tree.is_deleted(*node),
        };
        Self {
            comment: tree.comment(NodeId::ROOT).to_owned(),
            named: tree.is_named(NodeId::ROOT),
            plies: order.iter().map(ply).collect(),
        }
    }
}

impl JsonTree {
    /// Tree of a game with these lines; the game is the main line.
    ///
    /// # Errors
    ///
    /// [`TreeJsonError`].
    pub fn of(&self, game: &Game) -> Result<GameTree, TreeJsonError> {
        let mut tree = GameTree::of(game);
        let refused = |number| move |reason| TreeJsonError::Refused { number, reason };
        let cut = |text: &str| sanitize_lines(text, MAX_COMMENT);
        tree.set_comment(NodeId::ROOT, &cut(&self.comment)).map_err(refused(0))?;
        tree.set_named(NodeId::ROOT, self.named);
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
            tree.set_comment(node, &cut(&ply.comment)).map_err(refused(number))?;
            tree.set_named(node, ply.named);
            tree.set_mark(node, ply.mark.as_ref().and_then(|it| it.parse::<MoveMark>().ok()));
            nodes.push(node);
        }
        // Only now, because playing a deleted ply again restores it.
        for (ply, node) in self.plies.iter().zip(&nodes[1..]).filter(|(ply, _)| ply.deleted) {
            tree.delete(*node).map_err(|_| TreeJsonError::NoParent(ply.after))?;
        }
        Ok(tree)
    }
}

pub fn write_tree(tree: &GameTree) -> String {
    serde_json::to_string(&JsonTree::from(tree)).expect("texts and numbers")
}

/// Tree of a game; `None` if the text is none of it.
pub fn read_tree(game: &Game, text: &str) -> Option<GameTree> {
    let json: JsonTree = serde_json::from_str(text).ok()?;
    json.of(game).ok()
}
