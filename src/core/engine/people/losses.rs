//! Losses of moves as a glance sees them: one and two plies of the evaluation.

use crate::engine::evaluation::{DISC, Weights};
use crate::rules::kernel::Kernel;
use crate::rules::{Bitboard, Position, Square};

/// Number of steps of a loss.
pub const LOSS_STEPS: usize = 32;

/// Steps of a loss up to [`FINE`] discs.
const FINE_STEPS: i32 = 16;

/// Loss in discs up to which a step is half a disc; beyond it, two discs.
const FINE: i32 = 8;

/// Step of a loss in 1/[`DISC`] discs.
pub fn loss_step(loss: i32) -> usize {
    let step =
        if loss < FINE * DISC { 2 * loss / DISC } else { FINE_STEPS + (loss / DISC - FINE) / 2 };
    usize::try_from(step).map_or(0, |step| step.min(LOSS_STEPS - 1))
}

/// Values of a legal move for the side that makes it, in 1/[`DISC`] discs: of the board after it, and after the reply
/// that is best by the evaluation.
#[inline(always)]
pub fn glances<K: Kernel>(
    kernel: K,
    weights: &Weights,
    before: &Position,
    (square, flips): (Square, Bitboard),
) -> [i32; 2] {
    let after = before.play_flips(square, flips);
    let replies = kernel.legal_moves(after);
    if replies.is_empty() {
        let value = value(kernel, weights, &after.pass());
        return [value; 2];
    }
    let indices = weights.indices(&after);
    let one_ply = -weights.sum(kernel, &after, replies, &indices);
    let answers = replies.squares().map(|reply| {
        let answered = after.play_flips(reply, kernel.flips(after, reply));
        if kernel.legal_moves(answered).is_empty() {
            return -value(kernel, weights, &answered.pass());
        }
        let indices = weights.indices_after(&indices, &after, reply, &answered);
        weights.sum(kernel, &answered, kernel.legal_moves(answered), &indices)
    });
    [one_ply, answers.min().expect("there is a reply")]
}

/// Value for the side to move, exact where the game is over.
#[inline(always)]
fn value<K: Kernel>(kernel: K, weights: &Weights, position: &Position) -> i32 {
    let is_over =
        kernel.legal_moves(*position).is_empty() && kernel.legal_moves(position.pass()).is_empty();
    if is_over { position.official_difference() * DISC } else { weights.evaluate(kernel, position) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_half_a_disc_at_first_and_two_discs_later() {
        let steps = [0, 64, 128, 1023, 1024, 1279, 1280, 9999].map(loss_step);
        assert_eq!(steps, [0, 1, 2, 15, 16, 16, 17, 31]);
        assert_eq!(loss_step(-5), 0);
    }
}
