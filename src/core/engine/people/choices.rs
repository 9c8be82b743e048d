//! The moves that a player can choose from.

use super::losses::{glances, loss_step};
use super::terms::{Described, TERMS, terms};
use crate::engine::evaluation::Weights;
use crate::engine::evaluation::patterns::{Indices, PATTERNS};
use crate::rules::kernel::Kernel;
use crate::rules::{Position, Square};

/// A legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub square: Square,
    /// Steps of its loss at one ply and at two, and the number of better moves at two.
    pub losses: [u8; 3],
}

/// All legal moves of a position, in the order of their squares.
///
/// ```
/// use outflank_core::engine::evaluation::Weights;
/// use outflank_core::engine::people::Choices;
/// use outflank_core::rules::kernel::Portable;
/// use outflank_core::rules::{Color, Variant};
///
/// let start = Variant::REVERSI.start(Color::Black);
/// let choices = Choices::of(Portable, Weights::built_in(), &start);
/// assert_eq!(choices.0.len(), 4);
/// let mut rows: Vec<_> = choices.terms(&start, [None, None]).collect();
/// rows.iter_mut().for_each(|rows| rows.sort());
/// assert_eq!(rows[0], rows[1], "the first moves are symmetric");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(pub Vec<Choice>);

impl Choices {
    #[inline(always)]
    pub fn of<K: Kernel>(kernel: K, weights: &Weights, position: &Position) -> Self {
        let squares = kernel.legal_moves(*position).squares();
        let valued = squares.map(|square| {
            (square, glances(kernel, weights, position, (square, kernel.flips(*position, square))))
        });
        let valued: Vec<(Square, [i32; 2])> = valued.collect();
        let best = |ply: usize| valued.iter().map(|(_, values)| values[ply]).max().unwrap_or(0);
        let best = [best(0), best(1)];
        let choice = |&(square, values): &(Square, [i32; 2])| {
            let better = valued.iter().filter(|(_, other)| other[1] > values[1]).count();
            let step = |ply: usize| loss_step(best[ply] - values[ply]) as u8;
            Choice { square, losses: [step(0), step(1), better as u8] }
        };
        Self(valued.iter().map(choice).collect())
    }

    /// Rows of each move, given the opponent's last move and the own one before it.
    pub fn terms(
        &self,
        position: &Position,
        last: [Option<Square>; 2],
    ) -> impl Iterator<Item = [u32; TERMS]> {
        let indices = Indices::of(&PATTERNS, position);
        self.0.iter().map(move |choice| {
            terms(&Described {
                before: *position,
                square: choice.square,
                flips: position.flips(choice.square),
                last,
                indices,
                losses: choice.losses.map(usize::from),
                choices: self.0.len(),
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::people::terms::rows;
    use crate::rules::kernel::Portable;
    use crate::rules::{Color, Variant};

    #[test]
    fn symmetric_positions_have_the_same_rows_at_symmetric_squares() {
        let weights = Weights::built_in();
        let mut position = Variant::REVERSI.start(Color::Black);
        let mut last = [None, None];
        for ply in 0..40 {
            let sorted = |position: &Position, last: [Option<Square>; 2], back: usize| {
                let choices = Choices::of(Portable, weights, position);
                let all = choices.0.iter().zip(choices.terms(position, last));
                let mut all: Vec<(Square, Vec<u32>)> = all
                    .map(|(choice, mut terms)| {
                        terms.sort_unstable();
                        (choice.square.turned(back), terms.to_vec())
                    })
                    .collect();
                all.sort_unstable();
                all
            };
            let here = sorted(&position, last, 0);
            assert!(here.iter().flat_map(|(_, terms)| terms).all(|&row| (row as usize) < rows()));
            for way in 1..8 {
                let back = (0..8)
                    .find(|&back| Square::all().all(|it| it.turned(way).turned(back) == it))
                    .expect("the inverse");
                let turned = last.map(|it: Option<Square>| it.map(|it| it.turned(way)));
                assert_eq!(sorted(&position.turned(way), turned, back), here, "{ply} {way}");
            }
            let Some(square) = position.legal_moves().squares().nth(ply % 3) else { break };
            position = position.play(square).expect("legal");
            last = [Some(square), last[0]];
        }
    }
}
