//! Images in block elements (U+2580 to U+259F).
//!
//! A shape is painted at a resolution of eight by eight samples a cell. Each cell then shows the block element whose
//! two parts, each in one colour, come closest to its samples: the method of chafa (Hans Petter Jansson, 2018).
//! Coordinates are in pixels: a pixel is as wide as a cell and half as high, so that it is square.

use super::block_fit::{CellSamples, Grain, SIDE, fitted};
use super::palette::Rgb;
use crate::app::ColorDepth;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Point in pixels, from the area's upper left corner.
pub type Point = (f32, f32);

pub struct Pixels {
    area: Rect,
    /// Samples of each cell, cells row by row.
    cells: Vec<CellSamples>,
}

impl Pixels {
    pub fn new(area: Rect, ground: Rgb) -> Self {
        let count = usize::from(area.width) * usize::from(area.height);
        Self { area, cells: vec![[ground; SIDE * SIDE]; count] }
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

    /// Paints a shape; `color` gives the colour at a point.
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
        let width = usize::from(self.area.width);
        let middle = |at: usize| (at as f32 + 0.5) / SIDE as f32;
        for (at, cell) in self.cells.iter_mut().enumerate() {
            let (column, row) = ((at % width) as f32, (at / width) as f32);
            for (at, sample) in cell.iter_mut().enumerate() {
                let point = (column + middle(at % SIDE), 2.0 * (row + middle(at / SIDE)));
                if shape(point) {
                    *sample = mixed(*sample, color(point), opacity);
                }
            }
        }
    }

    pub fn draw(&self, grain: Grain, depth: ColorDepth, buf: &mut Buffer) {
        for (samples, position) in self.cells.iter().zip(self.area.positions()) {
            let (symbol, inside, outside) = fitted(samples, grain);
            let (inside, outside) = (inside.at(depth), outside.at(depth));
            // A cell of one colour is always a blank.
            let symbol = if inside == outside { " " } else { symbol };
            buf[position].set_symbol(symbol).set_fg(inside).set_bg(outside);
        }
    }
}

/// Mixes two colours, with `part` of `over` (0 to 1). The sRGB values are mixed, not linear light: otherwise light
/// discs on dark felt would merge.
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
