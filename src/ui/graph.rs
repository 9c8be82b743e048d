//! A course of values, drawn as a line of quarters of a cell; in ASCII of whole cells.

use super::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Cells of the numbers at the left.
const NUMBERS: u16 = 6;
/// The characters with each set of quarters filled: 1 upper left, 2 upper right, 4 and 8 below.
/// More terminals have these than braille.
const QUARTERS: [char; 16] =
    [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// The whole part of a number that is not negative.
#[expect(clippy::cast_sign_loss, reason = "it is not negative")]
const fn whole(value: f64) -> usize {
    value as usize
}

/// What is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Graph<'a> {
    /// The values, from left to right.
    pub values: &'a [f64],
    /// The values of the lower and the upper edge, where they are not the values' own.
    pub bounds: Option<(f64, f64)>,
    /// There is a line where the value is nought.
    pub has_zero: bool,
    /// The value that is looked at.
    pub at: Option<usize>,
}

/// Draws the values over the whole width, with the highest and the lowest number at the left.
pub fn render(graph: &Graph, theme: &Theme, area: Rect, buf: &mut Buffer) {
    let Graph { values, bounds, has_zero, at } = *graph;
    let Some(plot) = area.width.checked_sub(NUMBERS).filter(|&width| width > 0) else { return };
    if values.is_empty() || area.height == 0 {
        return;
    }
    let plot = Rect { x: area.x + NUMBERS, width: plot, ..area };
    let (low, high) = bounds.unwrap_or_else(|| {
        let low = values.iter().copied().fold(f64::INFINITY, f64::min);
        let high = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if high - low < 1.0 { (low - 0.5, high + 0.5) } else { (low, high) }
    });
    for (value, y) in [(high, plot.y), (low, plot.bottom() - 1)] {
        buf.set_string(area.x, y, format!("{value:>5.0}"), theme.dim);
    }
    let (columns, rows) = if theme.is_ascii { (1, 1) } else { (2, 2) };
    let (width, height) = (plot.width * columns, plot.height * rows);
    let zero = height / 2 - u16::from(height > 1 && theme.is_ascii);
    let row_of = |value: f64| {
        let share = ((high - value) / (high - low)).clamp(0.0, 1.0);
        let row = whole((share * f64::from(height - 1)).round()) as u16;
        match value {
            // What is above nought or below it is seen to be so, however little it is.
            _ if !has_zero => row,
            value if value >= 0.5 => row.min(zero.saturating_sub(1)),
            value if value <= -0.5 => row.max((zero + 1).min(height - 1)),
            _ => zero,
        }
    };
    let value_at = |x: u16| {
        let last = values.len() - 1;
        let at = f64::from(x) / f64::from(width.max(2) - 1) * last as f64;
        let before = whole(at);
        let value = values[before];
        value + (values[(before + 1).min(last)] - value) * (at - before as f64)
    };
    if has_zero {
        let [line, ..] = theme.signs.grid;
        let y = plot.y + zero / rows;
        for x in plot.left()..plot.right() {
            buf.set_string(x, y, line, theme.border);
        }
        if y > plot.y && y + 1 < plot.bottom() {
            buf.set_string(area.x, y, format!("{:>5}", 0), theme.dim);
        }
    }
    let last = values.len() - 1;
    let looked_at = at.map(|at| {
        let share = at as f64 / last.max(1) as f64;
        plot.x + whole((share * f64::from(plot.width - 1)).round()) as u16
    });
    if let Some(x) = looked_at {
        let [_, line, ..] = theme.signs.grid;
        for y in plot.top()..plot.bottom() {
            buf.set_string(x, y, line, theme.strong);
        }
    }
    let mut bits = vec![0; usize::from(plot.width) * usize::from(plot.height)];
    let mut previous = row_of(value_at(0));
    for x in 0..width {
        let row = row_of(value_at(x));
        // What lies between two columns belongs to the line, too.
        for y in row.min(previous)..=row.max(previous) {
            let cell = usize::from(y / rows) * usize::from(plot.width) + usize::from(x / columns);
            bits[cell] |= 1_usize << (x % columns + 2 * (y % rows));
        }
        previous = row;
    }
    for (position, bits) in plot.positions().zip(bits).filter(|(_, bits)| *bits != 0) {
        let sign = if theme.is_ascii { '*' } else { QUARTERS[bits] };
        let style = if looked_at == Some(position.x) { theme.strong } else { theme.accent };
        buf[position].set_char(sign).set_style(style);
    }
}
