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

/// Draws the values from left to right over the whole width, with the highest and the lowest number
/// at the left. `bounds` are the values of the upper and the lower edge, where they are not the
/// values' own.
pub fn render(
    values: &[f64],
    bounds: Option<(f64, f64)>,
    theme: &Theme,
    area: Rect,
    buf: &mut Buffer,
) {
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
    let row_of = |value: f64| {
        let share = ((high - value) / (high - low)).clamp(0.0, 1.0);
        whole((share * f64::from(height - 1)).round()) as u16
    };
    let value_at = |x: u16| {
        let last = values.len() - 1;
        let at = f64::from(x) / f64::from(width.max(2) - 1) * last as f64;
        let before = whole(at);
        let value = values[before];
        value + (values[(before + 1).min(last)] - value) * (at - before as f64)
    };
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
        buf[position].set_char(sign).set_style(theme.accent);
    }
}
