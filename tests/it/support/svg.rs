//! A screen as a picture. Block characters become rectangles, so that no font leaves gaps.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Position;
use ratatui::style::{Color, Modifier};
use std::fmt::Write as _;

/// The cells' size, in the picture's units; a quadrant is a quarter of that.
const CELL: (u16, u16) = (10, 20);
/// Where the letters stand, below a cell's upper edge.
const BASELINE: u16 = 15;

/// The block characters by quadrants: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
const QUADRANTS: &str = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

/// The quadrants that a cell's character fills; `None` where it is no block.
fn quadrants(cell: &Cell) -> Option<usize> {
    QUADRANTS.chars().position(|block| cell.symbol().chars().eq([block]))
}

fn hex(color: Color) -> String {
    match color {
        Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        other => panic!("{other:?} is no true colour"),
    }
}

/// The picture of a screen in true colours.
pub fn svg(screen: &Buffer) -> String {
    let (width, height) = (screen.area.width * CELL.0, screen.area.height * CELL.1);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         shape-rendering=\"crispEdges\" font-size=\"16\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\">\n"
    );
    for half in 0..2 * screen.area.height {
        blocks(screen, half, &mut text);
    }
    for y in 0..screen.area.height {
        letters(screen, y, &mut text);
    }
    text.push_str("</svg>\n");
    text
}

/// The colours of half a row of cells, in runs.
fn blocks(screen: &Buffer, half: u16, text: &mut String) {
    let color = |x: u16| {
        let cell = &screen[Position::new(x / 2, half / 2)];
        let bit = x % 2 + half % 2 * 2;
        let is_filled = quadrants(cell).is_some_and(|filled| filled >> bit & 1 == 1);
        hex(if is_filled { cell.fg } else { cell.bg })
    };
    let (w, h) = (CELL.0 / 2, CELL.1 / 2);
    let mut start = 0;
    for x in 1..=2 * screen.area.width {
        if x == 2 * screen.area.width || color(x) != color(start) {
            let _ = writeln!(
                text,
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{h}\" fill=\"{}\"/>",
                start * w,
                half * h,
                (x - start) * w,
                color(start)
            );
            start = x;
        }
    }
}

/// The letters of a row, each in its place: fonts differ in how far they advance.
fn letters(screen: &Buffer, y: u16, text: &mut String) {
    for x in 0..screen.area.width {
        let cell = &screen[Position::new(x, y)];
        if quadrants(cell).is_some() {
            continue;
        }
        let has = |modifier| cell.modifier.contains(modifier);
        let weight = if has(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
        let line = if has(Modifier::UNDERLINED) { " text-decoration=\"underline\"" } else { "" };
        let _ = writeln!(
            text,
            "<text x=\"{}\" y=\"{}\" fill=\"{}\"{weight}{line}>{}</text>",
            x * CELL.0,
            y * CELL.1 + BASELINE,
            hex(cell.fg),
            cell.symbol().replace('&', "&amp;").replace('<', "&lt;"),
        );
    }
}
