//! Words of the plain view: one table for input, help and manual.

use crate::words;
use strum::VariantArray as _;

/// A word that works at any prompt.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub(super) enum Word {
    Hints,
    Undo,
    Resign,
    Board,
    Score,
    Best,
    Why,
    #[strum(to_string = "help", serialize = "?")]
    Help,
    #[strum(to_string = "quit", serialize = "q")]
    Quit,
}

impl Word {
    fn help(self) -> String {
        words::of("word", &self.to_string())
    }
}

pub fn words() -> impl Iterator<Item = (String, String)> {
    Word::VARIANTS.iter().map(|word| (word.to_string(), word.help()))
}
