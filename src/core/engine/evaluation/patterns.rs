//! Patterns of the board.
//!
//! A shape is a list of squares with up to eight places on the board, rotated and mirrored. In each place the discs
//! form a number in base three, and all places of a shape share weights (Buro, "An Evaluation Function for Othello
//! Based on Statistics", NEC Technical Report 31, 1997, the source of most of the shapes).

use crate::rules::{Bitboard, Position, Square};
use std::sync::LazyLock;

/// Shapes: lines, diagonals, edges with their neighbourhood, corners.
pub const SHAPES: [&str; 14] = [
    "a2 b2 c2 d2 e2 f2 g2 h2",
    "a3 b3 c3 d3 e3 f3 g3 h3",
    "a4 b4 c4 d4 e4 f4 g4 h4",
    "a4 b3 c2 d1",
    "a5 b4 c3 d2 e1",
    "a6 b5 c4 d3 e2 f1",
    "a7 b6 c5 d4 e3 f2 g1",
    "a8 b7 c6 d5 e4 f3 g2 h1",
    "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
    "a1 c1 d1 e1 f1 h1 c2 d2 e2 f2",
    "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
    "a1 b1 c1 a2 b2 c2 a3 b3 c3",
    "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4",
    "a1 b1 a2 b2 c3 d4 c2 b3 d3 c4",
];

pub const PLACES_OF: [usize; SHAPES.len()] = [4, 4, 4, 4, 4, 4, 4, 2, 4, 4, 8, 4, 4, 4];

/// First pattern of each shape among all patterns; the total comes last.
pub const FIRST_PATTERN: [usize; SHAPES.len() + 1] = {
    let mut first = [0; SHAPES.len() + 1];
    let mut shape = 0;
    while shape < SHAPES.len() {
        // Two characters per square, separated by blanks.
        let squares = SHAPES[shape].len().div_ceil(3);
        first[shape + 1] = first[shape] + 3usize.pow(squares as u32);
        shape += 1;
    }
    first
};

/// First place of each shape; the total comes last.
pub const FIRST_PLACE: [usize; SHAPES.len() + 1] = {
    let mut first = [0; SHAPES.len() + 1];
    let mut shape = 0;
    while shape < SHAPES.len() {
        first[shape + 1] = first[shape] + PLACES_OF[shape];
        shape += 1;
    }
    first
};

/// Number of corners, in the order of [`Square::turned`]: a1, h1, a8, h8.
pub const CORNERS: usize = 4;

/// Corner of each place; [`CORNERS`] for places along a side or across the board.
pub const CORNER_OF: [usize; PLACES_USED] = {
    let mut corner_of = [CORNERS; PLACES_USED];
    let mut shape = 0;
    while shape < SHAPES.len() {
        // Full lines, the long diagonals and the edges belong to no corner.
        if !matches!(shape, 0 | 1 | 2 | 7 | 8 | 9) {
            let mut place = 0;
            while place < PLACES_OF[shape] {
                // The second four are mirrored: rows become columns.
                corner_of[FIRST_PLACE[shape] + place] = [0, 1, 2, 3, 0, 2, 1, 3][place];
                place += 1;
            }
        }
        shape += 1;
    }
    corner_of
};

pub const PLACES_USED: usize = FIRST_PLACE[SHAPES.len()];

/// Number of places rounded up to a multiple of the processor's vectors.
pub const PLACES: usize = 64;

/// A shape at a place.
#[derive(Clone, Debug)]
pub struct Place {
    /// First pattern of its shape among all patterns.
    pub first: usize,
    /// Squares; digits from the lowest.
    pub squares: Vec<Square>,
}

/// Shapes with their places.
#[derive(Debug)]
pub struct Patterns {
    pub places: Vec<Place>,
    /// For each shape, the same squares in mirrored order, if it is symmetric.
    mirrored: Vec<Option<Vec<Square>>>,
    /// For each square, the power of three of its digit in each place; 0 if the place does not contain the square.
    digits: [[u16; PLACES]; 64],
    empty: [u16; PLACES],
}

pub static PATTERNS: LazyLock<Patterns> = LazyLock::new(Patterns::new);

impl Patterns {
    fn new() -> Self {
        let mut patterns = Self {
            places: Vec::new(),
            mirrored: Vec::new(),
            digits: [[0; PLACES]; 64],
            empty: [0; PLACES],
        };
        for (text, first) in SHAPES.iter().zip(FIRST_PATTERN) {
            let squares: Vec<Square> =
                text.split(' ').map(|name| name.parse().expect("a square")).collect();
            patterns.add(first, &squares);
        }
        let firsts = patterns.places.iter().map(|place| place.first);
        let wanted = FIRST_PATTERN.iter().zip(PLACES_OF);
        assert!(firsts.eq(wanted.flat_map(|(&first, places)| std::iter::repeat_n(first, places))));
        for (number, place) in patterns.places.iter().enumerate() {
            for (digit, square) in place.squares.iter().enumerate() {
                let power = 3u16.pow(digit as u32);
                patterns.digits[square.index()][number] = power;
                patterns.empty[number] += power;
            }
        }
        patterns
    }

    /// First place of the shape with these squares.
    pub fn place(&self, shape: &str) -> Option<&Place> {
        let squares: Vec<Square> = shape.split(' ').filter_map(|name| name.parse().ok()).collect();
        self.places.iter().find(|place| place.squares == squares)
    }

    fn add(&mut self, first: usize, squares: &[Square]) {
        let set: Bitboard = squares.iter().copied().collect();
        // The same squares in another order: the shape is symmetric.
        let mut mirrored: Option<Vec<Square>> = None;
        let mut sets = Vec::new();
        for way in 0..8 {
            let there: Vec<Square> = squares.iter().map(|square| square.turned(way)).collect();
            let its_set: Bitboard = there.iter().copied().collect();
            if its_set == set && there != squares {
                mirrored = Some(there.clone());
            }
            if !sets.contains(&its_set) {
                sets.push(its_set);
                self.places.push(Place { first, squares: there });
            }
        }
        self.mirrored.push(mirrored);
    }

    /// Mirror image of each pattern of a shape; the pattern itself if the shape is not symmetric.
    pub fn images(&self, shape: usize) -> Vec<u16> {
        let squares = &self.places[FIRST_PLACE[shape]].squares;
        let mut images = vec![0];
        for (digit, square) in squares.iter().enumerate() {
            let image = self.mirrored[shape]
                .as_ref()
                .and_then(|mirrored| mirrored.iter().position(|other| other == square));
            let power = 3u16.pow(image.unwrap_or(digit) as u32);
            let before = images.len();
            for way in [power, 2 * power] {
                images.extend_from_within(..before);
                let start = images.len() - before;
                images[start..].iter_mut().for_each(|image| *image += way);
            }
        }
        images
    }
}

/// Numbers of representatives: of a pattern and its mirror image, the smaller one represents both.
#[derive(Debug)]
pub struct Representatives {
    /// For each pattern of all shapes, the number of its representative.
    pub numbers: Vec<u32>,
    /// First representative of each shape; the total comes last.
    pub first: [usize; SHAPES.len() + 1],
}

pub static REPRESENTATIVES: LazyLock<Representatives> = LazyLock::new(|| {
    let patterns = SHAPES.iter().map(|squares| 3_usize.pow(squares.len().div_ceil(3) as u32)).sum();
    let (mut numbers, mut first) = (Vec::<u32>::with_capacity(patterns), [0; SHAPES.len() + 1]);
    let mut next = 0_u32;
    for shape in 0..SHAPES.len() {
        let start = numbers.len();
        for (pattern, image) in PATTERNS.images(shape).into_iter().enumerate() {
            let image = usize::from(image);
            let number = if image < pattern { numbers[start + image] } else { next };
            next = next.max(number + 1);
            numbers.push(number);
        }
        first[shape + 1] = next as usize;
    }
    Representatives { numbers, first }
});

/// Pattern of each place for the side to move. Digits: 0 own disc, 1 empty, 2 opponent's disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Indices(pub [u16; PLACES]);

impl Indices {
    #[inline(always)]
    pub fn of(patterns: &Patterns, position: &Position) -> Self {
        let mut indices = patterns.empty;
        for square in position.player().squares() {
            let digits = &patterns.digits[square.index()];
            indices.iter_mut().zip(digits).for_each(|(index, digit)| *index -= digit);
        }
        for square in position.opponent().squares() {
            let digits = &patterns.digits[square.index()];
            indices.iter_mut().zip(digits).for_each(|(index, digit)| *index += digit);
        }
        Self(indices)
    }

    /// Patterns after a move, for the other side; only changed discs are updated.
    #[inline(always)]
    #[must_use]
    pub fn after(&self, patterns: &Patterns, square: Square, flips: Bitboard) -> Self {
        let digits = &patterns.digits[square.index()];
        let mut indices = [0; PLACES];
        // For the other side each digit is its complement to 2. Intermediate overflow cancels out.
        for (place, index) in indices.iter_mut().enumerate() {
            *index =
                (2 * patterns.empty[place]).wrapping_add(digits[place]).wrapping_sub(self.0[place]);
        }
        for square in flips.squares() {
            let digits = &patterns.digits[square.index()];
            indices
                .iter_mut()
                .zip(digits)
                .for_each(|(index, digit)| *index = index.wrapping_add(2 * digit));
        }
        Self(indices)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_place_is_there_once_and_every_square_in_several() {
        let places = &PATTERNS.places;
        assert_eq!(places.len(), PLACES_USED);
        let shapes = places.chunk_by(|place, next| place.first == next.first);
        let counts: Vec<usize> = shapes.map(<[Place]>::len).collect();
        assert_eq!(counts, [4, 4, 4, 4, 4, 4, 4, 2, 4, 4, 8, 4, 4, 4]);
        for square in Square::all() {
            let of = places.iter().filter(|place| place.squares.contains(&square)).count();
            assert!(of >= 3, "{square}: {of}");
        }
    }

    #[test]
    fn a_place_belongs_to_the_corner_that_its_squares_lie_around() {
        for (place, corner) in PATTERNS.places.iter().zip(CORNER_OF) {
            // Twice the distance of each square from the board's centre.
            let of = |coordinate: fn(Square) -> u8| {
                place.squares.iter().map(|it| 2 * i32::from(coordinate(*it)) - 7).sum::<i32>()
            };
            let (right, down) = (of(Square::file), of(Square::rank));
            let expected = if right == 0 || down == 0 {
                CORNERS
            } else {
                usize::from(right > 0) + 2 * usize::from(down > 0)
            };
            assert_eq!(corner, expected, "{:?}", place.squares);
        }
    }

    fn numbers(position: &Position) -> Vec<u32> {
        let indices = Indices::of(&PATTERNS, position);
        let places = PATTERNS.places.iter().zip(indices.0);
        let mut numbers: Vec<u32> = places
            .map(|(place, index)| REPRESENTATIVES.numbers[place.first + usize::from(index)])
            .collect();
        numbers.sort_unstable();
        numbers
    }

    proptest! {
        #[test]
        fn patterns_are_the_discs_on_their_squares(own: u64, other: u64, empty: u64) {
            let position = Position::new(Bitboard(own & !other & !empty), Bitboard(other & !empty));
            let position = position.expect("apart");
            let digit = |square: &Square| match (
                position.player().contains(*square),
                position.opponent().contains(*square),
            ) {
                (true, _) => 0,
                (_, true) => 2,
                _ => 1,
            };
            let indices = Indices::of(&PATTERNS, &position);
            for (place, index) in PATTERNS.places.iter().zip(indices.0) {
                let digits = place.squares.iter().map(digit);
                let wanted = digits.rev().fold(0u16, |sum, digit| sum * 3 + digit);
                prop_assert_eq!(index, wanted);
            }
        }

        #[test]
        fn patterns_after_a_move_are_those_of_the_position_after_it(own: u64, other: u64) {
            let position = Position::new(Bitboard(own & !other), Bitboard(other)).expect("apart");
            let before = Indices::of(&PATTERNS, &position);
            for square in position.legal_moves().squares() {
                let after = position.play(square).expect("legal");
                let updated = before.after(&PATTERNS, square, position.flips(square));
                prop_assert_eq!(updated, Indices::of(&PATTERNS, &after));
            }
        }

        #[test]
        fn a_position_and_its_mirror_images_have_the_same_patterns(own: u64, other: u64, way in 0usize..8) {
            let position = Position::new(Bitboard(own & !other), Bitboard(other)).expect("apart");
            prop_assert_eq!(numbers(&position.turned(way)), numbers(&position));
        }
    }
}
