//! Requests, reports and answers.

use super::level::Level;
use super::search::{Selectivity, Value, Values};
use crate::rules::{Game, Ply, Position, Square, Variant};

/// A position to find a move in.
#[derive(Clone, Debug)]
pub struct Request {
    /// Position with a legal move for the side to move.
    pub position: Position,
    pub variant: Variant,
    /// The opponent's last move and the own one before it, if there were any: people look where play was.
    pub last: [Option<Square>; 2],
    pub level: Level,
    /// Seed of all random choices.
    pub seed: u64,
    /// Limit of the depth in plies, for any level; endings are solved from one and a half times as many empties.
    pub depth_limit: Option<u32>,
}

impl Request {
    /// Request of the side to place a disc in `game`.
    pub fn of(game: &Game, level: Level, seed: u64) -> Self {
        let last = Self::last_of(game.played());
        Self { last, ..Self::of_position(*game.position(), game.variant(), level, seed) }
    }

    /// Squares of the last move of these, and of the one before it.
    pub fn last_of(played: &[Ply]) -> [Option<Square>; 2] {
        let mut played = played.iter().rev().map(Ply::square);
        [(); 2].map(|()| played.next().flatten())
    }

    /// Request for a position without known moves.
    pub const fn of_position(
        position: Position,
        variant: Variant,
        level: Level,
        seed: u64,
    ) -> Self {
        Self { position, variant, last: [None; 2], level, seed, depth_limit: None }
    }
}

/// Progress of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Report {
    /// Completed depth in plies; 0 for a move out of the book.
    pub depth: u32,
    /// Expected final margin for the side to move, -64 to 64.
    pub score: i32,
    /// Confidence of forward pruning in percent; 100 without pruning.
    pub selectivity: u32,
    /// Whether `score` is proven.
    pub exact: bool,
    /// Expected moves, without passes.
    pub principal_variation: Vec<Square>,
    /// Nodes searched so far.
    pub nodes: u64,
}

impl Report {
    /// Report of one move of a multi-PV search.
    pub(super) fn of_value(value: Value, values: &Values) -> Self {
        let selectivity = if values.exact { Selectivity::Full } else { Selectivity::Bold };
        Self {
            depth: values.depth,
            score: value.score,
            selectivity: selectivity.percent(),
            exact: values.exact,
            principal_variation: vec![value.square],
            nodes: values.nodes,
        }
    }
}

/// A chosen move; levels without a search have no report.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Answer {
    pub square: Square,
    /// Last report of the search.
    pub report: Option<Report>,
}

impl Answer {
    /// First move of a report's line.
    pub(super) fn with(report: Report) -> Option<Self> {
        Some(Self { square: *report.principal_variation.first()?, report: Some(report) })
    }
}
