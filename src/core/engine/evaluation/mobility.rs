//! Mobility by parts of the board. Disc patterns cannot sum it up, because a move exists if any line through its
//! square allows it.
//!
//! Parts are the nine squares around each corner and the eight in the middle of each side. The legal moves of a part
//! form a binary number; corners share weights, and so do sides.

use super::patterns::CORNERS;
use crate::rules::{Bitboard, Square};
use std::sync::LazyLock;

/// Number of parts: four corners in the order of [`Square::turned`], then top, bottom, left, right.
pub const PARTS: usize = 8;

/// Largest number of different sets of moves in a part.
pub const WAYS: usize = 1 << 9;

/// Number of different sets of moves in the middle of a side.
const WAYS_OF_SIDE: usize = 1 << 8;

/// Number of rows for one player: those of the corners, then those of the board's sides.
pub const MOBILITY_ROWS: usize = WAYS + WAYS_OF_SIDE;

/// Number of the set of moves in each part, below [`WAYS`].
#[inline(always)]
pub fn in_parts(moves: Bitboard) -> [usize; PARTS] {
    let shifted = |by: u32| moves.0 >> by;
    let corner = |bits: u64| (bits & 0o7 | bits >> 5 & 0o70 | bits >> 10 & 0o700) as usize;
    let row = |bits: u64| (bits & 0xF | bits >> 4 & 0xF0) as usize;
    let column =
        |bits: u64| (bits & 0x3 | bits >> 6 & 0xC | bits >> 12 & 0x30 | bits >> 18 & 0xC0) as usize;
    [
        corner(shifted(0)),
        corner(shifted(5)),
        corner(shifted(40)),
        corner(shifted(45)),
        row(shifted(2)),
        row(shifted(50)),
        column(shifted(16)),
        column(shifted(22)),
    ]
}

/// Row of each set of moves in each part, below [`MOBILITY_ROWS`]: equal for symmetric sets.
pub static ROWS: LazyLock<[[u16; WAYS]; PARTS]> = LazyLock::new(|| {
    std::array::from_fn(|part| {
        let (first, base) = if part < CORNERS { (0, 0) } else { (CORNERS, WAYS) };
        let squares: Bitboard = Square::all().filter(|&it| way_of(it, part) != 0).collect();
        let is_whole =
            |way: &usize| squares.squares().all(|square| way_of(square.turned(*way), first) != 0);
        // Of the symmetries that map the part to the first of its kind, one mirrors it.
        let images = (0..8).filter(is_whole).map(|way| {
            let bits =
                squares.squares().map(|it| (way_of(it, part), way_of(it.turned(way), first)));
            let bits: Vec<(usize, usize)> = bits.collect();
            move |at: usize| {
                let there = bits.iter().filter(|(here, _)| at & here != 0);
                there.fold(0, |image, (_, bit)| image | bit)
            }
        });
        let images: Vec<_> = images.collect();
        std::array::from_fn(|at| {
            let least = images.iter().map(|image| image(at)).min().expect("there are two");
            (base + least) as u16
        })
    })
});

/// Bit of a square within a part; 0 outside.
fn way_of(square: Square, part: usize) -> usize {
    in_parts(Bitboard(1 << square.index()))[part]
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn squares(part: usize) -> Bitboard {
        let near = |at: u8, end: usize, most: u8| if end == 0 { at < most } else { at > 7 - most };
        let middle = |at: u8| (2..6).contains(&at);
        let is_there = |square: &Square| {
            let (file, rank) = (square.file(), square.rank());
            match part {
                0..4 => near(file, part & 1, 3) && near(rank, part >> 1, 3),
                4..6 => middle(file) && near(rank, part - 4, 2),
                _ => middle(rank) && near(file, part - 6, 2),
            }
        };
        Square::all().filter(is_there).collect()
    }

    proptest! {
        #[test]
        fn a_part_has_the_moves_on_its_squares_and_no_other(moves: u64) {
            let moves = Bitboard(moves);
            for part in 0..PARTS {
                let way = in_parts(moves)[part];
                prop_assert_eq!(way, in_parts(moves & squares(part))[part]);
                prop_assert_eq!(way.count_ones(), (moves & squares(part)).len());
                prop_assert!(way < WAYS);
            }
        }

        #[test]
        fn the_board_turned_has_the_same_rows(moves: u64, way in 0usize..8) {
            let rows = |moves: Bitboard| {
                let parts = in_parts(moves).into_iter().enumerate();
                let mut rows: Vec<u16> = parts.map(|(part, at)| ROWS[part][at]).collect();
                rows.sort_unstable();
                rows
            };
            prop_assert_eq!(rows(Bitboard(moves).turned(way)), rows(Bitboard(moves)));
        }
    }

    #[test]
    fn rows_tell_parts_of_a_kind_apart_by_their_moves_alone() {
        let mut rows = ROWS[0].to_vec();
        rows.sort_unstable();
        rows.dedup();
        // Three of the nine squares lie on the diagonal: 64 of 512 sets are symmetric.
        assert_eq!(rows.len(), 288);
        let mut rows = ROWS[CORNERS][..WAYS_OF_SIDE].to_vec();
        rows.sort_unstable();
        rows.dedup();
        // Four of the eight squares mirror the others: 16 of 256 sets are symmetric.
        assert_eq!(rows.len(), 136);
        assert!(rows.iter().all(|row| (WAYS..MOBILITY_ROWS).contains(&usize::from(*row))));
    }
}
