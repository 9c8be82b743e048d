//! Dialogs: export, palette, pasted text.

use super::layout::centered;
use super::theme::Theme;
use super::widgets::{first_visible, fitted, panel, write_choice, write_right, write_wrapped};
use crate::app::{self, ExportPage, PalettePage, PastedPage};
use crate::words::say;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::widgets::{Clear, Widget as _};
use unicode_width::UnicodeWidthStr as _;

/// Largest width of a dialog, in columns.
const WIDTH: u16 = 54;

fn area(lines: u16, screen: Rect) -> Rect {
    centered(screen, WIDTH.min(screen.width), (lines + 2).min(screen.height))
}

pub fn frame(title: &str, theme: &Theme, area: Rect, buf: &mut Buffer) -> Rect {
    Clear.render(area, buf);
    buf.set_style(area, theme.text);
    panel(title, theme).border_style(theme.accent).render(area, buf);
    area.inner(Margin::new(2, 1))
}

/// Draws the ways to export; returns the place of the cursor.
pub fn render_ways(page: &ExportPage, theme: &Theme, screen: Rect, buf: &mut Buffer) -> Position {
    let (ways, at) = (page.ways(), page.list.at);
    let area = area(ways.len() as u16, screen);
    let inner = frame(&say!("export-title"), theme, area, buf);
    let mut focus = inner.as_position();
    for ((index, way), row) in
        ways.iter().enumerate().skip(first_visible(at, inner.height)).zip(inner.rows())
    {
        write_choice(&app::way(*way), index == at, theme, row, buf);
        if index == at {
            focus = row.as_position();
        }
    }
    focus
}

/// Largest width of the palette, in columns.
const PALETTE_WIDTH: u16 = 72;
const MOST_ENTRIES: u16 = 12;

fn palette_area(page: &PalettePage, screen: Rect) -> Rect {
    let rows = (page.found().len().max(1) as u16).min(MOST_ENTRIES);
    let whole = centered(screen, PALETTE_WIDTH, MOST_ENTRIES + 4);
    Rect { height: (rows + 4).min(whole.height), ..whole }
}

/// Draws the palette; returns the place of the cursor.
pub fn render_palette(
    page: &PalettePage,
    theme: &Theme,
    screen: Rect,
    buf: &mut Buffer,
) -> Position {
    let inner = frame(&say!("palette-title"), theme, palette_area(page, screen), buf);
    let typed = say!("palette-typed", text = &page.text);
    buf.set_stringn(inner.x, inner.y, typed, inner.width.into(), theme.accent);
    let list = palette_list(inner);
    let found = page.found();
    for ((index, entry), row) in
        found.iter().enumerate().skip(first_visible(page.list.at, list.height)).zip(list.rows())
    {
        let is_chosen = index == page.list.at;
        let style = if is_chosen { theme.selected } else { theme.text };
        buf.set_style(row, style);
        let keys = if is_chosen { theme.selected } else { theme.dim };
        let room = row.width.saturating_sub(entry.keys.width() as u16 + 2);
        let text = fitted(&entry.text, room, theme.signs.more);
        buf.set_string(row.x, row.y, text, style);
        write_right(&entry.keys, keys, row, buf);
    }
    inner.as_position()
}

/// Rows of the entries, below the search text.
fn palette_list(inner: Rect) -> Rect {
    let top = inner.height.min(2);
    Rect { y: inner.y + top, height: inner.height - top, ..inner }
}

/// Entry of the palette at `position`.
pub fn entry_at(page: &PalettePage, screen: Rect, position: Position) -> Option<usize> {
    let list = palette_list(palette_area(page, screen).inner(Margin::new(2, 1)));
    list.contains(position)
        .then(|| usize::from(position.y - list.y) + first_visible(page.list.at, list.height))
}

/// Way to export at `position`.
pub fn way_at(page: &ExportPage, screen: Rect, position: Position) -> Option<usize> {
    let at = page.list.at;
    let inner = area(page.ways().len() as u16, screen).inner(Margin::new(2, 1));
    inner
        .contains(position)
        .then(|| usize::from(position.y - inner.y) + first_visible(at, inner.height))
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
