//! Symmetry: what is the same but for the way one looks at the board is worth the same.

use super::lines::Line;
use crate::rules::{Position, Square};

/// The ways to turn and mirror a board.
const WAYS: std::ops::Range<usize> = 0..8;

/// A position turned so that all its eight images are the same one, and the way back.
#[derive(Clone, Copy, Debug)]
pub struct Turned {
    /// The position that is looked at.
    pub position: Position,
    /// How its squares become those of the position that was asked about.
    back: usize,
}

impl Turned {
    /// The canonical image of a position.
    pub fn of(position: &Position) -> Self {
        let canonical = position.canonical();
        let back = WAYS.into_iter().find(|&way| canonical.turned(way) == *position);
        Self { position: canonical, back: back.expect("one of its images") }
    }

    /// The square of the position asked about that this one of the canonical image is.
    pub const fn back(&self, square: Square) -> Square {
        square.turned(self.back)
    }

    /// Squares of the canonical image as those of the position asked about.
    pub fn line_back(&self, squares: &[Square]) -> Vec<Square> {
        squares.iter().map(|&square| self.back(square)).collect()
    }
}

/// The ways to turn a position that leave it as it is: always the first, and of few positions any other.
fn ways_of(position: &Position) -> impl Iterator<Item = usize> {
    let position = *position;
    WAYS.filter(move |&way| position.turned(way) == position)
}

/// The first of the squares that a square can become while the position stays as it is: moves on squares
/// with the same one are the same move.
pub fn same_as(position: &Position, square: Square) -> Square {
    ways_of(position).map(|way| square.turned(way)).min().expect("there is one way at least")
}

/// The line of another move of the position that is the same but for the way one looks at the board; `None`
/// where they are not the same.
pub fn line_as(position: &Position, line: &Line, square: Square) -> Option<Line> {
    let way = ways_of(position).find(|&way| line.square.turned(way) == square)?;
    let replies = line.replies.iter().map(|reply| reply.turned(way)).collect();
    Some(Line { square, replies, ..line.clone() })
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
    }

    #[test]
    fn the_moves_of_the_canonical_image_are_turned_back_to_those_of_the_position() {
        let start = Variant::REVERSI.start(Color::Black);
        for way in WAYS {
            let position = start.play("f5".parse().expect("a square")).expect("legal").turned(way);
            let turned = Turned::of(&position);
            assert_eq!(turned.position, position.canonical());
            let back: Bitboard =
                turned.position.legal_moves().squares().map(|square| turned.back(square)).collect();
            assert_eq!(back, position.legal_moves());
        }
    }
}
