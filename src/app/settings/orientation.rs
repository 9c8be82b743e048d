//! Board orientation.

use crate::app::keymap::Command;
use crate::rules::Square;

/// Clockwise rotation of the board. Squares keep their names.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantArray,
    strum::VariantNames,
)]
pub enum Orientation {
    /// `a1` at the top left.
    #[default]
    #[strum(serialize = "0")]
    Upright,
    /// `a1` at the top right.
    #[strum(serialize = "90")]
    Quarter,
    /// `a1` at the bottom right.
    #[strum(serialize = "180")]
    Half,
    /// `a1` at the bottom left.
    #[strum(serialize = "270")]
    ThreeQuarters,
}

impl Orientation {
    /// Column and row of a square on screen, for a board of this size.
    pub const fn place(self, square: Square, size: u8) -> (u8, u8) {
        let (file, rank, last) = (square.file(), square.rank(), size - 1);
        match self {
            Self::Upright => (file, rank),
            Self::Quarter => (last - rank, file),
            Self::Half => (last - file, last - rank),
            Self::ThreeQuarters => (rank, last - file),
        }
    }

    /// Whether the files run vertically.
    pub const fn swaps_axes(self) -> bool {
        matches!(self, Self::Quarter | Self::ThreeQuarters)
    }

    /// Arrow command along the board for an arrow command along the screen.
    pub(in crate::app) fn along_board(self, arrow: Command) -> Command {
        (0..self as u8).fold(arrow, |arrow, _| match arrow {
            Command::Up => Command::Left,
            Command::Left => Command::Down,
            Command::Down => Command::Right,
            Command::Right => Command::Up,
            other => other,
        })
    }
}
