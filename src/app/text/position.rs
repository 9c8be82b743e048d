//! Positions as text.

use crate::rules::{Color, Game, Turn};
use crate::words::{say, side_name};

/// Disc counts and side to move: `Black 5, White 2. White to move.`
pub fn position_in_words(game: &Game) -> String {
    // Empty squares of a set-up position belong to neither side.
    let count = if game.played().is_empty() { game.count() } else { game.final_count() };
    let [black, white] = Color::BOTH.map(|side| count.of(side));
    let discs = say!("position-discs", black = black, white = white);
    let side = |side: Color| side_name(game.variant(), side);
    match game.turn() {
        Turn::Place(mover) => say!("position-to-move", discs = discs, side = side(mover)),
        Turn::Pass(mover) => say!("position-must-pass", discs = discs, side = side(mover)),
        Turn::Over => say!("position-over", discs = discs),
    }
}
