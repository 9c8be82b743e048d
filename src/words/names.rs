//! Names of sides, games and people.

use crate::language::of;
use crate::say;
use outflank_core::engine::people::PersonRating;
use outflank_core::rules::{Color, Variant};

/// Name of a colour for players; `Display` is for files.
pub fn color_name(color: Color) -> String {
    match color {
        Color::Black => say!("side-black"),
        Color::White => say!("side-white"),
    }
}

/// Name of a side for players: a colour, or a letter in tic-tac-toe.
pub fn side_name(variant: Variant, side: Color) -> String {
    if variant.has_lettered_sides() { side.letter().to_string() } else { color_name(side) }
}

pub fn side_names(variant: Variant) -> [String; 2] {
    Color::BOTH.map(|side| side_name(variant, side))
}

pub fn game_title(variant: Variant) -> String {
    of("game", variant.key)
}

/// A sentence with the measured habits of players of this rating.
pub fn habits(rating: PersonRating) -> String {
    of("person", &rating.to_string())
}
