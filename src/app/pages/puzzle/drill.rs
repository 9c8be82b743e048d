//! A drill: naming the idea behind a puzzle that is solved.

use crate::engine::Random;
use crate::school::{Motif, Puzzle};
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use strum::VariantArray as _;

/// The drill: the ideas to choose from, and how often the right one was named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drill {
    /// One idea that is behind the puzzle and some that are not; none before it is solved.
    pub ideas: Vec<Motif>,
    /// The one that was named.
    pub named: Option<Motif>,
    /// How often an idea was asked for, and how often the right one was named.
    pub score: [usize; 2],
}

/// Ideas to choose from.
const IDEAS: usize = 4;

impl Drill {
    /// Asks for the idea behind a puzzle.
    pub(in crate::app) fn ask(&mut self, puzzle: &Puzzle, random: &mut Random) {
        let (behind, not): (Vec<Motif>, Vec<Motif>) =
            Motif::VARIANTS.iter().copied().partition(|motif| puzzle.motifs.has(*motif));
        let right = behind.choose(random).copied();
        self.ideas = not.sample(random, IDEAS - 1).copied().chain(right).collect();
        self.ideas.shuffle(random);
        self.named = None;
    }

    /// Whether an idea is to be named.
    pub fn is_asked(&self) -> bool {
        !self.ideas.is_empty() && self.named.is_none()
    }

    /// Names an idea by its number, from 1. Says whether there is one of that number.
    pub(in crate::app) fn name(&mut self, number: u8, puzzle: &Puzzle) -> bool {
        let at = usize::from(number).checked_sub(1).filter(|_| self.is_asked());
        self.named = at.and_then(|at| self.ideas.get(at).copied());
        let Some(named) = self.named else { return false };
        self.score[0] += 1;
        self.score[1] += usize::from(puzzle.motifs.has(named));
        true
    }

    /// The idea among them that is behind the puzzle.
    pub fn right(&self, puzzle: &Puzzle) -> Option<Motif> {
        self.ideas.iter().copied().find(|motif| puzzle.motifs.has(*motif))
    }
}
