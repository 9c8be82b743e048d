//! The content of a square, independent of its drawing.

pub mod lined;
pub mod painted;
pub mod picture;
pub mod small;
pub mod soft;

use super::move_values::MoveValue;
use super::palette::Rgb;
use super::pixels::mixed;
use super::prelude::*;
use super::shape::Figure;
use super::theme::BoardColors;
use crate::app::{Brightness, Hint};
use crate::rules::{Color, Variant};
use ratatui::style;
use std::f32::consts::PI;
use std::hash::{Hash, Hasher};

/// Content of a square.
#[derive(Clone, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "marks come in every combination")]
pub struct Face {
    pub variant: Variant,
    /// Whether its felt is the darker one of the chequered two.
    pub is_dark: bool,
    pub disc: Option<Color>,
    /// Progress of a turning disc, in steps.
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
    /// Side of the better move of a review, on a free square.
    pub ghost: Option<Color>,
    /// Letter of a candidate move.
    pub letter: Option<char>,
    pub value: Option<MoveValue>,
    /// Text that a player types for a free square, if the notation shows it on the board.
    pub name: Option<String>,
    /// Move number of the disc, where shown.
    pub number: Option<String>,
    pub borders: Borders,
}

impl Eq for Face {}

/// Of what tells most squares apart: the comparison does the rest.
impl Hash for Face {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let marks = [self.is_dark, self.is_cursor, self.is_last, self.is_flipped, self.is_in_reach];
        let turned = self.turned.map(f32::to_bits);
        let hint = self.hint.is_some();
        (self.disc.map(Color::index), turned, marks, hint, &self.number).hash(state);
    }
}

/// Lines and points that a square shares with its neighbours, as the board is turned.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Borders {
    pub has_left: bool,
    pub has_lower: bool,
    /// Corner at a star point: whether it is a right one, and a lower one.
    pub star: Option<(bool, bool)>,
}

impl Borders {
    /// Borders of the square in this column and row of a board with `size` squares a side.
    pub fn at((column, row): (u8, u8), size: u8) -> Self {
        // Star points lie two squares from the edges, where that leaves some board between them.
        let stars = if size >= 6 { [2, size - 2] } else { [0, 0] };
        let beside = |at: u8| {
            let is_before = stars.contains(&(at + 1)) && at > 0;
            (is_before || stars.contains(&at) && at > 0).then_some(is_before)
        };
        Self {
            has_left: column > 0,
            has_lower: row + 1 < size,
            star: beside(column).zip(beside(row)),
        }
    }
}

/// Figure of a side's disc on a board with one ink. Cross and ring cannot be taken for the wrong side, whatever the
/// background is.
pub fn figure(variant: Variant, disc: Color, theme: &Theme) -> Figure {
    let has_ground = theme.board.is_some() || theme.background.is_some();
    let filled = match theme.background {
        Some(Brightness::Dark) if theme.board.is_none() => Color::White,
        _ => Color::Black,
    };
    match (variant.flips() && has_ground, disc) {
        (true, disc) if disc == filled => Figure::Disc,
        (true, _) => Figure::Rim,
        (false, Color::Black) => Figure::Cross,
        (false, Color::White) => Figure::Ring,
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

/// Sign of the better move of a review, where a square has no room for the rim of a disc.
const GHOST: &str = "+";

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

/// Felt of a square: chequered, in another colour where the coach speaks of it.
fn felt(is_lit: bool, is_dark: bool, colors: &BoardColors) -> Rgb {
    if is_lit { lit(colors) } else { colors.rgb(colors.palette.squares[usize::from(is_dark)]) }
}

/// Share of the cursor's colour in the mixture for a theme of the player's own: with more, a white disc would not stand
/// out from it.
const LIT: f32 = 0.12;

/// Felt of a square of which the coach speaks.
pub fn lit(colors: &BoardColors) -> Rgb {
    let palette = &colors.palette;
    let mixture = || mixed(colors.rgb(palette.squares[0]), colors.rgb(palette.cursor), LIT);
    palette.lit.map_or_else(mixture, |lit| colors.rgb(lit))
}

/// Ink of a value: dark on the cursor's light ground, the board's colour on the best move's ground.
fn worth_ink(face: &Face, is_on_cursor: bool, colors: &BoardColors) -> style::Color {
    let palette = &colors.palette;
    let is_best = face.value.is_some_and(|value| value.is_best);
    let shade = match (is_on_cursor, is_best) {
        (true, _) => palette.black[1],
        (false, true) => palette.squares[1],
        (false, false) => palette.hint,
    };
    shade.at(colors.depth)
}
