//! Small shared widgets.

use super::prelude::*;
use crate::words::wrapped;
use ratatui::widgets::Block;

/// Cells around a text on a panel's border: corners, and a blank on either side.
const AROUND: u16 = 4;

/// Writes a text at the right end of a row; the rest of the row stays.
pub fn write_right(text: &str, style: Style, row: Rect, buf: &mut Buffer) {
    let width = text.width() as u16;
    let x = row.right().saturating_sub(width).max(row.x);
    buf.set_stringn(x, row.y, text, row.width.into(), style);
}

/// Draws a line to choose, with a pointer before the chosen one; returns its style.
pub fn write_choice(
    label: &str,
    is_chosen: bool,
    theme: &Theme,
    row: Rect,
    buf: &mut Buffer,
) -> Style {
    let style = if is_chosen { theme.accent } else { theme.text };
    let pointer = if is_chosen { theme.signs.pointer } else { " " };
    buf.set_stringn(row.x, row.y, format!("{pointer} {label}"), row.width.into(), style);
    style
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

/// Paragraphs as lines of at most `width` cells.
pub fn wrapped_lines(paragraphs: &[(String, Style)], width: u16) -> Vec<(String, Style)> {
    let lines = |(text, style): &(String, Style)| {
        let style = *style;
        wrapped(text, width.into()).into_iter().map(move |line| (line, style))
    };
    paragraphs.iter().flat_map(lines).collect()
}

/// Writes lines from the top, as many as fit.
pub fn write_lines(lines: &[(String, Style)], area: Rect, buf: &mut Buffer) {
    for ((line, style), row) in lines.iter().zip(area.rows()) {
        buf.set_stringn(row.x, row.y, line, row.width.into(), *style);
    }
}

/// Writes paragraphs in wrapped lines from the top, as many as fit.
pub fn write_wrapped(paragraphs: &[(String, Style)], area: Rect, buf: &mut Buffer) {
    write_lines(&wrapped_lines(paragraphs, area.width), area, buf);
}

/// Writes a text at the right of a panel's upper border, where it fits.
pub fn write_above(text: &str, style: Style, panel: Rect, buf: &mut Buffer) {
    write_on_border(text, style, panel, panel.y, buf);
}

/// Writes a text at the right of a panel's lower border, where it fits.
pub fn write_below(text: &str, style: Style, panel: Rect, buf: &mut Buffer) {
    write_on_border(text, style, panel, panel.bottom().saturating_sub(1), buf);
}

fn write_on_border(text: &str, style: Style, panel: Rect, y: u16, buf: &mut Buffer) {
    let room = usize::from(panel.width.saturating_sub(AROUND));
    if !text.is_empty() && text.width() <= room {
        // A piece of the border shows before the corner, unless the text takes all the room.
        let end = if text.width() < room { 2 } else { 1 };
        let border = Rect { y, width: panel.width - end, height: 1, ..panel };
        write_right(&format!(" {text} "), style, border, buf);
    }
}

/// Draws a panel with its title, cut where it does not fit.
pub fn titled_panel(title: &str, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let title = fitted(title, area.width.saturating_sub(AROUND), theme.signs.more);
    panel(&title, theme).render(area, buf);
}

/// Draws a panel with its title, cut where it does not fit, and a note at the right where both fit.
pub fn noted_panel(
    title: &str,
    (note, style): (&str, Style),
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
) {
    titled_panel(title, theme, area, buf);
    if title.width() + note.width() < usize::from(area.width.saturating_sub(2 * AROUND)) {
        write_above(note, style, area, buf);
    }
}

pub fn panel<'a>(title: &'a str, theme: &Theme) -> Block<'a> {
    let block = Block::bordered().border_set(theme.signs.border).border_style(theme.border);
    if title.is_empty() { block } else { block.title(format!(" {title} ")).title_style(theme.dim) }
}
