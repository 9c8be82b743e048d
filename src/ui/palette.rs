//! Palettes of the themes, and their reduction to fewer colours.

mod own;

use crate::app::ColorDepth;
use ratatui::style::Color;

/// Colour as red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// Nearest colour of a terminal of this depth.
    pub fn at(self, depth: ColorDepth) -> Color {
        let Self([r, g, b]) = self;
        match depth {
            ColorDepth::True => Color::Rgb(r, g, b),
            ColorDepth::Indexed => Color::Indexed(nearest_index(self.0)),
            ColorDepth::Sixteen => nearest_name(self.0),
            ColorDepth::None => Color::Reset,
        }
    }
}

/// A colour chosen by hand for each depth.
#[derive(Clone, Copy, PartialEq)]
pub struct Shade {
    rgb: [u8; 3],
    /// Number among xterm's 256 colours; `None` for the nearest.
    indexed: Option<u8>,
    named: Color,
}

/// A colour in 24 bits, among 256, and among 16.
const fn tone(rgb: u32, index: u8, named: Color) -> Shade {
    let [_, r, g, b] = rgb.to_be_bytes();
    Shade { rgb: [r, g, b], indexed: Some(index), named }
}

/// Colours of a theme by role.
#[derive(Clone, Copy, PartialEq)]
pub struct Palette {
    pub background: Shade,
    pub text: Shade,
    pub dim: Shade,
    pub accent: Shade,
    pub alert: Shade,
    pub border: Shade,
    /// Text and background of the selected line.
    pub selected: [Shade; 2],
    pub squares: [Shade; 2],
    /// Lines between squares, drawn where both squares have one colour.
    pub line: Shade,
    /// Ground of the discs of which the coach speaks; `None` for a mixture of felt and cursor.
    pub lit: Option<Shade>,
    pub frame: Shade,
    pub label: Shade,
    /// Lit edge, body, shaded edge.
    pub black: [Shade; 3],
    pub white: [Shade; 3],
    pub cursor: Shade,
    /// Mark on the last disc.
    pub last: Shade,
    pub flipped: Shade,
    pub hint: Shade,
    pub bars: [Shade; 2],
}

/// Green felt in a walnut frame. Among 256 colours no second green lets both discs stand out, so lines part the
/// squares.
pub const CLASSIC: Palette = Palette {
    background: tone(0x0011_1614, 233, Color::Black),
    text: tone(0x00d9_e2dc, 253, Color::White),
    dim: tone(0x0080_9087, 245, Color::Gray),
    accent: tone(0x00f0_c35a, 221, Color::LightYellow),
    alert: tone(0x00ff_8a6b, 209, Color::LightRed),
    border: tone(0x0035_4a40, 239, Color::DarkGray),
    selected: [tone(0x0011_1614, 233, Color::Black), tone(0x00f0_c35a, 221, Color::LightYellow)],
    squares: [tone(0x0026_804f, 29, Color::Green), tone(0x0021_7346, 29, Color::Green)],
    line: tone(0x0017_5a36, 236, Color::Black),
    lit: Some(tone(0x008a_7326, 100, Color::Cyan)),
    frame: tone(0x003a_271a, 94, Color::Black),
    label: tone(0x00dd_c59c, 230, Color::White),
    black: [
        tone(0x003c_4245, 237, Color::Black),
        tone(0x0016_181a, 234, Color::Black),
        tone(0x0008_0909, 232, Color::Black),
    ],
    white: [
        tone(0x00ff_ffff, 231, Color::White),
        tone(0x00e4_e1d8, 255, Color::White),
        tone(0x00be_bbaf, 250, Color::White),
    ],
    cursor: tone(0x00ff_d05a, 221, Color::Yellow),
    last: tone(0x00be_6a00, 166, Color::LightRed),
    flipped: tone(0x00a5_ecc2, 157, Color::Blue),
    hint: tone(0x00a5_ecc2, 157, Color::Black),
    bars: [tone(0x0092_a89d, 245, Color::Gray), tone(0x00f4_f2ea, 255, Color::White)],
};

/// Deep blue.
pub const MIDNIGHT: Palette = Palette {
    background: tone(0x000b_0e1c, 233, Color::Black),
    text: tone(0x00d4_daf2, 189, Color::White),
    dim: tone(0x007b_86b0, 103, Color::Gray),
    accent: tone(0x007f_e0e6, 116, Color::LightCyan),
    alert: tone(0x00ff_87b0, 211, Color::LightRed),
    border: tone(0x002c_3866, 60, Color::DarkGray),
    selected: [tone(0x000b_0e1c, 233, Color::Black), tone(0x007f_e0e6, 116, Color::LightCyan)],
    squares: [tone(0x004c_68ba, 25, Color::Cyan), tone(0x0046_60b0, 25, Color::Cyan)],
    line: tone(0x0030_4580, 17, Color::Black),
    lit: Some(tone(0x001f_7f86, 62, Color::Green)),
    frame: tone(0x0017_1f42, 17, Color::Black),
    label: tone(0x0096_a7e0, 146, Color::White),
    black: [
        tone(0x0033_3a5c, 237, Color::Black),
        tone(0x0010_1325, 16, Color::Black),
        tone(0x0006_0711, 16, Color::Black),
    ],
    white: [
        tone(0x00ff_ffff, 231, Color::White),
        tone(0x00d9_e1fb, 189, Color::White),
        tone(0x00ac_b8e4, 146, Color::White),
    ],
    cursor: tone(0x006d_f0f5, 87, Color::Yellow),
    last: tone(0x00c0_6800, 130, Color::LightRed),
    flipped: tone(0x00bf_d0ff, 153, Color::Blue),
    hint: tone(0x00c8_d8ff, 153, Color::Black),
    bars: [tone(0x0086_94cc, 104, Color::Gray), tone(0x00ee_f2ff, 231, Color::White)],
};

/// Ink on paper, for light backgrounds.
pub const PAPER: Palette = Palette {
    background: tone(0x00f7_f3e8, 255, Color::White),
    text: tone(0x002b_2a26, 235, Color::Black),
    dim: tone(0x006b_6557, 241, Color::Black),
    accent: tone(0x009a_3412, 94, Color::Red),
    alert: tone(0x00b4_1c1c, 160, Color::Red),
    border: tone(0x00c5_bca4, 144, Color::DarkGray),
    selected: [tone(0x00f7_f3e8, 255, Color::White), tone(0x003f_5f4d, 22, Color::Black)],
    squares: [tone(0x005a_854e, 65, Color::Green), tone(0x0054_7d49, 65, Color::Green)],
    line: tone(0x003f_5f37, 22, Color::Black),
    lit: Some(tone(0x008a_7326, 100, Color::Cyan)),
    frame: tone(0x00e4_dac2, 187, Color::White),
    label: tone(0x005c_5343, 238, Color::Black),
    black: [
        tone(0x0048_4743, 239, Color::Black),
        tone(0x0020_1f1c, 234, Color::Black),
        tone(0x0012_1210, 232, Color::Black),
    ],
    white: [
        tone(0x00ff_ffff, 231, Color::White),
        tone(0x00f7_f5ec, 230, Color::White),
        tone(0x00d6_d3c4, 187, Color::White),
    ],
    cursor: tone(0x00ff_dd40, 227, Color::Yellow),
    last: tone(0x00c4_6000, 166, Color::LightRed),
    flipped: tone(0x00e4_ffc0, 193, Color::Blue),
    hint: tone(0x00e4_ffc0, 193, Color::Black),
    bars: [tone(0x002b_2a26, 235, Color::Black), tone(0x0085_7d68, 101, Color::DarkGray)],
};

/// After M. Okabe and K. Ito, "Color Universal Design", 2002: orange, sky blue, vermilion and blue are
/// distinguishable with every colour vision, and the discs lie on grey.
pub const CONTRAST: Palette = Palette {
    background: tone(0x0000_0000, 16, Color::Black),
    text: tone(0x00ff_ffff, 231, Color::White),
    dim: tone(0x00b0_b0b0, 249, Color::Gray),
    accent: tone(0x00e6_9f00, 214, Color::LightYellow),
    alert: tone(0x00e6_9f00, 214, Color::LightYellow),
    border: tone(0x0080_8080, 244, Color::Gray),
    selected: [tone(0x0000_0000, 16, Color::Black), tone(0x0056_b4e9, 74, Color::LightCyan)],
    squares: [tone(0x0074_787e, 243, Color::Cyan), tone(0x006b_6f75, 242, Color::Cyan)],
    line: tone(0x0040_4347, 238, Color::Black),
    lit: Some(tone(0x008a_6d2f, 101, Color::Green)),
    frame: tone(0x0022_2222, 235, Color::Black),
    label: tone(0x00ff_ffff, 231, Color::White),
    black: [
        tone(0x002c_2c2c, 236, Color::Black),
        tone(0x0000_0000, 16, Color::Black),
        tone(0x0000_0000, 16, Color::Black),
    ],
    white: [
        tone(0x00ff_ffff, 231, Color::White),
        tone(0x00f0_f0f0, 255, Color::White),
        tone(0x00d0_d0d0, 252, Color::White),
    ],
    cursor: tone(0x00ff_d166, 221, Color::Yellow),
    last: tone(0x00c8_5300, 166, Color::LightRed),
    flipped: tone(0x00bf_e4ff, 153, Color::Blue),
    hint: tone(0x00ff_ffff, 231, Color::Black),
    bars: [tone(0x0090_9090, 246, Color::Gray), tone(0x00ff_ffff, 231, Color::White)],
};

impl Shade {
    const fn of(rgb: [u8; 3], named: Color) -> Self {
        Self { rgb, indexed: None, named }
    }

    /// Colour that a terminal of this depth shows, for mixing.
    pub fn rgb(self, depth: ColorDepth) -> Rgb {
        match (depth, self.indexed) {
            (ColorDepth::Indexed, Some(index)) => Rgb(rgb_of_index(index)),
            (ColorDepth::Sixteen, _) => Rgb(rgb_of_name(self.named)),
            _ => Rgb(self.rgb),
        }
    }

    /// Colour of a terminal of this depth.
    pub fn at(self, depth: ColorDepth) -> Color {
        let [r, g, b] = self.rgb;
        match depth {
            ColorDepth::True => Color::Rgb(r, g, b),
            ColorDepth::Indexed => {
                Color::Indexed(self.indexed.unwrap_or_else(|| nearest_index(self.rgb)))
            }
            ColorDepth::Sixteen => self.named,
            ColorDepth::None => Color::Reset,
        }
    }
}

/// The sixteen named colours as xterm shows them, in the order of their numbers.
const NAMED: [(Color, [u8; 3]); 16] = [
    (Color::Black, [0, 0, 0]),
    (Color::Red, [205, 0, 0]),
    (Color::Green, [0, 205, 0]),
    (Color::Yellow, [205, 205, 0]),
    (Color::Blue, [0, 0, 238]),
    (Color::Magenta, [205, 0, 205]),
    (Color::Cyan, [0, 205, 205]),
    (Color::Gray, [229, 229, 229]),
    (Color::DarkGray, [127, 127, 127]),
    (Color::LightRed, [255, 0, 0]),
    (Color::LightGreen, [0, 255, 0]),
    (Color::LightYellow, [255, 255, 0]),
    (Color::LightBlue, [92, 92, 255]),
    (Color::LightMagenta, [255, 0, 255]),
    (Color::LightCyan, [0, 255, 255]),
    (Color::White, [255, 255, 255]),
];

fn rgb_of_name(named: Color) -> [u8; 3] {
    NAMED.iter().find(|(color, _)| *color == named).map_or([0; 3], |(_, rgb)| *rgb)
}

/// Steps of xterm's 6x6x6 cube, whose first colour is number 16.
const CUBE: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// Colour of an index of the cube or the greys.
fn rgb_of_index(index: u8) -> [u8; 3] {
    match index {
        232.. => [8 + 10 * (index - 232); 3],
        16.. => {
            let n = index - 16;
            [n / 36, n / 6 % 6, n % 6].map(|step| CUBE[usize::from(step)])
        }
        _ => [0; 3],
    }
}

/// Squared distance of two colours.
fn distance(one: [u8; 3], other: [u8; 3]) -> u32 {
    one.iter().zip(other).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}

/// Index of the nearest colour among the cube and the 24 greys; the first 16 colours vary between terminals.
fn nearest_index(rgb: [u8; 3]) -> u8 {
    // Of equally near steps the first.
    let step = |part: u8| {
        (0..CUBE.len() as u8)
            .min_by_key(|&step| part.abs_diff(CUBE[usize::from(step)]))
            .unwrap_or(0)
    };
    let [red, green, blue] = rgb.map(step);
    let in_cube = 16 + 36 * red + 6 * green + blue;
    // The nearest grey is that of the mean.
    let mean = rgb.iter().map(|&part| u16::from(part)).sum::<u16>() / 3;
    let grey = mean.saturating_sub(3) / 10;
    let greys = [grey.saturating_sub(1), grey, grey + 1].map(|grey| 232 + grey.min(23) as u8);
    let candidates = [in_cube, greys[0], greys[1], greys[2]];
    let nearest = candidates.into_iter().min_by_key(|&index| distance(rgb, rgb_of_index(index)));
    nearest.unwrap_or(in_cube)
}

fn nearest_name(rgb: [u8; 3]) -> Color {
    let nearest = NAMED.iter().min_by_key(|(_, other)| distance(rgb, *other));
    nearest.map_or(Color::Black, |(color, _)| *color)
}

#[cfg(test)]
mod tests;
