//! Search goals and budgets of the coach.

use crate::engine::Resources;
use crate::engine::search::Task;
use crate::rules::{Position, Square, Variant};
use serde::{Deserialize, Serialize};

/// Search goal: depth and exact endings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct SearchGoal {
    /// Depth in plies before the exact ending.
    pub depth: u32,
    /// Empties from which results are exact.
    pub exact_empties: u32,
}

/// Search budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchBudget {
    /// Threads; with one, results are repeatable.
    pub threads: u32,
    /// Memory in MiB.
    pub mebibytes: u32,
}

impl Default for SearchBudget {
    /// One thread, and memory that is allocated in milliseconds.
    fn default() -> Self {
        Self { threads: 1, mebibytes: 24 }
    }
}

impl SearchGoal {
    /// For grading: exact in the last 22 empties.
    pub const GRADING: Self = Self { depth: 16, exact_empties: 22 };
    /// For a first look at a game.
    pub const COARSE: Self = Self { depth: 5, exact_empties: 10 };

    /// Without limit.
    pub const UNBOUNDED: Self = Self { depth: Square::COUNT, exact_empties: Square::COUNT };

    pub const fn new(depth: u32, exact_empties: u32) -> Self {
        Self { depth, exact_empties }
    }

    /// Goal by level number, 1 to 10: a review takes seconds at the lowest and minutes at the highest.
    pub fn of_level(level: u16) -> Self {
        let level = u32::from(level.clamp(1, 10));
        Self { depth: 4 + level, exact_empties: 8 + 3 * level / 2 }
    }

    /// Task of a search with this goal.
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
