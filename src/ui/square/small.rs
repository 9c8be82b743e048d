//! A small square with colours.

use super::{Face, hint_sign, is_on_edge, marks};
use crate::rules::Square;
use crate::ui::move_values;
use crate::ui::theme::{BoardColors, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};

/// Draws a square too small for a round disc: signs on a ground that shows cursor, flips and the disc placed
/// last.
pub fn render(
    face: &Face,
    square: Square,
    rect: Rect,
    colors: &BoardColors,
    theme: &Theme,
    buf: &mut Buffer,
) {
    let ground = ground(face, square, colors);
    for position in rect.positions() {
        buf[position].reset();
        buf[position].set_bg(ground).set_fg(ground);
    }
    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
    let ink = Style::new().fg(colors.discs[0]);
    if let Some(disc) = face.disc {
        let sign = theme.sign(face.variant, disc);
        let symbol = if is_on_edge(face) { theme.signs.edge } else { sign };
        let style = Style::new().fg(colors.discs[disc.index()]);
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

/// The colour of a square's ground.
fn ground(face: &Face, square: Square, colors: &BoardColors) -> Ink {
    if face.is_cursor {
        colors.cursor
    } else if face.worth.is_some_and(|worth| worth.is_best) {
        colors.hint
    } else if face.is_won {
        colors.flipped
    } else if face.is_last {
        colors.last
    } else if face.is_flipped {
        colors.flipped
    } else {
        let is_chequered = face.variant.flips();
        colors.squares[usize::from(is_chequered && (square.file() + square.rank()) % 2 == 1)]
    }
}

/// How the number of a square is written: dark on the cursor's light ground, and in the board's colour on
/// the ground that the best move has.
fn worth_style(face: &Face, colors: &BoardColors) -> Style {
    let is_best = face.worth.is_some_and(|worth| worth.is_best);
    Style::new().fg(match (face.is_cursor, is_best) {
        (true, _) => colors.discs[0],
        (false, true) => colors.squares[1],
        (false, false) => colors.hint,
    })
}
