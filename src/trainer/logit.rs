//! A conditional logit, which a first study of people's moves used: one number for each row and phase of the game, and
//! no ratings (`McFadden`, "Conditional Logit Analysis of Qualitative Choice Behavior", 1974).

use super::chosen_moves::ChosenMove;
use super::foretold::Foretold;
use outflank_core::engine::people::network::softmax;
use outflank_core::engine::people::terms::{PLACES, TERMS, rows};
use outflank_core::rules::kernel::{Kernel, KernelTask};

/// Phases of six plies.
const PHASES: usize = 10;

/// Features of the study beside the patterns, by their places among the others: kind of square, discs flipped, the empty
/// squares around them, mobility of both sides, region.
const OTHERS: [usize; 6] = [1, 4, 5, 6, 7, 10];

/// Learning rate, and initial sum of squared gradients of a number.
const RATE: f32 = 0.1;
const STIFFNESS: f32 = 10.0;

/// The logit in training: numbers with their sums of squared gradients, by phase and row.
pub struct Logit(Vec<[f32; 2]>);

impl Logit {
    /// A logit that knows nothing.
    pub fn new() -> Self {
        Self(vec![[0.0, STIFFNESS]; PHASES * rows()])
    }

    /// Places of the numbers of a choice.
    #[inline(always)]
    fn places(terms: &[u32; TERMS], phase: usize) -> impl Iterator<Item = usize> {
        let others = OTHERS.iter().map(|other| terms[PLACES + other]);
        let first = phase * rows();
        terms[..PLACES].iter().copied().chain(others).map(move |row| first + row as usize)
    }

    /// Chances of the choices.
    #[inline(always)]
    fn chances(&self, choices: &[[u32; TERMS]], phase: usize) -> Vec<f32> {
        let value = |terms: &[u32; TERMS]| -> f32 {
            Self::places(terms, phase).map(|place| self.0[place][0]).sum()
        };
        let mut chances: Vec<f32> = choices.iter().map(value).collect();
        softmax(&mut chances);
        chances
    }

    /// Learns a choice; `left` is the share of all training that remains.
    #[inline(always)]
    fn learn(&mut self, choices: &[[u32; TERMS]], phase: usize, chosen: usize, left: f32) {
        let chances = self.chances(choices, phase);
        for (at, terms) in choices.iter().enumerate() {
            let error = chances[at] - if at == chosen { 1.0 } else { 0.0 };
            for place in Self::places(terms, phase) {
                let [number, moved] = &mut self.0[place];
                *moved += error * error;
                *number -= RATE * left * error / moved.sqrt();
            }
        }
    }
}

/// Phase of a move.
fn phase(it: &ChosenMove) -> usize {
    (60 - it.position.empties().len().min(60)) as usize * PHASES / 61
}

/// A pass over moves: learns them while training remains; after that, notes how well they are foretold.
pub struct LogitPass<'a> {
    pub logit: &'a mut Logit,
    pub moves: &'a [&'a ChosenMove],
    /// Share of all training that remains before and after.
    pub left: (f32, f32),
}

impl KernelTask for LogitPass<'_> {
    type Output = Foretold;

    fn run<K: Kernel>(self, kernel: K) -> Foretold {
        let Self { logit, moves, left: (first, last) } = self;
        let (mut choices, mut foretold) = (Vec::new(), Foretold::default());
        kernel.run(|| {
            for (at, it) in moves.iter().enumerate() {
                let left = first + (last - first) * (at as f32 / moves.len() as f32);
                choices.clear();
                choices.extend(it.terms());
                if left > 0.0 {
                    logit.learn(&choices, phase(it), it.chosen, left);
                } else {
                    foretold.note(&logit.chances(&choices, phase(it)), it.chosen);
                }
            }
        });
        foretold
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_core::engine::evaluation::Weights;
    use outflank_core::engine::people::Choices;
    use outflank_core::rules::kernel::Portable;
    use outflank_core::rules::{Color, Variant};

    #[test]
    fn a_choice_is_learnt_in_its_phase_alone() {
        let start = Variant::REVERSI.start(Color::Black);
        let position = start.play(start.legal_moves().first().expect("a move")).expect("legal");
        let choices: Vec<_> = Choices::of(Portable, Weights::built_in(), &position)
            .terms(&position, [None; 2])
            .collect();
        let mut logit = Logit::new();
        for _ in 0..200 {
            logit.learn(&choices, 0, 1, 1.0);
        }
        assert!(logit.chances(&choices, 0)[1] > 0.9);
        let other = logit.chances(&choices, 1);
        assert!(other.iter().all(|chance| (chance - 1.0 / 3.0).abs() < 1e-6), "{other:?}");
    }
}
