//! Exact scores for the school.

use crate::engine::Stop;
use crate::engine::search::{Selectivity, Task, TranspositionTable, Value, values};
use crate::rules::{Position, Square, Variant};

/// Limits of the search for a reply, which takes two frames at most: `REPLY` is its depth in plies, `COUNTED` the
/// number of empty squares from which it is exact.
const REPLY: u32 = 6;
const COUNTED: u32 = 10;

/// Solver with its table.
#[derive(Debug)]
pub struct Solver {
    table: TranspositionTable,
}

impl Solver {
    /// A solver with this memory in MiB.
    pub fn new(mebibytes: usize) -> Self {
        Self { table: TranspositionTable::new(mebibytes) }
    }

    /// Exact scores of all moves, best first.
    pub fn solved(&self, position: Position) -> Vec<Value> {
        self.values(position, Selectivity::Full)
    }

    /// Selective scores of all moves: cheap, and rarely wrong.
    pub fn guessed(&self, position: Position) -> Vec<Value> {
        self.values(position, Selectivity::Bold)
    }

    /// Best reply, exact if that is fast; `None` without a move.
    pub fn reply(&self, position: Position) -> Option<Square> {
        let task = Task {
            depth: REPLY,
            exact_empties: COUNTED,
            ..Task::to_the_end(position, Variant::REVERSI)
        };
        let values = values(task, &self.table, &Stop::default(), &mut |_| {});
        values.and_then(|values| values.moves.first().map(|best| best.square))
    }

    fn values(&self, position: Position, end: Selectivity) -> Vec<Value> {
        let task = Task { end, ..Task::to_the_end(position, Variant::REVERSI) };
        let values = values(task, &self.table, &Stop::default(), &mut |_| {});
        values.map(|values| values.moves).unwrap_or_default()
    }
}
