//! Stored games.

use super::SessionId;
use crate::engine::Level;
use crate::opponents::GuestName;
use crate::records::{PlayerName, Record};
use crate::rules::Color;

/// Number of a stored game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(pub i64);

/// Number of an import among those of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportId(pub i64);

/// An import whose games were deleted, and their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoneImport {
    pub import: ImportId,
    pub games: usize,
}

/// Number of a game in a session, before the store assigns its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot {
    pub session_id: SessionId,
    /// From 1.
    pub number: u64,
}

/// Player of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person at the keyboard.
    Human,
    Computer(Level),
    Guest(GuestName),
}

impl Seat {
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Computer(level) => Some(level),
            Self::Human | Self::Guest(_) => None,
        }
    }

    /// Name of a program; unknown for a person.
    pub fn player_name(self) -> PlayerName {
        match self {
            Self::Human => PlayerName::Unknown,
            Self::Computer(Level::Person(rating)) => PlayerName::Person(rating.name().to_owned()),
            Self::Computer(level) => PlayerName::Level(level.to_string()),
            Self::Guest(name) => PlayerName::Engine(name.to_string()),
        }
    }
}

/// Origin of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provenance {
    Played {
        /// Players of Black and White.
        seats: [Seat; 2],
    },
    Imported,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    pub id: Option<GameId>,
    /// Revision as loaded, counted by saves; 0 before the first.
    pub revision: i64,
    /// Revision of the tree, counted likewise.
    pub tree_revision: i64,
    /// The game with plies taken back, and its details.
    pub record: Record,
    pub provenance: Provenance,
}

impl StoredGame {
    /// Side of the only person in a game played here.
    pub fn only_human(&self) -> Option<Color> {
        match self.provenance {
            Provenance::Imported => None,
            Provenance::Played { seats, .. } => only_human(&seats),
        }
    }
}

pub fn only_human(seats: &[Seat; 2]) -> Option<Color> {
    let mut humans = Color::BOTH.into_iter().filter(|side| seats[side.index()] == Seat::Human);
    humans.next().filter(|_| humans.next().is_none())
}
