//! Small panels over the screen: ways to choose from, and a question about what was pasted.

use super::layout::centered;
use super::theme::Theme;
use super::widgets::panel;
use crate::app::{self, ExportPage, PastedPage};
use crate::words::say;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Clear, Paragraph, Widget as _, Wrap};

/// The widest such a panel becomes.
const WIDTH: u16 = 54;

/// A panel of so many lines in the middle.
fn area(lines: u16, screen: Rect) -> Rect {
    centered(screen, WIDTH.min(screen.width), (lines + 2).min(screen.height))
}

fn frame(title: &str, theme: &Theme, area: Rect, buf: &mut Buffer) -> Rect {
    Clear.render(area, buf);
    buf.set_style(area, theme.text);
    panel(title, theme).border_style(theme.accent).render(area, buf);
    area.inner(Margin::new(2, 1))
}

/// Draws the ways to take a game along, the one at `at` chosen; returns where the cursor is.
pub fn render_ways(page: &ExportPage, theme: &Theme, screen: Rect, buf: &mut Buffer) -> Position {
    let (ways, at) = (page.ways(), page.at);
    let area = area(ways.len() as u16, screen);
    let inner = frame(&say!("export-title"), theme, area, buf);
    let mut focus = inner.as_position();
    for ((index, way), row) in ways.iter().enumerate().skip(first(at, inner)).zip(inner.rows()) {
        let is_chosen = index == at;
        let pointer = if is_chosen { theme.signs.pointer } else { " " };
        let style = if is_chosen { theme.accent } else { theme.text };
        buf.set_stringn(
            row.x,
            row.y,
            format!("{pointer} {}", app::way(*way)),
            row.width.into(),
            style,
        );
        if is_chosen {
            focus = row.as_position();
        }
    }
    focus
}

/// The first line in sight, so that the chosen one is.
fn first(at: usize, inner: Rect) -> usize {
    (at + 1).saturating_sub(inner.height.into())
}

/// The way under `position`.
pub fn way_at(page: &ExportPage, screen: Rect, position: Position) -> Option<usize> {
    let at = page.at;
    let inner = area(page.ways().len() as u16, screen).inner(Margin::new(2, 1));
    inner.contains(position).then(|| usize::from(position.y - inner.y) + first(at, inner))
}

/// Draws what was pasted and what can be done with it.
pub fn render_pasted(pasted: &PastedPage, theme: &Theme, screen: Rect, buf: &mut Buffer) {
    // In a narrow window its lines take two rows each.
    let rows = if screen.width < WIDTH { 8 } else { 5 };
    let inner = frame(&say!("pasted-title"), theme, area(rows, screen), buf);
    let what = theme.plain(&app::pasted_records(pasted));
    let mut lines = vec![Line::styled(what, theme.strong)];
    if let Some(text) = app::pasted_complaints(pasted) {
        lines.push(Line::styled(text, theme.refusal));
    }
    lines.push(Line::styled(app::pasted_question(pasted), theme.text));
    lines.push(Line::styled(say!("pasted-discard"), theme.dim));
    Paragraph::new(Text::from(lines)).wrap(Wrap { trim: true }).render(inner, buf);
}
