//! Symmetries of the board.

use super::{Position, Square};

const WAYS: std::ops::Range<usize> = 0..8;

/// Canonical image of a position, equal for all symmetric ones, with the mapping to it and back.
#[derive(Clone, Copy, Debug)]
pub struct CanonicalImage {
    /// The image: the least of the eight.
    pub position: Position,
    /// Symmetries that map the image to the original, one bit each; several for a symmetric position.
    back: u8,
}

impl CanonicalImage {
    pub fn of(position: &Position) -> Self {
        let key = |it: &Position| (it.player().0, it.opponent().0);
        let (mut least, mut back) = (*position, 1);
        for way in WAYS.skip(1) {
            let turned = position.turned(way);
            let bit = 1 << inverse(way);
            match key(&turned).cmp(&key(&least)) {
                std::cmp::Ordering::Less => (least, back) = (turned, bit),
                std::cmp::Ordering::Equal => back |= bit,
                std::cmp::Ordering::Greater => {}
            }
        }
        Self { position: least, back }
    }

    fn ways_back(self) -> impl Iterator<Item = usize> {
        WAYS.filter(move |way| self.back >> way & 1 == 1)
    }

    /// Square of the image for a square of the original; the first of equivalent ones.
    pub fn image(&self, square: Square) -> Square {
        self.ways_back().map(|way| square.turned(inverse(way))).min().expect("there is a way")
    }

    /// Square of the original for a square of the image.
    pub const fn back(&self, square: Square) -> Square {
        square.turned(self.back.trailing_zeros() as usize)
    }

    /// All squares of the original for a square of the image.
    pub fn all_back(self, square: Square) -> impl Iterator<Item = Square> {
        self.ways_back().map(move |way| square.turned(way))
    }

    /// A line of the image mapped to the original.
    pub fn line_back(&self, squares: &[Square]) -> Vec<Square> {
        squares.iter().map(|&square| self.back(square)).collect()
    }
}

impl Position {
    /// Canonical form of the position, equal for all eight symmetric positions.
    #[must_use]
    pub fn canonical(&self) -> Self {
        CanonicalImage::of(self).position
    }
}

/// Inverse of a symmetry. Each is its own inverse, except that 5 and 6, the quarter turns, are inverse to each other.
const fn inverse(way: usize) -> usize {
    match way {
        5 => 6,
        6 => 5,
        way => way,
    }
}

/// Symmetries that leave the position unchanged; the identity comes first.
pub fn own_symmetries(position: &Position) -> impl Iterator<Item = usize> {
    let position = *position;
    WAYS.filter(move |&way| position.turned(way) == position)
}

/// First square equivalent to this one under the position's own symmetries: equivalent moves share it.
pub fn same_as(position: &Position, square: Square) -> Square {
    let images = own_symmetries(position).map(|way| square.turned(way));
    images.min().expect("there is one way at least")
}

/// Whether two moves are equivalent.
pub fn is_same_move(position: &Position, one: Square, other: Square) -> bool {
    one == other || same_as(position, one) == same_as(position, other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Bitboard, Color, Variant};

    #[test]
    fn the_four_first_moves_are_the_same_one() {
        let start = Variant::REVERSI.start(Color::Black);
        let moves = start.legal_moves();
        assert_eq!(moves.len(), 4);
        let first = same_as(&start, moves.first().expect("a move"));
        assert!(moves.squares().all(|square| same_as(&start, square) == first));
        let image = CanonicalImage::of(&start);
        let images: Bitboard = moves.squares().map(|square| image.image(square)).collect();
        assert_eq!(images.len(), 1);
        let back: Bitboard = image.all_back(images.first().expect("it")).collect();
        assert_eq!(back, moves);
    }

    #[test]
    fn sets_turn_as_their_squares_do() {
        let set = Bitboard(0x0123_4567_89AB_CDEF);
        for way in WAYS {
            let squares: Bitboard = set.squares().map(|square| square.turned(way)).collect();
            assert_eq!(set.turned(way), squares, "{way}");
            assert_eq!(squares.turned(inverse(way)), set, "{way}");
        }
    }

    #[test]
    fn the_moves_of_the_canonical_image_are_turned_back_to_those_of_the_position() {
        let start = Variant::REVERSI.start(Color::Black);
        for way in WAYS {
            let position = start.play("f5".parse().expect("a square")).expect("legal").turned(way);
            let image = CanonicalImage::of(&position);
            let moves = image.position.legal_moves();
            let back: Bitboard =
                moves.squares().flat_map(|square| image.all_back(square)).collect();
            assert_eq!(back, position.legal_moves());
            let there: Bitboard =
                position.legal_moves().squares().map(|square| image.image(square)).collect();
            assert!((there - moves).is_empty());
        }
    }
}
