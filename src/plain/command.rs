//! The words that can be typed instead of an answer: one table for input, help and README.

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
    const fn help(self) -> &'static str {
        match self {
            Self::Hints => "list your legal moves each turn (on/off)",
            Self::Undo => "take back your last move",
            Self::Board => "show the board again",
            Self::Score => "show the score",
            Self::Best => "show the best move and why",
            Self::Why => "say what the last move was worth, and why; `why f4`, what f4 would be",
            Self::Help => "say this (or ?)",
            Self::Quit => "end the game (or q)",
        }
    }
}

/// Every word, with what it does.
pub fn words() -> impl Iterator<Item = (String, &'static str)> {
    Word::VARIANTS.iter().map(|word| (word.to_string(), word.help()))
}
