//! Output formats.

use super::{Record, ggf, json, link, pgn_writer, sgf_writer, svg, text, write_board};
use crate::rules::Variant;

#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    strum::Display,
    strum::EnumString,
    strum::VariantArray,
    strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Form {
    /// Moves, after a board or a prefix if needed.
    Transcript,
    /// Current board and side to move.
    Board,
    /// Format of the Generic Game Server.
    Ggf,
    /// Smart Game Format, with variations, comments and marks.
    Sgf,
    /// Portable Game Notation, with variations, comments and marks.
    Pgn,
    /// SVG diagram with move numbers.
    Svg,
    /// SVG picture of the current board.
    Picture,
    /// JSON object.
    Json,
    /// Link that opens the position in Hamlite, a web page with a board and an engine.
    Link,
}

impl Form {
    /// The record in this form, with a final line end. If nothing was played and the form has no variations, the
    /// tree's main line is written.
    pub fn write(self, record: &Record) -> String {
        let main;
        let record = match &record.tree {
            Some(tree) if record.game.played().is_empty() && !self.keeps_lines() => {
                main = Record { game: tree.clone().adopt_main_line(), ..record.clone() };
                &main
            }
            _ => record,
        };
        let game = &record.game;
        match self {
            Self::Transcript => text::write(game) + "\n",
            Self::Board => write_board(game.position(), game.side_to_move()) + "\n",
            Self::Ggf => ggf::write(record),
            Self::Sgf => sgf_writer::write(record),
            Self::Pgn => pgn_writer::write(record),
            Self::Svg => svg::diagram(record),
            Self::Picture => svg::position(record),
            Self::Json => json::write(record),
            Self::Link => link::write(game) + "\n",
        }
    }

    /// As [`Self::write`], for strangers: with the name of the person who keeps the record, unless the form keeps the
    /// kinds of names.
    pub fn write_signed(self, record: &Record, own: &str) -> String {
        if self == Self::Json { self.write(record) } else { self.write(&record.signed(own)) }
    }

    /// Whether a game of this variant can be written.
    pub fn can_hold(self, variant: Variant) -> bool {
        match self {
            Self::Ggf => variant.flips(),
            Self::Board | Self::Link => variant.is_classic(),
            // SGF needs discs at the start, and moves that flip.
            Self::Sgf => variant.most_discs_win() && !variant.has_placing(),
            Self::Pgn => variant.is_tournament(),
            Self::Transcript | Self::Svg | Self::Picture | Self::Json => true,
        }
    }

    /// Whether variations, comments and marks are written.
    pub const fn keeps_lines(self) -> bool {
        matches!(self, Self::Sgf | Self::Pgn | Self::Json)
    }

    /// Whether the moves of a game are written, not only a position.
    pub const fn keeps_games(self) -> bool {
        !matches!(self, Self::Board | Self::Picture | Self::Link)
    }

    pub const fn extension(self) -> &'static str {
        match self {
            Self::Transcript | Self::Board | Self::Link => "txt",
            Self::Ggf => "ggf",
            Self::Sgf => "sgf",
            Self::Pgn => "pgn",
            Self::Svg | Self::Picture => "svg",
            Self::Json => "json",
        }
    }

    /// Whether a file holds a single record.
    pub const fn is_single(self) -> bool {
        matches!(self, Self::Svg | Self::Picture)
    }
}
