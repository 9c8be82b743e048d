//! Squares with mixed colours and round shapes.

use super::{Borders, Face, felt, width_of, worth_ink, write_number};
use crate::app::{CellSize, Hint};
use crate::rules::Color;
use crate::ui::block_fit::{Blocks, Grain};
use crate::ui::disc;
use crate::ui::move_values;
use crate::ui::palette::Rgb;
use crate::ui::pixels::{Picture, Pixels};
use crate::ui::theme::BoardColors;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};

/// Rows from which a square has room for marks beside and on a disc.
const ROOMY: u16 = 3;

/// Draws a square of at least four columns and two rows.
///
/// Angles in the corners mark the cursor; a dot on the disc marks the last disc, in two rows a line below it. From three rows on, a dot also marks
/// discs that would be flipped, dots in the corners mark flipped discs, and an outline marks a free square of which the
/// coach speaks. In two rows the background marks discs that would be flipped and squares of which the coach speaks, and
/// coloured corner cells mark a flipped disc.
pub fn render(face: &Face, rect: Rect, colors: &BoardColors, buf: &mut Buffer) {
    let is_roomy = rect.height >= ROOMY;
    let ground = ground(face, is_roomy, colors);
    if is_bare(face, is_roomy, colors) {
        return render_bare(face, rect, ground.at(colors.depth), colors, buf);
    }
    let mut pixels = Pixels::new(rect, ground);
    paint(face, is_roomy, colors, &mut pixels);
    let is_dot = face.disc.is_none() && face.value.is_none() && face.hint == Some(Hint::Legal);
    let grain = if is_dot { disc::dot_grain } else { disc::grain };
    let grain = if colors.is_plain() { Grain::Crisp } else { grain(rect.height) };
    pixels.draw(grain, colors.depth, colors.blocks, buf);
    if has_borders(face, is_roomy, colors) && face.borders.has_lower {
        underline(rect, colors.color(colors.palette.line), buf);
    }
    if face.is_cursor && !is_roomy && !has_cursor_ground(face, is_roomy, colors) {
        // The angles leave a quadrant of their cells to the disc, which keeps its shape.
        let disc = face.disc.filter(|_| face.variant.flips() && face.turned.is_none());
        let inner = disc.map_or(ground, |side| colors.rgb(colors.disc(side)));
        write_corners(rect, inner, colors, buf);
    }
    write_texts(face, rect, ground, colors, buf);
}

/// Draws the cursor's angles in the corner cells of a square of two rows.
fn write_corners(rect: Rect, inner: Rgb, colors: &BoardColors, buf: &mut Buffer) {
    let ink = colors.color(colors.palette.cursor);
    let style = Style::new().fg(ink).bg(inner.at(colors.depth));
    let (right, lower) = (rect.right() - 1, rect.bottom() - 1);
    let corners = [(rect.x, rect.y, "▛"), (right, rect.y, "▜"), (rect.x, lower, "▙")];
    for (x, y, sign) in corners.into_iter().chain([(right, lower, "▟")]) {
        buf.set_string(x, y, sign, style);
    }
}

/// Whether an outline shows that the coach speaks of a square: of a free one, where there is room.
fn is_outlined(face: &Face, is_roomy: bool, colors: &BoardColors) -> bool {
    face.is_lit && face.disc.is_none() && is_roomy && !colors.is_plain()
}

/// Whether a square has nothing but its ground, and perhaps lines: most are so, and need no shapes.
fn is_bare(face: &Face, is_roomy: bool, colors: &BoardColors) -> bool {
    let has_angles = face.is_cursor && !has_cursor_ground(face, is_roomy, colors);
    let has_marks =
        face.is_last || face.is_flipped || has_angles || is_outlined(face, is_roomy, colors);
    let has_text = face.name.is_some()
        || face.value.is_some()
        || face.number.is_some()
        || face.letter.is_some();
    let has_star = is_roomy && face.borders.star.is_some();
    let is_drawn_by_lines = colors.blocks == Blocks::All && !has_star;
    let is_free = face.disc.is_none() && face.hint.is_none() && face.ghost.is_none();
    is_free && !has_marks && !has_text && is_drawn_by_lines
}

fn render_bare(face: &Face, rect: Rect, ground: Ink, colors: &BoardColors, buf: &mut Buffer) {
    let line = colors.color(colors.palette.line);
    let has_borders = has_borders(face, rect.height >= ROOMY, colors);
    for position in rect.positions() {
        let cell = &mut buf[position];
        cell.set_symbol(" ").set_fg(ground).set_bg(ground);
        cell.modifier = Modifier::empty();
        if has_borders && face.borders.has_left && position.x == rect.x {
            cell.set_symbol("▏").set_fg(line);
        }
    }
    if has_borders && face.borders.has_lower {
        underline(rect, line, buf);
    }
}

/// Whether a square shows the lines around it; the cursor's ground is whole.
fn has_borders(face: &Face, is_roomy: bool, colors: &BoardColors) -> bool {
    colors.has_lines() && face.variant.flips() && !has_cursor_ground(face, is_roomy, colors)
}

/// Whether the ground shows the cursor. Among 16 colours no thin mark of its colour stands out from the felt; where
/// there are no quadrants, two rows have no room for angles.
fn has_cursor_ground(face: &Face, is_roomy: bool, colors: &BoardColors) -> bool {
    face.is_cursor && (colors.is_plain() || !is_roomy && colors.blocks != Blocks::All)
}

/// Draws the lower line of a square, as an underline of the cells that are blank or have the left line.
fn underline(rect: Rect, line: Ink, buf: &mut Buffer) {
    for x in rect.left()..rect.right() {
        let cell = &mut buf[(x, rect.bottom() - 1)];
        if cell.symbol() == " " || cell.fg == line {
            cell.set_fg(line).modifier.insert(Modifier::UNDERLINED);
        }
    }
}

/// Picture of a square without texts.
pub fn picture(face: &Face, rect: Rect, cell: CellSize, colors: &BoardColors) -> Picture {
    let mut pixels = Pixels::fine(rect, cell, ground(face, true, colors));
    paint(face, true, colors, &mut pixels);
    pixels.picture().expect("it is fine")
}

/// Paints disc and marks on the ground.
fn paint(face: &Face, is_roomy: bool, colors: &BoardColors, pixels: &mut Pixels) {
    if has_borders(face, is_roomy, colors) {
        // A star point would be taken for a hint that has its colour.
        let star = face.borders.star.filter(|_| !colors.is_plain());
        let borders = Borders { star, ..face.borders };
        disc::paint_borders(pixels, colors.rgb(colors.palette.line), borders);
    }
    if !is_roomy && face.is_flipped {
        // It lies beneath the disc, whose cells have room for two colours only.
        disc::paint_corner_cells(pixels, colors.rgb(colors.palette.flipped));
    }
    if let Some(side) = face.disc {
        if face.variant.flips() {
            disc::paint(pixels, colors, side, width_of(face));
        } else {
            // Among 16 colours only a dark sign stands out; it differs by its shape.
            let ink = if colors.is_plain() { Color::Black } else { side };
            disc::paint_sign(pixels, side, 1.0, colors.rgb(colors.disc(ink)));
        }
        if let Some(mark) = mark(face, is_roomy, colors).filter(|_| face.number.is_none()) {
            if is_roomy {
                disc::paint_dot_on(pixels, mark);
            } else {
                disc::paint_line_below(pixels, mark);
            }
        }
    } else if let Some(side) = face.ghost {
        disc::paint_ghost(pixels, side, ground(face, is_roomy, colors), colors);
    } else if face.value.is_none() && face.letter.is_none() {
        match face.hint {
            // On the cursor's light ground the dot is dark.
            Some(Hint::Legal)
                if has_cursor_ground(face, is_roomy, colors) && !colors.is_plain() =>
            {
                disc::paint_dot(pixels, colors.rgb(colors.palette.black[1]));
            }
            Some(Hint::Legal) if colors.is_plain() || colors.blocks != Blocks::All => {
                disc::paint_small_dot(pixels, colors.rgb(colors.palette.hint));
            }
            Some(Hint::Legal) => disc::paint_dot(pixels, colors.rgb(colors.palette.hint)),
            Some(Hint::Decides(side)) => {
                disc::paint_sign(pixels, side, 0.6, colors.rgb(colors.palette.hint));
            }
            None => {}
        }
    }
    if is_outlined(face, is_roomy, colors) {
        disc::paint_outline(pixels, colors.rgb(colors.palette.hint));
    }
    if face.is_cursor && is_roomy && !colors.is_plain() {
        disc::paint_corners(pixels, colors.rgb(colors.palette.cursor));
    } else if face.is_flipped && is_roomy {
        disc::paint_dots(pixels, colors.rgb(colors.palette.flipped));
    }
}

/// Writes name, move number and value of a square.
fn write_texts(face: &Face, rect: Rect, ground: Rgb, colors: &BoardColors, buf: &mut Buffer) {
    let is_roomy = rect.height >= ROOMY;
    // The underline that draws the line beneath a square would have the colour of the text.
    let style = Style::new().bg(ground.at(colors.depth)).remove_modifier(Modifier::UNDERLINED);
    if let Some(name) = &face.name {
        buf.set_string(rect.x + 1, rect.y, name, style.fg(name_ink(face, is_roomy, colors)));
    }
    if let (Some(number), Some(disc)) = (&face.number, face.disc) {
        let [own, other] = [disc, !disc].map(|side| colors.color(colors.disc(side)));
        let ink = if face.is_last { colors.palette.last.at(colors.depth) } else { other };
        write_number(number, rect, Style::new().bg(own).fg(ink), buf);
    }
    if let Some(letter) = face.letter {
        let ink = colors.color(colors.palette.hint);
        // Same row as a value.
        let (x, y) = (rect.x + rect.width / 2 - 1, rect.y + rect.height / 2);
        let bold = style.fg(ink).add_modifier(Modifier::BOLD);
        buf.set_string(x, y, letter.to_string(), bold);
    }
    if let Some(value) = face.value {
        move_values::render(
            value,
            rect,
            style.fg(worth_ink(face, has_cursor_ground(face, is_roomy, colors), colors)),
            buf,
        );
    }
}

fn ground(face: &Face, is_roomy: bool, colors: &BoardColors) -> Rgb {
    let palette = &colors.palette;
    let is_best = face.value.is_some_and(|value| value.is_best);
    let shade = if has_cursor_ground(face, is_roomy, colors) {
        palette.cursor
    } else if is_best {
        palette.hint
    } else if face.is_won {
        palette.flipped
    } else if face.is_in_reach && !is_roomy {
        palette.hint
    } else {
        let is_lit = face.is_lit && !is_outlined(face, is_roomy, colors);
        return felt(is_lit && face.letter.is_none(), face.is_dark, colors);
    };
    colors.rgb(shade)
}

/// Colour of the dot on a disc, if any.
fn mark(face: &Face, is_roomy: bool, colors: &BoardColors) -> Option<Rgb> {
    let palette = &colors.palette;
    let shade = match face {
        Face { is_in_reach: true, .. } if is_roomy => palette.cursor,
        Face { is_last: true, turned: None, .. } if is_roomy => palette.last,
        // The line lies on the felt, from which yellow hardly stands out among 16 colours.
        Face { is_last: true, turned: None, .. } if colors.is_plain() => palette.last,
        Face { is_last: true, turned: None, .. } => palette.cursor,
        // The dot on a flipped disc under the cursor has the disc's old colour.
        Face { is_flipped: true, is_cursor: true, disc: Some(disc), .. } => match disc {
            Color::Black => palette.white[1],
            Color::White => palette.black[1],
        },
        _ => return None,
    };
    Some(colors.rgb(shade))
}

fn name_ink(face: &Face, is_roomy: bool, colors: &BoardColors) -> Ink {
    let palette = &colors.palette;
    let has_light_ground = has_cursor_ground(face, is_roomy, colors);
    let shade = if has_light_ground { palette.black[1] } else { palette.hint };
    colors.rgb(shade).at(colors.depth)
}
