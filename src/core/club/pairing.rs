//! Pairings, and the games of each.

/// A pairing of two players in a round, or a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairing {
    /// These two play, the first one Black in the first game.
    Game([usize; 2]),
    /// This one has nobody to play with, and gets the points of wins.
    Bye(usize),
}

impl Pairing {
    /// The two players, where there are two.
    pub const fn players(self) -> Option<[usize; 2]> {
        match self {
            Self::Game(players) => Some(players),
            Self::Bye(_) => None,
        }
    }
}

/// The number of a game: round, table in the round and game at the table, each from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameNumber {
    /// The round.
    pub round: u32,
    /// The table, in the order of the pairings of the round.
    pub table: u32,
    /// The game of these two in this round.
    pub game: u32,
}

/// A game that can be played now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScheduledGame {
    /// Its number.
    pub number: GameNumber,
    /// Black's player and White's.
    pub players: [usize; 2],
}
