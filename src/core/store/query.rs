//! Queries of lists.

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

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words that must all occur in names, date, place or opening.
    pub words: String,
    pub view: View,
    pub outcome: ResultFilter,
    pub sort: Sort,
    /// Number of games to skip.
    pub offset: usize,
}
