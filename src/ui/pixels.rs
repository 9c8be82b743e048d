//! Pixels of half a cell with soft edges.
//!
//! A cell is twice as high as wide, so pixels are square. A partly covered pixel is mixed in proportion to its
//! coverage.

use super::palette::Rgb;
use crate::app::ColorDepth;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Samples along each side of a pixel for coverage.
const SAMPLES: u16 = 8;

/// Point in pixels, from the area's upper left corner.
pub type Point = (f32, f32);

pub struct Pixels {
    area: Rect,
    colors: Vec<Rgb>,
}

impl Pixels {
    pub fn new(area: Rect, ground: Rgb) -> Self {
        let count = usize::from(area.width) * 2 * usize::from(area.height);
        Self { area, colors: vec![ground; count] }
    }

    /// Pixels across and down.
    pub const fn size(&self) -> (u16, u16) {
        (self.area.width, 2 * self.area.height)
    }

    /// Centre of the area.
    pub fn middle(&self) -> Point {
        let (width, height) = self.size();
        (f32::from(width) / 2.0, f32::from(height) / 2.0)
    }

    /// Paints a shape; `color` gives the colour at a pixel's centre.
    pub fn paint(&mut self, shape: impl Fn(Point) -> bool, color: impl Fn(Point) -> Rgb) {
        self.glaze(shape, 1.0, color);
    }

    /// Paints a shape with this opacity, 0 to 1.
    pub fn glaze(
        &mut self,
        shape: impl Fn(Point) -> bool,
        opacity: f32,
        color: impl Fn(Point) -> Rgb,
    ) {
        let (width, height) = self.size();
        for y in 0..height {
            for x in 0..width {
                let corner = (f32::from(x), f32::from(y));
                let part = opacity * coverage(corner, &shape);
                if part > 0.0 {
                    let pixel =
                        &mut self.colors[usize::from(y) * usize::from(width) + usize::from(x)];
                    *pixel = mixed(*pixel, color((corner.0 + 0.5, corner.1 + 0.5)), part);
                }
            }
        }
    }

    pub fn draw(&self, depth: ColorDepth, buf: &mut Buffer) {
        let width = usize::from(self.area.width);
        for (at, position) in self.area.positions().enumerate() {
            let upper = 2 * width * (at / width) + at % width;
            let [upper, lower] = [upper, upper + width].map(|at| self.colors[at].at(depth));
            let cell = &mut buf[position];
            // A cell of one colour is always a blank.
            let symbol = if upper == lower { " " } else { "▀" };
            cell.set_symbol(symbol).set_fg(upper).set_bg(lower);
        }
    }
}

/// Share of the pixel at `corner` inside a shape, 0 to 1.
fn coverage((x, y): Point, shape: impl Fn(Point) -> bool) -> f32 {
    let at = |sample: u16| (f32::from(sample) + 0.5) / f32::from(SAMPLES);
    let rows = (0..SAMPLES).map(|row| {
        let row = y + at(row);
        (0..SAMPLES).filter(|&column| shape((x + at(column), row))).count()
    });
    rows.sum::<usize>() as f32 / f32::from(SAMPLES * SAMPLES)
}

/// Mixes two colours. Coded values are mixed instead of light: otherwise light discs on dark felt would merge.
pub fn mixed(under: Rgb, over: Rgb, part: f32) -> Rgb {
    // In 1/256 steps, so that mixing is exact in integers.
    let part = (part * 256.0) as i32;
    let channel = |under: u8, over: u8| {
        let (under, over) = (i32::from(under), i32::from(over));
        u8::try_from(under + ((over - under) * part + 128) / 256)
            .expect("it lies between two colours")
    };
    Rgb(std::array::from_fn(|at| channel(under.0[at], over.0[at])))
}

pub fn ellipse(middle: Point, radii: Point) -> impl Fn(Point) -> bool {
    move |(x, y)| ((x - middle.0) / radii.0).powi(2) + ((y - middle.1) / radii.1).powi(2) <= 1.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::style::Color;

    /// Area under a circle's edge between two columns, clipped to 0..`top`: by the antiderivative in thin slices,
    /// independent of the samples under test.
    fn part_of_a_circle((x, y): (f64, f64), middle: f64, radius: f64) -> f64 {
        const SLICES: u32 = 2000;
        let slice = |at: u32| {
            let across = x + (f64::from(at) + 0.5) / f64::from(SLICES) - middle;
            let half = (radius * radius - across * across).max(0.0).sqrt();
            let (top, bottom) = (y.max(middle - half), (y + 1.0).min(middle + half));
            (bottom - top).max(0.0)
        };
        (0..SLICES).map(slice).sum::<f64>() / f64::from(SLICES)
    }

    #[test]
    fn the_edge_of_a_disc_is_as_soft_as_an_ideal_one() {
        for rows in 2..=12_u16 {
            let area = Rect::new(0, 0, 2 * rows, rows);
            let mut pixels = Pixels::new(area, Rgb([0; 3]));
            let middle = pixels.middle();
            let radius = crate::ui::disc::radius(2 * rows);
            pixels.paint(ellipse(middle, (radius, radius)), |_| Rgb([255; 3]));
            let mut buf = Buffer::empty(area);
            pixels.draw(ColorDepth::True, &mut buf);
            let (mut error, mut edges) = (0.0, 0);
            for y in 0..2 * rows {
                for x in 0..2 * rows {
                    let cell = &buf[(x, y / 2)];
                    let color = if y % 2 == 0 { cell.fg } else { cell.bg };
                    let Color::Rgb(value, ..) = color else { panic!("{color:?}") };
                    // White over black.
                    let drawn = f64::from(value) / 255.0;
                    let corner = (f64::from(x), f64::from(y));
                    let ideal = part_of_a_circle(corner, f64::from(rows), f64::from(radius));
                    if ideal > 0.001 && ideal < 0.999 {
                        error += (drawn - ideal).abs();
                        edges += 1;
                    }
                }
            }
            let mean = error / f64::from(edges);
            assert!(edges >= 8 && mean < 0.02, "{rows} rows: {mean:.4} over {edges} pixels");
        }
    }
}
