//! Names of guests.

use arrayvec::ArrayString;
use std::fmt;
use std::str::FromStr;

/// Name of a guest: 1 to 24 ASCII letters, digits, `-`, `_`, `.` and `+`, starting with a letter or digit.
///
/// ```
/// use outflank_core::opponents::GuestName;
///
/// let name: GuestName = "edax-4.6".parse().expect("a name");
/// assert_eq!(name.to_string(), "edax-4.6");
/// assert!("../edax".parse::<GuestName>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GuestName(ArrayString<{ GuestName::LENGTH }>);

/// Error of an invalid name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a name has 1 to {most} letters, digits, '-', '_', '.' or '+'", most = GuestName::LENGTH)]
pub struct GuestNameError;

impl GuestName {
    /// Largest number of characters.
    pub const LENGTH: usize = 24;

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for GuestName {
    type Err = GuestNameError;

    fn from_str(text: &str) -> Result<Self, GuestNameError> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || "-_.+".contains(c);
        let begins_well = text.starts_with(|c: char| c.is_ascii_alphanumeric());
        let name = ArrayString::from(text).ok().filter(|name| name.chars().all(is_part));
        name.filter(|_| begins_well).map(Self).ok_or(GuestNameError)
    }
}

impl fmt::Display for GuestName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}
