//! Small things that several parts of the screen are made of.

use super::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Block;
use unicode_width::UnicodeWidthStr as _;

/// Writes a text at the right end of a row, leaving what stands before it as it is.
pub fn write_right(text: &str, style: Style, row: Rect, buf: &mut Buffer) {
    let width = text.width() as u16;
    let x = row.right().saturating_sub(width).max(row.x);
    buf.set_stringn(x, row.y, text, row.width.into(), style);
}

/// A frame with a title, in the theme's characters.
pub fn panel<'a>(title: &'a str, theme: &Theme) -> Block<'a> {
    let block = Block::bordered().border_set(theme.signs.border).border_style(theme.border);
    if title.is_empty() { block } else { block.title(format!(" {title} ")).title_style(theme.dim) }
}
