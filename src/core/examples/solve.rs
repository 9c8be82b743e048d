//! Solves an ending exactly: `cargo run --release --example solve -- BOARD`, 64 of `X`, `O` and `-` with the side to move.

use outflank_core::engine::search::Search;
use outflank_core::records::read_board;

/// An ending of our own games: 10 empty squares.
const BOARD: &str = "OXXXOOOOOXXX-XOOXOOXXOO-OOXOOXXX-OOOOXXXXOOOXOXX--X-XXO--X-XXX-O X";

fn main() {
    let text = std::env::args().nth(1).unwrap_or_else(|| BOARD.to_owned());
    let (position, side) = match read_board(&text) {
        Ok(read) => read,
        Err(error) => return eprintln!("{error}"),
    };
    let search = Search::new(&position).exact_from(64);
    let Some(report) = search.run() else { return println!("{side} has no move") };
    let line = report.principal_variation.iter().map(ToString::to_string);
    println!("{side} {:+}: {}", report.score, line.collect::<Vec<_>>().join(" "));
}
