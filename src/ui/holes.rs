//! The list of a repertoire's gaps.

use super::bars::heading;
use super::layout::PageArea;
use super::prelude::*;
use super::widgets::fitted;
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
    PageArea { header, body }: PageArea,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    let title = say!("holes-title", side = color_name(page.side));
    let holes = page.holes().unwrap_or_default();
    let count = say!("holes-count", count = holes.len());
    heading(&title, (&count, theme.dim), theme, header, buf);
    let inner = Rect { width: body.width.min(WIDTH), ..body };
    for ListRow { at, is_chosen, cells } in drawn.list(page.list, holes.len(), inner) {
        let style = if is_chosen { theme.selected } else { theme.text };
        buf.set_style(cells, style);
        let text = fitted(&hole_line(&holes[at], notation), cells.width, theme.signs.more);
        buf.set_string(cells.x, cells.y, text, style);
    }
}
