//! The quality of advice: how far the coach looks, and how it says so.

use crate::engine::Resources;
use crate::engine::search::Task;
use crate::rules::{Position, Square, Variant};
use crate::words::say;

/// The quality of advice: how far the coach looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quality {
    /// Plies ahead where the end is out of reach.
    pub depth: u32,
    /// Empty squares from which on results are exact.
    pub exact_empties: u32,
}

/// The means of a search: its threads, and the memory for what it remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    /// How many threads. One finds the same every time.
    pub threads: u32,
    /// How much memory, in MiB.
    pub mebibytes: u32,
}

impl Default for Means {
    /// One thread, and memory that is there within milliseconds.
    fn default() -> Self {
        Self { threads: 1, mebibytes: 24 }
    }
}

impl Quality {
    /// Fit for grading: good judgement before, and no doubt in the last twenty-two squares.
    pub const GRADING: Self = Self { depth: 16, exact_empties: 22 };
    /// A first look at a game.
    pub const COARSE: Self = Self { depth: 5, exact_empties: 10 };

    /// As far as there is time.
    pub const UNBOUNDED: Self = Self { depth: Square::COUNT, exact_empties: Square::COUNT };

    /// What goes with a level's number, 1 to 10: deeper and deeper, a review in seconds at the lowest
    /// and in minutes at the highest.
    pub fn of_level(level: u16) -> Self {
        let level = u32::from(level.clamp(1, 10));
        Self { depth: 4 + level, exact_empties: 8 + 3 * level / 2 }
    }

    /// The task of searching a position so far.
    pub(super) fn task(
        self,
        position: Position,
        variant: Variant,
        resources: &Resources,
    ) -> Task<'_> {
        Task {
            depth: self.depth,
            exact_empties: self.exact_empties,
            weights: &resources.weights,
            threads: resources.threads,
            ..Task::to_the_end(position, variant)
        }
    }
}

/// How sure a figure is.
pub fn how_sure(is_exact: bool, depth: u32) -> String {
    if is_exact { say!("sure-exact") } else { say!("sure-depth", depth = depth) }
}
