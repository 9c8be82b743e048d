//! Names of levels.

use crate::engine::Level;
use crate::words::{self, say};

/// A level in a list: `4 Novice`, or `Match me`.
pub fn level_choice(level: Level) -> String {
    if level.is_matched() {
        return say!("level-matched");
    }
    format!("{} {}", level.number(), level_name(level))
}

/// Name of a level; a matched level has a number only.
pub fn level_name(level: Level) -> String {
    if level.is_matched() {
        return level.to_string();
    }
    words::of("level-name", &level.to_string().to_lowercase())
}

/// Strength of a player: `level 4`, or `rating 1430`.
pub fn level_tag(level: Level) -> String {
    if level.is_matched() {
        return say!("level-rating", rating = level.number().to_string());
    }
    say!("level-number", number = level.number())
}

/// Description of a level's play for beginners.
pub fn about_level(level: Level) -> String {
    words::of("level", &level.to_string().to_lowercase())
}
