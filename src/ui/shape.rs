//! Discs, rings and crosses out of block characters.
//!
//! A cell is split into quadrants, and a quadrant belongs to the shape when its middle does. Units
//! are rows: a cell is one high and half as wide, so a circle has one radius.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// How much of its square's width and height a disc takes: from four rows on neighbours do not
/// quite touch; in three the circle is rounder without the gap.
const FULL: (f32, f32) = (0.92, 0.965);
const FULL_OF_THREE_ROWS: (f32, f32) = (0.95, 0.95);

/// The figure that a shape shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Full and round.
    Disc,
    /// A disc with a rim half a row wide, and a hole.
    Rim,
    /// A disc with a hole.
    Ring,
    /// Two strokes from corner to corner.
    Cross,
}

/// How much of its square a ring or a cross takes: they stand free.
const FREE: f32 = 0.85;
/// The hole of a ring, as a part of the whole.
const HOLE: f32 = 0.56;
/// Half the width of a cross's strokes, measured across, and how far they reach.
const STROKE: f32 = 0.34;
const REACH: f32 = 0.96;

/// A radius near this one, in rows, whose circle has no nub at its top: it ends a little outside the
/// middle of a row of quadrants.
fn smooth(radius: f32) -> f32 {
    ((radius * 2.0).round() / 2.0 - 0.05).max(0.45)
}

/// A figure in the middle of an area.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    figure: Figure,
    area: Rect,
    /// Half the width and half the height, in rows.
    radii: (f32, f32),
}

impl Shape {
    /// The largest such figure in the area, less a little air.
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

    /// The same, as wide as `factor` says: a disc seen from the side.
    #[must_use]
    pub fn turned(self, factor: f32) -> Self {
        let (x, y) = self.radii;
        Self { radii: ((x * factor).max(0.2), y), ..self }
    }

    /// Whether a point, seen from the middle with the rim at 1, belongs to the figure.
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
                // A hole that is all rim has no inside.
                let hole = |radius: f32| (radius - 0.5).max(f32::MIN_POSITIVE) / radius;
                is_within(across, down) && !is_within(across / hole(x), down / hole(y))
            }
            Figure::Cross => {
                let (across, down) = (across.abs(), down.abs());
                (across - down).abs() <= STROKE && across.max(down) <= REACH
            }
        }
    }

    /// A point of the area, in cells from its corner, seen from the middle: the rim is at 1.
    fn normal(&self, x: f32, y: f32) -> (f32, f32) {
        let across = (x - f32::from(self.area.width) / 2.0) / 2.0;
        let down = y - f32::from(self.area.height) / 2.0;
        (across / self.radii.0, down / self.radii.1)
    }

    /// Which quadrants of the cell at `x`, `y` (from the area's corner) are inside.
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

    /// Draws it out of letters, one for each cell that it covers half of.
    pub fn lettered(&self, letter: &str, style: Style, buf: &mut Buffer) {
        for (x, y) in self.cells().filter(|&(x, y)| self.quadrants(x, y).count_ones() >= 2) {
            buf[(self.area.x + x, self.area.y + y)].set_symbol(letter).set_style(style);
        }
    }

    /// Draws it without colour.
    pub fn plain(&self, blocks: &[&str; 16], style: Style, buf: &mut Buffer) {
        for (x, y) in self.cells() {
            let part = self.quadrants(x, y);
            if part != 0 {
                buf[(self.area.x + x, self.area.y + y)].set_symbol(blocks[part]).set_style(style);
            }
        }
    }
}
