//! The rules against published counts of move paths, and against a slow board's in odd positions.

use crate::support::slow::{self, Board};
use outflank::records::read_board;
use outflank::rules::{Color, Game, Variant, perft, perft_on_each_kernel};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom as _;
use std::fmt::Write as _;

/// A. Bik, "Computing Deep Perft and Divide Numbers for Reversi", 2010; a pass is a ply.
const COUNTS: [u64; 9] = [4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288];

#[test]
fn paths_from_the_start_to_depth_nine_are_the_published_ones() {
    let start = Variant::REVERSI.start(Color::Black);
    for (depth, &count) in (1..).zip(&COUNTS) {
        assert_eq!(perft(start, depth), count, "depth {depth}");
        for (kernel, paths) in perft_on_each_kernel(start, depth) {
            assert_eq!(paths, count, "depth {depth}, kernel {kernel}");
        }
    }
}

/// Positions as 64 cells and who moves, with the paths of each depth from 1 on, counted by the slow board:
/// passes, wipe-outs, boards without a centre, ends. `UPDATE_PERFT=1 cargo test --test it perft` counts anew.
const POSITIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/perft.txt");

#[test]
fn paths_from_odd_positions_are_those_of_the_slow_board_on_every_kernel() {
    if std::env::var_os("UPDATE_PERFT").is_some() {
        std::fs::write(POSITIONS, counted()).expect("writable");
    }
    let text = std::fs::read_to_string(POSITIONS).expect("tests/data/perft.txt");
    let mut positions = 0;
    for line in text.lines().filter(|line| !line.starts_with('%')) {
        let (board, counts) = line.split_once(';').expect("a board and its counts");
        let (position, side) = read_board(board).expect("a board");
        for (depth, count) in (1..).zip(counts.split_whitespace()) {
            let count: u64 = count.parse().expect("a number");
            for (kernel, paths) in perft_on_each_kernel(position, depth) {
                assert_eq!(paths, count, "{board}, {side} to move, depth {depth}, {kernel}");
            }
        }
        positions += 1;
    }
    assert!(positions >= 30, "{positions} positions");
}

/// Paths by the slow board; a pass is a ply, and a game that is over counts as one.
fn paths(board: &Board, side: u8, depth: u32) -> u64 {
    let other = if side == b'X' { b'O' } else { b'X' };
    if depth == 0 {
        return 1;
    }
    let moves = slow::moves(board, side);
    if moves.is_empty() {
        let passes = !slow::moves(board, other).is_empty();
        return if passes { paths(board, other, depth - 1) } else { 1 };
    }
    let after = |(row, column): (usize, usize)| {
        let mut after = *board;
        slow::play(&mut after, side, row, column);
        paths(&after, other, depth - 1)
    };
    moves.into_iter().map(after).sum()
}

/// The file: odd boards by hand, and games at random from their middle to their end.
fn counted() -> String {
    let mut boards: Vec<(String, char)> = [
        "XOOOOOO---------------------------------------------------------",
        "-OOOOOO--X------------------------------------------------------",
        "XXXXXXXXOOOOOOOO--------------------------------XXXXXXXXOOOOOOO-",
        "-XXXXXX-XOOOOOOXXOXXXXOXXOXOOXOXXOXOOXOXXOXXXXOXXOOOOOOX-XXXXXX-",
        "X-------------------------------------------------------O-------",
        "----------------------------------------------------------------",
        "OOOOOOO-OOOOOOOXOOOOOOOXOOOOOOOXOOOOOOOXOOOOOOOXOOOOOOOXOOOOOOO-",
        "---------------------------XO------OX---------------------------",
    ]
    .into_iter()
    .flat_map(|cells| [(cells.to_owned(), 'X'), (cells.to_owned(), 'O')])
    .collect();
    for seed in 0..24 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Game::new(Variant::REVERSI, Color::Black);
        while game.played().len() < 20 + 2 * seed as usize && !game.is_over() {
            match game.legal_moves().squares().choose(&mut random) {
                Some(square) => drop(game.place(square).expect("legal")),
                None => drop(game.pass().expect("forced")),
            }
        }
        let text = outflank::records::write_board(game.position(), game.side_to_move());
        let (cells, side) = text.rsplit_once(' ').expect("cells and a side");
        boards.push((cells.replace(' ', ""), side.chars().next().expect("a side")));
    }
    let mut text =
        "% counted by the slow board of the tests: cells, who moves; paths of depth 1 to 4\n"
            .to_owned();
    for (cells, side) in boards {
        let rows: Vec<[u8; 8]> =
            cells.as_bytes().chunks(8).map(|row| row.try_into().expect("eight")).collect();
        let mut board: Board = rows.try_into().expect("eight rows");
        for cell in board.iter_mut().flatten().filter(|cell| **cell == b'-') {
            *cell = b'.';
        }
        let counts = (1..=4).map(|depth| paths(&board, side as u8, depth).to_string());
        let _ = writeln!(text, "{cells} {side}; {}", counts.collect::<Vec<_>>().join(" "));
    }
    text
}
