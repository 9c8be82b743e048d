//! What the levels are called.

use crate::engine::Level;
use crate::words::{self, say};

/// A level among others to choose from: `4 Novice`, or `Match me`.
pub fn level_choice(level: Level) -> String {
    if level.is_matched() {
        return say!("level-matched");
    }
    format!("{} {}", level.number(), level_name(level))
}

/// The name of a level; a matched level has only a number.
pub fn level_name(level: Level) -> String {
    if level.is_matched() {
        return level.to_string();
    }
    words::of("level-name", &level.to_string().to_lowercase())
}

/// How strong a player is: `level 4`, or `rating 1430`.
pub fn level_tag(level: Level) -> String {
    if level.is_matched() {
        return say!("level-rating", rating = level.number().to_string());
    }
    say!("level-number", number = level.number())
}

/// How a level plays, in words a beginner understands.
pub fn about_level(level: Level) -> String {
    words::of("level", &level.to_string().to_lowercase())
}
