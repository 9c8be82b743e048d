//! The lines panel of an analysis.

use super::prelude::*;
use super::widgets::section;
use crate::app::{AnalysisPage, LinePart, LineRow, line_rows};
use crate::rules::{Notation, openings};
use ratatui::style::Modifier;

/// Visible rows with their places.
struct Window {
    inner: Rect,
    rows: Vec<LineRow>,
    /// First visible row.
    first: usize,
}

impl Window {
    /// Window on the rows with the current node in its middle.
    fn of(page: &AnalysisPage, notation: Notation, area: Rect) -> Self {
        let inner = inner(area);
        let rows = line_rows(page, inner.width.into(), notation);
        let is_here = |row: &LineRow| {
            row.parts
                .iter()
                .any(|part| matches!(part, LinePart::Move(node, _) if *node == page.at()))
        };
        let here = rows.iter().position(is_here).unwrap_or(0);
        let height = usize::from(inner.height);
        let first = here.saturating_sub(height / 2).min(rows.len().saturating_sub(height));
        Self { inner, rows, first }
    }

    /// Visible rows with their cells.
    fn in_sight(&self) -> impl Iterator<Item = (&LineRow, Rect)> {
        self.rows.iter().skip(self.first).zip(self.inner.rows())
    }
}

/// Panel without its frame, if it has one.
fn inner(area: Rect) -> Rect {
    let is_framed = area.width >= 20 && area.height >= 3;
    if is_framed { area.inner(Margin::new(0, 1)) } else { area }
}

fn places(row: &LineRow, area: Rect) -> impl Iterator<Item = (&LinePart, u16)> {
    let mut x = area.x + row.indent as u16;
    row.parts.iter().map(move |part| {
        let here = x;
        x += part.text().width() as u16 + 1;
        (part, here)
    })
}

pub fn render(
    page: &AnalysisPage,
    notation: Notation,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    if area.is_empty() {
        return;
    }
    let window = Window::of(page, notation, area);
    if window.inner != area {
        let title = match openings::name(&page.session.game) {
            Some(name) => say!("moves-title-opening", dot = theme.signs.dot, opening = name),
            None => say!("lines-title"),
        };
        section(&title, theme, area, buf);
    }
    for (row, cells) in window.in_sight() {
        for (part, x) in places(row, cells) {
            let style = match part {
                LinePart::Move(node, _) if *node == page.at() => theme.selected,
                LinePart::Move(node, _) if page.tree().is_played(*node) => theme.strong,
                LinePart::Move(..) => theme.text,
                LinePart::Number(_) | LinePart::Hidden(_) => theme.dim,
                LinePart::Loss(_) => theme.refusal,
                LinePart::Comment(_) => theme.text.add_modifier(Modifier::ITALIC),
            };
            let room = usize::from(cells.right().saturating_sub(x));
            let (end, _) = buf.set_stringn(x, cells.y, part.text(), room, style);
            if let LinePart::Move(node, _) = part {
                drawn.target(Rect { x, width: end - x, ..cells }, Target::Node(*node));
            }
        }
    }
}
