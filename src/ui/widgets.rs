//! Small shared widgets.

use super::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Block;
use unicode_width::UnicodeWidthStr as _;

/// Writes a text at the right end of a row; the rest of the row stays.
pub fn write_right(text: &str, style: Style, row: Rect, buf: &mut Buffer) {
    let width = text.width() as u16;
    let x = row.right().saturating_sub(width).max(row.x);
    buf.set_stringn(x, row.y, text, row.width.into(), style);
}

/// Text cut to `width` cells, with a sign for the rest.
pub fn fitted(text: &str, width: u16, more: &str) -> String {
    let width = usize::from(width);
    if text.width() <= width {
        return text.to_owned();
    }
    let room = width.saturating_sub(more.width());
    let mut fitted = String::new();
    for c in text.chars() {
        if fitted.width() + c.to_string().width() > room {
            break;
        }
        fitted.push(c);
    }
    fitted + more
}

pub fn panel<'a>(title: &'a str, theme: &Theme) -> Block<'a> {
    let block = Block::bordered().border_set(theme.signs.border).border_style(theme.border);
    if title.is_empty() { block } else { block.title(format!(" {title} ")).title_style(theme.dim) }
}
