//! Principal variation search away from the last empties.
//!
//! A position and its successors are probed in the transposition table (enhanced transposition cutoff: Plaat,
//! Schaeffer, Pijls & de Bruin, "Exploiting Graph Properties of Game Trees", AAAI 1996); stable discs may cut off;
//! the first move gets the full window, the others a null window (Marsland & Campbell, "Parallel Search of Strongly
//! Ordered Game Trees", 1982).

use super::super::evaluation::DISC;
use super::candidates::Candidates;
use super::endgame::{EXACT_ALONE, static_cutoff};
use super::score::{MIN_SCORE, Stopped};
use super::searcher::SearchRun;
use super::transposition::Bounds;
use crate::rules::kernel::{Kernel, Work};
use crate::rules::{Position, Square};

impl<K: Kernel> SearchRun<'_, K> {
    /// Score after `depth` plies in discs, final if the depth is the number of empties: exact within the window, a
    /// bound outside.
    #[inline(always)]
    pub(super) fn pvs(
        &mut self,
        position: Position,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        self.kernel.run(Pvs { search: self, position, depth, alpha, beta })
    }

    #[inline(always)]
    fn pvs_moves(
        &mut self,
        position: Position,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        let empties = position.empties().len();
        if depth >= empties && empties < EXACT_ALONE {
            return Ok(self.exact(position, alpha, beta));
        }
        if depth == 0 {
            self.nodes += 1;
            let value = self.weights.evaluate(self.kernel, &position);
            return Ok(in_discs(value + last_mover_bias(empties)));
        }
        if self.is_halted() {
            return Err(Stopped);
        }
        self.nodes += 1;
        if depth == 1 && empties > 1 {
            let mut moves = Candidates::new();
            self.find(position, &mut moves);
            if !moves.is_empty() {
                self.score_by_replies(position, None, &mut moves);
                let indices = self.weights.indices(&position);
                let bias = last_mover_bias(empties - 1);
                let enough = DISC * beta + bias;
                let best = self.best_at_sight(&position, &indices, enough, &moves);
                return Ok(in_discs(best - bias));
            }
        }
        if let Some(score) = static_cutoff(position, alpha) {
            return Ok(score);
        }
        let known = self.table.probe(position);
        if let Some(score) =
            known.and_then(|known| known.cutoff(depth, self.selectivity, alpha, beta))
        {
            return Ok(score);
        }
        // A successor must have enough empties for the table.
        let looks_ahead = depth > LOOK_UP_DEPTH && empties > EXACT_ALONE;
        let mut moves = Candidates::new();
        self.find_after(position, self.kernel.legal_moves(position), &mut moves, |after| {
            if looks_ahead {
                self.kernel.prefetch(self.table.place(after));
            }
        });
        if moves.is_empty() {
            return match self.passed(position) {
                Some(passed) => Ok(-self.pvs(passed, depth, -beta, -alpha)?),
                None => Ok(self.final_score(position)),
            };
        }
        if looks_ahead {
            let theirs = moves.iter().filter_map(|candidate| self.table.probe(candidate.after));
            let refuted = theirs
                .filter_map(|known| known.cutoff(depth - 1, self.selectivity, -beta, -beta + 1));
            if let Some(score) = refuted.map(|score| -score).find(|&score| score >= beta) {
                return Ok(score);
            }
        }
        if let Some(score) = self.cut_by_a_shorter_search(position, depth, alpha, beta)? {
            return Ok(score);
        }
        // The best move of a much shorter search is worse than the move order.
        let known_best = known
            .filter(|known| u32::from(known.depth) + TRUSTED_PLIES >= depth)
            .and_then(|known| known.best);
        let care = if depth == empties { CARE_EMPTIES } else { CARE_DEPTH };
        if depth >= care {
            self.order_with_care(position, known_best, depth, &mut moves);
        } else {
            self.order_by_replies(position, known_best, &mut moves);
        }
        Ok(self.best_of(position, depth, alpha, beta, &moves)?.0)
    }

    /// Score of the best move, and the move; both are stored.
    pub(super) fn best_of(
        &mut self,
        position: Position,
        depth: u32,
        alpha: i32,
        beta: i32,
        moves: &Candidates,
    ) -> Result<(i32, Square), Stopped> {
        let mut best = (MIN_SCORE, moves[0].square);
        let outcome = self.improve(&mut best, position, depth, alpha, beta, moves);
        if outcome.is_err() {
            // Positions above overwrite this: the root writes last.
            self.so_far = Some(best).filter(|best| best.0 > alpha);
        }
        outcome?;
        self.table.store(position, Bounds::new(depth, self.selectivity, best, alpha, beta));
        Ok(best)
    }

    /// Searches the moves for a better score than `best`.
    fn improve(
        &mut self,
        best: &mut (i32, Square),
        position: Position,
        depth: u32,
        alpha: i32,
        beta: i32,
        moves: &Candidates,
    ) -> Result<(), Stopped> {
        let is_to_the_end = depth >= position.empties().len();
        let mut floor = alpha;
        for (index, candidate) in moves.iter().enumerate() {
            if index > 0 && self.should_share(depth, is_to_the_end, &moves[index..]) {
                return self.share(&moves[index..], depth, (floor, beta), best);
            }
            let mut score = floor + 1;
            if index > 0 {
                score = -self.pvs(candidate.after, depth - 1, -floor - 1, -floor)?;
            }
            if index == 0 || (score > floor && score < beta) {
                score = -self.pvs(candidate.after, depth - 1, -beta, -floor)?;
            }
            if score > best.0 {
                *best = (score, candidate.square);
                if score >= beta {
                    break;
                }
                floor = floor.max(score);
            }
        }
        Ok(())
    }

    /// Position after a pass, if the game goes on.
    pub(super) fn passed(&self, position: Position) -> Option<Position> {
        let passed = position.pass();
        let leads_on = self.has_passes && !self.kernel.legal_moves(passed).is_empty();
        leads_on.then_some(passed)
    }

    /// Score of a finished game.
    #[inline]
    pub(super) fn final_score(&self, position: Position) -> i32 {
        if self.has_passes { position.official_difference() } else { position.disc_difference() }
    }

    /// Static score in discs: never a wipe-out, which only the end can prove.
    #[inline(always)]
    pub(super) fn static_eval(&self, position: Position) -> i32 {
        in_discs(self.weights.evaluate(self.kernel, &position))
    }
}

/// Search below a position.
struct Pvs<'s, 't, K> {
    search: &'s mut SearchRun<'t, K>,
    position: Position,
    depth: u32,
    alpha: i32,
    beta: i32,
}

impl<K: Kernel> Work for Pvs<'_, '_, K> {
    type Output = Result<i32, Stopped>;

    #[inline(always)]
    fn run(self) -> Self::Output {
        self.search.pvs_moves(self.position, self.depth, self.alpha, self.beta)
    }
}

/// Converts an evaluation to discs: never a wipe-out.
pub fn in_discs(value: i32) -> i32 {
    ((value + DISC / 2 * value.signum()) / DISC).clamp(-63, 63)
}

/// Overrating of the side that moves last in a search with this many empties after it, in 1/[`DISC`] discs.
///
/// That side takes the best of several evaluations with errors, so that scores of odd depths are too high and those of
/// even depths too low. Measured as half the difference between them by `outflank-train spread`.
const fn last_mover_bias(empties: u32) -> i32 {
    let hundredths = match empties {
        0..10 => 27,
        10..38 => 56,
        38..46 => 40,
        _ => 0,
    };
    DISC * hundredths / 100
}

/// The table's move is searched first if its entry is at most this many plies shallower than the current search.
const TRUSTED_PLIES: u32 = 6;

/// Depth above which the successors are probed.
const LOOK_UP_DEPTH: u32 = 2;

/// Least depth of careful move ordering; [`CARE_EMPTIES`] is for searches to the end.
const CARE_DEPTH: u32 = 6;
const CARE_EMPTIES: u32 = 14;
