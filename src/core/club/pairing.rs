//! Pairings and their games.

/// A pairing of a round, or a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairing {
    /// Two players, the first with Black in the first game.
    Game([usize; 2]),
    /// A player without an opponent, who gets the points of wins.
    Bye(usize),
}

impl Pairing {
    pub const fn players(self) -> Option<[usize; 2]> {
        match self {
            Self::Game(players) => Some(players),
            Self::Bye(_) => None,
        }
    }
}

/// Number of a game: round, table and game at the table, each from 0.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct GameNumber {
    pub round: u32,
    /// Table in the order of the round's pairings.
    pub table: u32,
    /// Game of the two players in this round.
    pub game: u32,
}

/// A game that can be played now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScheduledGame {
    pub number: GameNumber,
    /// Players of Black and White.
    pub players: [usize; 2],
}
