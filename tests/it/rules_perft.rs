//! The rules against published counts of move paths.

use outflank::rules::{Color, Variant, perft, perft_portable};

/// A. Bik, "Computing Deep Perft and Divide Numbers for Reversi", 2010; a pass is a ply.
const COUNTS: [u64; 9] = [4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288];

#[test]
fn paths_from_the_start_to_depth_nine_are_the_published_ones() {
    let start = Variant::REVERSI.start(Color::Black);
    for (depth, &count) in (1..).zip(&COUNTS) {
        assert_eq!(perft(start, depth), count, "depth {depth}");
        assert_eq!(perft_portable(start, depth), count, "depth {depth}, portable kernels");
    }
}
