//! A square with colours.

use super::{Face, figure, hint_sign, is_on_edge, marks, width_of};
use crate::app::Hint;
use crate::rules::{Color, Square};
use crate::ui::move_values;
use crate::ui::shape::{Figure, Shape};
use crate::ui::theme::{BoardColors, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};

/// Draws a square of a board with colours: the cursor and the flipped discs are seen by their ground,
/// the disc placed last by a dot on it.
pub fn render(
    face: &Face,
    square: Square,
    rect: Rect,
    colors: &BoardColors,
    theme: &Theme,
    buf: &mut Buffer,
) {
    let size = SquareSize::of(face, rect);
    let ground = ground(face, square, size, colors);
    for position in rect.positions() {
        buf[position].reset();
        buf[position].set_bg(ground).set_fg(ground);
    }
    if size == SquareSize::Small {
        return render_small(face, rect, colors, theme, buf);
    }
    if let Some(name) = &face.name {
        let ink = if face.is_cursor { colors.discs[0].body } else { colors.hint };
        buf.set_string(rect.x + 1, rect.y, name, Style::new().fg(ink));
    }
    if let Some(disc) = face.disc {
        return render_disc(face, disc, rect, ground, colors, buf);
    }
    if let Some(worth) = face.worth {
        return move_values::render(worth, rect, worth_style(face, colors), buf);
    }
    match face.hint {
        Some(Hint::Legal) => {
            Shape::new(Figure::Disc, rect).mark(colors.hint, [ground; 2], buf);
        }
        Some(Hint::Decides(disc)) => {
            let shape = Shape::new(figure(face.variant, disc, true), rect).small();
            shape.fill(colors.hint, ground, buf);
        }
        None => {}
    }
}

/// The size of a square with colours: how much there is room for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SquareSize {
    /// A sign, no round disc.
    Small,
    /// A disc of two rows: a dot on it would be as large.
    Low,
    /// A disc with a dot on it.
    Full,
}

impl SquareSize {
    fn of(face: &Face, rect: Rect) -> Self {
        if rect.width < 4 || (!face.variant.flips() && rect.height < 3) {
            Self::Small
        } else if rect.height < 3 {
            Self::Low
        } else {
            Self::Full
        }
    }
}

/// The colour of a square's ground.
fn ground(face: &Face, square: Square, size: SquareSize, colors: &BoardColors) -> Ink {
    let is_best = face.worth.is_some_and(|worth| worth.is_best);
    if face.is_cursor {
        colors.cursor
    } else if is_best {
        colors.hint
    } else if face.is_won {
        colors.flipped
    } else if face.is_in_reach && size == SquareSize::Low {
        colors.hint
    } else if face.is_last && size != SquareSize::Full {
        colors.last
    } else if face.is_flipped {
        colors.flipped
    } else {
        let is_chequered = face.variant.flips();
        colors.squares[usize::from(is_chequered && (square.file() + square.rank()) % 2 == 1)]
    }
}

/// A disc with the mark on it, where the ground does not say it.
fn render_disc(
    face: &Face,
    disc: Color,
    rect: Rect,
    ground: Ink,
    colors: &BoardColors,
    buf: &mut Buffer,
) {
    let is_low = SquareSize::of(face, rect) != SquareSize::Full;
    let figure = figure(face.variant, disc, true);
    let shape = Shape::new(figure, rect);
    let tones = &colors.discs[disc.index()];
    shape.turned(width_of(face)).shade(tones, buf);
    // Under the cursor a flipped disc has lost its ground.
    let hidden = (face.is_flipped && face.is_cursor).then_some(colors.flipped);
    let reach = (face.is_in_reach && !is_low).then_some(colors.cursor);
    let last = (face.is_last && (!is_low || face.is_cursor)).then_some(colors.last);
    if let Some(color) = reach.or(last).or(hidden) {
        let around = match figure {
            Figure::Ring => [ground; 2],
            _ => [tones.light, tones.body],
        };
        shape.mark(color, around, buf);
    }
}

/// What stands on the ground of a square too small for a round disc.
fn render_small(face: &Face, rect: Rect, colors: &BoardColors, theme: &Theme, buf: &mut Buffer) {
    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
    let ink = Style::new().fg(colors.discs[0].body);
    if let Some(disc) = face.disc {
        let sign = theme.sign(face.variant, disc);
        let symbol = if is_on_edge(face) { theme.signs.edge } else { sign };
        let style = Style::new().fg(colors.discs[disc.index()].body);
        buf.set_string(x, y, symbol, style.add_modifier(Modifier::BOLD));
        if let Some([left, _]) = marks(face).filter(|_| face.is_cursor || face.is_in_reach) {
            buf.set_string(rect.x, y, left, ink);
        }
        return;
    }
    let style = if face.is_cursor { ink } else { Style::new().fg(colors.hint) };
    if let Some(name) = &face.name {
        buf.set_string(rect.x, rect.y, name, style);
    }
    if let Some(worth) = face.worth {
        move_values::render(worth, rect, worth_style(face, colors), buf);
    } else if let Some(hint) = face.hint {
        buf.set_string(x, y, hint_sign(hint, theme), style);
    }
}

/// How the number of a square is written: dark on the cursor's light ground, and in the board's colour on
/// the ground that the best move has.
fn worth_style(face: &Face, colors: &BoardColors) -> Style {
    let is_best = face.worth.is_some_and(|worth| worth.is_best);
    Style::new().fg(match (face.is_cursor, is_best) {
        (true, _) => colors.discs[0].body,
        (false, true) => colors.squares[1],
        (false, false) => colors.hint,
    })
}
