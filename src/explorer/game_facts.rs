//! The facts of games that an exploration counts and filters by, 16 bytes a game.

/// The number of a name in the index: of a player, or of a tournament or source.
pub type NameId = u32;

/// The number of the name of those who have none.
pub const NOBODY: NameId = 0;

/// The facts of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameFact {
    /// Black and White.
    pub players: [NameId; 2],
    /// Tournament or source.
    pub place: NameId,
    /// The year; 0 where nobody knows.
    pub year: u16,
    /// Black's discs less White's, the empty squares given to the winner: -64 to 64.
    pub margin: i8,
    /// Whether it was played here.
    pub is_own: bool,
    /// Whether it counts no more: it was deleted, or went another way since.
    pub is_gone: bool,
}

impl GameFact {
    /// Whether a game can have ended so.
    pub const fn is_possible(&self) -> bool {
        self.margin.unsigned_abs() <= 64
    }

    /// The numbers of its names.
    pub fn names(&self) -> impl Iterator<Item = NameId> {
        self.players.into_iter().chain([self.place])
    }
}

/// The facts of all games, by their numbers.
#[derive(Clone, Debug, Default)]
pub struct GameFacts(Vec<GameFact>);

impl GameFacts {
    /// Adds those of the next game.
    pub fn push(&mut self, fact: GameFact) {
        self.0.push(fact);
    }

    /// How many games there are.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Those of a game.
    #[inline]
    pub fn get(&self, number: u32) -> Option<&GameFact> {
        self.0.get(number as usize)
    }
}
