//! Stable discs.

use crate::rules::Bitboard;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
const RANK_1: u64 = 0xFF;
/// The first and last one, two and four files: shifts by as many must not wrap from file to file.
const FIRST_FILES: [u64; 3] = [FILE_A, FILE_A * 0x3, FILE_A * 0xF];
const LAST_FILES: [u64; 3] = [FILE_H, FILE_A * 0xC0, FILE_A * 0xF0];
const EDGES: u64 = FILE_A | FILE_H | RANK_1 | RANK_1 << 56;

/// Squares on full lines, by direction: rows, columns, both diagonals.
fn full_lines(discs: u64) -> [u64; 4] {
    let rows = {
        let mut full = discs & discs >> 1;
        full &= full >> 2;
        full &= full >> 4;
        (full & FILE_A) * 0xFF
    };
    let columns = {
        let mut full = discs & discs >> 8;
        full &= full >> 16;
        full &= full >> 32;
        (full & RANK_1) * FILE_A
    };
    // An empty square breaks its diagonals, towards both ends: by one, two and four squares.
    let spoilt = |step: u32, up: [u64; 3], down: [u64; 3]| {
        let (mut above, mut below) = (!discs, !discs);
        for at in 0..3 {
            above |= (above & !up[at]) << (step << at);
            below |= (below & !down[at]) >> (step << at);
        }
        !(above | below)
    };
    [rows, columns, spoilt(9, LAST_FILES, FIRST_FILES), spoilt(7, FIRST_FILES, LAST_FILES)]
}

/// Provably stable discs of `own`: a lower bound.
///
/// A disc is stable if on each of its four lines the line is full, or ends there, or a stable disc of its side is
/// adjacent; found discs make others stable.
pub fn stable(own: Bitboard, opponent: Bitboard) -> Bitboard {
    let own = own.0;
    let [rows, columns, main, other] = full_lines(own | opponent.0);
    let ends_rows = rows | FILE_A | FILE_H;
    let ends_columns = columns | RANK_1 | RANK_1 << 56;
    let ends_main = main | EDGES;
    let ends_other = other | EDGES;
    let mut stable = own & rows & columns & main & other;
    loop {
        let beside = |step: u32| stable << step | stable >> step;
        let more = own
            & (ends_rows | beside(1))
            & (ends_columns | beside(8))
            & (ends_main | beside(9))
            & (ends_other | beside(7));
        let more = stable | more;
        if more == stable {
            return Bitboard(stable);
        }
        stable = more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Color, Position, Square, Variant};
    use proptest::prelude::*;

    /// Plays a chosen move; `None` if neither side can move.
    fn played(position: Position, choice: usize) -> Option<Position> {
        let moves: Vec<Square> = position.legal_moves().squares().collect();
        if moves.is_empty() {
            return (!position.pass().legal_moves().is_empty()).then(|| position.pass());
        }
        position.play(moves[choice % moves.len()]).ok()
    }

    proptest! {
        #[test]
        fn a_stable_disc_is_never_flipped(
            choices in prop::collection::vec(0usize..32, 60),
            others in prop::collection::vec(prop::collection::vec(0usize..32, 60), 8),
            plies in 20usize..58,
        ) {
            let mut position = Variant::REVERSI.start(Color::Black);
            for &choice in choices.iter().take(plies) {
                position = played(position, choice).unwrap_or(position);
            }
            let safe = stable(position.player(), position.opponent());
            prop_assert_eq!(safe - position.player(), Bitboard::EMPTY);
            for line in others {
                let (mut here, mut is_ours) = (position, true);
                for choice in line {
                    let Some(next) = played(here, choice) else { break };
                    (here, is_ours) = (next, !is_ours);
                    let ours = if is_ours { here.player() } else { here.opponent() };
                    prop_assert_eq!(safe - ours, Bitboard::EMPTY, "one was flipped");
                }
            }
        }
    }

    #[test]
    fn a_full_board_and_the_discs_along_from_a_corner_are_stable() {
        let all = Bitboard(!0);
        assert_eq!(stable(all, Bitboard::EMPTY), all);
        let edge = Bitboard(0b0000_0111);
        assert_eq!(stable(edge, Bitboard::EMPTY), edge);
        assert_eq!(stable(Bitboard(0b0000_0110), Bitboard::EMPTY), Bitboard::EMPTY);
    }
}
