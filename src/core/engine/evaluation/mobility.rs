//! Where both sides can move, part by part: what the patterns of discs cannot add up to, because a
//! move is there if any of the lines through its square allows it.
//!
//! The parts are the nine squares around each corner and the eight in the middle of each side. The
//! legal moves in a part are a number to base two, and the corners share their weights, as do the
//! sides.

use super::patterns::CORNERS;
use crate::rules::{Bitboard, Square};
use std::sync::LazyLock;

/// Parts of the board: the four corners, in the order of [`Square::turned`], then the sides: top, bottom, left, right.
pub const PARTS: usize = 8;

/// Ways in which moves can lie in a part, at most.
pub const WAYS: usize = 1 << 9;

/// The same in the middle of a side.
const WAYS_OF_SIDE: usize = 1 << 8;

/// Rows of one side to move: those that the corners share, then those that the sides of the board do.
pub const MOBILITY_ROWS: usize = WAYS + WAYS_OF_SIDE;

/// How these moves lie in each part, below [`WAYS`].
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

/// For each part and each way in which moves can lie there, the row that stands for it, below [`MOBILITY_ROWS`]: the same
/// one for all eight ways to look at the board.
pub static ROWS: LazyLock<[[u16; WAYS]; PARTS]> = LazyLock::new(|| {
    std::array::from_fn(|part| {
        let (first, base) = if part < CORNERS { (0, 0) } else { (CORNERS, WAYS) };
        let squares: Bitboard = Square::all().filter(|&it| way_of(it, part) != 0).collect();
        let is_whole =
            |way: &usize| squares.squares().all(|square| way_of(square.turned(*way), first) != 0);
        // Turned in two ways, one of them mirrored, the part lies where the first of its kind does.
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

/// What a move on a square counts for in a part; nothing in the others.
fn way_of(square: Square, part: usize) -> usize {
    in_parts(Bitboard(1 << square.index()))[part]
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The squares of a part, as one would list them.
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
        // Of nine squares around a corner three lie on its diagonal: of 512 ways 64 are their own image.
        assert_eq!(rows.len(), 288);
        let mut rows = ROWS[CORNERS][..WAYS_OF_SIDE].to_vec();
        rows.sort_unstable();
        rows.dedup();
        // Of eight squares four are the image of the others: of 256 ways 16 are their own image.
        assert_eq!(rows.len(), 136);
        assert!(rows.iter().all(|row| (WAYS..MOBILITY_ROWS).contains(&usize::from(*row))));
    }
}
