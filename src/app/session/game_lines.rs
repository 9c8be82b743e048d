//! The lines of a game: its variations, comments and marks, as they are kept with it.

use crate::rules::GameTree;
use crate::store::Slot;

/// The tree of a game, as this run edits and saves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLines {
    /// The tree; its main line begins with the game.
    pub tree: GameTree,
    /// Its revision in the store as loaded or saved last; 0 before the first time.
    pub(in crate::app) revision: i64,
    /// The slot under which this run saves it.
    pub(in crate::app) slot: Option<Slot>,
}
