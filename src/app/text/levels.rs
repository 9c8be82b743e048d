//! Names of levels.

use crate::engine::Level;
use crate::words::{self, habits, level_name, say};

/// A level in a list: `4 Novice`, `Match me`, or `Ann, 1300`.
pub fn level_choice(level: Level) -> String {
    if let Some(rating) = level.person() {
        return say!("level-person", name = rating.name(), rating = rating.to_string());
    }
    if level.is_matched() {
        return say!("level-matched");
    }
    format!("{} {}", level.number(), level_name(level))
}

/// Strength of a player: `level 4`, `rating 1430`, or `like people of 1300`.
pub fn level_tag(level: Level) -> String {
    if let Some(rating) = level.person() {
        return say!("level-like-people", rating = rating.to_string());
    }
    if level.is_matched() {
        return say!("level-rating", rating = level.number().to_string());
    }
    say!("level-number", number = level.number())
}

/// Description of a level's play for beginners.
pub fn about_level(level: Level) -> String {
    if let Some(rating) = level.person() {
        let about = habits(rating);
        return if rating.is_rare() { say!("level-person-rare", about = about) } else { about };
    }
    words::of("level", &level.to_string().to_lowercase())
}
