//! A line graph in quarter cells, or whole cells in ASCII.

use super::prelude::*;

/// Width of the numbers at the left, in cells.
const NUMBERS: u16 = 6;
/// Integer part of a nonnegative number.
#[expect(clippy::cast_sign_loss, reason = "it is not negative")]
const fn whole(value: f64) -> usize {
    value as usize
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Graph<'a> {
    pub values: &'a [f64],
}

/// Draws the values over the whole width, with the extremes at the left.
pub fn render(graph: &Graph, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let Some(plot) = Plot::of(graph, theme, area) else { return };
    plot.render_numbers(buf);
    for (position, bits) in plot.area.positions().zip(plot.line()).filter(|(_, bits)| *bits != 0) {
        buf[position].set_symbol(theme.signs.blocks[bits]).set_style(theme.accent);
    }
}

/// Geometry of a graph. A dot is a quarter of a cell, in ASCII a cell.
struct Plot<'a> {
    values: &'a [f64],
    theme: &'a Theme,
    /// Area of the line; the numbers stand left of it.
    area: Rect,
    left: u16,
    /// Values at the lower and upper edge.
    low: f64,
    high: f64,
    /// Dots a cell, across and down.
    per_cell: u16,
}

impl<'a> Plot<'a> {
    /// Plot of a graph; `None` without room or values.
    fn of(graph: &Graph<'a>, theme: &'a Theme, area: Rect) -> Option<Self> {
        let width = area.width.checked_sub(NUMBERS).filter(|&width| width > 0)?;
        let values = graph.values;
        if values.is_empty() || area.height == 0 {
            return None;
        }
        let (low, high) = bounds_of(values);
        let per_cell = if theme.has_shapes { 2 } else { 1 };
        Some(Self {
            values,
            theme,
            area: Rect { x: area.x + NUMBERS, width, ..area },
            left: area.x,
            low,
            high,
            per_cell,
        })
    }

    fn render_numbers(&self, buf: &mut Buffer) {
        for (value, y) in [(self.high, self.area.y), (self.low, self.area.bottom() - 1)] {
            buf.set_string(self.left, y, format!("{value:>5.0}"), self.theme.dim);
        }
    }

    /// Row of dots of a value, from the top.
    fn row_of(&self, value: f64) -> u16 {
        let height = self.area.height * self.per_cell;
        let share = ((self.high - value) / (self.high - self.low)).clamp(0.0, 1.0);
        whole((share * f64::from(height - 1)).round()) as u16
    }

    /// Value at a column of dots, interpolated.
    fn value_at(&self, x: u16) -> f64 {
        let last = self.values.len() - 1;
        let width = self.area.width * self.per_cell;
        let at = f64::from(x) / f64::from(width.max(2) - 1) * last as f64;
        let before = whole(at);
        let value = self.values[before];
        value + (self.values[(before + 1).min(last)] - value) * (at - before as f64)
    }

    /// Dots of each cell, row by row, as an index into the block characters.
    fn line(&self) -> Vec<usize> {
        let (columns, per_cell) = (usize::from(self.area.width), self.per_cell);
        let mut bits = vec![0; columns * usize::from(self.area.height)];
        let mut previous = self.row_of(self.value_at(0));
        for x in 0..self.area.width * per_cell {
            let row = self.row_of(self.value_at(x));
            // The line also covers the dots between two columns.
            for y in row.min(previous)..=row.max(previous) {
                let cell = usize::from(y / per_cell) * columns + usize::from(x / per_cell);
                bits[cell] |= 1_usize << (x % per_cell + 2 * (y % per_cell));
            }
            previous = row;
        }
        bits
    }
}

/// Range of the values, never empty.
fn bounds_of(values: &[f64]) -> (f64, f64) {
    let low = values.iter().copied().fold(f64::INFINITY, f64::min);
    let high = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if high - low < 1.0 { (low - 0.5, high + 0.5) } else { (low, high) }
}
