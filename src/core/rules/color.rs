//! The two sides.

use crate::words::say;
use std::ops::Not;

/// The colour of a disc, and the side that plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display)]
pub enum Color {
    /// Moves first by the standard rules; `X` in the book and in text.
    Black,
    /// The other side; `O` in the book and in text.
    White,
}

impl Color {
    /// Both, Black first.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// `X` for Black and `O` for White.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'X',
            Self::White => 'O',
        }
    }

    /// The name for players, in the language [of the scope](crate::words::Language::scope); `Display` is for files.
    pub fn name(self) -> String {
        match self {
            Self::Black => say!("side-black"),
            Self::White => say!("side-white"),
        }
    }

    /// 0 for Black and 1 for White: an index into what both sides have.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}
