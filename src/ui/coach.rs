//! What the coach says, in a panel.

use super::theme::Theme;
use super::widgets::{panel, wrapped};
use crate::app::Spoken;
use crate::coach::Grade;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::widgets::Widget as _;

/// How a move of this grade is written.
pub const fn style_of(grade: Option<Grade>, theme: &Theme) -> Style {
    match grade {
        None | Some(Grade::Good) => theme.strong,
        Some(Grade::Best) => theme.accent,
        Some(_) => theme.refusal,
    }
}

/// The head, and as many whole sentences as fit into so many rows with it.
pub fn in_short(spoken: &Spoken, columns: u16, rows: u16) -> String {
    // What is to be done comes before everything else.
    let first = if spoken.foot.is_empty() { &spoken.head } else { &spoken.foot };
    let mut text = first.clone();
    for sentence in &spoken.sentences {
        let stop = if text.ends_with('.') { "" } else { "." };
        let more = format!("{text}{stop} {sentence}");
        if wrapped(&more, columns.into()).len() > rows.into() {
            break;
        }
        text = more;
    }
    text
}

/// Rows from which on there is room for blank ones.
const AIRY: u16 = 14;

/// Draws as many whole sentences as have room.
pub fn render(spoken: &Spoken, theme: &Theme, area: Rect, buf: &mut Buffer) {
    panel(&spoken.title, theme).render(area, buf);
    let inner = area.inner(Margin::new(2, 1));
    let width = usize::from(inner.width);
    let mut rows = inner.rows();
    let head = wrapped(&spoken.head, width);
    for (line, row) in head.iter().zip(&mut rows) {
        buf.set_stringn(row.x, row.y, line, width, style_of(spoken.grade, theme));
    }
    // What is explained stands apart from what it is called, where there is room.
    let has_air = !spoken.foot.is_empty() && inner.height >= AIRY;
    if has_air {
        rows.next();
    }
    let foot = wrapped(&spoken.foot, width);
    let foot = if spoken.foot.is_empty() { &[][..] } else { &foot[..] };
    // A blank line before what is to be done, where there is room for it.
    let mut room =
        usize::from(inner.height).saturating_sub(head.len() + foot.len() + usize::from(has_air));
    for (at, sentence) in spoken.sentences.iter().enumerate() {
        let mut lines = wrapped(sentence, width);
        // The first one is begun where it has no room; of the others none is cut off.
        if lines.len() > room && (at > 0 || room == 0) {
            break;
        }
        if lines.len() > room {
            lines.truncate(room);
            if let Some(last) = lines.last_mut() {
                last.push_str(theme.signs.more);
            }
        }
        room -= lines.len();
        for (line, row) in lines.iter().zip(&mut rows) {
            buf.set_stringn(row.x, row.y, line, width, theme.text);
        }
    }
    if room > 0 {
        rows.next();
    }
    for (line, row) in foot.iter().zip(rows) {
        buf.set_stringn(row.x, row.y, line, width, theme.accent);
    }
}
