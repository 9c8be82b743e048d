//! Exact scores for the school.

use crate::engine::Stop;
use crate::engine::search::{Selectivity, Task, TranspositionTable, Value, values};
use crate::rules::{Position, Square, Variant};

/// Limits of the search for a reply, which takes two frames at most: `REPLY` is its depth in plies, `COUNTED` the
/// number of empty squares from which it is exact.
const REPLY: u32 = 6;
const COUNTED: u32 = 10;
/// Depth of the search that judges a lesson's answers, and the number of empty squares from which it is exact.
const JUDGED: u32 = 16;
const PROVEN: u32 = 22;

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

    /// Scores of all moves, best first: exact late in the game, before that of a search deeper than a lesson's idea.
    pub fn judged(&self, position: Position) -> Vec<Value> {
        let task = Task {
            depth: JUDGED,
            exact_empties: PROVEN,
            ..Task::to_the_end(position, Variant::REVERSI)
        };
        self.moves(task)
    }

    /// Best reply, exact if that is fast; `None` without a move.
    pub fn reply(&self, position: Position) -> Option<Square> {
        let task = Task {
            depth: REPLY,
            exact_empties: COUNTED,
            ..Task::to_the_end(position, Variant::REVERSI)
        };
        self.moves(task).first().map(|best| best.square)
    }

    fn values(&self, position: Position, end: Selectivity) -> Vec<Value> {
        let task = Task { end, ..Task::to_the_end(position, Variant::REVERSI) };
        self.moves(task)
    }

    fn moves(&self, task: Task) -> Vec<Value> {
        let values = values(task, &self.table, &Stop::default(), &mut |_| {});
        values.map(|values| values.moves).unwrap_or_default()
    }
}
