//! Rows of a move, as numbered in the file: patterns of the board after it by shape, then its other features.

use super::losses::LOSS_STEPS;
use super::relations::{RELATIONS, relation};
use crate::engine::evaluation::patterns::{
    FIRST_PATTERN, FIRST_PLACE, Indices, PATTERNS, PLACES_OF, REPRESENTATIVES,
};
use crate::rules::{Bitboard, Position, Square};
use std::sync::LazyLock;

/// Shapes of the evaluation that describe the board: lines, diagonals, the edge, the corner.
const SHAPES: [usize; 10] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11];

/// Number of pattern places.
pub const PLACES: usize = {
    let (mut places, mut at) = (0, 0);
    while at < SHAPES.len() {
        places += PLACES_OF[SHAPES[at]];
        at += 1;
    }
    places
};

/// Other features, each with its number of rows.
const OTHERS: [usize; 15] = [
    // Empty squares after the move.
    60,
    // Kind of square by sixth of the game.
    10 * 10,
    // The square beside the opponent's last move, and beside the own one before; none comes last.
    RELATIONS + 1,
    RELATIONS + 1,
    // Discs flipped, and the empty squares around them.
    20,
    24,
    // Mobility after the move: of the opponent, and of the side that made it.
    32,
    32,
    // Empty squares beside own discs, and beside the opponent's.
    40,
    40,
    // Size of the region of empty squares that the move was made in.
    16,
    // Losses at one ply and at two plies, and the number of better moves at two.
    LOSS_STEPS,
    LOSS_STEPS,
    10,
    // Number of choices.
    24,
];

/// Rows of a move that are added up.
pub const TERMS: usize = PLACES + OTHERS.len();

/// First row of each shape, then of each other feature; the total comes last.
static FIRST: LazyLock<Vec<usize>> = LazyLock::new(|| {
    let of_shapes =
        SHAPES.iter().map(|&shape| REPRESENTATIVES.first[shape + 1] - REPRESENTATIVES.first[shape]);
    let mut first = vec![0];
    for rows in of_shapes.chain(OTHERS) {
        first.push(first[first.len() - 1] + rows);
    }
    first
});

/// Number of rows.
pub fn rows() -> usize {
    FIRST[FIRST.len() - 1]
}

/// Number of rows of patterns, which come first.
pub fn pattern_rows() -> usize {
    FIRST[SHAPES.len()]
}

/// Number of rows of each shape, then of each other feature.
pub fn blocks() -> Vec<usize> {
    FIRST.windows(2).map(|two| two[1] - two[0]).collect()
}

/// Kind of each square: its place among the ten that differ by more than a symmetry.
static KIND: LazyLock<[usize; 64]> = LazyLock::new(|| {
    let least = |square: Square| (0..8).map(|way| square.turned(way).index()).min().unwrap_or(0);
    let mut kinds: Vec<usize> = Square::all().map(least).collect();
    kinds.sort_unstable();
    kinds.dedup();
    std::array::from_fn(|index| {
        let square = Square::from_index(index as u8).expect("below 64");
        kinds.binary_search(&least(square)).expect("one of them")
    })
});

/// A move to describe, with what its sides had before it.
pub struct Described {
    pub before: Position,
    pub square: Square,
    pub flips: Bitboard,
    /// The opponent's last move, and the own one before it.
    pub last: [Option<Square>; 2],
    /// Patterns before the move.
    pub indices: Indices,
    /// Steps of its loss at one ply and at two, and the number of better moves.
    pub losses: [usize; 3],
    /// Number of choices.
    pub choices: usize,
}

/// Rows of a move.
pub fn terms(it: &Described) -> [u32; TERMS] {
    let after = it.before.play_flips(it.square, it.flips);
    let indices = it.indices.after(&PATTERNS, it.square, it.flips);
    let numbers = &REPRESENTATIVES.numbers;
    let first = &*FIRST;
    let mut terms = [0; TERMS];
    let (of_patterns, of_others) = terms.split_at_mut(PLACES);
    let mut of_patterns = of_patterns.iter_mut();
    for (at, &shape) in SHAPES.iter().enumerate() {
        let places = FIRST_PLACE[shape]..FIRST_PLACE[shape] + PLACES_OF[shape];
        for (index, term) in indices.0[places].iter().zip(&mut of_patterns) {
            let number = numbers[FIRST_PATTERN[shape] + usize::from(*index)] as usize;
            *term = (first[at] + number - REPRESENTATIVES.first[shape]) as u32;
        }
    }
    let empties = after.empties();
    let beside = |discs: Bitboard| (discs.neighbours() & empties).len() as usize;
    let of_last = |last: Option<Square>| last.map_or(RELATIONS, |last| relation(last, it.square));
    let stage = (59 - empties.len().min(59)) as usize / 6;
    let [one_ply, two_plies, better] = it.losses;
    let values = [
        empties.len() as usize,
        KIND[it.square.index()] * 10 + stage,
        of_last(it.last[0]),
        of_last(it.last[1]),
        it.flips.len() as usize,
        (it.flips.neighbours() & empties).len() as usize,
        after.legal_moves().len() as usize,
        after.pass().legal_moves().len() as usize,
        beside(after.opponent()),
        beside(after.player()),
        it.before.empties().region(it.square).len() as usize,
        one_ply,
        two_plies,
        better,
        it.choices,
    ];
    for (which, (term, value)) in of_others.iter_mut().zip(values).enumerate() {
        *term = (first[SHAPES.len() + which] + value.min(OTHERS[which] - 1)) as u32;
    }
    terms
}
