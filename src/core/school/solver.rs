//! The solver of the school: every move of a position, counted out to the end of the game.

use crate::engine::Stop;
use crate::engine::search::{Selectivity, Task, TranspositionTable, Value, values};
use crate::rules::{Position, Square, Variant};

/// Plies that a look for a reply goes, and empty squares from which on it is counted out: within a frame or two.
const REPLY: u32 = 6;
const COUNTED: u32 = 10;

/// The solver: counts positions out and remembers what it has counted.
#[derive(Debug)]
pub struct Solver {
    table: TranspositionTable,
}

impl Solver {
    /// A solver with so much memory, in MiB.
    pub fn new(mebibytes: usize) -> Self {
        Self { table: TranspositionTable::new(mebibytes) }
    }

    /// The exact scores of all moves of a position, best first; none where the side to move has none.
    pub fn solved(&self, position: Position) -> Vec<Value> {
        self.values(position, Selectivity::Full)
    }

    /// The same at a fraction of the work, and seldom wrong.
    pub fn guessed(&self, position: Position) -> Vec<Value> {
        self.values(position, Selectivity::Bold)
    }

    /// The best reply, counted out where that takes no time, else as far as a look goes; `None` where there is none.
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
