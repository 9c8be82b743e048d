//! A QR code.

use super::bars::NARROW;
use super::prelude::*;
use super::widgets::write_wrapped;
use crate::app::QrPage;
use ratatui::style::{Color, Modifier};

/// Light modules around the code: four by the standard (ISO/IEC 18004), fewer where there is no room.
const QUIET: [u16; 4] = [4, 3, 2, 1];

/// Columns and rows of a code with `side` modules a side. A cell holds two modules; without block characters a module
/// takes two cells.
const fn size(side: u16, theme: &Theme) -> (u16, u16) {
    if theme.has_shapes { (side, side.div_ceil(2)) } else { (side * 2, side) }
}

/// Draws the code, or the window size it needs. Returns the place of the cursor.
pub fn render(page: &QrPage, theme: &Theme, area: Rect, buf: &mut Buffer) -> Position {
    let width = page.width as u16;
    let fits = |quiet: &u16| {
        let (columns, rows) = size(width + 2 * quiet, theme);
        columns <= area.width && rows <= area.height
    };
    let Some(quiet) = QUIET.into_iter().find(fits) else {
        let (columns, rows) = size(width + 2 * QUIET[3], theme);
        // Status line and key line stay below.
        let below = if columns < NARROW { 3 } else { 2 };
        let text = say!("qr-too-small", width = columns, height = rows + below);
        let height = area.height.saturating_sub(1);
        let below_title = Rect { y: area.y + 1, height, ..area };
        write_wrapped(&[(text, theme.strong)], below_title, buf);
        return area.as_position();
    };
    let (columns, rows) = size(width + 2 * quiet, theme);
    let place = super::layout::centered(area, columns, rows);
    let is_dark = |x: u16, y: u16| {
        let inside = x.checked_sub(quiet).zip(y.checked_sub(quiet));
        inside.is_some_and(|(x, y)| page.is_dark(x.into(), y.into()))
    };
    for (y, row) in place.rows().enumerate() {
        for x in 0..columns {
            let cell = &mut buf[(row.x + x, row.y)];
            if !theme.has_shapes {
                let light = Style::new().add_modifier(Modifier::REVERSED);
                let style = if is_dark(x / 2, y as u16) { Style::reset() } else { light };
                cell.set_symbol(" ").set_style(style);
                continue;
            }
            let halves = [is_dark(x, 2 * y as u16), is_dark(x, 2 * y as u16 + 1)];
            // Without colours, blocks are light on the terminal's own background.
            let is_drawn = halves.map(|dark| dark == theme.board.is_some());
            let bits = if is_drawn[0] { 0b0011 } else { 0 } + if is_drawn[1] { 0b1100 } else { 0 };
            let style = match theme.board {
                Some(_) => Style::new().fg(Color::Black).bg(Color::White),
                None => theme.text,
            };
            cell.set_symbol(theme.signs.blocks[bits]).set_style(style);
        }
    }
    place.as_position()
}
