//! The lines above and below everything: header, status and keys.

use super::pieces::write_right;
use super::theme::Theme;
use crate::app::keymap::{Binding, bindings};
use crate::app::{Command, Context, State, Table, situation};
use crate::rules::Rules;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget as _, Wrap};
use unicode_width::UnicodeWidthStr as _;

/// Below so many columns every one is needed.
pub const NARROW: u16 = 60;

/// The game's name and rules, and how far it is.
pub fn header(state: &State, table: &Table, theme: &Theme, area: Rect, buf: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let dot = theme.signs.dot;
    let rules = match table.setup.rules {
        Rules::Standard => "Reversi".to_owned(),
        Rules::Book => format!("Reversi {dot} the book's rules"),
    };
    let left = Line::from(vec![
        Span::styled(" outflank ", theme.accent),
        Span::styled(format!("{dot} {rules}"), theme.dim),
    ]);
    let played = table.game.played().len();
    let empties = table.game.position().empties().len();
    let step = if state.settings.step { format!("step mode {dot} ") } else { String::new() };
    let right = format!("{step}move {played} {dot} {empties} empty ");
    let left_width = left.width();
    left.render(area, buf);
    if usize::from(area.width) > left_width + right.width() {
        write_right(&right, theme.dim, area, buf);
    }
}

/// The last word to the player, or else how things stand.
pub fn status(state: &State, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let (text, style) = match &state.notice {
        Some(notice) if notice.is_refusal => (notice.text.clone(), theme.refusal),
        Some(notice) => (notice.text.clone(), theme.accent),
        None => (situation(state), theme.strong),
    };
    let indent = indent(area);
    let area = Rect { x: area.x + indent, width: area.width - indent, ..area };
    Paragraph::new(text).style(style).wrap(Wrap { trim: true }).render(area, buf);
}

/// Columns before the text of a line: none where they are needed for text.
fn indent(area: Rect) -> u16 {
    u16::from(area.width >= NARROW)
}

/// One key of the key line, and where it stands.
struct Key<'a> {
    binding: &'a Binding,
    name: &'static str,
    word: &'static str,
    x: u16,
    width: u16,
}

/// The keys of the line, as many as fit: help and quit always, the others in their order.
fn layout(context: Context, area: Rect) -> Vec<Key<'static>> {
    let keys: Vec<Key> = bindings(context)
        .iter()
        .filter_map(|binding| {
            let (name, word) = binding.bar?;
            let width = (name.width() + 1 + word.width()) as u16;
            Some(Key { binding, name, word, x: 0, width })
        })
        .collect();
    let is_always_shown = |key: &Key| matches!(key.binding.command, Command::Help | Command::Quit);
    let gap = if area.width < NARROW { 1 } else { 2 };
    let needed: u16 =
        keys.iter().filter(|key| is_always_shown(key)).map(|key| key.width + gap).sum();
    let mut room = (area.width + gap).saturating_sub(needed + 1);
    // In a narrow window hints matter more than what the arrows and Enter do by themselves.
    let rank = |key: &Key| u8::from(key.binding.command != Command::ToggleHints);
    let mut order: Vec<usize> = (0..keys.len()).filter(|&i| !is_always_shown(&keys[i])).collect();
    order.sort_by_key(|&i| rank(&keys[i]));
    let mut shown: Vec<bool> = keys.iter().map(is_always_shown).collect();
    for index in order {
        let width = keys[index].width + gap;
        if width <= room {
            room -= width;
            shown[index] = true;
        }
    }
    let mut x = area.x + indent(area);
    let mut keys: Vec<Key> =
        keys.into_iter().zip(shown).filter_map(|(key, shown)| shown.then_some(key)).collect();
    for key in &mut keys {
        key.x = x;
        x += key.width + gap;
    }
    keys.retain(|key| key.x + key.width <= area.right());
    keys
}

/// The keys that matter now.
pub fn keys(context: Context, theme: &Theme, area: Rect, buf: &mut Buffer) {
    for key in layout(context, area) {
        let (x, _) = buf.set_stringn(key.x, area.y, key.name, key.width.into(), theme.accent);
        buf.set_string(x + 1, area.y, key.word, theme.dim);
    }
}

/// The command whose key stands in the key line at `position`.
pub fn command_at(context: Context, area: Rect, position: Position) -> Option<Command> {
    let keys = layout(context, area);
    let hit = keys.iter().find(|key| Rect::new(key.x, area.y, key.width, 1).contains(position))?;
    // Up/Down and Left/Right are two keys each: a click cannot mean both.
    (!hit.name.contains('/')).then_some(hit.binding.command)
}
