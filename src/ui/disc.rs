//! Discs, rings, crosses and dots.

use super::block_fit::{Blocks, Grain};
use super::palette::Rgb;
use super::pixels::{Pixels, Point, ellipse, mixed};
use super::square::Borders;
use super::theme::BoardColors;
use crate::app::ColorDepth;
use crate::rules::Color;
use std::f32::consts::SQRT_2;

/// Largest diameter of a disc relative to its square; smaller in squares in which less than [`GAP`] would be left.
const FULL: f32 = 0.82;
/// Least gap between two discs, in pixels.
const GAP: f32 = 1.1;
/// Diameter of a dot relative to a disc's: hints, and the mark on the last disc.
const DOT: f32 = 0.38;
/// Least diameter of a dot, in pixels.
const LEAST_DOT: f32 = 1.6;
/// Width of a disc's rim, and the least radius of a disc with a rim, in pixels.
const RIM: f32 = 0.8;
const LEAST_RADIUS_WITH_RIM: f32 = 2.4;
/// Downward shift of the shadow among 16 colours, in pixels.
const PLAIN_SHADOW: f32 = 0.75;
/// Radius of a star point in a picture relative to the side of a square, and the least side with one in block elements.
const STAR: f32 = 0.07;
const LEAST_SIDE_WITH_STAR: u16 = 6;
/// Tones of a disc in a picture between its body and either edge.
const TONES: f32 = 2.0;
/// Width of the rim in a picture, relative to the radius.
const FINE_RIM: f32 = 0.16;
const SHADOW: f32 = 0.35;

/// Size of a ring or cross relative to a disc; the hole of a ring; half the width of a stroke.
const FREE: f32 = 0.92;
const HOLE: f32 = 0.58;
const STROKE: f32 = 0.24;

/// Rows from which a disc has room for soft edges.
const SOFT_ROWS: u16 = 3;
/// Rows from which a dot has room for soft edges.
const SOFT_DOT_ROWS: u16 = 7;
/// Radius of a disc relative to the side of its square, below [`SOFT_ROWS`] rows: the best fit to blocks of two rows.
const SMALL: f32 = 0.38;

/// Radius of a disc in a square of `side` pixels, with at least a pixel between discs.
pub fn radius(side: u16) -> f32 {
    let rows = side / 2;
    let side = f32::from(side);
    if grain(rows) == Grain::Crisp { side * SMALL } else { (side - GAP).min(side * FULL) / 2.0 }
}

/// Edges of a disc in a square of this many rows.
pub const fn grain(rows: u16) -> Grain {
    if rows < SOFT_ROWS { Grain::Crisp } else { Grain::Soft }
}

/// Edges of a dot on the felt: soft edges would reduce the contrast of a small dot.
pub const fn dot_grain(rows: u16) -> Grain {
    if rows < SOFT_DOT_ROWS { Grain::Crisp } else { Grain::Soft }
}

fn radius_in(pixels: &Pixels) -> f32 {
    let (width, height) = pixels.size();
    let side = width.min(height);
    if pixels.is_fine() { f32::from(side) * FULL / 2.0 } else { radius(side) }
}

/// Paints a disc lit from the upper left, `width` times as wide as high (0 to 1): below 1 while it turns.
pub fn paint(pixels: &mut Pixels, colors: &BoardColors, side: Color, width: f32) {
    let (middle, radius) = (pixels.middle(), radius_in(pixels));
    let radii = ((radius * width).max(0.4), radius);
    let tones = [colors.palette.black, colors.palette.white][side.index()];
    let [lit, body, shade] = tones.map(|tone| colors.rgb(tone));
    let is_fine = pixels.is_fine();
    let is_flat = !pixels.is_fine() && grain(pixels.size().1 / 2) == Grain::Crisp;
    let has_rim = pixels.is_fine() || radius >= LEAST_RADIUS_WITH_RIM;
    let rim = if pixels.is_fine() { radius * FINE_RIM } else { RIM };
    if colors.is_plain() {
        if side == Color::White {
            // Among 16 colours white hardly stands out from the felt, but from its shadow.
            let (below, shadow) =
                ((middle.0, middle.1 + PLAIN_SHADOW), colors.rgb(colors.palette.black[1]));
            if is_flat {
                // The lower quarter of its cells, between its corners.
                let lowest = f32::from(pixels.size().1) - 0.5;
                let is_below = |(x, y): Point| y >= lowest && (x - middle.0).abs() < radii.0 - 0.5;
                pixels.paint(is_below, |_| shadow);
            } else {
                pixels.paint(ellipse(below, radii), |_| shadow);
            }
        }
    } else if has_rim && colors.depth == ColorDepth::True {
        // Among 256 colours a mixture with the felt is another hue.
        let drop = rim.min(RIM) * 0.75;
        let below = (middle.0 + drop / 2.0, middle.1 + drop);
        let palette = &colors.palette;
        let shadow = colors.rgb(if is_fine { palette.black[2] } else { palette.frame });
        pixels.glaze(ellipse(below, radii), SHADOW, |_| shadow);
    }
    if is_flat && colors.blocks != Blocks::All {
        return pixels.paint(|point| cut_square(middle, width, point), |_| body);
    }
    let inner = 1.0 - rim / radius;
    pixels.paint(ellipse(middle, radii), |(x, y)| {
        let (across, down) = ((x - middle.0) / radii.0, (y - middle.1) / radii.1);
        // From -1 at the upper left to 1 at the lower right.
        let slope = ((across + down) / SQRT_2).clamp(-1.0, 1.0);
        let towards = |slope: f32| mixed(body, if slope < 0.0 { lit } else { shade }, slope.abs());
        // Few tones make small pictures.
        let slope = if is_fine { (slope * TONES).round() / TONES } else { slope };
        if is_flat || colors.is_plain() {
            body
        } else if has_rim && across.hypot(down) < inner {
            // The face is flat: its shade hardly changes.
            towards(slope * 0.25)
        } else {
            towards(slope)
        }
    });
}

/// Whether a square of four by four pixels without its corners, `width` times as wide, has a point. Its edges are those
/// of quadrants, of which a circle would have notches.
fn cut_square(middle: Point, width: f32, (x, y): Point) -> bool {
    let (across, down) = ((x - middle.0).abs() / width.max(0.25), (y - middle.1).abs());
    across < 1.0 && down < 2.0 || across < 1.5 && down < 1.0
}

/// Paints the line at the left edge of a square, and the quarter of a star point in its corner. In a picture also the
/// lower line, which among block elements is an underline: no element has both lines.
pub fn paint_borders(pixels: &mut Pixels, color: Rgb, borders: Borders) {
    let ((width, height), (across, down)) = (pixels.size(), pixels.hairline());
    let (right, lower) = (f32::from(width), f32::from(height));
    let has_lower = borders.has_lower && pixels.is_fine();
    let is_line = |(x, y): Point| borders.has_left && x < across || has_lower && y >= lower - down;
    pixels.paint(is_line, |_| color);
    let Some((is_right, is_lower)) = borders.star else { return };
    let at = |is_far: bool, far: f32| if is_far { far } else { 0.0 };
    let corner = (at(is_right, right), at(is_lower, lower));
    if pixels.is_fine() {
        let radius = lower * STAR;
        pixels.paint(ellipse(corner, (radius, radius)), |_| color);
    } else if height >= LEAST_SIDE_WITH_STAR {
        // A quadrant of a cell.
        let is_near = |(x, y): Point| (x - corner.0).abs() < 0.5 && (y - corner.1).abs() < 1.0;
        pixels.paint(is_near, |_| color);
    }
}

/// Paints a ring or a cross, scaled by `part`.
pub fn paint_sign(pixels: &mut Pixels, side: Color, part: f32, color: Rgb) {
    let (middle, radius) = (pixels.middle(), radius_in(pixels) * FREE * part);
    match side {
        Color::Black => pixels.paint(cross(middle, radius), |_| color),
        Color::White => {
            let (whole, hole) = (ellipse(middle, (radius, radius)), radius * HOLE);
            let hole = ellipse(middle, (hole, hole));
            pixels.paint(|point| whole(point) && !hole(point), |_| color);
        }
    }
}

/// Points of two strokes from corner to corner with round ends.
fn cross(middle: Point, radius: f32) -> impl Fn(Point) -> bool {
    move |(x, y)| {
        let (x, y) = ((x - middle.0).abs() / radius, (y - middle.1).abs() / radius);
        // By symmetry one stroke is enough.
        let (along, across) = ((x + y) / SQRT_2, (x - y).abs() / SQRT_2);
        let beyond = (along - (1.0 - STROKE)).max(0.0);
        across.hypot(beyond) <= STROKE
    }
}

/// Paints the rim of a disc that could have been placed; in two rows, which have no room for one, a small disc.
pub fn paint_ghost(pixels: &mut Pixels, side: Color, ground: Rgb, colors: &BoardColors) {
    /// Radius of the hole, relative to the disc's.
    const HOLE: f32 = 0.7;
    let (middle, radius) = (pixels.middle(), radius_in(pixels));
    let ink = colors.rgb(colors.disc(side));
    if !pixels.is_fine() && grain(pixels.size().1 / 2) == Grain::Crisp {
        return paint_dot(pixels, ink);
    }
    pixels.paint(ellipse(middle, (radius, radius)), |_| ink);
    pixels.paint(ellipse(middle, (radius * HOLE, radius * HOLE)), |_| ground);
}

pub fn paint_dot(pixels: &mut Pixels, color: Rgb) {
    let radius = (radius_in(pixels) * DOT).max(LEAST_DOT / 2.0);
    pixels.paint(ellipse(pixels.middle(), (radius, radius)), |_| color);
}

/// Paints a dot that cannot be taken for a disc of the same colour: half a dot's width, in whole quadrants of cells.
pub fn paint_small_dot(pixels: &mut Pixels, color: Rgb) {
    let ((x, y), rows) = (pixels.middle(), pixels.size().1 / 2);
    let half = (f32::from(rows) / 4.0).floor().max(1.0) / 2.0;
    let is_near = |point: Point| (point.0 - x).abs() < half && (point.1 - y).abs() < 2.0 * half;
    pixels.paint(is_near, |_| color);
}

pub fn paint_corners(pixels: &mut Pixels, color: Rgb) {
    let (width, height) = pixels.size();
    let side = f32::from(width.min(height));
    let (length, thick) = if pixels.is_fine() {
        (side * 0.25, side * 0.07)
    } else {
        ((side / 4.0).ceil(), (side / 12.0).ceil())
    };
    paint_by_corner(pixels, color, |(x, y)| x.max(y) < length && x.min(y) < thick);
}

/// Paints a thin line around a square.
pub fn paint_outline(pixels: &mut Pixels, color: Rgb) {
    /// Width of the line, in units: a half cell, and a quarter of its height.
    const WIDTH: f32 = 0.5;
    paint_by_corner(pixels, color, |(x, y)| x.min(y) < WIDTH);
}

/// Paints the corner cells of a square of two rows.
pub fn paint_corner_cells(pixels: &mut Pixels, color: Rgb) {
    let width = f32::from(pixels.size().0);
    pixels.paint(|(x, _)| x < 1.0 || x >= width - 1.0, |_| color);
}

/// Paints the dot on a disc. Below [`SOFT_DOT_ROWS`] the dot is a square of whole pixels, so that no cell mixes colours.
pub fn paint_dot_on(pixels: &mut Pixels, color: Rgb) {
    let (middle, radius, rows) = (pixels.middle(), radius_in(pixels), pixels.size().1 / 2);
    if pixels.is_fine() || rows >= SOFT_DOT_ROWS {
        return paint_dot(pixels, color);
    }
    let half = (radius * DOT).round().max(1.0);
    let is_in = |(x, y): Point| (x - middle.0).abs().max((y - middle.1).abs()) < half;
    pixels.paint(is_in, |_| color);
}

/// Paints the mark of a disc in two rows, whose cells have no third colour for a dot: a line below the disc.
pub fn paint_line_below(pixels: &mut Pixels, color: Rgb) {
    let (middle, lower) = (pixels.middle(), f32::from(pixels.size().1));
    // A quarter of a cell.
    let is_in = |(x, y): Point| (x - middle.0).abs() < 1.0 && y >= lower - 0.5;
    pixels.paint(is_in, |_| color);
}

pub fn paint_dots(pixels: &mut Pixels, color: Rgb) {
    let (width, height) = pixels.size();
    let side = f32::from(width.min(height));
    if pixels.is_fine() {
        let dot = ellipse((side * 0.1, side * 0.1), (side * 0.06, side * 0.06));
        paint_by_corner(pixels, color, dot);
        return;
    }
    let length = (side / 10.0).max(1.0);
    // In a large square they keep a distance from the edge.
    let from = (length - 1.0).floor();
    let is_in = move |at: f32| (0.0..length).contains(&(at - from));
    paint_by_corner(pixels, color, |(x, y)| is_in(x) && is_in(y));
}

/// Paints a shape in all four corners, given in coordinates from the nearest corner.
fn paint_by_corner(pixels: &mut Pixels, color: Rgb, shape: impl Fn(Point) -> bool) {
    let (width, height) = pixels.size();
    let (width, height) = (f32::from(width), f32::from(height));
    pixels.paint(|(x, y)| shape((x.min(width - x), y.min(height - y))), |_| color);
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::Color;

    /// Points along each side of a cell at which the error is measured.
    const POINTS: u32 = 40;

    /// Whether a sign covers a point of its cell, with coordinates from 0 to 1; independent of the masks under test.
    fn is_inside(sign: &str, x: f64, y: f64) -> bool {
        let code = sign.chars().next().map_or(0, u32::from);
        let eighths = |from: u32| f64::from(code - from + 1) / 8.0;
        match code {
            0x2581..=0x2587 => y >= 1.0 - eighths(0x2581),
            // The left blocks grow backwards: U+258F is one eighth.
            0x2589..=0x258F => x < f64::from(0x2590 - code) / 8.0,
            0x2598 => x < 0.5 && y < 0.5,
            0x259D => x >= 0.5 && y < 0.5,
            0x2596 => x < 0.5 && y >= 0.5,
            0x2597 => x >= 0.5 && y >= 0.5,
            0x259A => (x < 0.5) == (y < 0.5),
            _ => false,
        }
    }

    /// Mean squared error of a white disc on black over its square: as drawn, and in half cells of mixed colours.
    fn errors(rows: u16) -> (f64, f64) {
        let area = Rect::new(0, 0, 2 * rows, rows);
        let mut pixels = Pixels::new(area, Rgb([0; 3]));
        let radius = super::radius(2 * rows);
        pixels.paint(ellipse(pixels.middle(), (radius, radius)), |_| Rgb([255; 3]));
        let mut buf = Buffer::empty(area);
        pixels.draw(grain(rows), ColorDepth::True, Blocks::All, &mut buf);
        let ideal = |x: f64, y: f64| {
            let middle = f64::from(rows);
            f64::from(u8::from((x - middle).hypot(2.0 * y - middle) <= f64::from(radius)))
        };
        let value = |color: Color| match color {
            Color::Rgb(value, ..) => f64::from(value) / 255.0,
            other => panic!("{other:?}"),
        };
        let (mut drawn_error, mut mixed_error) = (0.0, 0.0);
        for position in area.positions() {
            let (cell, corner) = (&buf[position], (f64::from(position.x), f64::from(position.y)));
            let points = |half: u32| {
                (0..POINTS * POINTS / 2).map(move |at| {
                    let row = at / POINTS + half * POINTS / 2;
                    let part = |at: u32| (f64::from(at) + 0.5) / f64::from(POINTS);
                    (part(at % POINTS), part(row))
                })
            };
            for half in [0, 1] {
                let ideals: Vec<f64> =
                    points(half).map(|(x, y)| ideal(corner.0 + x, corner.1 + y)).collect();
                let mean = ideals.iter().sum::<f64>() / ideals.len() as f64;
                for (wanted, (x, y)) in ideals.iter().zip(points(half)) {
                    let ink = if is_inside(cell.symbol(), x, y) { cell.fg } else { cell.bg };
                    drawn_error += (value(ink) - wanted).powi(2);
                    mixed_error += (mean - wanted).powi(2);
                }
            }
        }
        let count = f64::from(POINTS * POINTS) * f64::from(area.area());
        (drawn_error / count, mixed_error / count)
    }

    #[test]
    fn discs_are_closer_to_the_ideal_than_half_cells_at_every_size() {
        for rows in 2..=12 {
            let (drawn, mixed) = errors(rows);
            println!("{}x{rows}: {drawn:.4}, in half cells {mixed:.4}", 2 * rows);
            assert!(drawn < mixed, "{rows} rows: {drawn:.4}, in half cells {mixed:.4}");
        }
    }

    #[test]
    fn a_disc_of_two_rows_is_sharp_and_keeps_its_distance() {
        let area = Rect::new(0, 0, 4, 2);
        let mut pixels = Pixels::new(area, Rgb([0; 3]));
        let radius = super::radius(4);
        pixels.paint(ellipse(pixels.middle(), (radius, radius)), |_| Rgb([255; 3]));
        let mut buf = Buffer::empty(area);
        pixels.draw(grain(2), ColorDepth::True, Blocks::All, &mut buf);
        let [white, black] = [Color::Rgb(255, 255, 255), Color::Rgb(0, 0, 0)];
        let row = |y: u16| (0..4).map(|x| buf[(x, y)].symbol()).collect::<String>();
        assert_eq!([row(0), row(1)], ["▗▆▆▖", "▝▂▂▘"]);
        for x in 1..3 {
            assert_eq!((buf[(x, 0)].fg, buf[(x, 0)].bg), (white, black));
            assert_eq!((buf[(x, 1)].fg, buf[(x, 1)].bg), (black, white));
        }
    }
}
