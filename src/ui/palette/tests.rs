use super::*;
use crate::rules::{self, Game, Notation, Variant};
use crate::ui::block_fit::Blocks;
use crate::ui::board::BoardView;
use crate::ui::disc;
use crate::ui::grid::{BoardGrid, Frame};
use crate::ui::pixels::Pixels;
use crate::ui::square;
use crate::ui::theme::{BoardColors, Theme};
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

type Sixteen = [u32; 16];

/// The sixteen colours as terminals show them, by number: those of xterm, of Apple's Terminal, of the Linux console, and
/// of Windows Terminal ("Campbell").
const SIXTEEN: [(&str, Sixteen); 4] = [
    (
        "xterm",
        [
            0x00_0000, 0xcd_0000, 0x00_cd00, 0xcd_cd00, 0x00_00ee, 0xcd_00cd, 0x00_cdcd, 0xe5_e5e5,
            0x7f_7f7f, 0xff_0000, 0x00_ff00, 0xff_ff00, 0x5c_5cff, 0xff_00ff, 0x00_ffff, 0xff_ffff,
        ],
    ),
    (
        "Terminal.app",
        [
            0x00_0000, 0x99_0000, 0x00_a600, 0x99_9900, 0x00_00b2, 0xb2_00b2, 0x00_a6b2, 0xbf_bfbf,
            0x66_6666, 0xe5_0000, 0x00_d900, 0xe5_e500, 0x00_00ff, 0xe5_00e5, 0x00_e5e5, 0xe5_e5e5,
        ],
    ),
    (
        "Linux",
        [
            0x00_0000, 0xaa_0000, 0x00_aa00, 0xaa_5500, 0x00_00aa, 0xaa_00aa, 0x00_aaaa, 0xaa_aaaa,
            0x55_5555, 0xff_5555, 0x55_ff55, 0xff_ff55, 0x55_55ff, 0xff_55ff, 0x55_ffff, 0xff_ffff,
        ],
    ),
    (
        "Windows Terminal",
        [
            0x0c_0c0c, 0xc5_0f1f, 0x13_a10e, 0xc1_9c00, 0x00_37da, 0x88_1798, 0x3a_96dd, 0xcc_cccc,
            0x76_7676, 0xe7_4856, 0x16_c60c, 0xf9_f1a5, 0x3b_78ff, 0xb4_009e, 0x61_d6d6, 0xf2_f2f2,
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

/// Discs, dots and marks, and what each lies on: contrast at least 3 (WCAG 2.2, 1.4.11).
fn marks(palette: &Palette) -> Vec<(&'static str, [Shade; 2])> {
    let [black, white] = [palette.black[1], palette.white[1]];
    let mut pairs = vec![
        ("last on black", [palette.last, black]),
        ("last on white", [palette.last, white]),
        ("bar of black", [palette.bars[0], palette.background]),
        ("bar of white", [palette.bars[1], palette.background]),
        ("white on its shadow", [white, black]),
        ("hint on the cursor", [black, palette.cursor]),
    ];
    for felt in palette.squares {
        pairs.extend([
            ("black", [black, felt]),
            ("white", [white, felt]),
            ("cursor", [palette.cursor, felt]),
            ("flipped", [palette.flipped, felt]),
            ("hint", [palette.hint, felt]),
        ]);
    }
    let lit = palette.lit.expect("each theme has one");
    pairs.extend([
        ("black on lit", [black, lit]),
        ("white on lit", [white, lit]),
        ("hint on lit", [palette.hint, lit]),
    ]);
    pairs
}

/// Pairs of roles that must have two colours at every depth.
fn different(palette: &Palette) -> Vec<(&'static str, [Shade; 2])> {
    let [one, other] = palette.squares;
    let [black, white] = [palette.black[1], palette.white[1]];
    let mut pairs = vec![
        ("discs", [black, white]),
        ("bars", palette.bars),
        ("selected line", [palette.selected[1], palette.background]),
        ("border", [palette.border, palette.background]),
        ("cursor and lit", [palette.cursor, palette.lit.expect("each theme has one")]),
    ];
    for felt in [one, other] {
        pairs.extend([
            ("line", [palette.line, felt]),
            ("frame", [palette.frame, felt]),
            ("lit", [palette.lit.expect("each theme has one"), felt]),
            ("cursor", [palette.cursor, felt]),
        ]);
    }
    pairs
}

#[test]
fn marks_and_text_contrast_with_their_background() {
    for (look, palette) in LOOKS {
        for depth in [ColorDepth::True, ColorDepth::Indexed] {
            let colors = BoardColors { palette: *palette, depth, blocks: Blocks::All };
            let mixed = square::lit(&colors);
            let palette = &Palette { lit: Some(Shade::of(mixed.0, Color::Reset)), ..*palette };
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

/// With 16 colours no felt lets both discs, and the cursor's ground, stand out. A white disc has a black shadow, and
/// the whole ground of a square is the cursor.
const EXCEPTIONS: [(&str, &str); 18] = [
    ("classic", "white"),
    ("classic", "cursor"),
    ("classic", "white on lit"),
    ("midnight", "white"),
    ("midnight", "cursor"),
    ("midnight", "white on lit"),
    ("paper", "white"),
    ("paper", "cursor"),
    ("paper", "white on lit"),
    ("contrast", "white"),
    ("contrast", "cursor"),
    ("contrast", "white on lit"),
    // 2.4 with the blue of Windows Terminal; the marks differ by shape.
    ("classic", "flipped"),
    ("midnight", "flipped"),
    ("paper", "flipped"),
    ("contrast", "flipped"),
    // 4.3 with the red of Apple's Terminal.
    ("classic", "alert"),
    ("midnight", "alert"),
];

#[test]
fn with_sixteen_colours_text_and_marks_stand_out_in_every_palette() {
    let mut missed = Vec::new();
    for (look, palette) in LOOKS {
        for (of, sixteen) in SIXTEEN {
            let shown = |shade: Shade| {
                let [_, rgb @ ..] = sixteen[number(shade.named)].to_be_bytes();
                rgb
            };
            let texts = texts(palette).into_iter().map(|(name, pair)| (name, pair, 4.5));
            let marks = marks(palette).into_iter().map(|(name, pair)| (name, pair, 3.0));
            for (name, pair, least) in texts.chain(marks) {
                let [one, other] = pair.map(shown);
                let ratio = contrast(one, other);
                if ratio < least && !EXCEPTIONS.contains(&(look, name)) {
                    missed.push(format!("{look} in {of}: {name} {ratio:.2}"));
                }
            }
        }
    }
    assert_eq!(missed, Vec::<String>::new());
}

#[test]
fn roles_that_must_differ_differ_at_every_depth() {
    for (look, palette) in LOOKS {
        for depth in [ColorDepth::True, ColorDepth::Indexed, ColorDepth::Sixteen] {
            for (name, [one, other]) in different(palette) {
                assert_ne!(one.at(depth), other.at(depth), "{look}, {depth:?}: {name}");
            }
        }
    }
}

/// A corner of an empty board shows where one square ends and the next begins.
#[test]
fn squares_can_be_told_apart_at_every_depth() {
    for (look, palette) in LOOKS {
        for depth in [ColorDepth::True, ColorDepth::Indexed, ColorDepth::Sixteen] {
            let colors = BoardColors { palette: *palette, depth, blocks: Blocks::All };
            let theme = Theme::with_color(*palette, depth, Blocks::All);
            let grid = BoardGrid::fit_within(2, 40, 20, 8, Frame::Labelled).expect("room");
            let mut buf = Buffer::empty(grid.area);
            let game = Game::new(Variant::REVERSI, rules::Color::Black);
            BoardView::of_game(&game, None, Notation::default(), &theme).render(&grid, &mut buf);
            let [one, right, below] = ["a1", "b1", "a2"].map(|name| {
                let rect = grid.rect(name.parse().expect("a square"));
                rect.positions().map(|at| buf[at].clone()).collect::<Vec<_>>()
            });
            let felt = colors.color(palette.squares[0]);
            assert!(one.iter().any(|cell| cell.bg == felt), "{look}, {depth:?}");
            let has_line = |cells: &[ratatui::buffer::Cell]| {
                cells.iter().any(|cell| cell.fg == colors.color(palette.line))
            };
            let is_apart = colors.has_lines() && has_line(&right) && has_line(&one)
                || !colors.has_lines() && one != right && one != below;
            assert!(is_apart, "{look}, {depth:?}");
        }
    }
}

/// Greatest contrast to the felt of any colour in a square of this many rows with a hint dot.
fn contrast_of_a_drawn_dot(palette: &Palette, felt: Shade, rows: u16, depth: ColorDepth) -> f64 {
    let area = Rect::new(0, 0, 2 * rows, rows);
    let mut pixels = Pixels::new(area, felt.rgb(depth));
    disc::paint_dot(&mut pixels, palette.hint.rgb(depth));
    let mut buf = Buffer::empty(area);
    pixels.draw(disc::dot_grain(rows), depth, Blocks::All, &mut buf);
    let felt = shown(felt.at(depth));
    let colors = buf.content.iter().flat_map(|cell| [cell.fg, cell.bg]);
    colors.map(|color| contrast(shown(color), felt)).fold(0.0, f64::max)
}

#[test]
fn the_nearest_index_is_that_of_a_search_through_all() {
    for at in 0..40_000_u32 {
        let [_, rgb @ ..] = (at.wrapping_mul(2_654_435_761) >> 8).to_be_bytes();
        let nearest = (16..=255).map(|index| distance(rgb, rgb_of_index(index))).min();
        let found = rgb_of_index(nearest_index(rgb));
        assert_eq!(Some(distance(rgb, found)), nearest, "{rgb:?}");
    }
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
