//! Relations of two squares, equal for all symmetric pairs.

use crate::rules::Square;
use std::sync::LazyLock;

/// Number of relations: pairs of squares up to the board's eight symmetries.
pub const RELATIONS: usize = 528;

/// Relation of each pair of squares.
static RELATION: LazyLock<[[u16; 64]; 64]> = LazyLock::new(|| {
    let mut relations = [[u16::MAX; 64]; 64];
    let mut next = 0;
    for one in Square::all() {
        for other in Square::all() {
            if relations[one.index()][other.index()] != u16::MAX {
                continue;
            }
            for way in 0..8 {
                relations[one.turned(way).index()][other.turned(way).index()] = next;
            }
            next += 1;
        }
    }
    assert_eq!(usize::from(next), RELATIONS);
    relations
});

/// Number of the relation of two squares, below [`RELATIONS`].
#[inline]
pub fn relation(one: Square, other: Square) -> usize {
    usize::from(RELATION[one.index()][other.index()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_have_one_relation_if_and_only_if_they_are_symmetric() {
        let squares: Vec<Square> = Square::all().collect();
        for (one, other) in [(0, 9), (3, 60), (18, 18), (27, 2)] {
            let (one, other) = (squares[one], squares[other]);
            for (third, fourth) in
                squares.iter().flat_map(|third| squares.iter().map(move |fourth| (*third, *fourth)))
            {
                let is_symmetric =
                    (0..8).any(|way| one.turned(way) == third && other.turned(way) == fourth);
                assert_eq!(relation(one, other) == relation(third, fourth), is_symmetric);
            }
        }
    }
}
