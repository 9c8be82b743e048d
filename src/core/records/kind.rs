//! Kinds of records.

/// Input form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum RecordKind {
    /// Moves in text, in any layout.
    #[strum(serialize = "transcript")]
    Transcript,
    #[strum(serialize = "board")]
    Board,
    /// Generic Game Server.
    #[strum(serialize = "GGF")]
    Ggf,
    /// Smart Game Format, with variations.
    #[strum(serialize = "SGF")]
    Sgf,
    /// Database of the French Othello federation.
    #[strum(serialize = "WTHOR")]
    Wthor,
    /// Positions with scores.
    #[strum(serialize = "OBF")]
    Obf,
    /// outflank's own objects.
    #[strum(serialize = "JSON")]
    Json,
    /// JSON of game sites.
    #[strum(serialize = "JSON of a site")]
    Site,
    /// Portable Game Notation.
    #[strum(serialize = "PGN")]
    Pgn,
    /// A game a row.
    #[strum(serialize = "table")]
    Table,
    /// Move numbers on the squares of a board.
    #[strum(serialize = "grid of numbers")]
    Grid,
    /// Squares in order out of prose.
    #[strum(serialize = "prose")]
    Prose,
}
