//! The page of keys.

use super::areas::centered;
use super::pieces::panel;
use super::theme::Theme;
use crate::app::keymap;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Widget as _};

/// Draws the page over the middle of `area`, scrolled down by `top` lines where it is too long.
pub fn render(top: u16, theme: &Theme, area: Rect, buf: &mut Buffer) {
    // The key line at the bottom stays in sight.
    let area = Rect { height: area.height - 1, ..area };
    Clear.render(area, buf);
    buf.set_style(area, theme.text);
    let keys = keymap::page();
    let area = centered(area, 76, keys.len() as u16 + 2);
    panel("Keys", theme).border_style(theme.accent).render(area, buf);
    let inner = area.inner(Margin::new(if area.width < 40 { 1 } else { 2 }, 1));
    let is_narrow = inner.width < 50;
    let lines: Vec<Line> = keys
        .iter()
        .flat_map(|&(label, help)| {
            if is_narrow {
                // The explanation goes under the key, wrapped by hand to keep its indent.
                let mut lines = vec![Line::styled(label, theme.accent)];
                lines.extend(
                    wrapped(help, usize::from(inner.width) - 1)
                        .into_iter()
                        .map(|text| Line::styled(format!(" {text}"), theme.text)),
                );
                lines
            } else {
                let label = Span::styled(format!("{label:<16}"), theme.accent);
                vec![Line::from(vec![label, Span::styled(help, theme.text)])]
            }
        })
        .collect();
    let last_top = (lines.len() as u16).saturating_sub(inner.height);
    let top = top.min(last_top);
    if top < last_top {
        let more = Line::styled(" more below ", theme.dim).right_aligned();
        more.render(Rect { y: area.bottom() - 1, height: 1, ..area }, buf);
    }
    Paragraph::new(lines).scroll((top, 0)).render(inner, buf);
}

/// The words of `text` in lines of at most `width` characters.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.len() + 1 + word.len() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}
