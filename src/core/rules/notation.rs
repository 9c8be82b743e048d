//! Names of squares.

use super::Square;
use std::fmt;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notation {
    /// Column and row: `a1` to `h8`.
    #[default]
    Letters,
    /// The nine squares of tic-tac-toe by digits, row by row from the top left.
    Digits,
    /// The nine squares by a number pad's keys: 7 8 9 in the top row.
    NumberPad,
}

impl Notation {
    /// Name of a square; letters if it has no digit.
    pub fn name(self, square: Square) -> String {
        match (self, square.file(), square.rank()) {
            (Self::Digits, file @ ..3, rank @ ..3) => (rank * 3 + file + 1).to_string(),
            (Self::NumberPad, file @ ..3, rank @ ..3) => ((2 - rank) * 3 + file + 1).to_string(),
            _ => square.to_string(),
        }
    }

    /// Square of a name, in either case.
    pub fn read(self, name: &str) -> Option<Square> {
        let digit = match name.as_bytes() {
            _ if self == Self::Letters => return name.parse().ok(),
            &[digit @ b'1'..=b'9'] => digit - b'1',
            _ => return None,
        };
        let rank = if self == Self::Digits { digit / 3 } else { 2 - digit / 3 };
        Square::from_file_rank(digit % 3, rank)
    }

    /// Whether names stand on free squares rather than around the board.
    pub const fn is_on_squares(self) -> bool {
        matches!(self, Self::Digits | Self::NumberPad)
    }

    /// Characters of a name.
    pub const fn width(self) -> usize {
        match self {
            Self::Letters => 2,
            Self::Digits | Self::NumberPad => 1,
        }
    }

    /// All names on a board of this size.
    pub fn range(self, size: u8) -> SquareRange {
        let (first, last) = match self {
            Self::Letters => ("a1".to_owned(), format!("{}{size}", char::from(b'`' + size))),
            Self::Digits | Self::NumberPad => ("1".to_owned(), "9".to_owned()),
        };
        SquareRange { first, last }
    }
}

/// First and last name of the squares of a board: `a1` and `h8`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareRange {
    pub first: String,
    pub last: String,
}

impl fmt::Display for SquareRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to {}", self.first, self.last)
    }
}
