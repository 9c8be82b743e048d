//! Drills: name the idea of a solved puzzle.

use crate::engine::Random;
use crate::school::{Motif, Puzzle};
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use strum::VariantArray as _;

/// Ideas to choose from, and the score.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drill {
    /// One idea of the puzzle and some others; empty before it is solved.
    pub ideas: Vec<Motif>,
    pub named: Option<Motif>,
    /// Ideas asked for, and ideas named right.
    pub score: [usize; 2],
}

const IDEAS: usize = 4;

impl Drill {
    pub(in crate::app) fn set_question(&mut self, puzzle: &Puzzle, random: &mut Random) {
        let behind: Vec<Motif> = puzzle.motifs.iter().collect();
        let is_false = |motif: &Motif| !puzzle.proven.has(*motif);
        let not: Vec<Motif> = Motif::VARIANTS.iter().copied().filter(is_false).collect();
        let right = behind.choose(random).copied();
        self.ideas = not.sample(random, IDEAS - 1).copied().chain(right).collect();
        self.ideas.shuffle(random);
        self.named = None;
    }

    /// Whether an idea is awaited.
    pub fn is_asked(&self) -> bool {
        !self.ideas.is_empty() && self.named.is_none()
    }

    /// Names an idea by its number, from 1. Returns whether the number exists.
    pub(in crate::app) fn name(&mut self, number: u8, puzzle: &Puzzle) -> bool {
        let at = usize::from(number).checked_sub(1).filter(|_| self.is_asked());
        self.named = at.and_then(|at| self.ideas.get(at).copied());
        let Some(named) = self.named else { return false };
        self.score[0] += 1;
        self.score[1] += usize::from(puzzle.motifs.has(named));
        true
    }

    /// The puzzle's idea among those offered.
    pub fn right(&self, puzzle: &Puzzle) -> Option<Motif> {
        self.ideas.iter().copied().find(|motif| puzzle.motifs.has(*motif))
    }
}
