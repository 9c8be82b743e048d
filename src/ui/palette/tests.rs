use super::*;
use crate::ui::disc;
use crate::ui::pixels::Pixels;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Relative luminance of a colour, after WCAG 2.2.
fn luminance(rgb: [u8; 3]) -> f64 {
    let [r, g, b] = rgb.map(|value| {
        let value = f64::from(value) / 255.0;
        if value <= 0.039_28 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Channels of a colour in a terminal of 256 colours or more.
fn shown(color: Color) -> [u8; 3] {
    match color {
        Color::Rgb(r, g, b) => [r, g, b],
        Color::Indexed(index) => rgb_of_index(index),
        other => panic!("{other:?}"),
    }
}

/// The sixteen colours of xterm and of the VGA palette.
const SIXTEEN: [(&str, [[u8; 3]; 16]); 2] = [
    (
        "xterm",
        [
            [0, 0, 0],
            [205, 0, 0],
            [0, 205, 0],
            [205, 205, 0],
            [0, 0, 238],
            [205, 0, 205],
            [0, 205, 205],
            [229, 229, 229],
            [127, 127, 127],
            [255, 0, 0],
            [0, 255, 0],
            [255, 255, 0],
            [92, 92, 255],
            [255, 0, 255],
            [0, 255, 255],
            [255, 255, 255],
        ],
    ),
    (
        "VGA",
        [
            [0, 0, 0],
            [170, 0, 0],
            [0, 170, 0],
            [170, 85, 0],
            [0, 0, 170],
            [170, 0, 170],
            [0, 170, 170],
            [170, 170, 170],
            [85, 85, 85],
            [255, 85, 85],
            [85, 255, 85],
            [255, 255, 85],
            [85, 85, 255],
            [255, 85, 255],
            [85, 255, 255],
            [255, 255, 255],
        ],
    ),
];

fn number(color: Color) -> usize {
    const NAMED: [Color; 16] = [
        Color::Black,
        Color::Red,
        Color::Green,
        Color::Yellow,
        Color::Blue,
        Color::Magenta,
        Color::Cyan,
        Color::Gray,
        Color::DarkGray,
        Color::LightRed,
        Color::LightGreen,
        Color::LightYellow,
        Color::LightBlue,
        Color::LightMagenta,
        Color::LightCyan,
        Color::White,
    ];
    NAMED.iter().position(|&named| named == color).expect("one of the sixteen")
}

const LOOKS: [(&str, &Palette); 4] =
    [("classic", &CLASSIC), ("midnight", &MIDNIGHT), ("paper", &PAPER), ("contrast", &CONTRAST)];

/// Text and its background: contrast at least 4.5 (WCAG 2.2, 1.4.3).
fn texts(palette: &Palette) -> Vec<(&'static str, [Shade; 2])> {
    let on = palette.background;
    let [ink, paper] = palette.selected;
    vec![
        ("text", [palette.text, on]),
        ("dim", [palette.dim, on]),
        ("accent", [palette.accent, on]),
        ("alert", [palette.alert, on]),
        ("selected", [ink, paper]),
        ("label", [palette.label, palette.frame]),
    ]
}

/// Meaningful marks and their background: contrast at least 3 (WCAG 2.2, 1.4.11).
fn marks(palette: &Palette) -> Vec<(&'static str, [Shade; 2])> {
    let [on_disc, on_felt] = palette.last;
    let [black, white] = [palette.black[1], palette.white[1]];
    let mut pairs = vec![
        ("last on black", [on_disc, black]),
        ("last on white", [on_disc, white]),
        ("bar of black", [palette.bars[0], palette.background]),
        ("bar of white", [palette.bars[1], palette.background]),
    ];
    for felt in palette.squares {
        pairs.extend([
            ("black", [black, felt]),
            ("white", [white, felt]),
            ("cursor", [palette.cursor, felt]),
            ("last", [on_felt, felt]),
            ("flipped", [palette.flipped, felt]),
            ("hint", [palette.hint, felt]),
        ]);
    }
    pairs
}

#[test]
fn marks_and_text_contrast_with_their_background() {
    for (look, palette) in LOOKS {
        for depth in [ColorDepth::True, ColorDepth::Indexed] {
            let pairs = texts(palette).into_iter().map(|(name, pair)| (name, pair, 4.5));
            for (name, pair, least) in
                pairs.chain(marks(palette).into_iter().map(|(name, pair)| (name, pair, 3.0)))
            {
                let [one, other] = pair.map(|shade| shown(shade.at(depth)));
                let ratio = contrast(one, other);
                assert!(ratio >= least, "{look}, {depth:?}: {name} {ratio:.2}");
            }
        }
    }
}

#[test]
fn with_sixteen_colours_text_and_ink_are_read_in_every_palette() {
    for (look, palette) in LOOKS {
        for (of, sixteen) in SIXTEEN {
            let shown = |color: Color| sixteen[number(color)];
            for (name, [one, other]) in texts(palette) {
                let ratio = contrast(shown(one.named), shown(other.named));
                assert!(ratio >= 4.5, "{look} in {of}: {name} {ratio:.2}");
            }
            let ink = contrast(shown(palette.ink), shown(palette.squares[0].named));
            let cursor = contrast(shown(Color::Black), shown(palette.cursor.named));
            assert!(ink >= 3.0 && cursor >= 3.0, "{look} in {of}: {ink:.2}, {cursor:.2}");
        }
    }
}

/// Greatest contrast to the felt of any colour in a square of this many rows with a hint dot.
fn contrast_of_a_drawn_dot(palette: &Palette, felt: Shade, rows: u16, depth: ColorDepth) -> f64 {
    let area = Rect::new(0, 0, 2 * rows, rows);
    let mut pixels = Pixels::new(area, felt.rgb(depth));
    disc::paint_dot(&mut pixels, palette.hint.rgb(depth));
    let mut buf = Buffer::empty(area);
    pixels.draw(disc::dot_grain(rows), depth, &mut buf);
    let felt = shown(felt.at(depth));
    let colors = buf.content.iter().flat_map(|cell| [cell.fg, cell.bg]);
    colors.map(|color| contrast(shown(color), felt)).fold(0.0, f64::max)
}

#[test]
fn hint_dots_keep_their_contrast_when_drawn() {
    for (look, palette) in LOOKS {
        for depth in [ColorDepth::True, ColorDepth::Indexed] {
            for (rows, felt) in (2..=12).flat_map(|rows| palette.squares.map(|felt| (rows, felt))) {
                let ratio = contrast_of_a_drawn_dot(palette, felt, rows, depth);
                assert!(ratio >= 3.0, "{look}, {depth:?}, {rows} rows: {ratio:.2}");
            }
        }
    }
}
