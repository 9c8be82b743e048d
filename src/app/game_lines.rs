//! The lines of a game: its variations, comments and marks, as they are kept with it.

use crate::rules::GameTree;

/// The tree of a game, and the revision of it that is in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLines {
    /// The tree; its main line begins with the game.
    pub tree: GameTree,
    /// The revision that was asked to be kept last; 0 before the first time.
    pub(super) revision: i64,
}
