//! Which moves to search first: the better the order, the less is left to search.

use super::candidates::{Candidate, Candidates};
use super::last_empties::odd_quadrants;
use super::score::MIN_SCORE;
use super::searcher::Search;
use super::stability::stable;
use crate::engine::evaluation::DISC;
use crate::rules::kernel::{Kernel, Work};
use crate::rules::{Bitboard, Position, Square};

/// What counts for [`Search::order_with_care`], measured by the nodes that six endgames of 20 to 25
/// empties take to solve.
mod weight {
    /// For each reply that a move leaves, corners counting double.
    pub const REPLY: i32 = 32;
    /// For each empty square next to a disc of the mover's: a reply later, perhaps.
    pub const POTENTIAL_REPLY: i32 = 12;
    /// For each disc that the mover can never lose.
    pub const STABLE: i32 = -10;
    /// For a square in an odd quadrant.
    pub const ODD: i32 = -8;
    pub const CORNER: i32 = -16;
    /// For a disc that a short search expects the other side to win by, in discs.
    pub const EXPECTED: i32 = 40;
}

/// The depth from which a short search joins in, and how many more plies deepen it by one; then the
/// same for searches that go to the end.
const SHORT_SEARCH: (u32, u32) = (6, 3);
const SHORT_SEARCH_OF_THE_END: (u32, u32) = (13, 3);

impl<K: Kernel> Search<'_, K> {
    /// Fills in the legal moves, in no order.
    #[inline(always)]
    pub(super) fn find(&self, position: Position, moves: &mut Candidates) {
        for square in self.kernel.legal_moves(position).squares() {
            let after = position.play_flips(square, self.kernel.flips(position, square));
            moves.push(Candidate { square, after, order: 0 });
        }
    }

    /// Fastest first: the fewer replies a move leaves, the earlier it comes, corners counting
    /// double; parity decides between equals, and what was best before comes before all others.
    #[inline(always)]
    pub(super) fn order_by_replies(
        &self,
        position: Position,
        known_best: Option<Square>,
        moves: &mut Candidates,
    ) {
        order(position, known_best, moves, |candidate, is_odd| {
            4 * self.weighted_replies(candidate.after) - i32::from(is_odd)
        });
    }

    /// As [`Self::order_by_replies`], with more to go by.
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
        let short = depth.checked_sub(from).map(|more| more / step);
        order(position, known_best, moves, |&Candidate { square, after, .. }, is_odd| {
            let count = |squares: Bitboard| squares.len().cast_signed();
            let (own, others) = (after.opponent(), after.player());
            let expected = short.map_or(0, |depth| {
                self.short_search(after, depth.min(MOST_PLIES), -INFINITE, INFINITE)
            });
            weight::REPLY * self.weighted_replies(after)
                + weight::POTENTIAL_REPLY * count(own.neighbours() & after.empties())
                + weight::STABLE * count(stable(own, others))
                + weight::ODD * i32::from(is_odd)
                + weight::CORNER * i32::from(square.is_corner())
                + weight::EXPECTED * expected / DISC
        });
    }

    /// The replies that a position has, corners counting double.
    #[inline(always)]
    fn weighted_replies(&self, position: Position) -> i32 {
        let replies = self.kernel.legal_moves(position);
        (replies.len() + (replies & Bitboard::CORNERS).len()).cast_signed()
    }

    /// What a search of so many plies expects, in [`DISC`]ths of a disc.
    #[inline(always)]
    fn short_search(&mut self, position: Position, depth: u32, alpha: i32, beta: i32) -> i32 {
        self.kernel.run(Short { search: self, position, depth, alpha, beta })
    }

    #[inline(always)]
    fn short_moves(&mut self, position: Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if depth == 0 {
            return self.weights.evaluate(self.kernel, &position);
        }
        let mut moves = Candidates::new();
        self.find(position, &mut moves);
        if moves.is_empty() {
            return match self.passed(position) {
                Some(passed) => -self.short_search(passed, depth, -beta, -alpha),
                None => DISC * self.final_score(position),
            };
        }
        if depth == 1 {
            return self.best_at_sight(&position, beta, &moves);
        }
        self.order_by_replies(position, None, &mut moves);
        let mut best = DISC * MIN_SCORE;
        for candidate in &moves {
            best = best.max(-self.short_search(candidate.after, depth - 1, -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// What the best of these moves is worth as the positions after them look, in [`DISC`]ths of a
    /// disc; a bound where one of them is good enough.
    #[inline(always)]
    pub(super) fn best_at_sight(
        &mut self,
        position: &Position,
        beta: i32,
        moves: &Candidates,
    ) -> i32 {
        let indices = self.weights.indices(position);
        let mut best = -INFINITE;
        for Candidate { square, after, .. } in moves {
            self.nodes += 1;
            let indices = self.weights.indices_after(&indices, position, *square, after);
            best = best.max(-self.weights.sum(self.kernel, after, &indices));
            if best >= beta {
                break;
            }
        }
        best
    }
}

/// The short search of one position.
struct Short<'s, 't, K> {
    search: &'s mut Search<'t, K>,
    position: Position,
    depth: u32,
    alpha: i32,
    beta: i32,
}

impl<K: Kernel> Work for Short<'_, '_, K> {
    type Output = i32;

    #[inline(always)]
    fn done(self) -> i32 {
        self.search.short_moves(self.position, self.depth, self.alpha, self.beta)
    }
}

/// Above everything that an evaluation says.
const INFINITE: i32 = 1 << 20;

/// The short search is never longer.
const MOST_PLIES: u32 = 4;

/// Sorts the moves by what `weigh` makes of them and of whether they lie in an odd quadrant, the
/// best of earlier searches before all others.
#[inline(always)]
fn order(
    position: Position,
    known_best: Option<Square>,
    moves: &mut Candidates,
    mut weigh: impl FnMut(&Candidate, bool) -> i32,
) {
    if moves.len() < 2 {
        return;
    }
    let odd = odd_quadrants(position.empties());
    for candidate in moves.iter_mut() {
        let is_known = Some(candidate.square) == known_best;
        let is_odd = odd.contains(candidate.square);
        candidate.order = if is_known { i32::MIN } else { weigh(candidate, is_odd) };
    }
    moves.sort_by_key(|candidate| candidate.order);
}
