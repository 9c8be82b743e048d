//! A square without colours.

use super::{Face, figure, hint_sign, is_on_edge, marks, width_of};
use crate::ui::move_values;
use crate::ui::shape::Shape;
use crate::ui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::{Modifier, Style};

/// Draws a square without colours: marks stand at both sides of the disc. `[ ]` is the cursor, `( )`
/// the disc placed last, `- -` one it flipped, `+ +` one that the move at hand would flip, `* *` one of a line that won; the first cell shows
/// the cursor, the last cell what else there is, so that both can be seen.
pub fn render(face: &Face, rect: Rect, theme: &Theme, buf: &mut Buffer) {
    for position in rect.positions() {
        buf[position].set_symbol(" ").set_style(theme.text);
    }
    let (middle_x, middle_y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
    let inner = rect.inner(Margin::new(1, 0));
    let strong = theme.strong;
    match face.disc {
        Some(disc) if !theme.is_ascii && inner.width >= 4 => {
            let shape = Shape::new(figure(face.variant, disc, false), inner);
            shape.turned(width_of(face)).plain(theme.text, buf);
        }
        Some(disc) if !face.variant.flips() && inner.height >= 4 => {
            let letter = theme.sign(face.variant, disc);
            Shape::new(figure(face.variant, disc, false), inner).lettered(letter, strong, buf);
        }
        Some(disc) => {
            let sign = theme.sign(face.variant, disc);
            let symbol = if is_on_edge(face) { theme.signs.edge } else { sign };
            buf.set_string(middle_x, middle_y, symbol, strong);
        }
        None => {
            if let Some(name) = &face.name {
                buf.set_string(rect.x + 1, rect.y, name, theme.dim);
            }
            if let Some(worth) = face.worth {
                let best = strong.add_modifier(Modifier::UNDERLINED);
                let style = if worth.is_best { best } else { theme.text };
                move_values::render(worth, if inner.width > 2 { inner } else { rect }, style, buf);
            } else if let Some(hint) = face.hint {
                buf.set_string(middle_x, middle_y, hint_sign(hint, theme), strong);
            }
        }
    }
    let marks = marks(face);
    // A number may need every cell: there, too, the cursor is seen by its style.
    if face.is_cursor && face.worth.is_some() && inner.width < 3 {
        return buf.set_style(rect, Style::new().add_modifier(Modifier::REVERSED));
    }
    // A square two cells wide has one cell for all marks: there the cursor is seen by its style.
    let shows_cursor = face.is_cursor && (rect.width > 2 || marks.is_none());
    let left = if shows_cursor { Some("[") } else { marks.map(|[left, _]| left) };
    let right = marks.map(|[_, right]| right).or(face.is_cursor.then_some("]"));
    let style = if face.is_cursor { strong.add_modifier(Modifier::REVERSED) } else { strong };
    let is_high = face.is_cursor || face.is_won;
    let rows = if is_high { rect.top()..rect.bottom() } else { middle_y..middle_y + 1 };
    for y in rows {
        if let Some(left) = left {
            buf.set_string(rect.x, y, left, style);
        }
        if let Some(right) = right.filter(|_| rect.width > 2) {
            buf.set_string(rect.right() - 1, y, right, style);
        }
    }
}
