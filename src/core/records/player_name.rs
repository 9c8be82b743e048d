//! Names of players.

use super::sanitize;
use std::fmt::{Display, Formatter};

/// Longest name in characters.
pub const NAME_LENGTH: usize = 40;

/// Name of a player in a record, in no language. A kind that is no text of its own stands in files by its English
/// word.
///
/// ```
/// use outflank_core::records::PlayerName;
///
/// assert_eq!(PlayerName::You.text(), "You");
/// // A stranger's name stays a name.
/// assert_eq!(PlayerName::named("You"), PlayerName::Named("You".to_owned()));
/// assert_eq!(PlayerName::You.signed("Anna"), PlayerName::named("Anna"));
/// assert_eq!(PlayerName::named(""), PlayerName::Unknown);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PlayerName {
    #[default]
    Unknown,
    /// The person who keeps the record.
    You,
    /// The computer, at a level that the game hides.
    Computer,
    /// The computer, by the English name of its level: `Novice`.
    Level(String),
    /// The computer in the part of a person: `Ann`.
    Person(String),
    /// Another program.
    Engine(String),
    Named(String),
}

impl PlayerName {
    /// The name; unknown if it is empty.
    pub fn named(name: impl Into<String>) -> Self {
        let name = name.into();
        if name.is_empty() { Self::Unknown } else { Self::Named(name) }
    }

    /// A name out of a file, without control characters, cut after [`NAME_LENGTH`] characters.
    pub(super) fn read(text: &str) -> Self {
        Self::named(sanitize(text, NAME_LENGTH))
    }

    /// Kind where the text alone does not tell it: `you`, `level`.
    pub fn kind(&self) -> Option<&'static str> {
        (!matches!(self, Self::Unknown | Self::Named(_))).then(|| self.into())
    }

    /// The name of a kind, as [`Self::kind`]; a name for any other kind.
    pub fn of_kind(kind: Option<&str>, text: String) -> Self {
        match kind {
            Some("you") => Self::You,
            Some("computer") => Self::Computer,
            _ if text.is_empty() => Self::Unknown,
            Some("level") => Self::Level(text),
            Some("person") => Self::Person(text),
            Some("engine") => Self::Engine(text),
            _ => Self::Named(text),
        }
    }

    /// The name in files, the same in every language; empty if unknown.
    pub fn text(&self) -> &str {
        match self {
            Self::Unknown => "",
            Self::You => "You",
            Self::Computer => "Computer",
            Self::Level(text) | Self::Person(text) | Self::Engine(text) | Self::Named(text) => text,
        }
    }

    pub const fn is_unknown(&self) -> bool {
        matches!(self, Self::Unknown)
    }

    /// The name for strangers: that of the person who keeps the record in place of [`Self::You`], unless it is empty.
    #[must_use]
    pub fn signed(&self, own: &str) -> Self {
        match self {
            Self::You if !own.is_empty() => Self::Named(own.to_owned()),
            _ => self.clone(),
        }
    }
}

/// As [`PlayerName::text`].
impl Display for PlayerName {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.pad(self.text())
    }
}
