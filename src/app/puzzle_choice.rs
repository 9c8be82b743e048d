//! Which puzzles a player wants.

use crate::coach::Principle;
use crate::school::{Motif, Puzzle, PuzzleTheme, motifs_about};
use std::sync::LazyLock;
use strum::VariantArray as _;

/// The choice of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleChoice {
    /// As hard as suits the player, about anything.
    Near,
    /// The puzzle of the day.
    Daily,
    /// Those that were missed and are due again.
    Missed,
    /// The move first, and then the idea behind it.
    Drill,
    /// As many as one can in so many minutes.
    Rush(u32),
    /// About one idea.
    Theme(PuzzleTheme),
    /// One about what a mistake of the player's was about. Not in the list: the practice leads to it.
    SameIdea(Principle),
}

/// Everything that can be chosen, in the order of the page.
static CHOICES: LazyLock<Vec<PuzzleChoice>> = LazyLock::new(|| {
    let themes = Motif::VARIANTS.iter().copied().map(Some).chain([None]);
    let first = [
        PuzzleChoice::Near,
        PuzzleChoice::Daily,
        PuzzleChoice::Missed,
        PuzzleChoice::Drill,
        PuzzleChoice::Rush(3),
        PuzzleChoice::Rush(5),
    ];
    let themes = themes.map(|motif| PuzzleChoice::Theme(PuzzleTheme(motif)));
    first.into_iter().chain(themes).collect()
});

impl PuzzleChoice {
    /// Whether a puzzle is about what was chosen.
    pub fn is_about(self, puzzle: &Puzzle) -> bool {
        match self {
            Self::Theme(theme) => theme.fits(puzzle.motifs),
            Self::Drill => !puzzle.motifs.is_empty(),
            Self::SameIdea(principle) => puzzle.motifs.meets(motifs_about(principle)),
            Self::Near | Self::Daily | Self::Missed | Self::Rush(_) => true,
        }
    }

    /// Whether no other puzzle follows the first.
    pub const fn is_single(self) -> bool {
        matches!(self, Self::Daily | Self::SameIdea(_))
    }

    /// Everything that can be chosen, in the order of the page.
    pub fn all() -> &'static [Self] {
        &CHOICES
    }
}
