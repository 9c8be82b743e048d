//! Small shared widgets.

use super::prelude::*;
use crate::words::wrapped;
use ratatui::widgets::{Block, Clear};

/// Cells around a title on a frame: corners, and a blank on either side.
const AROUND: u16 = 4;
/// Least gap between a title and its note.
pub const NOTE_GAP: usize = 2;

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

/// Writes a text at the right of a section's first row, where it fits.
pub fn write_above(text: &str, style: Style, section: Rect, buf: &mut Buffer) {
    write_in_row(text, style, section, section.y, buf);
}

/// Writes a text at the right of a section's last row, where it fits.
pub fn write_below(text: &str, style: Style, section: Rect, buf: &mut Buffer) {
    write_in_row(text, style, section, section.bottom().saturating_sub(1), buf);
}

fn write_in_row(text: &str, style: Style, section: Rect, y: u16, buf: &mut Buffer) {
    if text.width() <= usize::from(section.width) {
        write_right(text, style, Rect { y, height: 1, ..section }, buf);
    }
}

/// Writes a text in the last row of a list, which loses that row; nothing in a single row.
pub fn write_foot(text: &str, style: Style, list: &mut Rect, buf: &mut Buffer) {
    if list.height > 1 {
        list.height -= 1;
        buf.set_stringn(list.x, list.bottom(), text, list.width.into(), style);
    }
}

/// Part of a page: its title in the first row, a free row at the end. Returns the rows between them.
pub fn section(title: &str, theme: &Theme, area: Rect, buf: &mut Buffer) -> Rect {
    let title = fitted(title, area.width, theme.signs.more);
    if area.height > 0 {
        buf.set_stringn(area.x, area.y, title, area.width.into(), theme.dim);
    }
    area.inner(Margin::new(0, 1))
}

/// The first sentences of a text that fit; the first one in any case.
pub fn whole_sentences<'a>(text: &'a str, fits: &impl Fn(&str) -> bool) -> &'a str {
    let ends = text.match_indices(['.', '!', '?', '。']).map(|(at, sign)| at + sign.len());
    let is_end = |end: &usize| {
        text[*end..].is_empty() || text[*end..].starts_with(' ') || text[..*end].ends_with('。')
    };
    let mut fitting = ends.filter(is_end).map(|end| &text[..end]);
    let first = fitting.next().unwrap_or(text);
    fitting.take_while(|part| fits(part)).last().unwrap_or(first)
}

/// A section with a note at the right of its title, where both fit.
pub fn noted_section(
    title: &str,
    (note, style): (&str, Style),
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
) -> Rect {
    let inner = section(title, theme, area, buf);
    if title.width() + note.width() + NOTE_GAP <= usize::from(area.width) {
        write_above(note, style, area, buf);
    }
    inner
}

/// Clears an area, and removes letters of two columns that its left edge cuts.
pub fn cover(area: Rect, theme: &Theme, buf: &mut Buffer) {
    for y in area.top()..area.bottom() {
        if let Some(x) = area.x.checked_sub(1).filter(|x| buf[(*x, y)].symbol().width() > 1) {
            buf[(x, y)].set_symbol(" ");
        }
    }
    Clear.render(area, buf);
    buf.set_style(area, theme.text);
}

/// Frame of what lies over a page, with its title.
pub fn frame(title: &str, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let block = Block::bordered().border_set(theme.signs.border).border_style(theme.accent);
    let title = fitted(title, area.width.saturating_sub(AROUND), theme.signs.more);
    let block = if title.is_empty() {
        block
    } else {
        block.title(format!(" {title} ")).title_style(theme.dim)
    };
    block.render(area, buf);
}
