//! Small shared widgets.

use super::theme::Theme;
use crate::words::wrapped;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Widget as _};
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

/// Writes paragraphs in wrapped lines from the top, as many as fit.
pub fn write_wrapped(paragraphs: &[(String, Style)], area: Rect, buf: &mut Buffer) {
    let lines = paragraphs.iter().flat_map(|(text, style)| {
        wrapped(text, area.width.into()).into_iter().map(move |line| (line, *style))
    });
    for ((line, style), row) in lines.zip(area.rows()) {
        buf.set_stringn(row.x, row.y, line, row.width.into(), style);
    }
}

/// Draws a panel with its title, cut where it does not fit, and a count at the right where both fit.
pub fn counted_panel(title: &str, count: &str, theme: &Theme, area: Rect, buf: &mut Buffer) {
    /// Corners, and a blank on either side of title and count.
    const AROUND: u16 = 4;
    let title = fitted(title, area.width.saturating_sub(AROUND), theme.signs.more);
    panel(&title, theme).render(area, buf);
    let room = usize::from(area.width.saturating_sub(2 * AROUND));
    if !count.is_empty() && title.width() + count.width() < room {
        let edge = Rect { width: area.width - 2, height: 1, ..area };
        write_right(&format!(" {count} "), theme.dim, edge, buf);
    }
}

pub fn panel<'a>(title: &'a str, theme: &Theme) -> Block<'a> {
    let block = Block::bordered().border_set(theme.signs.border).border_style(theme.border);
    if title.is_empty() { block } else { block.title(format!(" {title} ")).title_style(theme.dim) }
}
