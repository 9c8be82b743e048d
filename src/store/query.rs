//! Queries: which games are listed, and in which order.

/// The view: which games are listed.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
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

impl View {
    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::All => "all games",
            Self::Own => "played here",
            Self::Unfinished => "unfinished",
            Self::Imported => "imported",
            Self::Deleted => "deleted",
        }
    }
}

/// The sort order of a list.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
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

impl Sort {
    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Date => "date",
            Self::Black => "Black",
            Self::White => "White",
            Self::Result => "result",
            Self::Opening => "opening",
        }
    }
}

/// The query: which games are asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words that all have to occur among names, date, place and opening.
    pub words: String,
    /// Which ones.
    pub view: View,
    /// In which order.
    pub sort: Sort,
    /// How many of them are passed over.
    pub offset: usize,
}
