//! The move log.

use super::pieces::panel;
use super::theme::Theme;
use crate::app::Table;
use crate::rules::{Disc, Ply};
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget as _;

/// Columns of one line of the log where there is room, and where there is not.
const WIDE: u16 = 12;
const NARROW: u16 = 8;

/// Draws the log: numbered lines with both sides' moves, in as many columns as fit. What was
/// taken back stays readable; the last move on the board is marked.
pub fn render(table: &Table, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let is_framed = area.width >= 20 && area.height >= 5;
    let inner = if is_framed {
        panel("Moves", theme).render(area, buf);
        area.inner(Margin::new(1, 1))
    } else {
        area
    };
    if inner.is_empty() {
        return;
    }
    let lines = lines(table);
    let width = if inner.width >= WIDE { WIDE } else { NARROW };
    let columns = ((inner.width + 1) / (width + 1)).max(1);
    let is_headed = is_framed && inner.height > 3;
    let rows = inner.height - u16::from(is_headed);
    let room = usize::from(rows * columns);
    // The line to keep in sight: the one with the last move on the board.
    let current = lines.iter().rposition(|line| line.iter().flatten().any(|entry| entry.is_last));
    let end = current.map_or(0, |at| at + 1).max(room).min(lines.len().max(room));
    let first = end.saturating_sub(room).saturating_sub(table.log_scroll.into());
    for column in 0..columns {
        let x = inner.x + column * (width + 1);
        if is_headed && lines.len() > first + usize::from(column * rows) {
            for (side, offset) in Disc::BOTH.into_iter().zip([2, 7]) {
                buf.set_span(x + offset, inner.y, &theme.disc(side), 3);
            }
        }
        for row in 0..rows {
            let index = first + usize::from(column * rows + row);
            let Some(entries) = lines.get(index) else {
                return;
            };
            let y = inner.y + u16::from(is_headed) + row;
            line(index + 1, entries, width, theme).render(Rect::new(x, y, width, 1), buf);
        }
    }
}

/// One move of the log.
struct Entry {
    text: String,
    is_last: bool,
    is_taken_back: bool,
}

/// The moves in pairs, Black's before White's; the first pair has a gap where White began.
fn lines(table: &Table) -> Vec<[Option<Entry>; 2]> {
    let played = table.game.played().len();
    let entry = |(at, ply): (usize, &Ply)| Entry {
        text: ply.square().map_or_else(|| "pass".to_owned(), |square| square.to_string()),
        is_last: at + 1 == played,
        is_taken_back: at >= played,
    };
    let plies = table.game.played().iter().chain(table.game.taken_back());
    let gap = (table.game.first() == Disc::White).then_some(None);
    let mut cells = gap.into_iter().chain(plies.enumerate().map(entry).map(Some));
    let mut lines = Vec::new();
    while let Some(black) = cells.next() {
        lines.push([black, cells.next().flatten()]);
    }
    lines
}

fn line(number: usize, entries: &[Option<Entry>; 2], width: u16, theme: &Theme) -> Line<'static> {
    let is_wide = width == WIDE;
    let mut spans = vec![Span::styled(format!("{number:>2} "), theme.dim)];
    for entry in entries {
        let (text, style) = entry.as_ref().map_or(("", Style::new()), |entry| {
            let style = match (entry.is_last, entry.is_taken_back) {
                (true, _) => theme.selected,
                (_, true) => theme.dim,
                _ => theme.text,
            };
            (entry.text.as_str(), style)
        });
        // A pass is two dashes where four letters have no room.
        let text = if text == "pass" && !is_wide { "--" } else { text };
        let cells = if is_wide { 4 } else { 2 };
        spans.push(Span::styled(text.to_owned(), style));
        spans.push(Span::raw(" ".repeat(cells + usize::from(is_wide) - text.len().min(cells))));
        if !is_wide {
            spans.push(Span::raw(" "));
        }
    }
    Line::from(spans)
}
