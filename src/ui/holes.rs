//! The list of a repertoire's gaps.

use super::layout::centered;
use super::prelude::*;
use super::widgets::{fitted, panel, write_right};
use crate::app::{HolesPage, hole_line};
use crate::rules::Notation;
use crate::words::color_name;

/// Largest width of the list.
const WIDTH: u16 = 90;

/// Draws the list.
pub fn render(
    page: &HolesPage,
    notation: Notation,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    let frame = centered(area, WIDTH, area.height);
    let inner = frame.inner(Margin::new(2, 1));
    let title = say!("holes-title", side = color_name(page.side));
    panel(&title, theme).render(frame, buf);
    let holes = page.holes().unwrap_or_default();
    let count = format!(" {} ", say!("holes-count", count = holes.len()));
    write_right(&count, theme.dim, Rect { width: frame.width - 2, height: 1, ..frame }, buf);
    for ListRow { at, is_chosen, cells } in drawn.list(page.list, holes.len(), inner) {
        let style = if is_chosen { theme.selected } else { theme.text };
        buf.set_style(cells, style);
        let text = fitted(&hole_line(&holes[at], notation), cells.width, theme.signs.more);
        buf.set_string(cells.x, cells.y, text, style);
    }
}
