//! A library game as text.

use crate::rules::Color;
use crate::store::GameEntry;
use crate::words::{self, listed_player};

/// A game of the library in a sentence; its owner is called `own`.
pub fn library_game(entry: &GameEntry, own: &str) -> String {
    let [black, white] = Color::BOTH.map(|side| listed_player(entry, side, own));
    let score = entry.score();
    let score = score.trim_end_matches('*');
    let name = match (entry.is_finished, entry.place.is_empty()) {
        (true, true) => "library-game",
        (true, false) => "library-game-place",
        (false, true) => "library-unfinished",
        (false, false) => "library-unfinished-place",
    };
    let arguments = [
        ("black", black.into()),
        ("white", white.into()),
        // An unfinished game may have no score.
        (
            "score",
            if entry.is_finished || score.is_empty() {
                score.into()
            } else {
                format!(" {score}").into()
            },
        ),
        ("place", (&entry.place).into()),
    ];
    words::message(name, &arguments)
}
