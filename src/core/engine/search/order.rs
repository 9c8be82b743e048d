//! Move ordering.

use super::candidates::{Candidate, Candidates, Turns};
use super::last_empties::odd_quadrants;
use super::score::MIN_SCORE;
use super::searcher::SearchRun;
use super::stability::stable;
use crate::engine::evaluation::DISC;
use crate::engine::evaluation::patterns::Indices;
use crate::rules::kernel::{Kernel, Work};
use crate::rules::{Bitboard, Position, Square};

/// Weights of [`SearchRun::score_by_replies`], tuned by the nodes of thirty endgames of 20 to 25 empties.
mod quick_weight {
    /// Each reply, corners counting double.
    pub const REPLY: i32 = 16;
    /// Each empty square beside an own disc: a later reply.
    pub const POTENTIAL_REPLY: i32 = 3;
    /// A square in an odd quadrant.
    pub const ODD: i32 = -4;
    pub const CORNER: i32 = -8;
}

/// Weights of [`SearchRun::order_with_care`], tuned likewise.
mod weight {
    /// Each reply, corners counting double.
    pub const REPLY: i32 = 32;
    /// Each empty square beside an own disc.
    pub const POTENTIAL_REPLY: i32 = 24;
    pub const STABLE: i32 = -10;
    /// Each disc of the score of a short search.
    pub const EXPECTED: i32 = 34;
}

/// Least depth of ordering by a short search, and plies of further depth for each ply of the short search;
/// [`SHORT_SEARCH_OF_THE_END`] is for searches to the end.
const SHORT_SEARCH: (u32, u32) = (6, 3);
const SHORT_SEARCH_OF_THE_END: (u32, u32) = (13, 3);

impl<K: Kernel> SearchRun<'_, K> {
    /// Generates the legal moves, unordered.
    #[inline(always)]
    pub(super) fn find(&self, position: Position, moves: &mut Candidates) {
        self.find_after(position, self.kernel.legal_moves(position), moves, |_| {});
    }

    /// Generates the positions after these legal moves, unordered, and shows each at once.
    #[inline(always)]
    pub(super) fn find_after(
        &self,
        position: Position,
        legal: Bitboard,
        moves: &mut Candidates,
        on_position: impl Fn(Position),
    ) {
        for square in legal.squares() {
            let after = position.play_flips(square, self.kernel.flips(position, square));
            on_position(after);
            moves.push(Candidate { square, after, replies: None, order: 0 });
        }
    }

    /// Scores the moves by replies (corners counting double), potential replies, odd quadrants and corners; the table's
    /// move comes first. Does not sort.
    #[inline(always)]
    pub(super) fn score_by_replies(
        &self,
        position: Position,
        known_best: Option<Square>,
        moves: &mut Candidates,
    ) {
        let odd = odd_quadrants(position.empties());
        score(known_best, moves, |candidate| {
            let Candidate { square, after, .. } = *candidate;
            let replies = self.kernel.legal_moves(after);
            candidate.replies = Some(replies);
            quick_weight::REPLY * weighted(replies)
                + quick_weight::POTENTIAL_REPLY * potential_replies(after)
                + quick_weight::ODD * i32::from(odd.contains(square))
                + quick_weight::CORNER * i32::from(square.is_corner())
        });
    }

    /// Sorts the moves by [`Self::score_by_replies`].
    #[inline(always)]
    pub(super) fn order_by_replies(
        &self,
        position: Position,
        known_best: Option<Square>,
        moves: &mut Candidates,
    ) {
        self.score_by_replies(position, known_best, moves);
        moves.sort_by_key(|candidate| candidate.order);
    }

    /// Sorts the moves by replies, stability and a short search.
    #[inline(always)]
    pub(super) fn order_with_care(
        &mut self,
        position: Position,
        known_best: Option<Square>,
        depth: u32,
        moves: &mut Candidates,
    ) {
        let is_to_the_end = depth >= position.empties().len();
        let (from, step) = if is_to_the_end { SHORT_SEARCH_OF_THE_END } else { SHORT_SEARCH };
        let short = depth.checked_sub(from).map(|more| (more / step).min(MOST_PLIES));
        score(known_best, moves, |&mut Candidate { after, .. }| {
            let safe = stable(after.opponent(), after.player()).len().cast_signed();
            weight::REPLY * weighted(self.kernel.legal_moves(after))
                + weight::POTENTIAL_REPLY * potential_replies(after)
                + weight::STABLE * safe
        });
        moves.sort_by_key(|candidate| candidate.order);
        let Some(depth) = short.filter(|_| moves.len() > 1) else { return };
        let indices = self.weights.indices(&position);
        let mut least = INFINITE;
        for candidate in moves.iter_mut().filter(|it| it.order > i32::MIN) {
            let Candidate { square, after, .. } = *candidate;
            let indices = self.weights.indices_after(&indices, &position, square, &after);
            // A move that is far worse than another needs no exact score.
            let enough = least.saturating_add(CLOSE);
            let expected = self.short_search(after, &indices, depth, -INFINITE, enough);
            least = least.min(expected);
            candidate.order += weight::EXPECTED * expected / DISC;
        }
        moves.sort_by_key(|candidate| candidate.order);
    }

    /// Score of a short search of a position with these patterns, in 1/[`DISC`] discs.
    #[inline(always)]
    fn short_search(
        &mut self,
        position: Position,
        indices: &Indices,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        self.kernel.run(Short { search: self, position, indices, depth, alpha, beta })
    }

    #[inline(always)]
    fn short_moves(
        &mut self,
        position: Position,
        indices: &Indices,
        depth: u32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        self.nodes += 1;
        if depth == 0 {
            let legal = self.kernel.legal_moves(position);
            return self.weights.sum(self.kernel, &position, legal, indices);
        }
        let mut moves = Candidates::new();
        self.find(position, &mut moves);
        if moves.is_empty() {
            return match self.passed(position) {
                Some(passed) => {
                    let indices = self.weights.indices(&passed);
                    -self.short_search(passed, &indices, depth, -beta, -alpha)
                }
                None => DISC * self.final_score(position),
            };
        }
        self.score_by_replies(position, None, &mut moves);
        if depth == 1 {
            return self.best_at_sight(&position, indices, beta, &moves);
        }
        let mut best = DISC * MIN_SCORE;
        let mut turns = Turns::of(&moves);
        while let Some(place) = turns.next() {
            let Candidate { square, after, .. } = moves[place];
            let indices = self.weights.indices_after(indices, &position, square, &after);
            best = best.max(-self.short_search(after, &indices, depth - 1, -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Best static score after these moves of a position with these patterns, in 1/[`DISC`] discs; a lower bound if it
    /// reaches `beta`. The moves must be scored for ordering.
    #[inline(always)]
    pub(super) fn best_at_sight(
        &mut self,
        position: &Position,
        indices: &Indices,
        beta: i32,
        moves: &Candidates,
    ) -> i32 {
        let mut best = -INFINITE;
        let mut turns = Turns::of(moves);
        while let Some(place) = turns.next() {
            let Candidate { square, after, replies, .. } = moves[place];
            self.nodes += 1;
            let indices = self.weights.indices_after(indices, position, square, &after);
            let legal = replies.unwrap_or_else(|| self.kernel.legal_moves(after));
            best = best.max(-self.weights.sum(self.kernel, &after, legal, &indices));
            if best >= beta {
                break;
            }
        }
        best
    }
}

/// Short search below a position.
struct Short<'s, 't, K> {
    search: &'s mut SearchRun<'t, K>,
    position: Position,
    indices: &'s Indices,
    depth: u32,
    alpha: i32,
    beta: i32,
}

impl<K: Kernel> Work for Short<'_, '_, K> {
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        self.search.short_moves(self.position, self.indices, self.depth, self.alpha, self.beta)
    }
}

/// Bound above all evaluations, in 1/[`DISC`] discs.
const INFINITE: i32 = 1 << 20;

/// Difference of two moves in 1/[`DISC`] discs, beyond which a short search does not measure it.
const CLOSE: i32 = 4 * DISC;

/// Largest depth of a short search, in plies.
const MOST_PLIES: u32 = 4;

/// Number of replies, corners counting double.
#[inline(always)]
fn weighted(replies: Bitboard) -> i32 {
    (replies.len() + (replies & Bitboard::CORNERS).len()).cast_signed()
}

/// Empty squares beside discs of the side that has just moved: later replies.
#[inline(always)]
fn potential_replies(after: Position) -> i32 {
    (after.opponent().neighbours() & after.empties()).len().cast_signed()
}

/// Scores the moves if there are several; the table's move comes first.
#[inline(always)]
fn score(
    known_best: Option<Square>,
    moves: &mut Candidates,
    mut weight_of: impl FnMut(&mut Candidate) -> i32,
) {
    if moves.len() < 2 {
        return;
    }
    for candidate in moves.iter_mut() {
        let is_known = Some(candidate.square) == known_best;
        candidate.order = if is_known { i32::MIN } else { weight_of(candidate) };
    }
}
