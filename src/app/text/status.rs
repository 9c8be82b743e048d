//! The status line: the last word to the player, or how things stand.

use super::notices::notice;
use super::refusal::Refusal;
use crate::app::notice::Notice;
use crate::app::shared::Keeping;
use crate::app::stack::state::App;

/// The status line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusLine {
    /// One line, without a full stop where it is a notice.
    pub text: String,
    /// How it is meant.
    pub tone: Tone,
}

/// The tone of a [`StatusLine`]: how it is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// How things stand.
    Plain,
    /// Something has happened; said until the next key.
    News,
    /// Something was refused; said until the next key.
    Refusal,
}

impl Tone {
    const fn of(notice: &Notice) -> Self {
        match notice {
            Notice::News(_) => Self::News,
            Notice::Refusal(_) => Self::Refusal,
        }
    }
}

/// The status line: what is being typed, else the last word to the player, else how things stand. That
/// games are not kept is said as long as it is so, unless something was refused; that settings are not, unless there is
/// anything new to say.
pub fn status(app: &App) -> StatusLine {
    // What was typed and means nothing stays; why is said first.
    let is_refused = matches!(app.shared.notice, Some(Notice::Refusal(Refusal::Filter(_))));
    if let Some(text) = app.top().typed(&app.shared).filter(|_| !is_refused) {
        return StatusLine { text, tone: Tone::Plain };
    }
    let not_kept = match &app.shared.keeping {
        Keeping::Hindered(why) => Some(Notice::Refusal(Refusal::NotKept(why.clone()))),
        Keeping::On | Keeping::Off => None,
    };
    let unsaved = app.shared.unsaved_settings.clone().map(Refusal::NotRemembered);
    let last = app.shared.notice.clone();
    let refused = last.clone().filter(|notice| matches!(notice, Notice::Refusal(_)));
    match refused.or(not_kept).or(last).or(unsaved.map(Notice::Refusal)) {
        Some(it) => StatusLine { text: notice(app, &it), tone: Tone::of(&it) },
        None => {
            StatusLine { text: app.base().status(&app.shared, app.beneath()), tone: Tone::Plain }
        }
    }
}
