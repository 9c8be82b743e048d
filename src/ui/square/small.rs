//! Small squares with colours.

use super::{Face, GHOST, felt, hint_sign, is_on_edge, marks, worth_ink, write_number};
use crate::rules::Color;
use crate::ui::move_values;
use crate::ui::theme::{BoardColors, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};

/// Left half of a cell, as an index into [`crate::ui::theme::Signs::blocks`].
const LEFT_HALF: usize = 0b0101;

/// Draws a square too small for a round disc: signs on a ground that shows cursor, best move and winning line, with a
/// half cell at the left of flipped discs. The last disc is underlined: a half cell would touch the disc at its left.
pub fn render(face: &Face, rect: Rect, colors: &BoardColors, theme: &Theme, buf: &mut Buffer) {
    let ground = ground(face, colors);
    for position in rect.positions() {
        buf[position].reset();
        buf[position].set_bg(ground).set_fg(ground);
    }
    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
    let (palette, depth) = (&colors.palette, colors.depth);
    let ink = Style::new().fg(palette.black[1].at(depth));
    if let Some(disc) = face.disc {
        let sign = theme.sign(face.variant, disc);
        let symbol = if is_on_edge(face) { theme.signs.edge } else { sign };
        let style = Style::new().fg([palette.black, palette.white][disc.index()][1].at(depth));
        match &face.number {
            Some(number) => write_number(number, rect, style, buf),
            None if colors.is_plain() => {
                // A filled disc on the felt, and a white cell with a rim of ink.
                let style = match disc {
                    Color::Black => ink,
                    Color::White => ink.bg(colors.color(palette.white[1])),
                };
                buf.set_string(x, y, symbol, style);
            }
            None => {
                buf.set_string(x, y, symbol, style.add_modifier(Modifier::BOLD));
            }
        }
        if face.is_last && face.number.is_none() {
            buf[(x, y)].modifier.insert(Modifier::UNDERLINED);
        } else if face.is_flipped && face.number.is_none() {
            let style = Style::new().fg(palette.flipped.at(depth));
            buf.set_string(rect.x, y, theme.signs.blocks[LEFT_HALF], style);
        }
        if let Some([left, _]) = marks(face).filter(|_| face.is_cursor || face.is_in_reach) {
            buf.set_string(rect.x, y, left, ink);
        }
        return;
    }
    let style = if face.is_cursor { ink } else { Style::new().fg(palette.hint.at(depth)) };
    if let Some(name) = &face.name {
        buf.set_string(rect.x, rect.y, name, style);
    }
    let worth = Style::new().fg(worth_ink(face, face.is_cursor, colors));
    if face.value.is_some_and(|value| move_values::render(value, rect, worth, buf)) {
        return;
    }
    if let Some(side) = face.ghost {
        let ink = [palette.black, palette.white][side.index()][1].at(depth);
        buf.set_string(x, y, GHOST, Style::new().fg(ink));
    } else if let Some(letter) = face.letter {
        buf.set_string(x, y, letter.to_string(), style.add_modifier(Modifier::BOLD));
    } else if let Some(hint) = face.hint {
        buf.set_string(x, y, hint_sign(hint, theme), style);
    }
}

fn ground(face: &Face, colors: &BoardColors) -> Ink {
    let palette = &colors.palette;
    let shade = if face.is_cursor {
        palette.cursor
    } else if face.value.is_some_and(|value| value.is_best) {
        palette.hint
    } else if face.is_won {
        palette.flipped
    } else {
        return felt(face.is_lit && face.letter.is_none(), face.is_dark, colors).at(colors.depth);
    };
    shade.at(colors.depth)
}
