//! The last empties: no table, and no ordering but parity.

use super::score::MIN_SCORE;
use super::searcher::SearchRun;
use crate::rules::kernel::Kernel;
use crate::rules::{Bitboard, Position, Square};

/// Largest number of empties that these functions handle.
pub const FEW: u32 = 5;

/// Squares of quadrants with an odd number of empties, where the side to move can move last (Buro, "The Evolution of
/// Strong Othello Programs", 2003: odd regions).
#[inline(always)]
pub fn odd_quadrants(empties: Bitboard) -> Bitboard {
    /// First square of each quadrant.
    const FIRST: u64 = 0x0000_0011_0000_0011;
    /// Squares of a quadrant, from its first.
    const QUADRANT: u64 = 0x0F0F_0F0F;
    // Each first square gathers the parity of four columns, then of four rows.
    let mut parity = empties.0;
    parity ^= parity >> 1;
    parity ^= parity >> 2;
    parity ^= parity >> 8;
    parity ^= parity >> 16;
    Bitboard((parity & FIRST) * QUADRANT)
}

impl<K: Kernel> SearchRun<'_, K> {
    /// Score with at most [`FEW`] empties and these legal moves: exact within the window, a bound outside.
    #[inline(always)]
    pub(super) fn few(
        &mut self,
        position: Position,
        legal: Bitboard,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        self.kernel.run(|| self.few_moves(position, legal, alpha, beta))
    }

    #[inline(always)]
    fn few_moves(&mut self, position: Position, legal: Bitboard, mut alpha: i32, beta: i32) -> i32 {
        let empties = position.empties();
        if empties.len() <= 4 {
            return self.last_four(position, alpha, beta);
        }
        self.nodes += 1;
        let odd = odd_quadrants(empties);
        let mut best = MIN_SCORE;
        for part in [legal & odd, legal - odd] {
            for square in part.squares() {
                let after = position.play_flips(square, self.kernel.flips(position, square));
                let score = -self.last_four(after, -beta, -alpha);
                if score > best {
                    best = score;
                    if best >= beta {
                        return best;
                    }
                    alpha = alpha.max(best);
                }
            }
        }
        if best > MIN_SCORE { best } else { self.few_passed(position, alpha, beta) }
    }

    /// Score when the side to move has no move.
    fn few_passed(&mut self, position: Position, alpha: i32, beta: i32) -> i32 {
        match self.passed(position) {
            Some(passed) => {
                let legal = self.kernel.legal_moves(passed);
                -self.few(passed, legal, -beta, -alpha)
            }
            None => self.final_score(position),
        }
    }

    /// Score with at most four empties, ordered once, odd quadrants first.
    #[inline(always)]
    fn last_four(&mut self, position: Position, alpha: i32, beta: i32) -> i32 {
        self.kernel.run(|| self.last_four_moves(position, alpha, beta))
    }

    #[inline(always)]
    fn last_four_moves(&mut self, position: Position, alpha: i32, beta: i32) -> i32 {
        let empties = position.empties();
        let odd = empties & odd_quadrants(empties);
        let mut squares = odd.squares().chain((empties - odd).squares());
        let first = [squares.next(), squares.next(), squares.next(), squares.next()];
        match first {
            [Some(a), Some(b), Some(c), Some(d)] => {
                // With two pairs, a move leaves its partner alone in the quadrant.
                let is_pairs = odd.is_empty();
                self.four(position, [a, b, c, d], is_pairs, alpha, beta)
            }
            [Some(a), Some(b), Some(c), None] => self.three(position, [a, b, c], alpha, beta),
            [Some(a), Some(b), None, _] => self.two(position, a, b, alpha, beta),
            [Some(a), None, ..] => self.one(position, a),
            [None, ..] => self.final_score(position),
        }
    }

    /// Score with exactly four empties.
    #[inline(always)]
    fn four(
        &mut self,
        position: Position,
        squares: [Square; 4],
        is_pairs: bool,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        self.nodes += 1;
        let [a, b, c, d] = squares;
        let last = if is_pairs { [[d, a, b], [c, a, b]] } else { [[a, b, d], [a, b, c]] };
        let mut best = MIN_SCORE;
        for (square, rest) in [(a, [b, c, d]), (b, [a, c, d]), (c, last[0]), (d, last[1])] {
            let Some(after) = self.after(position, square) else { continue };
            best = best.max(-self.three(after, rest, -beta, -alpha));
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        if best > MIN_SCORE { best } else { self.few_passed(position, alpha, beta) }
    }

    /// Score with exactly three empties.
    fn three(&mut self, position: Position, squares: [Square; 3], alpha: i32, beta: i32) -> i32 {
        self.kernel.run(|| {
            self.nodes += 1;
            if let Some(score) = self.three_moves(position, squares, alpha, beta) {
                return score;
            }
            let score = if self.has_passes {
                self.three_moves(position.pass(), squares, -beta, -alpha)
            } else {
                None
            };
            score.map_or_else(|| self.final_score(position), |score| -score)
        })
    }

    /// Score of the best move on the only three empties; `None` if no move is legal.
    #[inline(always)]
    fn three_moves(
        &mut self,
        position: Position,
        [a, b, c]: [Square; 3],
        mut alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        let mut best = None;
        let flips = self.flips_of_both(position, a, b);
        for ((square, other), flips) in [(a, b), (b, a)].into_iter().zip(flips) {
            if flips.is_empty() {
                continue;
            }
            let after = position.play_flips(square, flips);
            let score = -self.two(after, other, c, -beta, -alpha);
            if score >= beta {
                return Some(score);
            }
            best = best.max(Some(score));
            alpha = alpha.max(score);
        }
        if let Some(after) = self.after(position, c) {
            best = best.max(Some(-self.two(after, a, b, -beta, -alpha)));
        }
        best
    }

    /// Position after a move on an empty square, if legal.
    #[inline(always)]
    fn after(&self, position: Position, square: Square) -> Option<Position> {
        if (position.opponent() & Bitboard::around(square)).is_empty() {
            return None;
        }
        let flips = self.kernel.flips(position, square);
        (!flips.is_empty()).then(|| position.play_flips(square, flips))
    }

    /// Flips of moves on two squares: a processor finds both in little more time than one, for which it mostly waits.
    #[inline(always)]
    fn flips_of_both(&self, position: Position, a: Square, b: Square) -> [Bitboard; 2] {
        [a, b].map(|square| self.kernel.flips(position, square))
    }

    #[inline(always)]
    fn two(&mut self, position: Position, a: Square, b: Square, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if let Some(score) = self.two_moves(position, a, b, beta) {
            return score;
        }
        let passed = position.pass();
        let score = if self.has_passes { self.two_moves(passed, a, b, -alpha) } else { None };
        score.map_or_else(|| self.final_score(position), |score| -score)
    }

    /// Score of the best move on the only two empties; `None` if no move is legal.
    #[inline(always)]
    fn two_moves(&mut self, position: Position, a: Square, b: Square, beta: i32) -> Option<i32> {
        let neighbours = Bitboard::around(a) | Bitboard::around(b);
        if (position.opponent() & neighbours).is_empty() {
            return None;
        }
        let mut best = None;
        let flips = self.flips_of_both(position, a, b);
        for ((square, other), flips) in [(a, b), (b, a)].into_iter().zip(flips) {
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

    /// Score with one empty: the flips of the side that can move decide.
    #[inline(always)]
    fn one(&mut self, position: Position, last: Square) -> i32 {
        self.nodes += 1;
        let flips = |of: Position| of.last_flips(last).cast_signed();
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
