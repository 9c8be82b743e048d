//! The last squares, where nothing pays but playing on: no table, no ordering but parity.

use super::{MIN_SCORE, Search};
use crate::rules::kernel::Kernel;
use crate::rules::{Bitboard, Position, Square};

/// Up to so many empties are played out by these functions.
pub const FEW: u32 = 6;

/// The quadrants of the board, whose parity decides who moves last in them.
const QUADRANTS: [u64; 4] =
    [0x0000_0000_0F0F_0F0F, 0x0000_0000_F0F0_F0F0, 0x0F0F_0F0F_0000_0000, 0xF0F0_F0F0_0000_0000];

/// The squares of the quadrants with an odd number of empties: whoever begins there can move last
/// there (Buro, "The Evolution of Strong Othello Programs", 2003, calls them the odd regions).
pub fn odd_quadrants(empties: Bitboard) -> Bitboard {
    let is_odd = |quadrant: &&u64| (empties.0 & **quadrant).count_ones() % 2 == 1;
    Bitboard(QUADRANTS.iter().filter(is_odd).sum())
}

impl<K: Kernel> Search<'_, K> {
    /// The score of a position with at most [`FEW`] empties, exact within the window and a bound
    /// outside of it.
    pub(super) fn few(&mut self, position: Position, mut alpha: i32, beta: i32) -> i32 {
        let empties = position.empties();
        let mut squares = empties.squares();
        match (squares.next(), squares.next(), squares.next()) {
            (Some(a), Some(b), None) => return self.two(position, a, b, alpha, beta),
            (Some(last), None, _) => return self.one(position, last),
            (None, ..) => return self.final_score(position),
            _ => {}
        }
        self.nodes += 1;
        let odd = odd_quadrants(empties);
        let near = position.opponent().neighbours() & empties;
        let mut best = MIN_SCORE;
        for part in [near & odd, near - odd] {
            for square in part.squares() {
                let flips = self.kernel.flips(position, square);
                if flips.is_empty() {
                    continue;
                }
                let after = position.play_flips(square, flips);
                let score = -self.few(after, -beta, -alpha);
                if score > best {
                    best = score;
                    if best >= beta {
                        return best;
                    }
                    alpha = alpha.max(best);
                }
            }
        }
        if best > MIN_SCORE {
            return best;
        }
        match self.passed(position) {
            Some(passed) => -self.few(passed, -beta, -alpha),
            None => self.final_score(position),
        }
    }

    /// The same with two empties.
    fn two(&mut self, position: Position, a: Square, b: Square, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if let Some(score) = self.two_moves(position, a, b, beta) {
            return score;
        }
        let passed = position.pass();
        let score = if self.has_passes { self.two_moves(passed, a, b, -alpha) } else { None };
        score.map_or_else(|| self.final_score(position), |score| -score)
    }

    /// The best of the moves on two squares, the only empty ones; `None` where neither is legal.
    #[inline]
    fn two_moves(&mut self, position: Position, a: Square, b: Square, beta: i32) -> Option<i32> {
        let mut best = None;
        for (square, other) in [(a, b), (b, a)] {
            if (position.opponent() & Bitboard::of(square).neighbours()).is_empty() {
                continue;
            }
            let flips = self.kernel.flips(position, square);
            if flips.is_empty() {
                continue;
            }
            let score = -self.one(position.play_flips(square, flips), other);
            if score >= beta {
                return Some(score);
            }
            best = best.max(Some(score));
        }
        best
    }

    /// The same with one empty square: its flips decide, of whichever side can place a disc there.
    #[inline]
    fn one(&mut self, position: Position, last: Square) -> i32 {
        self.nodes += 1;
        let flips = |of: Position| self.kernel.flips(of, last).len().cast_signed();
        let without = position.disc_difference();
        match flips(position) {
            0 if !self.has_passes => without,
            0 => match flips(position.pass()) {
                0 => without + without.signum(),
                flipped => without - 1 - 2 * flipped,
            },
            flipped => without + 1 + 2 * flipped,
        }
    }
}
