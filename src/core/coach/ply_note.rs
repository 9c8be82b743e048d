//! Plies of a line in a word: the first thing that a player sees of each.

use super::fact::Fact;
use super::facts::facts;
use super::move_context::MoveContext;
use crate::rules::{Color, Position, Square};
use serde::Serialize;

/// The most visible effect of a move. Fields are named as the arguments of the sentences.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlyNote {
    TakesCorner,
    EndsGame,
    ForcesPass,
    /// On an X-square: wins a corner whatever the reply.
    Traps {
        corner: Square,
    },
    ThreatensBoth {
        corner: Square,
        corner_too: Square,
    },
    GivesCorner {
        corner: Square,
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
        let found: Vec<(usize, Self)> = facts(&context).iter().filter_map(Self::of_fact).collect();
        let first = found.into_iter().min_by_key(|(rank, _)| *rank).map(|(_, note)| note);
        Some(first.unwrap_or(Self::Flips { count: context.flips.len() }))
    }

    /// Note of a fact with its rank, the most visible first.
    fn of_fact(fact: &Fact) -> Option<(usize, Self)> {
        Some(match *fact {
            Fact::EndsGame => (0, Self::EndsGame),
            Fact::TakesCorner { .. } => (1, Self::TakesCorner),
            Fact::ForcesPass => (2, Self::ForcesPass),
            Fact::GivesCorner { corner } => (3, Self::GivesCorner { corner }),
            Fact::StonerTrap { corner, .. } => (4, Self::Traps { corner }),
            Fact::DoubleThreat { corner, corner_too } => {
                (5, Self::ThreatensBoth { corner, corner_too })
            }
            Fact::ThreatensCorner { corner } => (6, Self::ThreatensCorner { corner }),
            Fact::DefendsCorner { corner } => (7, Self::DefendsCorner { corner }),
            Fact::Wedges { .. } => (8, Self::Wedges),
            Fact::FillsRegion => (9, Self::FillsRegion),
            Fact::LeavesNoSafeMove => (10, Self::LeavesNoSafeMove),
            Fact::Quiet => (11, Self::Quiet),
            _ => return None,
        })
    }
}
