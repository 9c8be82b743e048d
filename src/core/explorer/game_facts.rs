//! The facts of games that an exploration counts and filters by, 17 bytes a game.

use crate::rules::Color;

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

/// The facts of all games, by their numbers. Each fact has a column of its own: whoever counts one for a hundred thousand
/// games reads that and nothing else.
#[derive(Clone, Debug, Default)]
pub struct GameFacts {
    players: [Vec<NameId>; 2],
    places: Vec<NameId>,
    years: Vec<u16>,
    margins: Vec<i8>,
    own: Vec<bool>,
    gone: Vec<bool>,
    /// How many are gone.
    gone_count: usize,
}

impl GameFacts {
    /// Adds those of the next game.
    pub fn push(&mut self, fact: GameFact) {
        for (column, name) in self.players.iter_mut().zip(fact.players) {
            column.push(name);
        }
        self.places.push(fact.place);
        self.years.push(fact.year);
        self.margins.push(fact.margin);
        self.own.push(fact.is_own);
        self.gone.push(fact.is_gone);
        self.gone_count += usize::from(fact.is_gone);
    }

    /// How many games there are.
    pub const fn len(&self) -> usize {
        self.gone.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.gone.is_empty()
    }

    /// Those of a game.
    pub fn get(&self, number: u32) -> Option<GameFact> {
        let at = number as usize;
        let is_gone = *self.gone.get(at)?;
        Some(GameFact {
            players: [self.players[0][at], self.players[1][at]],
            place: self.places[at],
            year: self.years[at],
            margin: self.margins[at],
            is_own: self.own[at],
            is_gone,
        })
    }

    /// Whether none is gone.
    pub const fn count_all(&self) -> bool {
        self.gone_count == 0
    }

    /// The players of a side, by game.
    pub fn players(&self, side: Color) -> &[NameId] {
        &self.players[side.index()]
    }

    /// The years, by game; 0 where nobody knows.
    pub fn years(&self) -> &[u16] {
        &self.years
    }

    /// Black's margins, by game.
    pub fn margins(&self) -> &[i8] {
        &self.margins
    }
}
