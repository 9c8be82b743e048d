//! `cargo bench --bench search`: evaluation, positions a second; exact endgames and the midgame,
//! nodes a second.

use divan::{Bencher, counter::ItemsCount};
use outflank::engine::evaluation::Weights;
use outflank::engine::search::{Task, TranspositionTable, search};
use outflank::engine::{Random, Stop};
use outflank::records::obf;
use outflank::rules::kernel::{Kernel, KernelTask, Portable, fastest};
use outflank::rules::{Color, Position, Variant};
use rand::SeedableRng as _;

fn main() {
    divan::main();
}

/// A position of our own with 18 empties, and its exact score.
const ENDGAME: (&str, i32) =
    ("----O-X----OOO-O--OOXOOO-OOXXOOO-OXXOOOOOOXOOOXOXO-OX-OX--OOOOOO X;", 34);

fn run(position: Position, depth: u32, exact_empties: u32) -> (i32, u64) {
    let task = Task { depth, exact_empties, ..Task::to_the_end(position, Variant::REVERSI) };
    let mut random = Random::seed_from_u64(0);
    let report =
        search(task, &TranspositionTable::new(16), &mut random, &Stop::default(), &mut |_| {});
    let report = report.expect("there is a move");
    (report.score, report.nodes)
}

/// The evaluation of a position, many times over.
struct Evaluation(Position);

impl KernelTask for Evaluation {
    type Output = i32;

    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let weights = Weights::built_in();
        kernel.run(|| {
            let values = (0..1000).map(|_| weights.evaluate(kernel, divan::black_box(&self.0)));
            values.sum()
        })
    }
}

#[divan::bench]
fn evaluation(bencher: Bencher) {
    let problem = obf::read_line(ENDGAME.0).expect("a problem").expect("no comment");
    let wanted = Evaluation(problem.position).run(Portable);
    bencher
        .counter(ItemsCount::new(1000_u32))
        .bench(|| assert_eq!(fastest(Evaluation(problem.position)), wanted));
}

#[divan::bench(sample_count = 5)]
fn endgame_of_18_empties(bencher: Bencher) {
    let problem = obf::read_line(ENDGAME.0).expect("a problem").expect("no comment");
    let (_, nodes) = run(problem.position, 60, 60);
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| assert_eq!(run(divan::black_box(problem.position), 60, 60).0, ENDGAME.1));
}

#[divan::bench(args = [8, 12], sample_count = 5)]
fn midgame(bencher: Bencher, depth: u32) {
    let start = Variant::REVERSI.start(Color::Black);
    let (score, nodes) = run(start, depth, 0);
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| assert_eq!(run(divan::black_box(start), depth, 0).0, score));
}
