//! Root search: aspiration windows and the principal variation.

use super::candidates::Candidates;
use super::endgame::EXACT_ALONE;
use super::score::{MAX_SCORE, Stopped};
use super::searcher::SearchRun;
use super::steps::move_to_front;
use crate::rules::kernel::Kernel;
use crate::rules::{Position, Square};

impl<K: Kernel> SearchRun<'_, K> {
    /// Score of the best move, and the move. A move that reaches beta comes to the front. Such a move, or the best one
    /// before a stop, is kept in `root_best`.
    pub fn root(
        &mut self,
        position: Position,
        depth: u32,
        guess: Option<i32>,
        moves: &mut Candidates,
    ) -> Result<(i32, Square), Stopped> {
        let mut best = moves[0].square;
        let score = self.around(guess, |search, alpha, beta| {
            let outcome = search.best_of(position, depth, alpha, beta, moves);
            match (&outcome, search.so_far) {
                (Ok((score, better)), _) => {
                    best = *better;
                    if *score >= beta {
                        search.root_best = Some((*score, best));
                        move_to_front(moves, best);
                    }
                }
                (Err(Stopped), Some(better)) => search.root_best = Some(better),
                (Err(Stopped), None) => {}
            }
            outcome.map(|(score, _)| score)
        })?;
        Ok((score, best))
    }

    /// Outcome as a score above, below or equal to 0, and a move that keeps it; searched with the window -1 to 1.
    pub fn outcome(
        &mut self,
        position: Position,
        depth: u32,
        moves: &Candidates,
    ) -> Result<(i32, Square), Stopped> {
        self.best_of(position, depth, -1, 1, moves)
    }

    /// Score by aspiration: a narrow window around a guess, widened on the side where it fails.
    pub fn around(
        &mut self,
        guess: Option<i32>,
        mut within: impl FnMut(&mut Self, i32, i32) -> Result<i32, Stopped>,
    ) -> Result<i32, Stopped> {
        let (mut alpha, mut beta) = guess.map_or((-MAX_SCORE, MAX_SCORE), |score| {
            ((score - ASPIRATION).max(-MAX_SCORE), (score + ASPIRATION).min(MAX_SCORE))
        });
        loop {
            let score = within(self, alpha, beta)?;
            let far = 2 * score - guess.unwrap_or(score);
            if score <= alpha && alpha > -MAX_SCORE {
                alpha = (far - ASPIRATION).clamp(-MAX_SCORE, alpha - 1);
            } else if score >= beta && beta < MAX_SCORE {
                beta = (far + ASPIRATION).clamp(beta + 1, MAX_SCORE);
            } else {
                return Ok(score);
            }
        }
    }

    /// Principal variation from the table; after a search to the end, exact.
    pub fn line(&mut self, position: Position, best: Square, depth: u32) -> Vec<Square> {
        let is_exact = depth == position.empties().len();
        let mut line = vec![best];
        let mut here = position.play(best).ok();
        while let Some(position) = here.filter(|_| line.len() < depth as usize) {
            let known = if is_exact && position.empties().len() < EXACT_ALONE {
                self.best_to_the_end(position)
            } else {
                self.table.probe(position).and_then(|known| known.best)
            };
            match known.and_then(|square| Some((square, position.play(square).ok()?))) {
                Some((square, after)) => {
                    line.push(square);
                    here = Some(after);
                }
                None if self.has_passes && position.legal_moves().is_empty() => {
                    let passed = position.pass();
                    here = Some(passed).filter(|passed| !passed.legal_moves().is_empty());
                }
                None => break,
            }
        }
        line
    }
}

/// Half width of the first window, in discs.
const ASPIRATION: i32 = 3;
