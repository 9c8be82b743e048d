//! Palettes of the themes, and their reduction to fewer colours.

mod own;

use crate::app::ColorDepth;
use ratatui::style::Color;

/// Colour as red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// Nearest colour of a terminal with at least 256 colours.
    pub fn at(self, depth: ColorDepth) -> Color {
        let Self([r, g, b]) = self;
        if depth == ColorDepth::True {
            Color::Rgb(r, g, b)
        } else {
            Color::Indexed(nearest_index(self.0))
        }
    }
}

/// A colour with its substitute among the 16 named ones.
#[derive(Clone, Copy, PartialEq)]
pub struct Shade {
    rgb: [u8; 3],
    /// Substitute among xterm's 256 colours, if the nearest one has another hue.
    indexed: Option<u8>,
    named: Color,
}

const fn tone(rgb: u32, named: Color) -> Shade {
    let [_, r, g, b] = rgb.to_be_bytes();
    Shade { rgb: [r, g, b], indexed: None, named }
}

/// As [`tone`], with a chosen substitute among 256 colours.
const fn chosen(rgb: u32, index: u8, named: Color) -> Shade {
    Shade { indexed: Some(index), ..tone(rgb, named) }
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
    pub frame: Shade,
    pub label: Shade,
    /// Lit edge, body, shaded edge.
    pub black: [Shade; 3],
    pub white: [Shade; 3],
    pub cursor: Shade,
    /// Mark of the last disc: on a disc, on the felt.
    pub last: [Shade; 2],
    pub flipped: Shade,
    pub hint: Shade,
    pub bars: [Shade; 2],
    /// Colour of discs and marks on a terminal with 16 colours.
    pub ink: Color,
}

pub const CLASSIC: Palette = Palette {
    background: tone(0x0011_1614, Color::Black),
    text: tone(0x00d9_e2dc, Color::White),
    dim: tone(0x0080_9087, Color::Gray),
    accent: tone(0x00f0_c35a, Color::LightYellow),
    alert: tone(0x00ff_8a6b, Color::LightRed),
    border: tone(0x0035_4a40, Color::DarkGray),
    selected: [tone(0x0011_1614, Color::Black), tone(0x00f0_c35a, Color::LightYellow)],
    squares: [chosen(0x0026_804f, 29, Color::Green), chosen(0x0021_7346, 29, Color::Green)],
    frame: chosen(0x003a_271a, 236, Color::Black),
    label: tone(0x00dd_c59c, Color::LightYellow),
    black: [
        tone(0x003c_4245, Color::Black),
        tone(0x0016_181a, Color::Black),
        tone(0x0008_0909, Color::Black),
    ],
    white: [
        tone(0x00ff_ffff, Color::White),
        chosen(0x00e4_e1d8, 255, Color::White),
        tone(0x00be_bbaf, Color::White),
    ],
    cursor: chosen(0x00ff_d05a, 227, Color::Yellow),
    last: [chosen(0x00d2_3c22, 160, Color::LightRed), chosen(0x00ff_c4b3, 223, Color::LightRed)],
    flipped: tone(0x00a5_ecc2, Color::Cyan),
    hint: tone(0x00a5_ecc2, Color::Black),
    bars: [tone(0x0092_a89d, Color::DarkGray), tone(0x00f4_f2ea, Color::White)],
    ink: Color::Black,
};

pub const MIDNIGHT: Palette = Palette {
    background: tone(0x000b_0e1c, Color::Black),
    text: tone(0x00d4_daf2, Color::White),
    dim: tone(0x007b_86b0, Color::Gray),
    accent: tone(0x007f_e0e6, Color::LightCyan),
    alert: tone(0x00ff_87b0, Color::LightMagenta),
    border: tone(0x002c_3866, Color::Blue),
    selected: [tone(0x000b_0e1c, Color::Black), tone(0x007f_e0e6, Color::LightCyan)],
    squares: [chosen(0x004c_68ba, 62, Color::Blue), chosen(0x0046_60b0, 61, Color::Blue)],
    frame: tone(0x0017_1f42, Color::Black),
    label: tone(0x0096_a7e0, Color::Cyan),
    black: [
        tone(0x0033_3a5c, Color::Black),
        tone(0x0010_1325, Color::Black),
        tone(0x0006_0711, Color::Black),
    ],
    white: [
        tone(0x00ff_ffff, Color::White),
        tone(0x00d9_e1fb, Color::White),
        tone(0x00ac_b8e4, Color::White),
    ],
    cursor: tone(0x006d_f0f5, Color::Cyan),
    last: [tone(0x00cf_2f6e, Color::LightMagenta), tone(0x00ff_b9d5, Color::LightMagenta)],
    flipped: tone(0x00bf_d0ff, Color::LightBlue),
    hint: tone(0x00c8_d8ff, Color::LightBlue),
    bars: [tone(0x0086_94cc, Color::DarkGray), tone(0x00ee_f2ff, Color::White)],
    ink: Color::White,
};

pub const PAPER: Palette = Palette {
    background: tone(0x00f7_f3e8, Color::White),
    text: tone(0x002b_2a26, Color::Black),
    dim: tone(0x006b_6557, Color::Black),
    accent: tone(0x009a_3412, Color::Red),
    alert: tone(0x00b4_1c1c, Color::Red),
    border: tone(0x00c5_bca4, Color::DarkGray),
    selected: [tone(0x00f7_f3e8, Color::White), tone(0x003f_5f4d, Color::Black)],
    squares: [chosen(0x005a_854e, 65, Color::Green), chosen(0x0054_7d49, 64, Color::Green)],
    frame: tone(0x00e4_dac2, Color::White),
    label: tone(0x005c_5343, Color::Black),
    black: [
        tone(0x0048_4743, Color::Black),
        tone(0x0020_1f1c, Color::Black),
        tone(0x0012_1210, Color::Black),
    ],
    white: [
        tone(0x00ff_ffff, Color::White),
        tone(0x00f7_f5ec, Color::White),
        tone(0x00d6_d3c4, Color::White),
    ],
    cursor: chosen(0x00ff_dd40, 227, Color::Yellow),
    last: [tone(0x00cd_3423, Color::Red), tone(0x00ff_d9cf, Color::Red)],
    flipped: tone(0x00e4_ffc0, Color::Cyan),
    hint: tone(0x00e4_ffc0, Color::Black),
    bars: [tone(0x002b_2a26, Color::Black), tone(0x0085_7d68, Color::DarkGray)],
    ink: Color::Black,
};

/// After M. Okabe and K. Ito, "Color Universal Design", 2002: orange, sky blue, vermilion and blue are
/// distinguishable with every colour vision, and the discs lie on grey.
pub const CONTRAST: Palette = Palette {
    background: tone(0x0000_0000, Color::Black),
    text: tone(0x00ff_ffff, Color::White),
    dim: tone(0x00b0_b0b0, Color::Gray),
    accent: tone(0x00e6_9f00, Color::LightYellow),
    alert: tone(0x00e6_9f00, Color::LightYellow),
    border: tone(0x0080_8080, Color::Gray),
    selected: [tone(0x0000_0000, Color::Black), tone(0x0056_b4e9, Color::LightCyan)],
    squares: [chosen(0x0074_787e, 243, Color::DarkGray), chosen(0x006b_6f75, 242, Color::DarkGray)],
    frame: tone(0x0022_2222, Color::Black),
    label: tone(0x00ff_ffff, Color::White),
    black: [
        tone(0x002c_2c2c, Color::Black),
        tone(0x0000_0000, Color::Black),
        tone(0x0000_0000, Color::Black),
    ],
    white: [
        tone(0x00ff_ffff, Color::White),
        tone(0x00f0_f0f0, Color::White),
        tone(0x00d0_d0d0, Color::White),
    ],
    cursor: tone(0x00ff_d166, Color::Yellow),
    last: [tone(0x00c8_5300, Color::LightRed), tone(0x00ff_d9b8, Color::LightRed)],
    flipped: tone(0x00bf_e4ff, Color::Cyan),
    hint: tone(0x00ff_ffff, Color::White),
    bars: [tone(0x0090_9090, Color::DarkGray), tone(0x00ff_ffff, Color::White)],
    ink: Color::White,
};

impl Shade {
    const fn of(rgb: [u8; 3]) -> Self {
        Self { rgb, indexed: None, named: Color::Reset }
    }

    /// Colour that a terminal of this depth shows, for mixing.
    pub fn rgb(self, depth: ColorDepth) -> Rgb {
        match self.indexed {
            Some(index) if depth == ColorDepth::Indexed => Rgb(rgb_of_index(index)),
            _ => Rgb(self.rgb),
        }
    }

    /// Nearest colour of a terminal of this depth.
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

/// Index of the nearest colour among the cube and the 24 greys; the first 16 colours vary between terminals.
fn nearest_index(rgb: [u8; 3]) -> u8 {
    let distance = |other: &[u8; 3]| -> u32 {
        rgb.iter().zip(other).map(|(&a, &b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    (16..=255).min_by_key(|&index| distance(&rgb_of_index(index))).unwrap_or(16)
}

#[cfg(test)]
mod tests;
