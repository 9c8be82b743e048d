//! Near the end: every game is played out, with a small table of the thread's own ([`super::endgame_table`]).

use super::candidates::Candidates;
use super::last_empties::FEW;
use super::score::{MAX_SCORE, MIN_SCORE};
use super::searcher::Search;
use super::stability::stable;
use crate::rules::kernel::Kernel;
use crate::rules::{Position, Square};

/// With fewer empties positions are not in the shared table: a look there, at memory that is far away, costs more than
/// it saves. Measured on FFO 40 to 49 with 11 to 14.
pub const EXACT_ALONE: u32 = 13;

impl<K: Kernel> Search<'_, K> {
    /// The final score, right within the window and a bound outside of it.
    #[inline(always)]
    pub(super) fn exact(&mut self, position: Position, alpha: i32, beta: i32) -> i32 {
        self.kernel.run(|| self.exact_moves(position, alpha, beta))
    }

    #[inline(always)]
    fn exact_moves(&mut self, position: Position, mut alpha: i32, beta: i32) -> i32 {
        let empties = position.empties().len();
        if empties <= FEW {
            return self.few(position, alpha, beta);
        }
        self.nodes += 1;
        let known = self.endgame.probe(position);
        if let Some(score) = known.and_then(|known| known.settles(alpha, beta)) {
            return score;
        }
        if let Some(score) = settled(position, alpha, empties) {
            return score;
        }
        let mut moves = Candidates::new();
        self.find(position, &mut moves);
        if moves.is_empty() {
            return match self.passed(position) {
                Some(passed) => -self.exact(passed, -beta, -alpha),
                None => self.final_score(position),
            };
        }
        // What is left after a move has to be far enough from the end to be remembered.
        if empties > FEW + 1 {
            let theirs = moves.iter().filter_map(|it| self.endgame.probe(it.after));
            let refuted = theirs.filter_map(|known| known.settles(-beta, -alpha));
            if let Some(score) = refuted.map(|score| -score).find(|score| *score >= beta) {
                return score;
            }
        }
        self.order_by_replies(position, known.and_then(|known| known.best()), &mut moves);
        let (floor, mut best) = (alpha, (MIN_SCORE, moves[0].square));
        for candidate in &moves {
            let score = -self.exact(candidate.after, -beta, -alpha);
            if score > best.0 {
                best = (score, candidate.square);
                if score >= beta {
                    break;
                }
                alpha = alpha.max(score);
            }
        }
        self.endgame.store(position, best, floor, beta);
        best.0
    }

    /// The best move of a position near the end; `None` where there is no move.
    pub(super) fn best_to_the_end(&mut self, position: Position) -> Option<Square> {
        let mut moves = Candidates::new();
        self.find(position, &mut moves);
        moves
            .into_iter()
            .max_by_key(|candidate| -self.exact(candidate.after, -MAX_SCORE, MAX_SCORE))
            .map(|best| best.square)
    }
}

/// A bound that needs no search: the other side keeps its stable discs, which is already more than
/// the player can do with.
pub fn settled(position: Position, alpha: i32, empties: u32) -> Option<i32> {
    // Below this so many discs would have to be stable that it is not worth the look.
    if alpha < STABILITY_FLOOR.max(2 * empties.cast_signed() - STABILITY_SLOPE) {
        return None;
    }
    let safe = stable(position.opponent(), position.player()).len().cast_signed();
    let most = MAX_SCORE - 2 * safe;
    (most <= alpha).then_some(most)
}

/// The lowest score at which stable discs are counted, whatever is left.
const STABILITY_FLOOR: i32 = -20;
/// Two discs less for every empty square: so many at the end.
const STABILITY_SLOPE: i32 = 34;
