//! The title of the window.

use super::players::{full_name, is_you, verdict};
use crate::app::pages::Page;
use crate::app::state::App;
use crate::records::sanitize;
use crate::rules::Turn;
use crate::words::{say, who};

/// Characters of a title: a name from outside may be long.
const LONGEST: usize = 80;

/// The title of the window: the game, and whose move it is.
pub fn window_title(app: &App) -> String {
    let table = match app.base() {
        Page::Board(page) => &page.table,
        Page::Tournament(page) => {
            return sanitize(&say!("title-of", text = page.live.name.as_str()), LONGEST);
        }
        _ => return say!("title"),
    };
    let text = match table.game.turn() {
        Turn::Over => say!("title-of", text = verdict(table)),
        Turn::Place(side) | Turn::Pass(side) => {
            let (who, name) = (who(is_you(table, side)), full_name(table, side));
            say!("title-turn", who = who, name = name)
        }
    };
    sanitize(&text, LONGEST)
}
