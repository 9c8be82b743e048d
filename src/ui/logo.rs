//! The name of the game, in half blocks.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Size};
use ratatui::style::Style;

/// Two rows of dots make one row of characters.
const DOTS: [&str; 6] = [
    " ###  #   # ##### ##### #      ###  #   # #   #",
    "#   # #   #   #   #     #     #   # ##  # #  # ",
    "#   # #   #   #   ####  #     ##### # # # ###  ",
    "#   # #   #   #   #     #     #   # # # # # #  ",
    "#   # #   #   #   #     #     #   # #  ## #  # ",
    " ###   ###    #   #     ##### #   # #   # #   #",
];

/// The cells it takes.
pub const SIZE: Size = Size::new(47, 3);

/// Draws it with its corner at `at`; without half blocks the caller writes the name instead.
pub fn render(at: Position, style: Style, buf: &mut Buffer) {
    for (y, rows) in (0..).zip(DOTS.as_chunks::<2>().0) {
        let [upper, lower] = rows.map(str::as_bytes);
        for (x, (upper, lower)) in (0..).zip(upper.iter().zip(lower)) {
            let symbol = match (upper, lower) {
                (b'#', b'#') => "█",
                (b'#', _) => "▀",
                (_, b'#') => "▄",
                _ => continue,
            };
            buf[(at.x + x, at.y + y)].set_symbol(symbol).set_style(style);
        }
    }
}
