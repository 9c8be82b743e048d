//! Counts the positions after a number of plies: `cargo run --release --example perft -- 9`.

use outflank_core::rules::{Color, Variant, perft};

fn main() {
    let depth = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(8);
    let start = Variant::REVERSI.start(Color::Black);
    for plies in 1..=depth {
        println!("{plies:>2} {}", perft(start, plies));
    }
}
