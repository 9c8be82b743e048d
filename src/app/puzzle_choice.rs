//! Choices of puzzles.

use crate::coach::Principle;
use crate::school::{Motif, Puzzle, PuzzleTheme, motifs_about};
use std::sync::LazyLock;
use strum::VariantArray as _;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleChoice {
    /// Near the player's rating, on any subject.
    Near,
    Daily,
    Missed,
    /// Puzzles that ask for the move, then for the idea behind it.
    Drill,
    Rush(u32),
    Theme(PuzzleTheme),
    /// A puzzle on the subject of one of the player's mistakes. Not in the list; the practice page opens it.
    SameIdea(Principle),
    /// The puzzle of this number. Not in the list; a link opens it.
    Number(u32),
}

/// All listed choices, in the order of the page.
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
    pub fn is_about(self, puzzle: &Puzzle) -> bool {
        match self {
            Self::Theme(theme) => theme.fits(puzzle.motifs),
            Self::Drill => !puzzle.motifs.is_empty(),
            Self::SameIdea(principle) => puzzle.motifs.meets(motifs_about(principle)),
            Self::Near | Self::Daily | Self::Missed | Self::Rush(_) | Self::Number(_) => true,
        }
    }

    pub const fn is_single(self) -> bool {
        matches!(self, Self::Daily | Self::SameIdea(_) | Self::Number(_))
    }

    /// All listed choices, in the order of the page.
    pub fn all() -> &'static [Self] {
        &CHOICES
    }
}
