//! What the store tells of a position: the games that went through it.

use super::GameEntry;
use crate::explorer::{GameFilter, PlayedMove, UnknownName};
use crate::rules::{Color, Position, Square};

/// The query of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplorerQuery {
    /// The position, seen by the side to move.
    pub position: Position,
    /// The side to move.
    pub side: Color,
    /// Which games count.
    pub filter: GameFilter,
    /// How many of the last games are listed.
    pub most: usize,
}

/// The progress of an index that is not complete yet: the last game that is in it, and the last that will be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Indexing {
    /// Games up to this number are in it.
    pub through: i64,
    /// Games up to this number will be.
    pub target: i64,
}

impl Indexing {
    /// How much of it is done, 0 to 100.
    pub const fn percent(self) -> i64 {
        if self.target > 0 { self.through * 100 / self.target } else { 100 }
    }
}

/// The move that was played in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct ExploredMove {
    /// In how many games, and how they went.
    pub played: PlayedMove,
    /// Who played it most, and in how many games, where anybody's name is known.
    pub most_by: Option<(String, u32)>,
}

/// The answer to a query of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Explored {
    /// What was asked.
    pub query: ExplorerQuery,
    /// How many games went through the position.
    pub games: u32,
    /// What was played there, the move of most games first.
    pub moves: Vec<ExploredMove>,
    /// The last games, the latest first, each with what was played there.
    pub last: Vec<(GameEntry, Square)>,
    /// The name in the filter that occurs nowhere.
    pub unknown: Option<UnknownName>,
    /// How far the index is, where games are missing in it.
    pub indexing: Option<Indexing>,
}
