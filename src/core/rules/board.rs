//! Boards of variants.

use super::Bitboard;

/// Board of a variant, in the upper left corner of the 8×8 board.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// Squares a side, 1 to 8.
    pub size: u8,
    pub squares: Bitboard,
}

impl Board {
    pub(super) const fn of(size: u8) -> Self {
        let row = u64::MAX >> (64 - size);
        let mut squares = 0;
        let mut rank = 0;
        while rank < size {
            squares |= row << (8 * rank);
            rank += 1;
        }
        Self { size, squares: Bitboard(squares) }
    }

    /// Square at a column and row, from 0.
    const fn at(file: u8, rank: u8) -> Bitboard {
        Bitboard(1 << (rank * 8 + file))
    }

    /// The four centre squares as two diagonal pairs, main diagonal first.
    pub(super) const fn middle(&self) -> [Bitboard; 2] {
        let (low, high) = (self.size / 2 - 1, self.size / 2);
        let across = Bitboard(Self::at(low, low).0 | Self::at(high, high).0);
        let other = Bitboard(Self::at(high, low).0 | Self::at(low, high).0);
        [across, other]
    }

    pub const fn corners(&self) -> Bitboard {
        let last = self.size - 1;
        Bitboard(
            Self::at(0, 0).0 | Self::at(last, 0).0 | Self::at(0, last).0 | Self::at(last, last).0,
        )
    }

    pub const fn len(&self) -> u32 {
        self.squares.len()
    }

    pub const fn is_empty(&self) -> bool {
        self.squares.is_empty()
    }
}
