//! Translation of terminal events into messages of the app.

use crate::app::{App, Key, KeyCode, Message};
use crate::ui;
use crossterm::event::{
    Event, KeyCode as TerminalCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton,
    MouseEventKind,
};
use ratatui::layout::Position;

/// Number of lines scrolled per notch of the mouse wheel.
const WHEEL: i16 = 3;

/// Largest drawn window, in columns and rows (about 6 MB of cells); the rest stays empty, so that a terminal with an
/// absurd size costs no memory.
const LARGEST: (u16, u16) = (400, 160);

/// Message of an event for the current screen; `None` for an event without meaning.
pub fn translate(event: Event, app: &App) -> Option<Message> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => key_of(key).map(Message::Key),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                ui::target_at(app, Position::new(mouse.column, mouse.row)).map(Message::Choose)
            }
            MouseEventKind::ScrollUp => Some(Message::Scroll(-WHEEL)),
            MouseEventKind::ScrollDown => Some(Message::Scroll(WHEEL)),
            _ => None,
        },
        Event::Paste(text) => Some(Message::Paste(text)),
        Event::FocusGained => Some(Message::Focus(true)),
        Event::FocusLost => Some(Message::Focus(false)),
        Event::Resize(width, height) => {
            Some(Message::Resize(width.min(LARGEST.0), height.min(LARGEST.1)))
        }
        Event::Key(_) => None,
    }
}

/// A key in the app's terms; `None` for an unknown key.
fn key_of(key: KeyEvent) -> Option<Key> {
    let code = match key.code {
        TerminalCode::Char(c) => KeyCode::Char(c),
        TerminalCode::Enter => KeyCode::Enter,
        TerminalCode::Esc => KeyCode::Esc,
        TerminalCode::Tab => KeyCode::Tab,
        TerminalCode::BackTab => KeyCode::BackTab,
        TerminalCode::Backspace => KeyCode::Backspace,
        TerminalCode::Delete => KeyCode::Delete,
        TerminalCode::Insert => KeyCode::Insert,
        TerminalCode::Up => KeyCode::Up,
        TerminalCode::Down => KeyCode::Down,
        TerminalCode::Left => KeyCode::Left,
        TerminalCode::Right => KeyCode::Right,
        TerminalCode::Home => KeyCode::Home,
        TerminalCode::End => KeyCode::End,
        TerminalCode::PageUp => KeyCode::PageUp,
        TerminalCode::PageDown => KeyCode::PageDown,
        TerminalCode::F(number) => KeyCode::F(number),
        _ => return None,
    };
    let has = |modifier| key.modifiers.contains(modifier);
    let (has_control, has_alt) = (has(KeyModifiers::CONTROL), has(KeyModifiers::ALT));
    Some(Key { code, has_control, has_alt })
}
