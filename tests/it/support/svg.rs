//! A screen as a picture. Block characters become rectangles, so that no font leaves gaps.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Position;
use ratatui::style::{Color, Modifier};
use std::fmt::Write as _;

/// The cells' size, in the picture's units; a quadrant is a quarter of that.
const CELL: (u16, u16) = (10, 20);
/// Baseline of the letters, below a cell's upper edge.
const BASELINE: u16 = 15;

/// The block characters by quadrants: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
const QUADRANTS: &str = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

/// The quadrants that a cell's character fills; `None` where it is no block.
fn quadrants(cell: &Cell) -> Option<usize> {
    QUADRANTS.chars().position(|block| cell.symbol().chars().eq([block]))
}

/// Left, top, width and height of the part that a lower or left eighth block fills; `None` for other characters.
fn eighths(cell: &Cell) -> Option<(f32, f32, f32, f32)> {
    let (width, height) = (f32::from(CELL.0), f32::from(CELL.1));
    let part = |filled: usize| (filled + 1) as f32 / 8.0;
    let find = |blocks: &str| blocks.chars().position(|block| cell.symbol().chars().eq([block]));
    let lower = find("▁▂▃▄▅▆▇").map(part);
    let left = find("▏▎▍▌▋▊▉").map(part);
    lower
        .map(|part| (0.0, height * (1.0 - part), width, height * part))
        .or(left.map(|part| (0.0, 0.0, width * part, height)))
}

fn hex(color: Color) -> String {
    match color {
        Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        other => panic!("{other:?} is no true colour"),
    }
}

/// The picture of a screen in true colours.
pub fn svg(screen: &Buffer) -> String {
    let mut text = head(screen);
    cells(screen, &|_| true, &mut text);
    text.push_str("</svg>\n");
    text
}

/// The moving picture of some screens of one size, each shown for this many seconds, over and over.
/// What does not move the picture sees the first one.
pub fn moving_svg(screens: &[(Buffer, f32)]) -> String {
    let [(first, _), ..] = screens else { panic!("no screen") };
    let whole: f32 = screens.iter().map(|(_, seconds)| seconds).sum();
    let mut text = head(first);
    let _ = writeln!(text, "<style>g{{visibility:hidden;animation:{whole}s step-end infinite}}");
    let mut at = 0.0;
    for (number, (_, seconds)) in screens.iter().enumerate() {
        let share = 100.0 * at / whole;
        let _ = writeln!(
            text,
            "@keyframes k{number}{{0%{{visibility:hidden}}{share:.3}%,100%{{visibility:visible}}}}\
             #g{number}{{animation-name:k{number}}}"
        );
        at += seconds;
    }
    text.push_str("</style>\n");
    cells(first, &|_| true, &mut text);
    // Each screen lies over those before it, with the cells that have changed.
    for (number, pair) in screens.windows(2).enumerate() {
        let [(before, _), (now, _)] = pair else { continue };
        let _ = writeln!(text, "<g id=\"g{}\">", number + 1);
        cells(now, &|at| before[at] != now[at], &mut text);
        text.push_str("</g>\n");
    }
    text.push_str("</svg>\n");
    text
}

fn head(screen: &Buffer) -> String {
    let (width, height) = (screen.area.width * CELL.0, screen.area.height * CELL.1);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         shape-rendering=\"crispEdges\" font-size=\"16\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\">\n"
    )
}

/// The cells that are wanted.
fn cells(screen: &Buffer, is_wanted: &dyn Fn(Position) -> bool, text: &mut String) {
    for half in 0..2 * screen.area.height {
        blocks(screen, half, is_wanted, text);
    }
    for y in 0..screen.area.height {
        letters(screen, y, is_wanted, text);
    }
}

/// The colours of half a row of cells, in runs.
fn blocks(screen: &Buffer, half: u16, is_wanted: &dyn Fn(Position) -> bool, text: &mut String) {
    let color = |x: u16| {
        let cell = &screen[Position::new(x / 2, half / 2)];
        let bit = x % 2 + half % 2 * 2;
        let is_filled = quadrants(cell).is_some_and(|filled| filled >> bit & 1 == 1);
        let is_there = is_wanted(Position::new(x / 2, half / 2));
        is_there.then(|| hex(if is_filled { cell.fg } else { cell.bg }))
    };
    let (w, h) = (CELL.0 / 2, CELL.1 / 2);
    let mut start = 0;
    for x in 1..=2 * screen.area.width {
        if x == 2 * screen.area.width || color(x) != color(start) {
            if let Some(color) = color(start) {
                let _ = writeln!(
                    text,
                    "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{h}\" fill=\"{color}\"/>",
                    start * w,
                    half * h,
                    (x - start) * w,
                );
            }
            start = x;
        }
    }
}

/// The letters of a row, each in its place: fonts differ in how far they advance.
fn letters(screen: &Buffer, y: u16, is_wanted: &dyn Fn(Position) -> bool, text: &mut String) {
    for x in 0..screen.area.width {
        let cell = &screen[Position::new(x, y)];
        if quadrants(cell).is_some() || !is_wanted(Position::new(x, y)) {
            continue;
        }
        if let Some((left, top, wide, high)) = eighths(cell) {
            let (x, y) = (f32::from(x * CELL.0) + left, f32::from(y * CELL.1) + top);
            let fill = hex(cell.fg);
            let _ = writeln!(
                text,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" fill=\"{fill}\"/>"
            );
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

/// Compares the screen with a picture among the assets, or draws that anew.
pub fn assert_picture(name: &str, screen: &Buffer) {
    let picture = svg(screen);
    let path = format!("{}/assets/{name}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_PICTURE").is_some() {
        std::fs::write(&path, &picture).expect("assets can be written");
    }
    let stored = std::fs::read_to_string(path).expect(name);
    assert!(
        stored == picture,
        "the screen has changed: UPDATE_PICTURE=1 cargo test --test it picture"
    );
}
