//! `cargo bench --bench rules`: move generation, moves a second.

use divan::{Bencher, counter::ItemsCount};
use outflank::rules::{Disc, Position, Rules, perft, perft_portable};

fn main() {
    divan::main();
}

const LEAVES: [(u32, u64); 3] = [(9, 3_005_288), (10, 24_571_284), (11, 212_258_800)];

fn paths(bencher: Bencher, depth: u32, count: fn(Position, u32) -> u64) {
    let start = Rules::Standard.start(Disc::Black);
    let (_, leaves) = LEAVES.into_iter().find(|&(d, _)| d == depth).expect("a depth of the table");
    bencher
        .counter(ItemsCount::new(leaves))
        .bench(|| assert_eq!(count(divan::black_box(start), depth), leaves));
}

#[divan::bench(args = [9, 10, 11], sample_count = 5)]
fn perft_fastest(bencher: Bencher, depth: u32) {
    paths(bencher, depth, perft);
}

#[divan::bench(args = [9, 10, 11], sample_count = 5)]
fn perft_on_any_processor(bencher: Bencher, depth: u32) {
    paths(bencher, depth, perft_portable);
}
