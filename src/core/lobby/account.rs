//! Accounts and their names.

use super::glicko::GlickoRating;
use super::terms::GamePace;
use super::vacation::Vacations;
use std::fmt;
use std::str::FromStr;

/// Number of an account.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
pub struct AccountId(pub i64);

/// An account: a person with a key, or a guest.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonAccount {
    pub id: AccountId,
    /// `None` before it is chosen, and for guests.
    pub name: Option<AccountName>,
    pub is_guest: bool,
    /// Whether the operator keeps its greetings and challenges from all.
    pub is_muted: bool,
    /// Rating of games at one sitting.
    pub rating: GlickoRating,
    /// Number of rated games at one sitting.
    pub games: u32,
    /// Rating of games by correspondence.
    pub correspondence: GlickoRating,
    pub vacations: Vacations,
}

impl PersonAccount {
    /// Rating of games of this pace.
    pub const fn rating_at(&self, pace: GamePace) -> GlickoRating {
        if pace.is_live() { self.rating } else { self.correspondence }
    }

    /// Takes the rating after a game of this pace; `is_new` counts the game.
    pub(super) fn note_rated(&mut self, pace: GamePace, after: GlickoRating, is_new: bool) {
        if pace.is_live() {
            self.rating = after;
            self.games += u32::from(is_new);
        } else {
            self.correspondence = after;
        }
    }

    /// Name to show: `guest-12` for a guest, `player-12` before a name is chosen.
    pub fn shown_name(&self) -> String {
        match &self.name {
            Some(name) => name.to_string(),
            None if self.is_guest => format!("guest-{}", self.id.0),
            None => format!("player-{}", self.id.0),
        }
    }
}

/// Name of an account: 2 to 20 ASCII letters, digits and hyphens, the first a letter. So no two names look alike by
/// their characters, and none can change a line.
///
/// ```
/// use outflank_core::lobby::AccountName;
///
/// assert!("Ann-2".parse::<AccountName>().is_ok());
/// assert!("2nd".parse::<AccountName>().is_err());
/// assert!("guest-1".parse::<AccountName>().is_err(), "reserved");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AccountName(String);

/// Error of an invalid name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum InvalidName {
    #[error("a name has 2 to 20 letters a-z, digits and hyphens, a letter first")]
    Form,
    #[error("this name is reserved")]
    Reserved,
}

const LENGTHS: std::ops::RangeInclusive<usize> = 2..=20;
/// Names, and beginnings of names, that the program itself uses.
const RESERVED: [&str; 9] =
    ["guest", "player", "anonymous", "outflank", "computer", "level", "admin", "deleted", HOUSE];
/// Begin of the names of the players of the house.
const HOUSE: &str = "house";

impl FromStr for AccountName {
    type Err = InvalidName;

    fn from_str(text: &str) -> Result<Self, InvalidName> {
        let is_allowed = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let begins_well = text.starts_with(|c: char| c.is_ascii_alphabetic());
        if !LENGTHS.contains(&text.len()) || !begins_well || !text.chars().all(is_allowed) {
            return Err(InvalidName::Form);
        }
        let lower = text.to_ascii_lowercase();
        let is_reserved = |word: &str| {
            lower.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        if RESERVED.into_iter().any(is_reserved) {
            return Err(InvalidName::Reserved);
        }
        Ok(Self(text.to_owned()))
    }
}

impl AccountName {
    /// Name of the house's player of a strength.
    pub fn of_house(strength: u16) -> Self {
        Self(format!("{HOUSE}-{strength}"))
    }

    /// A name that is in use: it may be reserved by now.
    pub fn stored(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// Form by which names are compared.
    pub fn key(&self) -> String {
        self.0.to_ascii_lowercase()
    }
}

impl fmt::Display for AccountName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
