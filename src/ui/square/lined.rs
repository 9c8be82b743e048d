//! Squares between lines: without colours, or with 16.

use super::{Face, GHOST, figure, hint_sign, is_on_edge, marks, width_of, write_number};
use crate::rules::Color;
use crate::ui::move_values::{self, MoveValue};
use crate::ui::shape::{Figure, Shape};
use crate::ui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::{Modifier, Style};

/// Draws a square with marks beside the disc: `[ ]` cursor, `( )` last disc, `- -` flipped, `+ +` would be flipped,
/// `> <` highlighted by the coach, `* *` winning line. With two marks, the first cell shows the cursor and the last
/// cell the other mark.
pub fn render(face: &Face, rect: Rect, theme: &Theme, buf: &mut Buffer) {
    let (ground, discs) = theme.lined_square(face.is_cursor);
    for position in rect.positions() {
        buf[position].set_symbol(" ").set_style(ground);
    }
    let strong = ground.add_modifier(Modifier::BOLD);
    match face.disc {
        Some(disc) => {
            render_disc(face, disc, rect, discs[disc.index()], theme, buf);
            if let Some(number) = face.number.as_ref().filter(|it| it.len() <= rect.width.into()) {
                // On a filled disc the number is inverted.
                let style = match figure(face.variant, disc, theme) {
                    Figure::Disc => strong.add_modifier(Modifier::REVERSED),
                    _ => strong,
                };
                write_number(number, rect, style, buf);
            }
        }
        None => render_free(face, rect, strong, theme, buf),
    }
    render_marks(face, rect, strong, buf);
}

fn render_disc(
    face: &Face,
    disc: Color,
    rect: Rect,
    style: Style,
    theme: &Theme,
    buf: &mut Buffer,
) {
    let inner = rect.inner(Margin::new(1, 0));
    let figure = figure(face.variant, disc, theme);
    // Where block elements are not to be had, letters fill a large square: in Reversi only on a coloured board.
    let (least, is_filled) = if face.variant.flips() {
        (2, theme.board.is_some() && !theme.has_shapes)
    } else {
        (4, true)
    };
    let sign = theme.sign(face.variant, disc);
    if theme.has_shapes && inner.width >= 4 {
        let style = style.remove_modifier(Modifier::BOLD);
        Shape::new(figure, inner).turned(width_of(face)).plain(&theme.signs.blocks, style, buf);
    } else if is_filled && inner.height >= least {
        Shape::new(figure, inner).lettered(sign, style, buf);
    } else {
        let symbol = if is_on_edge(face) { theme.signs.edge } else { sign };
        buf.set_string(rect.x + rect.width / 2, rect.y + rect.height / 2, symbol, style);
    }
}

/// Draws a free square: name, value or hint.
fn render_free(face: &Face, rect: Rect, strong: Style, theme: &Theme, buf: &mut Buffer) {
    let inner = rect.inner(Margin::new(1, 0));
    if let Some(name) = &face.name {
        let dim = strong.remove_modifier(Modifier::BOLD).add_modifier(Modifier::DIM);
        buf.set_string(rect.x + 1, rect.y, name, dim);
    }
    let write_value = |value: MoveValue, buf: &mut Buffer| {
        let best = strong.add_modifier(Modifier::UNDERLINED);
        let style = if value.is_best { best } else { strong.remove_modifier(Modifier::BOLD) };
        move_values::render(value, if inner.width > 2 { inner } else { rect }, style, buf)
    };
    if face.value.is_some_and(|value| write_value(value, buf)) {
        return;
    }
    if face.ghost.is_some() || face.letter.is_some() {
        let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
        let sign = face.letter.map_or_else(|| GHOST.to_owned(), String::from);
        buf.set_string(x, y, sign, strong);
    } else if let Some(hint) = face.hint {
        let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
        buf.set_string(x, y, hint_sign(hint, theme), strong);
    }
}

fn render_marks(face: &Face, rect: Rect, strong: Style, buf: &mut Buffer) {
    // A number needs every cell, so it replaces the marks; the highest number identifies the last disc.
    let marks = marks(face).filter(|_| face.number.is_none());
    // Where a value needs every cell, style shows the cursor.
    if face.is_cursor && face.value.is_some() && rect.width < 5 {
        return buf.set_style(rect, Style::new().add_modifier(Modifier::REVERSED));
    }
    // A square two cells wide has one cell for marks; style shows the cursor.
    let shows_cursor = face.is_cursor && (rect.width > 2 || marks.is_none());
    let left = if shows_cursor { Some("[") } else { marks.map(|[left, _]| left) };
    let right = marks.map(|[_, right]| right).or(face.is_cursor.then_some("]"));
    let style = if face.is_cursor { strong.add_modifier(Modifier::REVERSED) } else { strong };
    let is_high = face.is_cursor || face.is_won;
    let middle = rect.y + rect.height / 2;
    let rows = if is_high { rect.top()..rect.bottom() } else { middle..middle + 1 };
    // A value that fills its square keeps its signs.
    let is_room =
        |x: u16, y: u16, buf: &Buffer| face.value.is_none() || buf[(x, y)].symbol() == " ";
    for y in rows {
        if let Some(left) = left.filter(|_| is_room(rect.x, y, buf)) {
            buf.set_string(rect.x, y, left, style);
        }
        let last = rect.right() - 1;
        if let Some(right) = right.filter(|_| rect.width > 2 && is_room(last, y, buf)) {
            buf.set_string(last, y, right, style);
        }
    }
}
