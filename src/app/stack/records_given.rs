//! Texts that are pasted and files that are given: records to open, or a library.

use crate::app::effect::Effects;
use crate::app::pages::pasted::{PastedPage, read_pasted};
use crate::app::session::game_session::GameSession;
use crate::app::stack::state::App;
use crate::records::{Names, NoReading, Readings, read_bytes};
use crate::store::{StoreRequest, is_library};

/// Handles pasted text: a text field receives it; elsewhere the pasted panel opens.
pub fn paste(app: &mut App, text: &str) -> Effects {
    let front = app.stack.top().0;
    let (top, cx) = app.front();
    if let Some(effects) = top.handle_paste(text, cx) {
        return effects.asked_by(front);
    }
    if app.top().is_overlay() {
        let effects = app.pop();
        return effects.and(paste(app, text));
    }
    offer_records(app, read_pasted(text))
}

/// Shows the records of a text or a file, and whether to open them.
fn offer_records(app: &mut App, found: Result<Readings, NoReading>) -> Effects {
    let games = app.pages().filter_map(|page| page.game());
    let is_game_under_way = games.into_iter().any(GameSession::is_unfinished);
    match PastedPage::of(found, is_game_under_way) {
        Ok(page) => {
            app.push(page);
        }
        Err(why) => app.cx.refuse(why),
    }
    Effects::none()
}

/// Handles a file: a library is merged, records are shown.
pub fn take_file(app: &mut App, bytes: Vec<u8>) -> Effects {
    if is_library(&bytes) {
        return StoreRequest::Merge(bytes).into();
    }
    let mut effects = Effects::none();
    while app.top().is_overlay() {
        effects.append(app.pop());
    }
    effects.and(offer_records(app, read_bytes(&bytes, &Names::default())))
}
