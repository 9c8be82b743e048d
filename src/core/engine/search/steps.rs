//! Steps of iterative deepening.

use super::candidates::Candidates;
use super::selectivity::Selectivity;
use super::task::Task;
use crate::rules::Square;

/// Depth and confidence of each step: ply by ply, then the last plies to the end at once, finally without pruning.
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

const END_STEPS: [Selectivity; 3] = [Selectivity::Bold, Selectivity::Careful, Selectivity::Full];

/// Plies of the final step to the end.
const LAST_LEAP: u32 = 10;

pub fn move_to_front(moves: &mut Candidates, square: Square) {
    if let Some(at) = moves.iter().position(|candidate| candidate.square == square) {
        moves[..=at].rotate_right(1);
    }
}
