//! Squares of the board.

use std::fmt;
use std::str::FromStr;

/// A square by rank: `a1` is 0, `h1` is 7, `h8` is 63.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8"))]
pub struct Square(u8);

impl TryFrom<u8> for Square {
    type Error = NotASquare;

    fn try_from(index: u8) -> Result<Self, NotASquare> {
        Self::from_index(index).ok_or_else(|| NotASquare(index.to_string()))
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> Self {
        square.0
    }
}

/// Error of an invalid name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a square: squares run from a1 to h8")]
pub struct NotASquare(pub String);

impl Square {
    pub const COUNT: u32 = 64;

    /// Square of an index, 0 to 63.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// Square at `file` (0 is `a`) and `rank` (0 is `1`), both below 8.
    pub const fn from_file_rank(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 { Some(Self(rank * 8 + file)) } else { None }
    }

    /// All squares from `a1` to `h8`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..64).map(Self)
    }

    /// Index, 0 for `a1` to 63 for `h8`.
    #[inline]
    pub const fn index(self) -> usize {
        // Redundant, but it removes bounds checks of tables.
        (self.0 % 64) as usize
    }

    /// Column, 0 (`a`) to 7 (`h`).
    pub const fn file(self) -> u8 {
        self.0 % 8
    }

    /// Row, 0 (`1`) to 7 (`8`).
    pub const fn rank(self) -> u8 {
        self.0 / 8
    }

    pub const fn is_corner(self) -> bool {
        matches!(self.0, 0 | 7 | 56 | 63)
    }

    /// The square under one of the eight symmetries: bit 0 of `way` swaps left and right, bit 1 top and bottom, bit 2
    /// columns and rows.
    #[must_use]
    pub const fn turned(self, way: usize) -> Self {
        let (mut file, mut rank) = (self.file(), self.rank());
        if way & 1 != 0 {
            file = 7 - file;
        }
        if way & 2 != 0 {
            rank = 7 - rank;
        }
        if way & 4 != 0 { Self(file * 8 + rank) } else { Self(rank * 8 + file) }
    }

    /// The square moved right by `files` and down by `ranks`, clamped to a board of this size.
    #[must_use]
    pub fn shifted(self, files: i8, ranks: i8, size: u8) -> Self {
        let shift = |value: u8, by: i8| value.saturating_add_signed(by).min(size.min(8) - 1);
        Self(shift(self.rank(), ranks) * 8 + shift(self.file(), files))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}{}", char::from(b'a' + self.file()), self.rank() + 1))
    }
}

impl FromStr for Square {
    type Err = NotASquare;

    /// Parses `f5` or `F5`.
    fn from_str(text: &str) -> Result<Self, NotASquare> {
        let square = match text.as_bytes() {
            &[file, rank] => Self::from_file_rank(
                file.to_ascii_lowercase().wrapping_sub(b'a'),
                rank.wrapping_sub(b'1'),
            ),
            _ => None,
        };
        square.ok_or_else(|| NotASquare(text.to_owned()))
    }
}
