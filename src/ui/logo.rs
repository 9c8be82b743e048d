//! The program's name in large letters.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Size};
use ratatui::style::Style;

/// Dots of the letters; two rows of dots make one row of half blocks.
const DOTS: [&str; 6] = [
    " ###  #   # ##### ##### #      ###  #   # #   #",
    "#   # #   #   #   #     #     #   # ##  # #  # ",
    "#   # #   #   #   ####  #     ##### # # # ###  ",
    "#   # #   #   #   #     #     #   # # # # # #  ",
    "#   # #   #   #   #     #     #   # #  ## #  # ",
    " ###   ###    #   #     ##### #   # #   # #   #",
];

/// The same with narrower letters, for the column of the menu.
const NARROW_DOTS: [&str; 6] = [
    " ##  #  # ### #### #    ##  #   # #  #",
    "#  # #  #  #  #    #   #  # ##  # # # ",
    "#  # #  #  #  ###  #   #### # # # ##  ",
    "#  # #  #  #  #    #   #  # # # # # # ",
    "#  # #  #  #  #    #   #  # #  ## # # ",
    " ##   ##   #  #    ### #  # #   # #  #",
];

/// Width of the letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    Narrow,
    Wide,
}

impl Letters {
    const fn dots(self) -> [&'static str; 6] {
        match self {
            Self::Narrow => NARROW_DOTS,
            Self::Wide => DOTS,
        }
    }
}

/// Size in cells: a half block has two dots, in ASCII a dot is a cell.
pub const fn size(letters: Letters, is_ascii: bool) -> Size {
    Size::new(letters.dots()[0].len() as u16, if is_ascii { 6 } else { 3 })
}

pub fn render(letters: Letters, at: Position, is_ascii: bool, style: Style, buf: &mut Buffer) {
    let mut put = |x: usize, y: usize, symbol: &str| {
        buf[(at.x + x as u16, at.y + y as u16)].set_symbol(symbol).set_style(style);
    };
    for (y, row) in letters.dots().iter().enumerate().filter(|_| is_ascii) {
        row.char_indices().filter(|&(_, dot)| dot == '#').for_each(|(x, _)| put(x, y, "#"));
    }
    for (y, rows) in letters.dots().as_chunks::<2>().0.iter().enumerate().filter(|_| !is_ascii) {
        let [upper, lower] = rows.map(str::as_bytes);
        for (x, dots) in upper.iter().zip(lower).enumerate() {
            match dots {
                (b'#', b'#') => put(x, y, "█"),
                (b'#', _) => put(x, y, "▀"),
                (_, b'#') => put(x, y, "▄"),
                _ => {}
            }
        }
    }
}
