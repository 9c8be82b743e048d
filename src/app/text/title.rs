//! The title of the window.

use crate::app::stack::state::App;
use crate::records::sanitize;
use crate::words::say;

/// Characters of a title: a name from outside may be long.
const LONGEST: usize = 80;

/// The title of the window: the game, and whose move it is.
pub fn window_title(app: &App) -> String {
    let title = || app.base().title();
    let language = &app.shared.language;
    language.scope(|| title().map_or_else(|| say!("title"), |title| sanitize(&title, LONGEST)))
}
