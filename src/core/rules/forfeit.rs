//! Forfeits: games that end although moves could be made.

use super::Color;
use crate::words::say;
use std::fmt;
use std::str::FromStr;

/// The forfeit of a game: who lost it without being outplayed, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forfeit {
    /// The side that lost.
    pub loser: Color,
    /// How.
    pub reason: ForfeitReason,
}

impl fmt::Display for Forfeit {
    /// As files have it: `X time`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.loser.letter(), self.reason)
    }
}

/// The error of a text that is no forfeit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", say!("error-not-a-forfeit"))]
pub struct NotAForfeit;

impl FromStr for Forfeit {
    type Err = NotAForfeit;

    fn from_str(text: &str) -> Result<Self, NotAForfeit> {
        let (side, reason) = text.split_once(' ').ok_or(NotAForfeit)?;
        let is_side = |color: &Color| side.chars().eq([color.letter()]);
        let loser = Color::BOTH.into_iter().find(is_side).ok_or(NotAForfeit)?;
        Ok(Self { loser, reason: reason.parse().map_err(|_| NotAForfeit)? })
    }
}

/// The reason of a forfeit. The names are those of files: never changed, since files last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum ForfeitReason {
    /// The flag has fallen.
    Time,
    /// The side has given up.
    Resigned,
    /// The side has left, or does not answer, or does not keep to the rules.
    Left,
}
