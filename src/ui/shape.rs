//! Discs, rings and crosses of block characters.
//!
//! A quadrant of a cell belongs to a shape if its centre does. Units are rows: a cell is one high and half as wide,
//! so a circle has one radius.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Width and height of a disc relative to its square. From four rows on, neighbouring discs do not touch; in three rows
/// they do, because a disc is rounder that way.
const FULL: (f32, f32) = (0.92, 0.965);
const FULL_OF_THREE_ROWS: (f32, f32) = (0.95, 0.95);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A filled circle.
    Disc,
    /// The outline of a disc, half a row thick.
    Rim,
    /// A disc with a hole.
    Ring,
    /// Two strokes from corner to corner.
    Cross,
}

/// Size of a ring or cross relative to its square.
const FREE: f32 = 0.85;
/// Hole of a ring, relative to its radius.
const HOLE: f32 = 0.56;
/// Half width of a cross's strokes, and their reach.
const STROKE: f32 = 0.34;
const REACH: f32 = 0.96;

/// Nearest radius, in rows, at which a circle has no nub at the top.
fn smooth(radius: f32) -> f32 {
    ((radius * 2.0).round() / 2.0 - 0.05).max(0.45)
}

/// A figure in the centre of an area.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    figure: Figure,
    area: Rect,
    /// Half width and half height, in rows.
    radii: (f32, f32),
}

impl Shape {
    /// Largest figure of this kind in the area.
    pub fn new(figure: Figure, area: Rect) -> Self {
        let full = if area.height > 3 { FULL } else { FULL_OF_THREE_ROWS };
        let half = (f32::from(area.width) / 4.0, f32::from(area.height) / 2.0);
        let free = smooth(half.0.min(half.1) * FREE);
        let radii = match figure {
            Figure::Disc | Figure::Rim => (half.0 * full.0, half.1 * full.1),
            Figure::Ring | Figure::Cross => (free, free),
        };
        Self { figure, area, radii }
    }

    /// The figure scaled to this width: a disc that turns.
    #[must_use]
    pub fn turned(self, factor: f32) -> Self {
        let (x, y) = self.radii;
        Self { radii: ((x * factor).max(0.2), y), ..self }
    }

    /// Whether a point is inside, in coordinates with the rim at 1.
    fn covers(&self, (across, down): (f32, f32)) -> bool {
        let is_within = |x: f32, y: f32| x.powi(2) + y.powi(2) <= 1.0;
        match self.figure {
            Figure::Disc => is_within(across, down),
            Figure::Ring => {
                let hole = smooth(self.radii.0 * HOLE) / self.radii.0;
                is_within(across, down) && !is_within(across / hole, down / hole)
            }
            Figure::Rim => {
                let (x, y) = self.radii;
                // A rim as thick as the radius leaves no hole.
                let hole = |radius: f32| (radius - 0.5).max(f32::MIN_POSITIVE) / radius;
                is_within(across, down) && !is_within(across / hole(x), down / hole(y))
            }
            Figure::Cross => {
                let (across, down) = (across.abs(), down.abs());
                (across - down).abs() <= STROKE && across.max(down) <= REACH
            }
        }
    }

    /// Coordinates from the centre, with the rim at 1, of a point given in cells from the area's corner.
    fn normal(&self, x: f32, y: f32) -> (f32, f32) {
        let across = (x - f32::from(self.area.width) / 2.0) / 2.0;
        let down = y - f32::from(self.area.height) / 2.0;
        (across / self.radii.0, down / self.radii.1)
    }

    /// Quadrants of the cell at `x`, `y` of the area that are inside the figure, one bit each.
    fn quadrants(&self, x: u16, y: u16) -> usize {
        [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
            .into_iter()
            .enumerate()
            .filter(|&(_, (dx, dy))| self.covers(self.normal(f32::from(x) + dx, f32::from(y) + dy)))
            .fold(0, |mask, (bit, _)| mask | 1 << bit)
    }

    fn cells(&self) -> impl Iterator<Item = (u16, u16)> + use<> {
        let Rect { width, height, .. } = self.area;
        (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)))
    }

    /// Draws the figure with a letter in each cell at least half covered.
    pub fn lettered(&self, letter: &str, style: Style, buf: &mut Buffer) {
        for (x, y) in self.cells().filter(|&(x, y)| self.quadrants(x, y).count_ones() >= 2) {
            buf[(self.area.x + x, self.area.y + y)].set_symbol(letter).set_style(style);
        }
    }

    /// Draws the figure in block characters.
    pub fn plain(&self, blocks: &[&str; 16], style: Style, buf: &mut Buffer) {
        for (x, y) in self.cells() {
            let part = self.quadrants(x, y);
            if part != 0 {
                buf[(self.area.x + x, self.area.y + y)].set_symbol(blocks[part]).set_style(style);
            }
        }
    }
}
