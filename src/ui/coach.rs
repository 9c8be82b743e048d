//! The coach panel.

use super::prelude::*;
use super::widgets::{fitted, section, whole_sentences};
use crate::app::CoachText;
use crate::coach::Grade;
use crate::words::wrapped;

pub const fn style_of(grade: Option<Grade>, theme: &Theme) -> Style {
    match grade {
        None | Some(Grade::Good) => theme.strong,
        Some(Grade::Best) => theme.accent,
        Some(_) => theme.refusal,
    }
}

/// Headline, and the whole sentences that fit with it.
pub fn in_short(coach_text: &CoachText, columns: u16, rows: u16) -> String {
    // An instruction comes first.
    let first = if coach_text.foot.is_empty() { &coach_text.head } else { &coach_text.foot };
    let mut text = first.clone();
    if coach_text.is_table {
        return text;
    }
    for sentence in &coach_text.sentences {
        let is_ended =
            if text.ends_with(['.', '!', '?', '。', '！', '？']) { "yes" } else { "no" };
        let more = say!("sentences", ended = is_ended, first = &text, second = sentence);
        if wrapped(&more, columns.into()).len() > rows.into() {
            break;
        }
        text = more;
    }
    text
}

fn render_table(coach_text: &CoachText, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let head = (&coach_text.head, theme.strong);
    let rest = coach_text.sentences.iter().map(|text| (text, theme.text));
    for ((text, style), row) in std::iter::once(head).chain(rest).zip(area.rows()) {
        buf.set_string(row.x, row.y, fitted(text, row.width, theme.signs.more), style);
    }
}

/// Height from which blank rows are added.
const AIRY: u16 = 14;

/// Draws the whole sentences that fit.
pub fn render(coach_text: &CoachText, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let width = usize::from(area.width);
    let rows_of = |text: &str| if text.is_empty() { 0 } else { wrapped(text, width).len() };
    let first = coach_text.sentences.first().map_or(0, |sentence| rows_of(sentence));
    let needed = rows_of(&coach_text.head) + first + rows_of(&coach_text.foot);
    // A title is left out before a sentence is cut.
    let is_cut = needed + 2 > usize::from(area.height) && !coach_text.is_table;
    let inner = if is_cut { area } else { section(&coach_text.title, theme, area, buf) };
    if coach_text.is_table {
        render_table(coach_text, theme, inner, buf);
        return;
    }
    let mut rows = inner.rows();
    let head = wrapped(&coach_text.head, width);
    for (line, row) in head.iter().zip(&mut rows) {
        buf.set_stringn(row.x, row.y, line, width, style_of(coach_text.grade, theme));
    }
    // In a high panel a blank row separates headline and explanation.
    let has_air = !coach_text.foot.is_empty() && inner.height >= AIRY;
    if has_air {
        rows.next();
    }
    let foot = wrapped(&coach_text.foot, width);
    let foot = if coach_text.foot.is_empty() { &[][..] } else { &foot[..] };
    // A blank row before the instruction, if there is room.
    let mut room =
        usize::from(inner.height).saturating_sub(head.len() + foot.len() + usize::from(has_air));
    for (at, sentence) in coach_text.sentences.iter().enumerate() {
        let fits = |text: &str| wrapped(text, width).len() <= room;
        let sentence = if at == 0 { whole_sentences(sentence, &fits) } else { sentence };
        let mut lines = wrapped(sentence, width);
        // The first sentence may be cut; later ones are shown whole or not at all.
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
