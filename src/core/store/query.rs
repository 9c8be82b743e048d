//! Queries: which games are listed, and in which order.

/// The view: which games are listed.
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
    /// All but the deleted ones.
    #[default]
    All,
    /// Those played here.
    Own,
    /// Those that can go on.
    Unfinished,
    /// Those from records.
    Imported,
    /// The deleted ones, which can come back.
    Deleted,
}

/// The sort order of a list.
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
    /// The latest first.
    #[default]
    Date,
    /// Black's player.
    Black,
    /// White's player.
    White,
    /// What Black won by, the most first.
    Result,
    /// The opening.
    Opening,
}

/// The result that listed games have.
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
    /// Any, or none yet.
    #[default]
    Any,
    /// The player has won it against the computer.
    Won,
    /// The player has lost it against the computer.
    Lost,
    /// Nobody has won it.
    Drawn,
    /// Black has won it.
    Black,
    /// White has won it.
    White,
}

/// The query: which games are asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words that all have to occur among names, date, place and opening.
    pub words: String,
    /// Which ones.
    pub view: View,
    /// How they ended.
    pub outcome: ResultFilter,
    /// In which order.
    pub sort: Sort,
    /// How many of them are passed over.
    pub offset: usize,
}
