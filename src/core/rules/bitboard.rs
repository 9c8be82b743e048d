//! Sets of squares.

use super::Square;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

/// A set of squares; bit *n* is the square with index *n*.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Bitboard(pub u64);

impl Bitboard {
    pub const EMPTY: Self = Self(0);
    /// `a1`, `h1`, `a8` and `h8`.
    pub const CORNERS: Self = Self(0x8100_0000_0000_0081);
    /// The 28 squares of the edges, corners included.
    pub const EDGES: Self = Self(0xFF81_8181_8181_81FF);
    /// The 16 squares in the centre, c3 to f6.
    pub const CENTRE: Self = Self(0x0000_3C3C_3C3C_0000);

    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// Number of squares, 0 to 64.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// This set unless empty, else the other.
    #[must_use]
    pub fn or_else(self, other: impl FnOnce() -> Self) -> Self {
        if self.is_empty() { other() } else { self }
    }

    /// First square from `a1`.
    pub const fn first(self) -> Option<Square> {
        Square::from_index(self.0.trailing_zeros() as u8)
    }

    /// Squares adjacent to any of the set, diagonals included.
    #[must_use]
    pub const fn neighbours(self) -> Self {
        const NOT_FILE_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
        const NOT_FILE_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;
        let sideways = (self.0 & NOT_FILE_H) << 1 | (self.0 & NOT_FILE_A) >> 1;
        let row = self.0 | sideways;
        Self(sideways | row << 8 | row >> 8)
    }

    #[inline]
    pub fn around(square: Square) -> Self {
        static AROUND: [Bitboard; 64] = {
            let mut table = [Bitboard::EMPTY; 64];
            let mut index = 0;
            while index < 64 {
                table[index] = Bitboard(1 << index).neighbours();
                index += 1;
            }
            table
        };
        AROUND[square.index()]
    }

    /// Squares of this set that are connected to one of them, by sides and corners.
    #[must_use]
    pub fn region(self, square: Square) -> Self {
        let mut region = Self::of(square);
        loop {
            let more = (region | region.neighbours()) & self;
            if more == region {
                return region;
            }
            region = more;
        }
    }

    /// The set under one of the eight symmetries, numbered as in [`Square::turned`].
    #[must_use]
    pub const fn turned(self, way: usize) -> Self {
        let mut set = self.0;
        if way & 1 != 0 {
            set = mirrored(set);
        }
        if way & 2 != 0 {
            set = set.swap_bytes();
        }
        if way & 4 != 0 {
            set = transposed(set);
        }
        Self(set)
    }

    /// Squares from `a1`.
    pub fn squares(self) -> Squares {
        Squares(self.0)
    }
}

/// Bits of each byte reversed: left and right swapped.
const fn mirrored(mut set: u64) -> u64 {
    set = set >> 1 & 0x5555_5555_5555_5555 | (set & 0x5555_5555_5555_5555) << 1;
    set = set >> 2 & 0x3333_3333_3333_3333 | (set & 0x3333_3333_3333_3333) << 2;
    set >> 4 & 0x0F0F_0F0F_0F0F_0F0F | (set & 0x0F0F_0F0F_0F0F_0F0F) << 4
}

/// Columns and rows swapped in blocks of one, two and four squares (Warren, *Hacker's Delight*, 7-3).
const fn transposed(mut set: u64) -> u64 {
    let swap = (set ^ set >> 7) & 0x00AA_00AA_00AA_00AA;
    set ^= swap ^ swap << 7;
    let swap = (set ^ set >> 14) & 0x0000_CCCC_0000_CCCC;
    set ^= swap ^ swap << 14;
    let swap = (set ^ set >> 28) & 0x0000_0000_F0F0_F0F0;
    set ^ swap ^ swap << 28
}

/// Iterator over a [`Bitboard`] from `a1` to `h8`.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = Square::from_index(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

impl BitAnd for Bitboard {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Sub for Bitboard {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}
