//! Moves in search order.

use crate::rules::{Bitboard, Position, Square};
use arrayvec::ArrayVec;

/// A move with the position after it and its order.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    pub square: Square,
    pub after: Position,
    /// Moves of the other side after it, if the order has needed them.
    pub replies: Option<Bitboard>,
    /// Lower is earlier.
    pub order: i32,
}

/// Moves of a position: at most 34 in games. Imported positions may have more, at most 62, because a move requires two
/// discs on the board.
pub type Candidates = ArrayVec<Candidate, 62>;

/// Order of scored moves, found one move at a time, which saves the rest of a sort after a cutoff. Moves stay in their
/// places: a key holds the order of a move and its place, and the least key is found in vectors.
pub struct Turns {
    keys: [[i32; VECTOR]; MOST_VECTORS],
    /// Vectors in use.
    vectors: usize,
}

/// Keys of a vector, and the most vectors of [`Candidates`].
const VECTOR: usize = 8;
const MOST_VECTORS: usize = 62_usize.div_ceil(VECTOR);
/// Bits of a move's place in its key.
const PLACE: u32 = 6;
/// Largest order in a key.
const MOST: i32 = i32::MAX >> PLACE;

impl Turns {
    #[inline(always)]
    pub fn of(moves: &Candidates) -> Self {
        let vectors = moves.len().div_ceil(VECTOR);
        let mut turns = Self { keys: [[i32::MAX; VECTOR]; MOST_VECTORS], vectors };
        for (number, candidate) in (0_u8..).zip(moves) {
            let (place, order) = (usize::from(number), candidate.order.clamp(-MOST, MOST - 1));
            turns.keys[place / VECTOR][place % VECTOR] = order << PLACE | i32::from(number);
        }
        turns
    }

    /// Place of the next move; `None` after the last.
    #[inline(always)]
    pub fn next(&mut self) -> Option<usize> {
        let mut least = self.keys[0];
        for keys in &self.keys[1..self.vectors.max(1)] {
            least = std::array::from_fn(|lane| least[lane].min(keys[lane]));
        }
        let key = least.into_iter().fold(i32::MAX, i32::min);
        let place = (key.cast_unsigned() & ((1 << PLACE) - 1)) as usize;
        self.keys[place / VECTOR][place % VECTOR] = i32::MAX;
        (key < i32::MAX).then_some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn moves_come_by_their_order_and_equal_ones_by_their_places(
            orders in prop::collection::vec(prop_oneof![-40..40, Just(i32::MIN), Just(i32::MAX), any::<i32>()], 0..=62),
        ) {
            let after = crate::rules::Variant::REVERSI.start(crate::rules::Color::Black);
            let square = after.legal_moves().first().expect("a move");
            let candidate = |&order: &i32| Candidate { square, after, replies: None, order };
            let moves: Candidates = orders.iter().map(candidate).collect();
            let mut turns = Turns::of(&moves);
            let found: Vec<usize> = std::iter::from_fn(|| turns.next()).collect();
            let mut wanted: Vec<usize> = (0..orders.len()).collect();
            wanted.sort_by_key(|place| orders[*place].clamp(-MOST, MOST - 1));
            prop_assert_eq!(found, wanted);
        }
    }
}
