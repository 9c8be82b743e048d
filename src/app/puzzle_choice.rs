//! Choices of puzzles.

use crate::coach::Principle;
use crate::school::{Motif, Puzzle, PuzzleTheme, motifs_about, offered};
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

/// All listed choices, in the order of the page: today's, those for the player, and the themes, the easiest first.
static CHOICES: LazyLock<Vec<PuzzleChoice>> = LazyLock::new(|| {
    let first = [
        PuzzleChoice::Daily,
        PuzzleChoice::Near,
        PuzzleChoice::Rush(3),
        PuzzleChoice::Rush(5),
        PuzzleChoice::Missed,
        PuzzleChoice::Drill,
    ];
    let themes = Motif::VARIANTS.iter().copied().map(Some).chain([None]).map(PuzzleTheme);
    let mut themes: Vec<PuzzleTheme> = themes.collect();
    themes.sort_by_key(|theme| median_strength(*theme));
    first.into_iter().chain(themes.into_iter().map(PuzzleChoice::Theme)).collect()
});

/// Median rating of the puzzles of a theme.
fn median_strength(theme: PuzzleTheme) -> u16 {
    let fitting = offered().iter().filter(|puzzle| theme.fits(puzzle.motifs));
    let mut strengths: Vec<u16> = fitting.map(|puzzle| puzzle.strength).collect();
    strengths.sort_unstable();
    strengths.get(strengths.len() / 2).copied().unwrap_or(u16::MAX)
}

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
