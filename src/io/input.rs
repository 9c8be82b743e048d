//! What the terminal sends, in the app's terms.

use crate::app::{App, Key, KeyCode, Message};
use crate::ui;
use crossterm::event::{
    Event, KeyCode as TerminalCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton,
    MouseEventKind,
};
use ratatui::layout::Position;

/// Lines of the log that one notch of the wheel moves.
const WHEEL: i16 = 3;

/// The largest window that is drawn, in columns and rows: some 6 MB of cells. What lies beyond
/// stays empty, and a terminal that calls itself gigantic costs no memory.
const LARGEST: (u16, u16) = (400, 160);

/// The message that an event means while `app` is on the screen; `None` for what means nothing.
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

/// A terminal's key in the app's terms; `None` for a key that the app does not know.
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
