//! A square of the board: what is to be seen on it, however it is drawn.

pub mod lined;
pub mod small;
pub mod soft;

use super::move_values::MoveValue;
use super::palette::Rgb;
use super::pixels::mixed;
use super::shape::Figure;
use super::theme::{SoftColors, Theme};
use crate::app::Hint;
use crate::rules::{Color, Square, Variant};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{self, Style};
use std::f32::consts::PI;

/// The face of a square: all that is to be seen on it.
#[expect(clippy::struct_excessive_bools, reason = "marks come in every combination")]
pub struct Face {
    pub variant: Variant,
    pub disc: Option<Color>,
    /// How far the disc has turned, where it turns.
    pub turned: Option<f32>,
    pub is_cursor: bool,
    pub is_last: bool,
    pub is_flipped: bool,
    /// In the line that won.
    pub is_won: bool,
    /// The move at hand would flip it.
    pub is_in_reach: bool,
    /// The coach speaks of it.
    pub is_lit: bool,
    pub hint: Option<Hint>,
    pub worth: Option<MoveValue>,
    /// What to type for a free square, where that stands on it.
    pub name: Option<String>,
    /// The number of the move that placed the disc, where that stands on it.
    pub number: Option<String>,
}

/// What a side's disc looks like in one ink.
pub fn figure(variant: Variant, disc: Color) -> Figure {
    match (variant.flips(), disc) {
        (false, Color::Black) => Figure::Cross,
        (false, Color::White) => Figure::Ring,
        (true, Color::White) => Figure::Rim,
        (true, Color::Black) => Figure::Disc,
    }
}

/// One character for a hint: a dot, or the letter of the side that wins there.
pub const fn hint_sign(hint: Hint, theme: &Theme) -> &'static str {
    match hint {
        Hint::Legal => theme.signs.hint,
        Hint::Decides(Color::Black) => "x",
        Hint::Decides(Color::White) => "o",
    }
}

/// How wide the disc looks, 0 to 1.
pub fn width_of(face: &Face) -> f32 {
    face.turned.map_or(1.0, |turned| (turned * PI).cos().abs())
}

/// Writes the number of a move into the middle of its disc.
pub fn write_number(number: &str, rect: Rect, style: Style, buf: &mut Buffer) {
    let x = rect.x + rect.width.saturating_sub(number.len() as u16).div_ceil(2);
    buf.set_stringn(x, rect.y + rect.height / 2, number, rect.width.into(), style);
}

/// What stands at both sides of a disc placed last or flipped, where colours do not say it.
pub fn marks(face: &Face) -> Option<[&'static str; 2]> {
    match face {
        Face { is_won: true, .. } => Some(["*"; 2]),
        Face { is_in_reach: true, .. } => Some(["+"; 2]),
        Face { is_last: true, .. } => Some(["(", ")"]),
        Face { is_lit: true, .. } => Some([">", "<"]),
        Face { is_flipped: true, .. } => Some(["-"; 2]),
        _ => None,
    }
}

/// Whether the disc is seen from the side.
pub fn is_on_edge(face: &Face) -> bool {
    face.turned.is_some_and(|turned| (0.3..0.7).contains(&turned))
}

/// The felt of a square: chequered, where discs flip, and lighter where the coach speaks of it.
fn felt(face: &Face, square: Square, colors: &SoftColors) -> Rgb {
    let is_dark = face.variant.flips() && (square.file() + square.rank()) % 2 == 1;
    let felt = colors.rgb(colors.palette.squares[usize::from(is_dark)]);
    if face.is_lit { mixed(felt, colors.rgb(colors.palette.cursor), LIT) } else { felt }
}

/// How much of the cursor's light is on a square that the coach speaks of.
const LIT: f32 = 0.3;

/// The ink of a number on a square: dark on the cursor's light ground, and in the board's colour on the
/// ground that the best move has.
fn worth_ink(face: &Face, is_on_cursor: bool, colors: &SoftColors) -> style::Color {
    let palette = &colors.palette;
    let is_best = face.worth.is_some_and(|worth| worth.is_best);
    let shade = match (is_on_cursor, is_best) {
        (true, _) => palette.black[1],
        (false, true) => palette.squares[1],
        (false, false) => palette.hint,
    };
    shade.at(colors.depth)
}
