//! Lines of a game: variations, comments and marks.

use crate::rules::GameTree;
use crate::store::Slot;

/// Tree of a game, with its place in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLines {
    /// The tree; its main line starts with the game.
    pub tree: GameTree,
    /// Revision in the store as last loaded or saved; 0 before the first save.
    pub(in crate::app) revision: i64,
    /// Slot under which this run saves the tree; `None` before the first save.
    pub(in crate::app) slot: Option<Slot>,
}
