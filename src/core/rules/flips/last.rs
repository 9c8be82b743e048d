//! Flips of the last move.
//!
//! With one empty square, every other square that is not the mover's is the opponent's, so a line is determined by
//! the mover's discs; a table has the flips. A mask and a multiplication gather a line in a byte.

use super::ray;

/// Number of flips on a line of eight: the first index is the placed disc, the second the set of the mover's discs; all
/// other squares have opponent's discs.
static COUNTS: [[u8; 256]; 8] = counts();

const fn counts() -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut at = 0;
    while at < 8 {
        let mut own = 0;
        while own < 256 {
            let above = own >> at >> 1;
            let below = own & ((1 << at) - 1);
            // The nearest own disc on either side; without one nothing flips.
            let mut count = 0;
            if above != 0 {
                count += (above as u32).trailing_zeros();
            }
            if below != 0 {
                count += (below as u32).leading_zeros() - (32 - at as u32);
            }
            table[at][own] = count as u8;
            own += 1;
        }
        at += 1;
    }
    table
}

/// Diagonals through each square: down-right, down-left.
static DIAGONALS: [[u64; 2]; 64] = diagonals();

const fn diagonals() -> [[u64; 2]; 64] {
    let mut table = [[0; 2]; 64];
    let mut square: u8 = 0;
    while square < 64 {
        table[square as usize] =
            [ray(square, 1, 1) | ray(square, -1, -1), ray(square, -1, 1) | ray(square, 1, -1)];
        square += 1;
    }
    table
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
/// Gathers file a in the highest byte, rank 1 in its lowest bit.
const FILE_TO_BYTE: u64 = 0x0102_0408_1020_4080;

/// Number of discs flipped by a disc of `own` on `square`, the only empty square.
#[inline(always)]
pub fn last_flips(own: u64, square: usize) -> u32 {
    let (file, rank) = (square % 8, square / 8);
    let [down, up] = DIAGONALS[square];
    let row = own >> (8 * rank) & 0xFF;
    let column = (own >> file & FILE_A).wrapping_mul(FILE_TO_BYTE) >> 56;
    let byte = |diagonal: u64| (own & diagonal).wrapping_mul(FILE_A) >> 56;
    let by_file = &COUNTS[file];
    let count = |counts: &[u8; 256], line: u64| u32::from(counts[line as usize]);
    count(by_file, row)
        + count(&COUNTS[rank], column)
        + count(by_file, byte(down))
        + count(by_file, byte(up))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_last_move_flips_as_many_as_any_other_would(discs in any::<u64>(), at in 0usize..64) {
            let own = discs & !(1 << at);
            let opponent = !own & !(1 << at);
            let wanted = super::super::flips(own, opponent, at).count_ones();
            prop_assert_eq!(last_flips(own, at), wanted);
        }
    }
}
