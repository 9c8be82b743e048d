//! `cargo bench --bench rules`: move generation: move paths, positions and moves a second.

use divan::{Bencher, counter::ItemsCount};
use outflank::rules::kernel::{Kernel, KernelTask, Portable, fastest};
use outflank::rules::{Bitboard, Color, Position, Variant, perft, perft_on_each_kernel};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom as _;

fn main() {
    divan::main();
}

const LEAVES: [(u32, u64); 3] = [(9, 3_005_288), (10, 24_571_284), (11, 212_258_800)];

fn paths(bencher: Bencher, depth: u32, count: fn(Position, u32) -> u64) {
    let start = Variant::REVERSI.start(Color::Black);
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
    // All kernels one after the other: the portable one is the most of it.
    paths(bencher, depth, |position, depth| perft_on_each_kernel(position, depth)[0].1);
}

/// Positions of a game played at random, over and over.
fn positions() -> Vec<Position> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut positions = Vec::new();
    while positions.len() < 1000 {
        let mut position = Variant::REVERSI.start(Color::Black);
        while let Some(square) = position.legal_moves().squares().choose(&mut random) {
            positions.push(position);
            position = position.play(square).expect("legal");
        }
    }
    positions
}

/// The legal moves of all positions, counted.
struct Mobility<'a>(&'a [Position]);

impl KernelTask for Mobility<'_> {
    type Output = u32;

    fn run<K: Kernel>(self, kernel: K) -> u32 {
        kernel.run(|| self.0.iter().map(|&at| kernel.legal_moves(at).len()).sum())
    }
}

/// The flips of all legal moves of all positions, counted.
struct Flips<'a>(&'a [(Position, Bitboard)]);

impl KernelTask for Flips<'_> {
    type Output = u32;

    fn run<K: Kernel>(self, kernel: K) -> u32 {
        kernel.run(|| {
            let each = self.0.iter().flat_map(|&(at, moves)| {
                moves.squares().map(move |square| kernel.flips(at, square).len())
            });
            each.sum()
        })
    }
}

#[divan::bench(args = ["fastest", "portable"])]
fn mobility(bencher: Bencher, kernel: &str) {
    let positions = positions();
    let wanted = Mobility(&positions).run(Portable);
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        let task = Mobility(divan::black_box(&positions));
        assert_eq!(if kernel == "fastest" { fastest(task) } else { task.run(Portable) }, wanted);
    });
}

#[divan::bench(args = ["fastest", "portable"])]
fn flips(bencher: Bencher, kernel: &str) {
    let positions: Vec<_> = positions().into_iter().map(|at| (at, at.legal_moves())).collect();
    let moves: u32 = positions.iter().map(|(_, moves)| moves.len()).sum();
    let wanted = Flips(&positions).run(Portable);
    bencher.counter(ItemsCount::new(moves)).bench(|| {
        let task = Flips(divan::black_box(&positions));
        assert_eq!(if kernel == "fastest" { fastest(task) } else { task.run(Portable) }, wanted);
    });
}
