//! The lines of a game: its variations, comments and marks, as they are kept with it.

use crate::rules::{GameTree, MoveMark};
use strum::VariantArray as _;

/// The tree of a game, and the revision of it that is in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLines {
    /// The tree; its main line is the game.
    pub tree: GameTree,
    /// The revision as kept last; 0 before the first time.
    pub(super) revision: i64,
}

/// The mark that comes after this one, none after the last.
pub fn next_mark(mark: Option<MoveMark>) -> Option<MoveMark> {
    let at = mark.and_then(|mark| MoveMark::VARIANTS.iter().position(|it| *it == mark));
    MoveMark::VARIANTS.get(at.map_or(0, |at| at + 1)).copied()
}
