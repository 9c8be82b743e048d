//! The steps of iterative deepening.

use super::candidates::Candidates;
use super::selectivity::Selectivity;
use super::task::Task;
use crate::rules::Square;

/// The depths to search one after the other, and how sure to be at each: ply by ply, and where the
/// end is in reach, straight to it for the last plies. There nothing is left out.
pub fn steps(task: &Task<'_>) -> impl Iterator<Item = (u32, Selectivity)> + use<> {
    let empties = task.position.empties().len();
    let is_exact = empties <= task.exact_empties;
    let last = if is_exact { empties } else { task.depth.min(empties) };
    let approach = if is_exact { last.saturating_sub(LAST_LEAP) } else { last };
    let (selectivity, task_end) = (task.selectivity, task.end);
    let end = END_STEPS.iter().map(move |&sure| (last, sure));
    let end = end.filter(move |&(_, sure)| is_exact && sure <= task_end);
    (1..=approach).map(move |depth| (depth, selectivity)).chain(end)
}

/// How sure to be, one after the other, of searches that go to the end.
const END_STEPS: [Selectivity; 3] = [Selectivity::Bold, Selectivity::Careful, Selectivity::Full];

/// Plies that a search to the end takes at once when it gets there.
const LAST_LEAP: u32 = 10;

/// Puts the move on a square before the others.
pub fn bring_to_front(moves: &mut Candidates, square: Square) {
    if let Some(at) = moves.iter().position(|candidate| candidate.square == square) {
        moves[..=at].rotate_right(1);
    }
}
