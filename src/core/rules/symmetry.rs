//! Symmetry: what is the same but for the way one looks at the board.

use super::{Position, Square};

/// The ways to turn and mirror a board.
const WAYS: std::ops::Range<usize> = 0..8;

/// The canonical image of a position: the same one for all eight ways to look at the board, and the way there and
/// back.
#[derive(Clone, Copy, Debug)]
pub struct CanonicalImage {
    /// The image: the least of the eight.
    pub position: Position,
    /// Which ways lead from the image back to the position that was asked about, a bit each: one, or several where
    /// the position is symmetrical itself.
    back: u8,
}

impl CanonicalImage {
    /// The canonical image of a position.
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

    /// The square of the image that this one of the position asked about becomes: the first of several that are the
    /// same one.
    pub fn image(&self, square: Square) -> Square {
        self.ways_back().map(|way| square.turned(inverse(way))).min().expect("there is a way")
    }

    /// The square of the position asked about that this one of the image is.
    pub const fn back(&self, square: Square) -> Square {
        square.turned(self.back.trailing_zeros() as usize)
    }

    /// All squares of the position asked about that this one of the image is, by one way or the other.
    pub fn all_back(self, square: Square) -> impl Iterator<Item = Square> {
        self.ways_back().map(move |way| square.turned(way))
    }

    /// Squares of a line from the image on as those from the position asked about.
    pub fn line_back(&self, squares: &[Square]) -> Vec<Square> {
        squares.iter().map(|&square| self.back(square)).collect()
    }
}

impl Position {
    /// The same position for all eight ways to turn and mirror the board.
    #[must_use]
    pub fn canonical(&self) -> Self {
        CanonicalImage::of(self).position
    }
}

/// The way that undoes another one. Columns and rows are swapped last, so what swaps left and right before that
/// swaps top and bottom after it.
const fn inverse(way: usize) -> usize {
    match way {
        5 => 6,
        6 => 5,
        way => way,
    }
}

/// The ways to turn a position that leave it as it is: always the first, and of few positions any other.
pub fn own_symmetries(position: &Position) -> impl Iterator<Item = usize> {
    let position = *position;
    WAYS.filter(move |&way| position.turned(way) == position)
}

/// The first of the squares that a square can become while the position stays as it is: moves on squares
/// with the same one are the same move.
pub fn same_as(position: &Position, square: Square) -> Square {
    let images = own_symmetries(position).map(|way| square.turned(way));
    images.min().expect("there is one way at least")
}

/// Whether moves on these squares are the same one.
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
