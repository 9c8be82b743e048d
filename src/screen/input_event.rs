//! Events of a terminal, and their messages for the app.

use crate::app::{App, Key, Message};
use crate::ui::HitMap;
use ratatui::layout::Position;

/// Number of lines scrolled per notch of the mouse wheel.
const WHEEL: i16 = 3;

/// Largest drawn window, in columns and rows (about 6 MB of cells); the rest stays empty, so that a terminal with an
/// absurd size costs no memory.
const LARGEST: (u16, u16) = (400, 160);

/// An event of a terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputEvent {
    Key(Key),
    /// The left button, pressed on this cell, from 0.
    Click {
        column: u16,
        row: u16,
    },
    ScrollUp,
    ScrollDown,
    Paste(String),
    /// Whether the window has the focus.
    Focus(bool),
    /// Columns and rows of the window.
    Resize(u16, u16),
}

impl InputEvent {
    /// Message of the event for the screen with these targets; `None` for a click on nothing.
    pub fn message(self, app: &App, hits: &HitMap) -> Option<Message> {
        match self {
            Self::Key(key) => Some(Message::Key(key)),
            Self::Click { column, row } => {
                hits.target_at(app, Position::new(column, row)).map(Message::Choose)
            }
            Self::ScrollUp => Some(Message::Scroll(-notch(app))),
            Self::ScrollDown => Some(Message::Scroll(notch(app))),
            Self::Paste(text) => Some(Message::Paste(text)),
            Self::Focus(has_focus) => Some(Message::Focus(has_focus)),
            Self::Resize(width, height) => {
                Some(Message::Resize(width.min(LARGEST.0), height.min(LARGEST.1)))
            }
        }
    }
}

/// Lines for a notch of the wheel; a finger draws single ones along.
const fn notch(app: &App) -> i16 {
    if app.cx.viewport.is_touch { 1 } else { WHEEL }
}
