//! Queries of lists.

use crate::records::PlayerName;

#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantArray,
    strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum View {
    /// All but deleted games.
    #[default]
    All,
    /// Played here.
    Own,
    Unfinished,
    Imported,
    /// Deleted games, which can be restored.
    Deleted,
}

#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantArray,
    strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Sort {
    /// Newest first.
    #[default]
    Date,
    Black,
    White,
    /// By Black's margin, highest first.
    Result,
    Opening,
}

/// Result of listed games.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantArray,
    strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum ResultFilter {
    /// Any, also unfinished.
    #[default]
    Any,
    /// Won by the player against the computer.
    Won,
    /// Lost by the player against the computer.
    Lost,
    Drawn,
    Black,
    White,
}

/// A word of a search, in lower case, that stands for a kind of name in the reader's language: *vous* for
/// [`PlayerName::You`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoughtName {
    pub word: String,
    pub kind: PlayerName,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct Query {
    /// Words that must all occur in names, date, place or opening.
    pub words: String,
    /// Kinds of names that the words also stand for.
    pub names: Vec<SoughtName>,
    pub view: View,
    pub outcome: ResultFilter,
    pub sort: Sort,
    /// Number of games to skip.
    pub offset: usize,
}
