//! Counting move paths, the customary check and measure of a move generator.

use super::{Position, flips};

/// The number of move paths of `depth` plies from `position`; a pass is a ply, and a game that
/// ends sooner counts as one path.
///
/// One thread, no table; the moves of the last ply are counted without being played. From the
/// start: 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284, 212258800 (A. Bik,
/// "Computing Deep Perft and Divide Numbers for Reversi", 2010).
pub fn perft(position: Position, depth: u32) -> u64 {
    let (own, opponent) = (position.player().0, position.opponent().0);
    #[cfg(target_arch = "x86_64")]
    if flips::avx2::available() {
        #[expect(
            unsafe_code,
            reason = "`available` has just told that the processor has the instructions; \
                      the kernels count 2.2 times as many paths a second with them"
        )]
        // SAFETY: the features that `with_avx2` enables are the ones `available` looks for.
        return unsafe { with_avx2(own, opponent, depth) };
    }
    portable(own, opponent, depth)
}

/// The same as [`perft`], by the kernels that run on every processor.
pub fn perft_portable(position: Position, depth: u32) -> u64 {
    portable(position.player().0, position.opponent().0, depth)
}

/// Writes the count for a pair of kernels. A generic function would not do: instructions are
/// enabled for a function, not for a type parameter.
macro_rules! count {
    ($(#[$attribute:meta])* fn $name:ident, $legal_moves:path, $flips:path) => {
        $(#[$attribute])*
        fn $name(own: u64, opponent: u64, depth: u32) -> u64 {
            if depth == 0 {
                return 1;
            }
            let mut moves = $legal_moves(own, opponent);
            if moves == 0 {
                let can_pass = $legal_moves(opponent, own) != 0;
                return if can_pass { $name(opponent, own, depth - 1) } else { 1 };
            }
            if depth == 1 {
                return u64::from(moves.count_ones());
            }
            let mut paths = 0;
            while moves != 0 {
                let square = moves.trailing_zeros() as usize;
                moves &= moves - 1;
                let flipped = $flips(own, opponent, square);
                let (next_own, next_opponent) = (opponent ^ flipped, own | flipped | 1 << square);
                let replies = if depth == 2 { $legal_moves(next_own, next_opponent) } else { 0 };
                paths += if replies == 0 {
                    $name(next_own, next_opponent, depth - 1)
                } else {
                    u64::from(replies.count_ones())
                };
            }
            paths
        }
    };
}

count!(fn portable, flips::legal_moves, flips::flips);

#[cfg(target_arch = "x86_64")]
count!(
    #[target_feature(enable = "avx2,bmi1,lzcnt,popcnt")]
    fn with_avx2, flips::avx2::legal_moves, flips::avx2::flips
);
