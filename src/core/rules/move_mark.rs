//! Marks of moves, as books print them.

use strum::VariantArray as _;

/// The mark of a move: what somebody thinks of it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString, strum::VariantArray,
)]
pub enum MoveMark {
    /// A good move.
    #[strum(serialize = "!")]
    Good,
    /// A very good one.
    #[strum(serialize = "!!")]
    Brilliant,
    /// An interesting one.
    #[strum(serialize = "!?")]
    Interesting,
    /// A doubtful one.
    #[strum(serialize = "?!")]
    Doubtful,
    /// A mistake.
    #[strum(serialize = "?")]
    Mistake,
    /// A blunder.
    #[strum(serialize = "??")]
    Blunder,
}

impl MoveMark {
    /// The mark that comes after this one; none after the last, and the first after none.
    pub fn after(mark: Option<Self>) -> Option<Self> {
        let at = mark.and_then(|mark| Self::VARIANTS.iter().position(|it| *it == mark));
        Self::VARIANTS.get(at.map_or(0, |at| at + 1)).copied()
    }
}
