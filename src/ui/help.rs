//! The page of keys.

use super::layout::centered;
use super::theme::Theme;
use super::widgets::{panel, wrapped, write_right};
use crate::app::{HelpPage, keymap};
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Widget as _};

/// Columns of the keys.
const LABEL: usize = 16;

/// Draws the page instead of everything but the key line, scrolled down by `top` lines, and
/// returns how many lines have no room.
pub fn render(page: HelpPage, theme: &Theme, area: Rect, buf: &mut Buffer) -> u16 {
    let area = Rect { height: area.height - 1, ..area };
    Clear.render(area, buf);
    buf.set_style(area, theme.text);
    let is_narrow = area.width < 78;
    let margin = Margin::new(if is_narrow { 1 } else { 2 }, 1);
    let area = centered(area, 76, area.height);
    let inner = area.inner(margin);
    let sections = keymap::page(page.first);
    let mut lines: Vec<Line> = Vec::new();
    for (index, section) in sections.iter().enumerate() {
        if index > 0 {
            lines.push(Line::default());
        }
        lines.push(Line::styled(section.title, theme.strong));
        for (label, help) in &section.rows {
            if is_narrow {
                // The explanation goes under the key, wrapped by hand to keep its indent.
                lines.push(Line::styled(*label, theme.accent));
                let parts = wrapped(help, usize::from(inner.width) - 1).into_iter();
                lines.extend(parts.map(|part| Line::styled(format!(" {part}"), theme.text)));
            } else {
                let room = usize::from(inner.width) - LABEL;
                for (at, part) in wrapped(help, room).into_iter().enumerate() {
                    let label = if at == 0 { *label } else { "" };
                    let label = Span::styled(format!("{label:<LABEL$}"), theme.accent);
                    lines.push(Line::from(vec![label, Span::styled(part, theme.text)]));
                }
            }
        }
    }
    let overflow = (lines.len() as u16).saturating_sub(inner.height);
    let top = page.top.min(overflow);
    panel("Keys", theme).border_style(theme.accent).render(area, buf);
    if top < overflow {
        let below = Rect { y: area.bottom() - 1, height: 1, width: area.width - 1, ..area };
        write_right(" more below ", theme.dim, below, buf);
    }
    Paragraph::new(lines).scroll((top, 0)).render(inner, buf);
    overflow
}
