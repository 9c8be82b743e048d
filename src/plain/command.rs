//! The words that can be typed instead of an answer: one table for input, help and README.

use crate::words;
use strum::VariantArray as _;

/// Words that can be typed at any time.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub(super) enum Word {
    Hints,
    Undo,
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

/// Every word, with what it does.
pub fn words() -> impl Iterator<Item = (String, String)> {
    Word::VARIANTS.iter().map(|word| (word.to_string(), word.help()))
}
