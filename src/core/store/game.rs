//! A kept game.

use super::SessionId;
use crate::engine::Level;
use crate::opponents::GuestName;
use crate::records::Record;
use crate::rules::Color;

/// The number of a kept game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(pub i64);

/// The place of a game in a session, known before the store has a number for the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot {
    /// The session in which the game is open.
    pub session: SessionId,
    /// Its number in that session, from 1.
    pub number: u64,
}

/// The player of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at the keyboard.
    Human,
    /// The engine.
    Computer(Level),
    /// Another program.
    Guest(GuestName),
}

impl Seat {
    /// The level that plays there.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Computer(level) => Some(level),
            Self::Human | Self::Guest(_) => None,
        }
    }
}

/// The provenance of a game: played here, or taken in from a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provenance {
    /// Played here.
    Played {
        /// Black's player and White's.
        seats: [Seat; 2],
    },
    /// Taken in.
    Imported,
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its number, once it has one.
    pub id: Option<GameId>,
    /// Its revision as loaded, counted up by the store with every save; 0 where it was never kept.
    pub revision: i64,
    /// The revision of its tree of variations, counted in the same way; 0 where none is kept.
    pub tree_revision: i64,
    /// The game with the plies that were taken back, and what is known about it.
    pub record: Record,
    /// Where it comes from.
    pub provenance: Provenance,
}

impl StoredGame {
    /// The only person who played it here against the computer.
    pub fn only_human(&self) -> Option<Color> {
        match self.provenance {
            Provenance::Imported => None,
            Provenance::Played { seats, .. } => only_human(&seats),
        }
    }
}

/// The side of the only person at these seats.
pub fn only_human(seats: &[Seat; 2]) -> Option<Color> {
    let mut humans = Color::BOTH.into_iter().filter(|side| seats[side.index()] == Seat::Human);
    humans.next().filter(|_| humans.next().is_none())
}
