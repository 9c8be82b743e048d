//! The title of the window.

use crate::app::stack::state::App;
use crate::records::sanitize;
use crate::words::say;

/// Limit of characters, because names may come from outside.
const LONGEST: usize = 80;

pub fn window_title(app: &App) -> String {
    let title = || app.base().title();
    let language = &app.cx.language;
    language.scope(|| title().map_or_else(|| say!("title"), |title| sanitize(&title, LONGEST)))
}
