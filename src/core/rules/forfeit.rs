//! Forfeits: games that end before the board decides.

use super::Color;
use std::fmt;
use std::str::FromStr;

/// Forfeit of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forfeit {
    pub loser: Color,
    pub reason: ForfeitReason,
}

impl fmt::Display for Forfeit {
    /// As in files: `X time`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.loser.letter(), self.reason)
    }
}

/// Error of an invalid text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a forfeit")]
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

/// Reason of a forfeit, named as in files, so the names must not change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum ForfeitReason {
    /// The flag fell.
    Time,
    Resigned,
    /// Left, stopped answering, or broke the rules.
    Left,
}
