//! Queries of positions and their answers.

use super::GameEntry;
use crate::explorer::{GameFilter, PlayedMove, UnknownName};
use crate::rules::{Color, Position, Square};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplorerQuery {
    /// Position for the side to move.
    pub position: Position,
    pub side: Color,
    pub filter: GameFilter,
    /// Number of latest games.
    pub most: usize,
}

/// Progress of an incomplete index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Indexing {
    /// Games up to this number are indexed.
    pub through: i64,
    /// Games up to this number will be.
    pub target: i64,
}

impl Indexing {
    /// Progress, 0 to 100.
    pub const fn percent(self) -> i64 {
        if self.target > 0 { self.through * 100 / self.target } else { 100 }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ExploredMove {
    /// Frequency and results.
    pub played: PlayedMove,
    /// Most frequent player, if known, and the number of games.
    pub most_by: Option<(String, u32)>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Explored {
    pub query: ExplorerQuery,
    /// Number of games through the position.
    pub games: u32,
    pub moves: Vec<ExploredMove>,
    /// Games of the strongest players, the strongest first, with their moves.
    pub top: Vec<(GameEntry, Square)>,
    pub unknown: Option<UnknownName>,
    /// Progress of an incomplete index.
    pub indexing: Option<Indexing>,
}
