//! Annotations of moves, as in chess books.

use strum::VariantArray as _;

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString, strum::VariantArray,
)]
pub enum MoveMark {
    #[strum(serialize = "!")]
    Good,
    #[strum(serialize = "!!")]
    Brilliant,
    #[strum(serialize = "!?")]
    Interesting,
    #[strum(serialize = "?!")]
    Doubtful,
    #[strum(serialize = "?")]
    Mistake,
    #[strum(serialize = "??")]
    Blunder,
}

impl MoveMark {
    /// Next mark of a cycle; `None` after the last.
    pub fn after(mark: Option<Self>) -> Option<Self> {
        let at = mark.and_then(|mark| Self::VARIANTS.iter().position(|it| *it == mark));
        Self::VARIANTS.get(at.map_or(0, |at| at + 1)).copied()
    }
}
