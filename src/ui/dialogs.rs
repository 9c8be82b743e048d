//! Dialogs: export, palette, pasted text.

use super::layout::centered;
use super::prelude::*;
use super::widgets::{self, fitted, write_choice, write_right, write_wrapped};
use crate::app::{self, ExportPage, PalettePage, PastedPage};

/// Largest width of a dialog, in columns.
const WIDTH: u16 = 54;

fn area(lines: u16, screen: Rect) -> Rect {
    centered(screen, WIDTH.min(screen.width), (lines + 2).min(screen.height))
}

pub fn frame(title: &str, theme: &Theme, area: Rect, buf: &mut Buffer) -> Rect {
    widgets::cover(area, theme, buf);
    widgets::frame(title, theme, area, buf);
    area.inner(Margin::new(2, 1))
}

/// Draws the ways to export.
pub fn render_ways(
    page: &ExportPage,
    theme: &Theme,
    screen: Rect,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    let ways = page.ways();
    let area = area(ways.len() as u16 * drawn.line_height, screen);
    let inner = frame(&say!("export-title"), theme, area, buf);
    for ListRow { at, is_chosen, cells } in drawn.list(page.list, ways.len(), inner) {
        write_choice(&app::way(ways[at]), is_chosen, theme, cells, buf);
    }
}

/// Largest width of the palette, in columns.
const PALETTE_WIDTH: u16 = 72;
const MOST_ENTRIES: u16 = 12;

fn palette_area(page: &PalettePage, screen: Rect, step: u16) -> Rect {
    let rows = (page.found().len().max(1) as u16).min(MOST_ENTRIES) * step;
    let whole = centered(screen, PALETTE_WIDTH, MOST_ENTRIES * step + 4);
    Rect { height: (rows + 4).min(whole.height), ..whole }
}

/// Draws the palette.
pub fn render_palette(
    page: &PalettePage,
    theme: &Theme,
    screen: Rect,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    let inner =
        frame(&say!("palette-title"), theme, palette_area(page, screen, drawn.line_height), buf);
    let typed = say!("palette-typed", text = &page.text);
    buf.set_stringn(inner.x, inner.y, typed, inner.width.into(), theme.accent);
    let list = palette_list(inner);
    let found = page.found();
    for ListRow { at, is_chosen, cells: row } in drawn.list(page.list, found.len(), list) {
        let entry = &found[at];
        let style = if is_chosen { theme.selected } else { theme.text };
        buf.set_style(row, style);
        let keys = if is_chosen { theme.selected } else { theme.dim };
        let room = row.width.saturating_sub(entry.keys.width() as u16 + 2);
        let text = fitted(&entry.text, room, theme.signs.more);
        buf.set_string(row.x, row.y, text, style);
        write_right(&entry.keys, keys, row, buf);
    }
    drawn.focus = Some(inner.as_position());
}

/// Rows of the entries, below the search text.
fn palette_list(inner: Rect) -> Rect {
    let top = inner.height.min(2);
    Rect { y: inner.y + top, height: inner.height - top, ..inner }
}

pub fn render_pasted(pasted: &PastedPage, theme: &Theme, screen: Rect, buf: &mut Buffer) {
    // In a narrow window each line takes two rows.
    let rows = if screen.width < WIDTH { 8 } else { 5 };
    let inner = frame(&say!("pasted-title"), theme, area(rows, screen), buf);
    let what = theme.plain(&app::pasted_records(pasted));
    let mut paragraphs = vec![(what, theme.strong)];
    paragraphs.extend(app::pasted_complaints(pasted).map(|text| (text, theme.refusal)));
    paragraphs.push((app::pasted_question(pasted), theme.text));
    paragraphs.push((say!("pasted-discard"), theme.dim));
    write_wrapped(&paragraphs, inner, buf);
}
