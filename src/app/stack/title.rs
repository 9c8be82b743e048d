//! The title of the window.

use crate::app::stack::notices::notice;
use crate::app::stack::state::App;
use crate::records::sanitize;
use crate::words::say;

/// Limit of characters, because names may come from outside.
const LONGEST: usize = 80;

/// Title of the window: of the game, and while the window is unfocused, the news of a person who waits.
pub fn window_title(app: &App) -> String {
    let news = app.cx.viewport.unfocused.and(app.cx.notice.as_ref());
    let news = news.filter(|news| news.is_of_people());
    let title = || match news {
        Some(news) => Some(say!("title-of", text = notice(app, news))),
        None => app.base().title(),
    };
    let language = &app.cx.language;
    language.scope(|| title().map_or_else(|| say!("title"), |title| sanitize(&title, LONGEST)))
}
