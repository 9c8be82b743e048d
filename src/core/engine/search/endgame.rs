//! Exact search near the end, with a small table of each thread ([`super::endgame_table`]).

use super::candidates::{Candidate, Candidates, Turns};
use super::last_empties::FEW;
use super::score::{MAX_SCORE, MIN_SCORE};
use super::searcher::SearchRun;
use super::stability::stable;
use crate::rules::kernel::{Kernel, Work};
use crate::rules::{Bitboard, Position, Square};

/// Empties below which the shared table is not used, because its memory is too slow. Measured with 11 to 14 on FFO
/// positions 40 to 49.
pub const EXACT_ALONE: u32 = 13;

impl<K: Kernel> SearchRun<'_, K> {
    /// Final score: exact within the window, a bound outside.
    #[inline(always)]
    pub(super) fn exact(&mut self, position: Position, alpha: i32, beta: i32) -> i32 {
        let legal = self.kernel.legal_moves(position);
        self.exact_after(position, legal, alpha, beta)
    }

    /// The same, with the known legal moves of the position.
    #[inline(always)]
    fn exact_after(&mut self, position: Position, legal: Bitboard, alpha: i32, beta: i32) -> i32 {
        self.kernel.run(Exact { search: self, position, legal, alpha, beta })
    }

    #[inline(always)]
    fn exact_moves(
        &mut self,
        position: Position,
        mut legal: Bitboard,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let empties = position.empties().len();
        if empties <= FEW {
            return self.few(position, legal, alpha, beta);
        }
        self.nodes += 1;
        let known = self.endgame.probe(position);
        if let Some(score) = known.and_then(|known| known.cutoff(alpha, beta)) {
            return score;
        }
        if let Some(score) = static_cutoff(position, alpha) {
            return score;
        }
        let Some(first) = legal.first() else {
            return match self.passed(position) {
                Some(passed) => -self.exact(passed, -beta, -alpha),
                None => self.final_score(position),
            };
        };
        let (floor, mut best) = (alpha, (MIN_SCORE, first));
        // The table's move often cuts off before the others are generated.
        if let Some(square) = known.and_then(|known| known.best()) {
            let after = position.play_flips(square, self.kernel.flips(position, square));
            best = (-self.exact(after, -beta, -alpha), square);
            alpha = alpha.max(best.0);
            legal = legal - Bitboard::of(square);
            if best.0 >= beta || legal.is_empty() {
                self.endgame.store(position, best, floor, beta);
                return best.0;
            }
        }
        let mut moves = Candidates::new();
        self.find_after(position, legal, &mut moves, |_| {});
        // A successor must have enough empties for the table.
        if empties > FEW + 1
            && let Some(score) = self.known_refutation(&moves, alpha, beta)
        {
            return score;
        }
        self.score_by_replies(position, None, &mut moves);
        let mut turns = Turns::of(&moves);
        while let Some(place) = turns.next() {
            let Candidate { square, after, replies, .. } = moves[place];
            let legal = replies.unwrap_or_else(|| self.kernel.legal_moves(after));
            let score = -self.exact_after(after, legal, -beta, -alpha);
            if score > best.0 {
                best = (score, square);
                if score >= beta {
                    break;
                }
                alpha = alpha.max(score);
            }
        }
        self.endgame.store(position, best, floor, beta);
        best.0
    }

    /// A score of at least `beta`, if the table knows a successor that gives it.
    #[inline(always)]
    fn known_refutation(&self, moves: &Candidates, alpha: i32, beta: i32) -> Option<i32> {
        let theirs = moves.iter().filter_map(|it| self.endgame.probe(it.after));
        let refuted = theirs.filter_map(|known| known.cutoff(-beta, -alpha));
        refuted.map(|score| -score).find(|score| *score >= beta)
    }

    /// Best move near the end; `None` without a move.
    pub(super) fn best_to_the_end(&mut self, position: Position) -> Option<Square> {
        let mut moves = Candidates::new();
        self.find(position, &mut moves);
        moves
            .into_iter()
            .max_by_key(|candidate| -self.exact(candidate.after, -MAX_SCORE, MAX_SCORE))
            .map(|best| best.square)
    }
}

/// Exact search below a position.
struct Exact<'s, 't, K> {
    search: &'s mut SearchRun<'t, K>,
    position: Position,
    legal: Bitboard,
    alpha: i32,
    beta: i32,
}

impl<K: Kernel> Work for Exact<'_, '_, K> {
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        self.search.exact_moves(self.position, self.legal, self.alpha, self.beta)
    }
}

/// Upper bound of the score by the opponent's stable discs, if it is at most `alpha`.
pub fn static_cutoff(position: Position, alpha: i32) -> Option<i32> {
    // The cutoff needs an opponent's disc on a corner, and at least this many opponent's discs.
    let others = position.opponent();
    let needed = (MAX_SCORE - alpha + 1) / 2;
    if others.len().cast_signed() < needed || (others & Bitboard::CORNERS).is_empty() {
        return None;
    }
    let safe = stable(others, position.player()).len().cast_signed();
    let most = MAX_SCORE - 2 * safe;
    (most <= alpha).then_some(most)
}
