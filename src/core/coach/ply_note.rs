//! Plies of a line in a word: the first thing that a player sees of each.

use super::fact::Fact;
use super::facts::facts;
use super::move_context::MoveContext;
use crate::rules::{Color, Position, Square};
use serde::Serialize;

/// An effect of a move, the most visible first. Fields are named as the arguments of the sentences.
///
/// ```
/// use outflank_core::coach::PlyNote;
/// use outflank_core::rules::{Color, Game, Variant};
///
/// let game = Game::new(Variant::REVERSI, Color::Black);
/// let note = PlyNote::of(*game.position(), Color::Black, "d3".parse()?);
/// assert_eq!(note, Some(PlyNote::Flips { count: 1 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlyNote {
    EndsGame,
    TakesCorner,
    ForcesPass,
    GivesCorner {
        corner: Square,
    },
    /// On an X-square: wins a corner whatever the reply.
    Traps {
        corner: Square,
    },
    ThreatensBoth {
        corner: Square,
        corner_too: Square,
    },
    ThreatensCorner {
        corner: Square,
    },
    DefendsCorner {
        corner: Square,
    },
    Wedges,
    /// Fills the last square of its region.
    FillsRegion,
    LeavesNoSafeMove,
    /// Flips inner discs alone.
    Quiet,
    Flips {
        count: u32,
    },
}

impl PlyNote {
    /// Effect of a move of `side`, which is to move in `position`; `None` if illegal.
    pub fn of(position: Position, side: Color, square: Square) -> Option<Self> {
        let context = MoveContext::new(position, side, square)?;
        let first = facts(&context).iter().filter_map(Self::of_fact).min();
        Some(first.unwrap_or(Self::Flips { count: context.flips.len() }))
    }

    fn of_fact(fact: &Fact) -> Option<Self> {
        Some(match *fact {
            Fact::EndsGame => Self::EndsGame,
            Fact::TakesCorner { .. } => Self::TakesCorner,
            Fact::ForcesPass => Self::ForcesPass,
            Fact::GivesCorner { corner } => Self::GivesCorner { corner },
            Fact::StonerTrap { corner, .. } => Self::Traps { corner },
            Fact::DoubleThreat { corner, corner_too } => Self::ThreatensBoth { corner, corner_too },
            Fact::ThreatensCorner { corner } => Self::ThreatensCorner { corner },
            Fact::DefendsCorner { corner } => Self::DefendsCorner { corner },
            Fact::Wedges { .. } => Self::Wedges,
            Fact::FillsRegion => Self::FillsRegion,
            Fact::LeavesNoSafeMove => Self::LeavesNoSafeMove,
            Fact::Quiet => Self::Quiet,
            _ => return None,
        })
    }
}
