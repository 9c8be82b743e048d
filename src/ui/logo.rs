//! Large letters and digits: the program's name, and the score.

use super::prelude::*;
use ratatui::layout::Size;

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

/// Digits from 0 to 9, four dots wide and one apart.
const DIGITS: [&str; 6] = [
    " ##    #   ##  ###  #  # ####  ##  ####  ##   ## ",
    "#  #  ##  #  #    # #  # #    #       # #  # #  #",
    "#  #   #     #  ##  #  # ###  ###    #   ##  #  #",
    "#  #   #   ##     # ####    # #  #   #  #  #  ###",
    "#  #   #  #       #    #    # #  #  #   #  #    #",
    " ##   ### #### ###     # ###   ##   #    ##   ## ",
];
const DIGIT: usize = 4;

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
    render_dots(letters.dots().map(str::to_owned), at, is_ascii, style, buf);
}

/// Size of a number in large digits, in cells.
pub fn number_size(number: u32, is_ascii: bool) -> Size {
    let width = number.to_string().len() * (DIGIT + 1) - 1;
    Size::new(width as u16, if is_ascii { 6 } else { 3 })
}

/// Draws a number in large digits.
pub fn render_number(number: u32, at: Position, is_ascii: bool, style: Style, buf: &mut Buffer) {
    let digits: Vec<usize> =
        number.to_string().bytes().map(|digit| usize::from(digit - b'0')).collect();
    let dots = DIGITS.map(|row| {
        let part = |digit: &usize| &row[digit * (DIGIT + 1)..][..DIGIT];
        digits.iter().map(part).collect::<Vec<_>>().join(" ")
    });
    render_dots(dots, at, is_ascii, style, buf);
}

fn render_dots(dots: [String; 6], at: Position, is_ascii: bool, style: Style, buf: &mut Buffer) {
    let mut put = |x: usize, y: usize, symbol: &str| {
        buf[(at.x + x as u16, at.y + y as u16)].set_symbol(symbol).set_style(style);
    };
    for (y, row) in dots.iter().enumerate().filter(|_| is_ascii) {
        row.char_indices().filter(|&(_, dot)| dot == '#').for_each(|(x, _)| put(x, y, "#"));
    }
    for (y, rows) in dots.as_chunks::<2>().0.iter().enumerate().filter(|_| !is_ascii) {
        let [upper, lower] = rows.each_ref().map(String::as_bytes);
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
