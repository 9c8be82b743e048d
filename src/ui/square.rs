//! The content of a square, independent of its drawing.

pub mod lined;
pub mod picture;
pub mod small;
pub mod soft;

use super::move_values::MoveValue;
use super::palette::Rgb;
use super::pixels::mixed;
use super::shape::Figure;
use super::theme::{SoftColors, Theme};
use crate::app::Hint;
use crate::rules::{Color, Variant};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{self, Style};
use std::f32::consts::PI;

/// Content of a square.
#[derive(Clone, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "marks come in every combination")]
pub struct Face {
    pub variant: Variant,
    /// Whether its felt is the darker one of the chequered two.
    pub is_dark: bool,
    pub disc: Option<Color>,
    /// Progress of a turning disc.
    pub turned: Option<f32>,
    pub is_cursor: bool,
    pub is_last: bool,
    pub is_flipped: bool,
    /// Whether it belongs to the winning line.
    pub is_won: bool,
    /// Whether the move at the cursor would flip it.
    pub is_in_reach: bool,
    /// Whether the coach speaks of it.
    pub is_lit: bool,
    pub hint: Option<Hint>,
    pub worth: Option<MoveValue>,
    /// Text that a player types for a free square, if the notation shows it on the board.
    pub name: Option<String>,
    /// Move number of the disc, where shown.
    pub number: Option<String>,
}

/// Figure of a side's disc on a board with one ink.
pub fn figure(variant: Variant, disc: Color) -> Figure {
    match (variant.flips(), disc) {
        (false, Color::Black) => Figure::Cross,
        (false, Color::White) => Figure::Ring,
        (true, Color::White) => Figure::Rim,
        (true, Color::Black) => Figure::Disc,
    }
}

/// Sign of a hint: a dot, or the letter of the winning side.
pub const fn hint_sign(hint: Hint, theme: &Theme) -> &'static str {
    match hint {
        Hint::Legal => theme.signs.hint,
        Hint::Decides(Color::Black) => "x",
        Hint::Decides(Color::White) => "o",
    }
}

/// Apparent width of the disc, 0 to 1.
pub fn width_of(face: &Face) -> f32 {
    face.turned.map_or(1.0, |turned| (turned * PI).cos().abs())
}

/// Draws a move number in the middle of its disc.
pub fn write_number(number: &str, rect: Rect, style: Style, buf: &mut Buffer) {
    let x = rect.x + rect.width.saturating_sub(number.len() as u16).div_ceil(2);
    buf.set_stringn(x, rect.y + rect.height / 2, number, rect.width.into(), style);
}

/// Marks at the left and right of a square, where colours do not show its state.
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

pub fn is_on_edge(face: &Face) -> bool {
    face.turned.is_some_and(|turned| (0.3..0.7).contains(&turned))
}

/// Felt of a square: chequered, lighter where the coach speaks of it.
fn felt(face: &Face, colors: &SoftColors) -> Rgb {
    let felt = colors.rgb(colors.palette.squares[usize::from(face.is_dark)]);
    if face.is_lit { mixed(felt, colors.rgb(colors.palette.cursor), LIT) } else { felt }
}

/// Share of the cursor's light on a highlighted square.
const LIT: f32 = 0.3;

/// Ink of a value: dark on the cursor's light ground, the board's colour on the best move's ground.
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
