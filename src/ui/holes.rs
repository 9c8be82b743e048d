//! The list of a repertoire's gaps.

use super::layout::centered;
use super::theme::Theme;
use super::widgets::{first_visible, fitted, panel, write_right};
use crate::app::{HolesPage, hole_line};
use crate::rules::Notation;
use crate::words::{color_name, say};
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::widgets::Widget as _;

/// Largest width of the list.
const WIDTH: u16 = 90;

fn rows(area: Rect) -> (Rect, Rect) {
    let frame = centered(area, WIDTH, area.height);
    (frame, frame.inner(Margin::new(2, 1)))
}

/// Draws the list; returns the place of the cursor.
pub fn render(
    page: &HolesPage,
    notation: Notation,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
) -> Position {
    let (frame, inner) = rows(area);
    let title = say!("holes-title", side = color_name(page.side));
    panel(&title, theme).render(frame, buf);
    let holes = page.holes().unwrap_or_default();
    let count = format!(" {} ", say!("holes-count", count = holes.len()));
    write_right(&count, theme.dim, Rect { width: frame.width - 2, height: 1, ..frame }, buf);
    let mut focus = inner.as_position();
    let from = first_visible(page.list.at, inner.height);
    for ((at, hole), row) in holes.iter().enumerate().skip(from).zip(inner.rows()) {
        let is_chosen = at == page.list.at;
        let style = if is_chosen { theme.selected } else { theme.text };
        if is_chosen {
            focus = row.as_position();
            buf.set_style(row, style);
        }
        let text = fitted(&hole_line(hole, notation), row.width, theme.signs.more);
        buf.set_string(row.x, row.y, text, style);
    }
    focus
}

/// Line at `position`, from the top of the list.
pub fn line_at(page: &HolesPage, area: Rect, position: Position) -> Option<usize> {
    let (_, inner) = rows(area);
    let row = inner.contains(position).then(|| usize::from(position.y - inner.y))?;
    Some(first_visible(page.list.at, inner.height) + row)
}
