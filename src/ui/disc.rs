//! Discs, rings, crosses and dots with soft edges.

use super::palette::Rgb;
use super::pixels::{Pixels, Point, ellipse, mixed};
use super::theme::SoftColors;
use crate::rules::Color;
use std::f32::consts::SQRT_2;

/// Diameter of a disc relative to its square, where a gap of a pixel is left.
const FULL: f32 = 0.82;
/// Least gap between two discs, in pixels.
const GAP: f32 = 1.1;
/// Diameter of a dot relative to a disc's: hints, and the mark on the last disc.
const DOT: f32 = 0.38;
/// Least diameter of a dot, in pixels.
const LEAST_DOT: f32 = 1.6;
/// Width of a disc's rim, in pixels, for discs of this radius and more.
const RIM: f32 = 0.8;
const LEAST_RADIUS_WITH_RIM: f32 = 2.4;
const SHADOW: f32 = 0.35;

/// Size of a ring or cross relative to a disc; the hole of a ring; half the width of a stroke.
const FREE: f32 = 0.92;
const HOLE: f32 = 0.58;
const STROKE: f32 = 0.24;

/// Radius of a disc in a square of `side` pixels, with at least one pixel between discs.
pub fn radius(side: u16) -> f32 {
    let side = f32::from(side);
    (side - GAP).min(side * FULL) / 2.0
}

fn radius_in(pixels: &Pixels) -> f32 {
    let (width, height) = pixels.size();
    radius(width.min(height))
}

/// Paints a disc lit from the upper left, `width` times as wide as high (0 to 1): below 1 while it turns.
pub fn paint(pixels: &mut Pixels, colors: &SoftColors, side: Color, width: f32) {
    let (middle, radius) = (pixels.middle(), radius_in(pixels));
    let radii = ((radius * width).max(0.4), radius);
    let tones = [colors.palette.black, colors.palette.white][side.index()];
    let [lit, body, shade] = tones.map(|tone| colors.rgb(tone));
    let has_rim = radius >= LEAST_RADIUS_WITH_RIM;
    if has_rim {
        let below = (middle.0 + 0.3, middle.1 + 0.6);
        let shadow = colors.rgb(colors.palette.frame);
        pixels.glaze(ellipse(below, radii), SHADOW, |_| shadow);
    }
    let inner = 1.0 - RIM / radius;
    pixels.paint(ellipse(middle, radii), |(x, y)| {
        let (across, down) = ((x - middle.0) / radii.0, (y - middle.1) / radii.1);
        // From -1 at the upper left to 1 at the lower right.
        let slope = ((across + down) / SQRT_2).clamp(-1.0, 1.0);
        let towards = |slope: f32| mixed(body, if slope < 0.0 { lit } else { shade }, slope.abs());
        if has_rim && across.hypot(down) < inner {
            // The face is flat: its shade hardly changes.
            towards(slope * 0.25)
        } else {
            towards(slope)
        }
    });
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

pub fn paint_dot(pixels: &mut Pixels, color: Rgb) {
    let radius = (radius_in(pixels) * DOT).max(LEAST_DOT / 2.0);
    pixels.paint(ellipse(pixels.middle(), (radius, radius)), |_| color);
}

pub fn paint_corners(pixels: &mut Pixels, color: Rgb) {
    let (width, height) = pixels.size();
    let side = f32::from(width.min(height));
    let (length, thick) = ((side / 4.0).ceil(), (side / 12.0).ceil());
    paint_by_corner(pixels, color, |(x, y)| x.max(y) < length && x.min(y) < thick);
}

pub fn paint_dots(pixels: &mut Pixels, color: Rgb) {
    let (width, height) = pixels.size();
    let size = (f32::from(width.min(height)) / 10.0).max(1.0);
    // In a large square they keep a distance from the edge.
    let from = (size - 1.0).floor();
    let is_in = move |at: f32| (0.0..size).contains(&(at - from));
    paint_by_corner(pixels, color, |(x, y)| is_in(x) && is_in(y));
}

/// Paints a shape in all four corners, given in coordinates from the nearest corner.
fn paint_by_corner(pixels: &mut Pixels, color: Rgb, shape: impl Fn(Point) -> bool) {
    let (width, height) = pixels.size();
    let (width, height) = (f32::from(width), f32::from(height));
    pixels.paint(|(x, y)| shape((x.min(width - x), y.min(height - y))), |_| color);
}
