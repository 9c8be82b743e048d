//! The rows of a position, as numbered in the file: those of all pattern representatives by shape, of the counts, and of
//! both sides' mobility by part.

use super::counts::{COUNTS, HIGHEST, counts};
use super::mobility::{self, MOBILITY_ROWS, PARTS};
use super::patterns::{
    CORNER_OF, CORNERS, Indices, PATTERNS, PLACES_USED, REPRESENTATIVES, SHAPES,
};
use crate::rules::Position;
use crate::rules::kernel::Kernel;

/// Number of rows that are added up for a position.
pub const TERMS: usize = PLACES_USED + COUNTS + 2 * PARTS;

pub fn rows() -> usize {
    first_count_term() + OTHER_ROWS
}

/// Number of rows in each block of the file: those of each shape, then the others.
pub fn blocks() -> [usize; SHAPES.len() + 1] {
    let first = &REPRESENTATIVES.first;
    std::array::from_fn(|block| first.get(block + 1).map_or(OTHER_ROWS, |end| end - first[block]))
}

/// Rows of the counts and of mobility.
pub const OTHER_ROWS: usize = COUNTS * HIGHEST + 2 * MOBILITY_ROWS;

/// Row of the first count, after those of the patterns.
fn first_count_term() -> usize {
    REPRESENTATIVES.first[SHAPES.len()]
}

/// Rows of a position, as numbered in the file.
#[inline(always)]
pub fn terms<K: Kernel>(kernel: K, position: &Position) -> [u32; TERMS] {
    let indices = Indices::of(&PATTERNS, position);
    let numbers = &REPRESENTATIVES.numbers;
    let mut terms = [0; TERMS];
    let (of_patterns, others) = terms.split_at_mut(PLACES_USED);
    for ((term, place), index) in of_patterns.iter_mut().zip(&PATTERNS.places).zip(indices.0) {
        *term = numbers[place.first + usize::from(index)];
    }
    let (of_counts, of_moves) = others.split_at_mut(COUNTS);
    let moves = [*position, position.pass()].map(|side| kernel.legal_moves(side));
    for (which, count) in counts(position, &moves).into_iter().enumerate() {
        of_counts[which] = count_term(which, count);
    }
    let of_sides = of_moves.as_chunks_mut::<PARTS>().0.iter_mut().zip(moves);
    for (side, (of_parts, moves)) in of_sides.enumerate() {
        for (part, way) in mobility::in_parts(moves).into_iter().enumerate() {
            of_parts[part] = (first_count_term() + mobility_row(side, part, way)) as u32;
        }
    }
    terms
}

/// Row of a set of moves in a part, after those of the patterns.
pub fn mobility_row(side: usize, part: usize, way: usize) -> usize {
    COUNTS * HIGHEST + side * MOBILITY_ROWS + usize::from(mobility::ROWS[part][way])
}

/// Row of the count `which` with this value, after those of the patterns.
pub const fn count_row(which: usize, count: usize) -> usize {
    which * HIGHEST + count % HIGHEST
}

/// Corner to whose lanes each row of a position is added; [`CORNERS`] for rows that only join the board's lanes.
pub const CORNER_OF_TERM: [usize; TERMS] = {
    let mut corner_of = [CORNERS; TERMS];
    let mut place = 0;
    while place < PLACES_USED {
        corner_of[place] = CORNER_OF[place];
        place += 1;
    }
    let mut corner = 0;
    while corner < CORNERS {
        corner_of[FIRST_MOBILITY_TERM + corner] = corner;
        corner_of[FIRST_MOBILITY_TERM + PARTS + corner] = corner;
        corner += 1;
    }
    corner_of
};

/// First mobility row among those of a position.
const FIRST_MOBILITY_TERM: usize = PLACES_USED + COUNTS;

/// Row of the count `which` with this value.
pub fn count_term(which: usize, count: u32) -> u32 {
    (first_count_term() + count_row(which, count as usize)) as u32
}
