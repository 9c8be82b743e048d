//! The levels a player can choose from.

use strum::VariantArray as _;

/// How strong the computer plays.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, strum::VariantArray,
)]
pub enum Level {
    /// Any legal move.
    Random,
    /// The move that flips most discs.
    Greedy,
    /// The computer of the beginners' book: a corner if it can, else as Greedy.
    Book,
    /// Searches a few plies.
    Scout,
}

/// There is no level with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level {0}: levels run from 1 to {count}", count = Level::ALL.len())]
pub struct NoSuchLevel(pub u8);

impl Level {
    /// Every level, weakest first.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The number that players know it by, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level with the given number.
    ///
    /// # Errors
    ///
    /// [`NoSuchLevel`] where there is none.
    pub fn from_number(number: u8) -> Result<Self, NoSuchLevel> {
        let found = Self::ALL.iter().find(|level| level.number() == number);
        found.copied().ok_or(NoSuchLevel(number))
    }

    /// How it plays, in words a beginner understands.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Random => "Any legal move, without a thought.",
            Self::Greedy => "Always the move that flips most discs.",
            Self::Book => "A free corner, else most flips: as in the book.",
            Self::Scout => "Looks some moves ahead; likes corners, and choice.",
        }
    }
}
