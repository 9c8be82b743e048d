//! Images: shapes painted at a high resolution, then drawn in block elements (U+2580 to U+259F) or as a picture.
//!
//! For block elements a shape is painted at eight by eight samples a cell. Each cell then shows the block element whose
//! two parts, each in one colour, come closest to its samples: the method of chafa (Hans Petter Jansson, 2018). A picture
//! has two by two samples a pixel of the screen, and shows their mean.
//! Coordinates are in units as wide as a cell and half as high, so that they are square.

use super::block_fit::{Blocks, CellSamples, Grain, SIDE, fitted};
use super::palette::Rgb;
use crate::app::{CellSize, ColorDepth};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// Point in pixels, from the area's upper left corner.
pub type Point = (f32, f32);

/// Samples along each side of a picture's pixel.
const FINE: usize = 2;

pub struct Pixels {
    area: Rect,
    /// Samples across and down a cell.
    per_cell: (usize, usize),
    /// Samples of each cell, row by row; cells row by row.
    samples: Vec<Rgb>,
    /// Pixels of a cell in a picture; `None` for block elements.
    cell: Option<CellSize>,
}

/// A picture of pixels, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    /// Red, green and blue of each pixel.
    pub rgb: Vec<[u8; 3]>,
}

impl Picture {
    /// A black picture of an area of cells.
    pub fn blank(area: Rect, cell: CellSize) -> Self {
        let width = u32::from(area.width) * u32::from(cell.width);
        let height = u32::from(area.height) * u32::from(cell.height);
        Self { width, height, rgb: vec![[0; 3]; (width * height) as usize] }
    }

    /// Copies a picture to an area of cells, which it fills.
    pub fn put(&mut self, area: Rect, cell: CellSize, picture: &Self) {
        let left = usize::from(area.x) * usize::from(cell.width);
        let top = usize::from(area.y) * usize::from(cell.height);
        for (y, row) in picture.rgb.chunks(picture.width as usize).enumerate() {
            let from = (top + y) * self.width as usize + left;
            self.rgb[from..from + row.len()].copy_from_slice(row);
        }
    }

    /// Part of the picture, an area of cells.
    #[must_use]
    pub fn part(&self, area: Rect, cell: CellSize) -> Self {
        let mut part = Self::blank(area, cell);
        let left = usize::from(area.x) * usize::from(cell.width);
        let top = usize::from(area.y) * usize::from(cell.height);
        for (y, row) in part.rgb.chunks_mut(part.width as usize).enumerate() {
            let from = (top + y) * self.width as usize + left;
            row.copy_from_slice(&self.rgb[from..from + row.len()]);
        }
        part
    }
}

impl Pixels {
    /// An image for block elements.
    pub fn new(area: Rect, ground: Rgb) -> Self {
        Self::with_samples(area, (SIDE, SIDE), None, ground)
    }

    /// An image for a picture of cells with this many pixels.
    pub fn fine(area: Rect, cell: CellSize, ground: Rgb) -> Self {
        let per_cell = (FINE * usize::from(cell.width), FINE * usize::from(cell.height));
        Self::with_samples(area, per_cell, Some(cell), ground)
    }

    fn with_samples(
        area: Rect,
        per_cell: (usize, usize),
        cell: Option<CellSize>,
        ground: Rgb,
    ) -> Self {
        let count = usize::from(area.width) * usize::from(area.height);
        Self { area, per_cell, samples: vec![ground; count * per_cell.0 * per_cell.1], cell }
    }

    /// Whether it becomes a picture.
    pub const fn is_fine(&self) -> bool {
        self.cell.is_some()
    }

    /// Units across and down.
    pub const fn size(&self) -> (u16, u16) {
        (self.area.width, 2 * self.area.height)
    }

    /// Width of the thinnest upright and level line.
    pub fn hairline(&self) -> (f32, f32) {
        match self.cell {
            Some(cell) => (1.0 / f32::from(cell.width), 2.0 / f32::from(cell.height)),
            None => (1.0 / SIDE as f32, 2.0 / SIDE as f32),
        }
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
        let (across, down) = self.per_cell;
        let part = |at: usize, of: usize| (at as f32 + 0.5) / of as f32;
        for (at, cell) in self.samples.chunks_mut(across * down).enumerate() {
            let (column, row) = ((at % width) as f32, (at / width) as f32);
            for (at, sample) in cell.iter_mut().enumerate() {
                let x = column + part(at % across, across);
                let point = (x, 2.0 * (row + part(at / across, down)));
                if shape(point) {
                    *sample = mixed(*sample, color(point), opacity);
                }
            }
        }
    }

    /// The picture, with the mean of the samples of each pixel. `None` for an image of block elements.
    pub fn picture(&self) -> Option<Picture> {
        let cell = self.cell?;
        let (width, height) = (usize::from(cell.width), usize::from(cell.height));
        let (columns, rows) = (usize::from(self.area.width), usize::from(self.area.height));
        let (across, down) = self.per_cell;
        let pixel = |at: usize| {
            let (x, y) = (at % (columns * width), at / (columns * width));
            let first = (y / height * columns + x / width) * across * down
                + y % height * FINE * across
                + x % width * FINE;
            let mut sums = [0_u32; 3];
            for at in 0..FINE * FINE {
                let Rgb(channels) = self.samples[first + at / FINE * across + at % FINE];
                for (sum, channel) in sums.iter_mut().zip(channels) {
                    *sum += u32::from(channel);
                }
            }
            sums.map(|sum| (sum / (FINE * FINE) as u32) as u8)
        };
        let count = columns * width * rows * height;
        Some(Picture {
            width: (columns * width) as u32,
            height: (rows * height) as u32,
            rgb: in_few_colors((0..count).map(pixel).collect()),
        })
    }

    pub fn draw(&self, grain: Grain, depth: ColorDepth, blocks: Blocks, buf: &mut Buffer) {
        let (cells, _) = self.samples.as_chunks::<{ SIDE * SIDE }>();
        for (samples, position) in cells.iter().zip(self.area.positions()) {
            let samples: &CellSamples = samples;
            let (symbol, inside, outside) = fitted(samples, grain, blocks);
            let (inside, outside) = (inside.at(depth), outside.at(depth));
            // A cell of one colour is always a blank.
            let symbol = if inside == outside { " " } else { symbol };
            let cell = &mut buf[position];
            cell.set_symbol(symbol).set_fg(inside).set_bg(outside);
            cell.modifier = Modifier::empty();
        }
    }
}

/// Most colours of a picture: enough for smooth edges, few enough for small pictures.
const MOST_COLORS: usize = 14;

/// Least squared distance of two colours of a picture. Encoders of sixels merge nearer ones, and scatter the error over
/// the picture as dots.
const LEAST_DISTANCE: u32 = 3 * 16 * 16;

/// Replaces the rare colours of a picture by the nearest frequent ones.
fn in_few_colors(mut rgb: Vec<[u8; 3]>) -> Vec<[u8; 3]> {
    let mut counts: Vec<([u8; 3], usize)> = Vec::new();
    for color in &rgb {
        match counts.iter_mut().find(|(other, _)| other == color) {
            Some((_, count)) => *count += 1,
            None => counts.push((*color, 1)),
        }
    }
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let distance = |one: [u8; 3], other: [u8; 3]| {
        let squares = one.iter().zip(other).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2));
        squares.sum::<u32>()
    };
    let mut kept: Vec<[u8; 3]> = Vec::new();
    let mut replaced = Vec::new();
    for (color, _) in counts {
        let nearest = kept.iter().copied().min_by_key(|other| distance(color, *other));
        match nearest {
            Some(near) if kept.len() == MOST_COLORS || distance(color, near) < LEAST_DISTANCE => {
                replaced.push((color, near));
            }
            _ => kept.push(color),
        }
    }
    for color in &mut rgb {
        if let Some((_, near)) = replaced.iter().find(|(rare, _)| rare == color) {
            *color = *near;
        }
    }
    rgb
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
