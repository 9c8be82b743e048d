//! The request to a player, the reports on the way, and the answer.

use super::level::Level;
use super::search::{Selectivity, Value, Values};
use crate::rules::{Game, Position, Square, Variant};

/// The request: a position to find a move in.
#[derive(Clone, Debug)]
pub struct Request {
    /// Where the side to move has at least one legal move.
    pub position: Position,
    /// Which game it is, and by which rules.
    pub variant: Variant,
    /// Who plays: a level of that game.
    pub level: Level,
    /// Decides among equals: the same request with the same seed gets the same answer.
    pub seed: u64,
    /// Plies that the player looks ahead at most, whatever its level; the end is counted out from half as many more.
    pub depth_limit: Option<u32>,
}

impl Request {
    /// The request of the side that is to place a disc in `game`.
    pub fn of(game: &Game, level: Level, seed: u64) -> Self {
        Self { position: *game.position(), variant: game.variant(), level, seed, depth_limit: None }
    }
}

/// The report: how far a search has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Plies looked ahead in full.
    pub depth: u32,
    /// Expected final disc difference for the side to move, -64 to 64.
    pub score: i32,
    /// How sure each branch left out was to be without influence, in percent: 100 where none was.
    pub selectivity: u32,
    /// Whether `score` is proven rather than estimated.
    pub exact: bool,
    /// The moves expected from here, best first; passes left out.
    pub principal_variation: Vec<Square>,
    /// Positions visited so far.
    pub nodes: u64,
}

impl Report {
    /// What a search of every move has to say of one of them.
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

/// The answer: the move chosen, and what is thought of it. The simple levels think nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Where to place the disc.
    pub square: Square,
    /// The last report of the search.
    pub report: Option<Report>,
}

impl Answer {
    /// The first of the moves that a report expects.
    pub(super) fn with(report: Report) -> Option<Self> {
        Some(Self { square: *report.principal_variation.first()?, report: Some(report) })
    }
}
