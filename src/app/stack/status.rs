//! The status line.

use super::notices::notice;
use crate::app::context::AutosaveState;
use crate::app::notice::{News, Notice};
use crate::app::pages::Page;
use crate::app::stack::state::App;
use crate::app::text::pointed::without_enter;
use crate::app::text::refusal::Refusal;
use crate::rules::{IllegalMove, PlayError};
use crate::words::say;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusLine {
    /// One line; a notice has no full stop.
    pub text: String,
    pub tone: Tone,
}

/// Tone of a [`StatusLine`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    /// An event; until the next key.
    News,
    /// A refusal; until the next key.
    Refusal,
}

impl Tone {
    const fn of(notice: &Notice) -> Self {
        use IllegalMove::{Occupied, Taken};
        match notice {
            Notice::News(_) => Self::News,
            // Enter on a disc is no fault: the cursor stays there after each move.
            Notice::Refusal(Refusal::Play(PlayError::Illegal(Occupied(_) | Taken(_)), _)) => {
                Self::Plain
            }
            Notice::Refusal(_) => Self::Refusal,
        }
    }
}

/// A notice. That of a changed setting does not hide whose turn it is.
fn with_turn(app: &App, it: &Notice) -> String {
    let text = notice(app, it);
    let is_setting = matches!(
        it,
        Notice::News(News::Switched(..) | News::HintsOn(_) | News::Look(_) | News::Turned(_))
    );
    let shows_turn = matches!(app.base(), Page::Board(_) | Page::Analysis(_));
    if is_setting && shows_turn {
        let turn = app.base().status(&app.cx);
        return say!("news-with-turn", news = text, turn = turn);
    }
    text
}

/// The status line: text being typed, else the notice, else the page's state. *Not saved* stays visible until games
/// are saved, unless something was refused; unsaved settings show unless there is a newer notice.
pub fn status(app: &App) -> StatusLine {
    let StatusLine { text, tone } = status_with_keys(app);
    let text = if app.cx.viewport.is_touch { without_enter(&text) } else { text };
    StatusLine { text, tone }
}

fn status_with_keys(app: &App) -> StatusLine {
    // Typed text comes first, unless the filter in it was refused.
    if let Some(it) = &app.square_letter {
        return StatusLine {
            text: say!("typed-move", text = it.letter.to_string()),
            tone: Tone::Plain,
        };
    }
    let is_refused = matches!(app.cx.notice, Some(Notice::Refusal(Refusal::Filter(_))));
    if let Some(text) = app.top().typed(&app.cx).filter(|_| !is_refused) {
        return StatusLine { text, tone: Tone::Plain };
    }
    let not_kept = match &app.cx.autosave_state {
        AutosaveState::Hindered(why) => Some(Notice::Refusal(Refusal::NotKept(why.clone()))),
        AutosaveState::On | AutosaveState::Off => None,
    };
    let unsaved = app.cx.unsaved_settings.clone().map(Refusal::NotRemembered);
    let last = app.cx.notice.clone();
    let refused = last.clone().filter(|notice| matches!(notice, Notice::Refusal(_)));
    if let Some(it) = refused.or(not_kept).or(last).or(unsaved.map(Notice::Refusal)) {
        return StatusLine { text: with_turn(app, &it), tone: Tone::of(&it) };
    }
    // An overlay may have nothing to say.
    let own = app.top().status(&app.cx);
    let is_silent = own.is_empty() && app.top().is_overlay();
    let text = if is_silent { app.base().status(&app.cx) } else { own };
    StatusLine { text, tone: Tone::Plain }
}
